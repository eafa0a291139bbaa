"""Records as models of pydantic, by which FastAPI checks requests and describes replies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema, create_model

from archrivals.engine.records import Limit, name_of
from archrivals.hosting.operations.declared import Cleaned, Constant, DescribedAs, hints_of


@cache
def model_of(kind: Any, names: tuple[str, ...] = (), strict: bool = False) -> type[BaseModel]:
    """Return the model of a record, or of some of its fields; a strict one takes no others."""
    hints = hints_of(kind)
    members: dict[str, Any] = {}
    for each in fields(kind):
        if not names or each.name in names:
            name, default = name_of(each), ... if each.default is MISSING else each.default
            value = Field(default, alias=name) if name != each.name else default
            members[each.name] = (described(hints[each.name]), value)
    config = ConfigDict(extra="forbid", strict=True) if strict else ConfigDict()
    made: type[BaseModel] = create_model(
        kind.__name__, __config__=config, __doc__=kind.__doc__, **members
    )
    return made


def described(hint: Any) -> Any:
    """Return a type as pydantic knows it."""
    origin, inside = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return model_of(hint)
    if origin is Annotated:
        return _annotated(inside[0], inside[1:])
    if origin is Constant:
        return described(inside[0])
    if origin in (Union, UnionType):
        return Union[tuple(described(each) for each in inside)]  # noqa: UP007
    if origin is tuple and inside[-1] is Ellipsis:
        return list[described(inside[0])]  # type: ignore[misc]
    if origin is dict:
        return dict[described(inside[0]), described(inside[1])]  # type: ignore[misc]
    return hint


def _annotated(base: Any, marks: Sequence[Any]) -> Any:
    stated = [mark.type for mark in marks if isinstance(mark, DescribedAs)]
    found = described(stated[0] if stated else base)
    for mark in marks:
        if isinstance(mark, Limit):
            limits = {
                name.replace("items", "length"): value for name, value in mark.given().items()
            }
            found = Annotated[found, Field(**limits)]
        elif isinstance(mark, Cleaned):
            longest = next(each.max_length for each in marks if isinstance(each, Limit))
            shape = {"type": "string", "pattern": mark.pattern, "maxLength": longest}
            found = Annotated[found, AfterValidator(mark.clean), WithJsonSchema(shape)]
    return found
