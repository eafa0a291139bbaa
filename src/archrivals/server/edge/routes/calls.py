"""Calls when it is one's turn: wishes, addresses, and the inbox."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from archrivals.engine.records import Limit, fields_of, record
from archrivals.hosting.operations.declared import needs_server
from archrivals.hosting.operations.reference import InLanguage
from archrivals.hosting.reference import spoken
from archrivals.hosting.refusal import Refusal
from archrivals.server.calls import channels, inbox, push, vacation, wishes, words
from archrivals.server.calls.inbox import NoticeShown
from archrivals.server.calls.outside import NoReply, NotOutside
from archrivals.server.calls.vacation import MAX_DAYS_PER_YEAR, Vacation
from archrivals.server.calls.wishes import AddressShown, Kind, Target
from archrivals.server.core.sealing import NoKey
from archrivals.server.core.settings import Settings
from archrivals.server.core.store import new_id, now
from archrivals.server.edge.asking import Member

from .moderation import CHANGING, Id

LAST_MINUTE: Final = 24 * 60 - 1
Minute = Annotated[int, Limit(ge=0, le=LAST_MINUTE)]
Key = Annotated[str, Limit(max_length=200, pattern=r"^[A-Za-z0-9_-]*$")]


@record
class CallsShown:
    """The wishes and addresses of a person; ``asked`` is whether they have ever said how.

    ``key`` is what a browser subscribes with, null where this server cannot push; ``mails`` is
    whether it can mail this person.
    """

    asked: bool
    on: bool
    mail: bool
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    addresses: tuple[AddressShown, ...]
    key: str | None
    mails: bool
    vacation: Vacation


@record
class WantedCalls:
    """Wishes for calls. Quiet hours are minutes of one's own day, or both null."""

    on: bool
    zone: Annotated[str, Limit(max_length=64)]
    language: Literal["en", "es", "de"] = "en"
    mail: bool = False
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None


@record
class NewAddress:
    """A place to be called at; a browser also gives its keys."""

    kind: Kind
    address: Annotated[str, Limit(min_length=1, max_length=1000)]
    p256dh: Key = ""
    auth: Key = ""
    language: Literal["en", "es", "de"] = "en"


@record
class OfAddress:
    """An address."""

    id: Id


@needs_server("GET", "/me/calls", refuses=(401,))
async def my_calls(by: Member) -> CallsShown:
    """Show how one is called."""
    store = by.here.store
    async with store.engine.connect() as connection:
        found = await wishes.wishes_of(connection, by.person.id)
        away = await vacation.of(connection, by.person.id, now())
    return CallsShown(
        **fields_of(found or wishes.Wishes(on=False)),
        asked=found is not None,
        addresses=await wishes.addresses(store, by.person.id),
        key=_key(store.settings),
        mails=bool(store.settings.smtp) and by.person.verified is not None,
        vacation=away,
    )


def _key(settings: Settings) -> str | None:
    try:
        return push.public_key(settings)
    except NoKey:
        return None


@needs_server("PUT", "/me/calls", refuses=CHANGING, status=204)
async def want_calls(asked: WantedCalls, by: Member) -> None:
    """Say how one wants to be called; off means no call at all."""
    if asked.mail and not (by.here.store.settings.smtp and by.person.verified):
        raise Refusal(
            409, "not-verified", "mails need a verified address, and a server that sends them"
        )
    await wishes.keep(by.here.store, by.person.id, wishes.Wishes(**fields_of(asked)))


@record
class Away:
    """The days of a vacation that begins now."""

    days: Annotated[int, Limit(ge=1, le=MAX_DAYS_PER_YEAR)]


@needs_server("PUT", "/me/vacation", refuses=CHANGING, status=204)
async def go_away(asked: Away, by: Member) -> None:
    """Go on vacation: one's slow games wait, and no call comes until one is back."""
    await vacation.take(by.here.store, by.person.id, asked.days)


@needs_server("DELETE", "/me/vacation", refuses=CHANGING, status=204)
async def come_back(by: Member) -> None:
    """End one's vacation; to play does so as well."""
    await vacation.end(by.here.store, by.person.id)


@needs_server("POST", "/me/calls/addresses", refuses=CHANGING, status=204)
async def add_address(asked: NewAddress, by: Member) -> None:
    """Enter a place to be called at, or try one that has stopped; a webhook gets a test first."""
    store = by.here.store
    keys = {"p256dh": asked.p256dh, "auth": asked.auth} if asked.kind == "push" else {}
    wishes.check_address(store.settings, asked.kind, asked.address, keys)
    if asked.kind != "push":
        await _try(store.settings, asked)
    await wishes.enter(store, by.person.id, asked.kind, asked.address, keys)


async def _try(settings: Settings, asked: NewAddress) -> None:
    """Send a test; refuse an address that does not take it."""
    target = Target("", asked.kind, asked.address, {}, 0)
    said = words.test(asked.language)
    try:
        reply = await channels.send(settings, target, said, new_id(), asked.language)
    except (NotOutside, NoReply) as error:
        raise Refusal(409, "no-answer", str(error)) from None
    if not 200 <= reply.status < 300:
        raise Refusal(409, "no-answer", f"this address answered {reply.status}")


@needs_server("DELETE", "/me/calls/addresses/{id}", refuses=CHANGING, status=204)
async def remove_address(asked: OfAddress, by: Member) -> None:
    """Remove a place to be called at."""
    await wishes.remove(by.here.store, by.person.id, asked.id)


@needs_server("GET", "/me/inbox", refuses=(401,))
async def my_inbox(asked: InLanguage, by: Member) -> tuple[NoticeShown, ...]:
    """List what happened at one's tables in the last 30 days, latest first."""
    return await inbox.of(by.here.store, by.person.id, spoken(asked.language))
