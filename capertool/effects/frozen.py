"""Immutable values that compare by type and content: like dataclasses, but quick to import."""

from inspect import get_annotations
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Frozen:
    """Subclasses list their fields as annotations; defaults stand behind them."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        fields = tuple(get_annotations(cls))
        cls.__match_args__ = fields  # type: ignore[misc]  # set once, when the class is made
        cls._defaults = {name: cls.__dict__[name] for name in fields if name in cls.__dict__}

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = {**self._defaults, **dict(zip(self.__match_args__, values, strict=False)), **named}
        if len(values) > len(self.__match_args__) or fields.keys() != set(self.__match_args__):
            raise TypeError(f"{type(self).__name__} takes {', '.join(self.__match_args__)}")
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *[self.__dict__[name] for name in self.__match_args__]))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"
