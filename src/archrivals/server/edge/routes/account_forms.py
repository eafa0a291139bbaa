"""What people send to the API and what it answers: these fields, checked, and no others."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from archrivals.hosting.words import MAX_NAME_LENGTH, NAME
from archrivals.server.accounts.accounts import MOST_PREFERENCES, Person
from archrivals.server.accounts.validation import (
    EMAIL,
    MAX_EMAIL_LENGTH,
    MAX_PASSWORD_LENGTH,
    MIN_PASSWORD_LENGTH,
    clean_email,
    clean_name,
)

Name = Annotated[
    str,
    Field(max_length=MAX_NAME_LENGTH),
    AfterValidator(clean_name),
    WithJsonSchema({"type": "string", "pattern": NAME, "maxLength": MAX_NAME_LENGTH}),
]
Email = Annotated[
    str,
    Field(max_length=MAX_EMAIL_LENGTH),
    AfterValidator(clean_email),
    WithJsonSchema({"type": "string", "pattern": EMAIL, "maxLength": MAX_EMAIL_LENGTH}),
]
NewPassword = Annotated[str, Field(min_length=MIN_PASSWORD_LENGTH, max_length=MAX_PASSWORD_LENGTH)]
OldPassword = Annotated[str, Field(min_length=1, max_length=MAX_PASSWORD_LENGTH)]
Ticket = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,128}$")]
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
SessionId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]

MAX_EXACT_INTEGER: Final = 2**53 - 1  # what a browser counts exactly
PreferenceKey = Annotated[str, Field(pattern=r"^[a-zA-Z][a-zA-Z0-9_.-]{0,39}$")]
PreferenceValue = (
    bool
    | Annotated[int, Field(ge=-MAX_EXACT_INTEGER, le=MAX_EXACT_INTEGER)]
    | Annotated[float, Field(ge=-MAX_EXACT_INTEGER, le=MAX_EXACT_INTEGER, allow_inf_nan=False)]
    | Annotated[str, Field(max_length=200, pattern=r"^[^\u0000]*$")]
    | None
)
Preferences = Annotated[dict[PreferenceKey, PreferenceValue], Field(max_length=MOST_PREFERENCES)]


class Sent(BaseModel):
    """What a client sends: these fields and no others, and no "0" for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Sent):
    """A name is all a guest needs: 2 to 24 characters that can be seen."""

    name: Name


class NewAccount(Sent):
    """What turns a guest into an account."""

    email: Email
    password: NewPassword


class LogIn(Sent):
    """Mail address and password."""

    email: Email
    password: OldPassword


class Change(Sent):
    """What to change; preferences are merged with those there are, and null forgets one."""

    name: Name | None = None
    preferences: Preferences | None = None


class ChangePassword(Sent):
    """The old password and the new."""

    old: OldPassword
    new: NewPassword


class Forgotten(Sent):
    """Whose password was forgotten."""

    email: Email


class Reset(Sent):
    """The ticket of the mail, and a new password."""

    token: Ticket
    new: NewPassword


class Verify(Sent):
    """The ticket of the mail; in another browser also the password that was chosen."""

    token: Ticket
    password: OldPassword | None = None


class Leaving(Sent):
    """Accounts must say their password to be deleted."""

    password: OldPassword | None = None


# --- Answers ----------------------------------------------------------------------------------


class PersonShown(BaseModel):
    """A person, as they see themselves."""

    id: str
    name: str
    email: str | None
    guest: bool
    verified: bool
    pending: str | None
    created: int
    preferences: dict[str, bool | int | float | str]


class Myself(BaseModel):
    """Who is logged in, and the token that every changing request must carry.

    ``GET`` also tells how many notices of moderators are unread, and the role of a moderator.
    """

    person: PersonShown
    csrf: str
    notices: int = 0
    role: str | None = None


class SessionShown(BaseModel):
    """Somewhere one is logged in."""

    id: str
    agent: str
    created: int
    seen: int
    this: bool


class TicketShown(BaseModel):
    """Good for one WebSocket, within 30 seconds."""

    ticket: str


class Told(BaseModel):
    """A sentence for a person."""

    reason: str


class Blocked(BaseModel):
    """Somebody who is blocked."""

    id: str
    name: str


def shown(person: Person, csrf: str) -> Myself:
    """A person, for themselves."""
    return Myself(
        person=PersonShown(
            id=person.id,
            name=person.name,
            email=person.email,
            guest=person.guest,
            verified=person.verified is not None,
            pending=person.pending if person.guest else None,
            created=person.created,
            preferences=person.preferences,
        ),
        csrf=csrf,
    )
