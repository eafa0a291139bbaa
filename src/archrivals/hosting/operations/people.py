"""Who plays: a guest, their name and preferences, and the ticket that opens a socket."""

from __future__ import annotations

from typing import Annotated, Final

from archrivals.engine.records import Limit, record
from archrivals.hosting.words import MAX_NAME_LENGTH, NAME, shown_name

from .declared import Cleaned, Operation

MOST_PREFERENCES: Final = 64
MAX_EXACT_INTEGER: Final = 2**53 - 1  # what a browser counts exactly

Name = Annotated[str, Limit(max_length=MAX_NAME_LENGTH), Cleaned(shown_name, NAME)]
Preference = bool | int | float | str
PreferenceName = Annotated[str, Limit(pattern=r"^[a-zA-Z][a-zA-Z0-9_.-]{0,39}$")]
PreferenceValue = (
    bool
    | Annotated[int, Limit(ge=-MAX_EXACT_INTEGER, le=MAX_EXACT_INTEGER)]
    | Annotated[float, Limit(ge=-MAX_EXACT_INTEGER, le=MAX_EXACT_INTEGER)]
    | Annotated[str, Limit(max_length=200, pattern=r"^[^\u0000]*$")]
    | None
)
Preferences = Annotated[dict[PreferenceName, PreferenceValue], Limit(max_items=MOST_PREFERENCES)]


@record
class NewGuest:
    """A name is all a guest needs: 2 to 24 characters that can be seen."""

    name: Name


@record
class ChangeMe:
    """The fields to change; preferences are merged with the stored ones, and null removes one."""

    name: Name | None = None
    preferences: Preferences | None = None


@record
class PersonShown:
    """A person, as they see themselves."""

    id: str
    name: str
    email: str | None
    guest: bool
    verified: bool
    pending: str | None
    created: int
    preferences: dict[str, Preference]


@record
class Myself:
    """The person who is logged in, and the token that every changing request must carry.

    ``GET`` also returns the number of unread notices by moderators, and the role of a moderator.
    """

    person: PersonShown
    csrf: str
    notices: int
    role: str | None


@record
class TicketShown:
    """Good for one WebSocket, within 30 seconds."""

    ticket: str


SESSION: Final = Operation("GET", "/session", None, Myself | None, "answers")
ME: Final = Operation("GET", "/me", None, Myself, "answers", refuses=(401,))
CHANGE_ME: Final = Operation(
    "PATCH", "/me", ChangeMe, Myself, "answers", refuses=(400, 401, 403, 409)
)
BECOME_GUEST: Final = Operation(
    "POST", "/guests", NewGuest, Myself, "answers", refuses=(400, 403, 409)
)
TICKET: Final = Operation("POST", "/tickets", None, TicketShown, "answers", refuses=(401, 403))
