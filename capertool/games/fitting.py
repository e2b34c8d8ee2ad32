"""Whether what came out of a file has the shape that an event or a correction names."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict


def fits(value: Any, wanted: Any) -> bool:
    """Whether a value is of a type as annotations write it; a list will do for a tuple, as JSON has no others."""
    if wanted is Any:
        return True
    origin = get_origin(wanted)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in get_args(wanted))
    if origin is Mapping:
        key, of = get_args(wanted)
        return isinstance(value, Mapping) and all(fits(k, key) and fits(v, of) for k, v in value.items())
    if origin in (tuple, Sequence):
        return isinstance(value, list | tuple) and all(fits(one, get_args(wanted)[0]) for one in value)
    if is_typeddict(wanted):
        hints = _hints(wanted)
        return isinstance(value, Mapping) and all(key in hints and fits(v, hints[key]) for key, v in value.items())
    return type(value) is wanted and all(fits(getattr(value, name), hint) for name, hint in _fields(wanted).items())


def _fields(wanted: Any) -> Mapping[str, Any]:
    """The fields of a named tuple; nothing else has any here."""
    return _hints(wanted) if hasattr(wanted, "_fields") else {}


@cache
def _hints(wanted: Any) -> Mapping[str, Any]:
    return get_type_hints(wanted)
