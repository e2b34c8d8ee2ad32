"""Events as JSON has them, and back."""

from collections.abc import Callable, Mapping
from typing import Any

Document = Mapping[str, Any]


class Codec:
    """The events of one game by name. Fields at their defaults are left out, so a default never changes."""

    def __init__(self, types: Mapping[str, type[Any]], fields: Mapping[str, Callable[[Any], Any]]) -> None:
        self._types = types
        self._names = {kind: name for name, kind in types.items()}
        self._fields = fields
        """How a field is read whose value JSON cannot hold as it is."""

    def encode(self, event: Any) -> dict[str, Any]:
        defaults = type(event)._field_defaults
        fields = {
            name: value for name, value in event._asdict().items() if name not in defaults or value != defaults[name]
        }
        return {"event": self._names[type(event)], **fields}

    def decode(self, document: Document) -> Any:
        fields = dict(document)
        kind = self._types[fields.pop("event")]
        for name in fields.keys() & self._fields.keys():
            fields[name] = self._fields[name](fields[name])
        return kind(**fields)
