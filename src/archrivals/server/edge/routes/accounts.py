"""People at a server: guests, accounts, sessions, passwords, blocks, one's own data."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from archrivals.engine.records import Limit, record, replaced
from archrivals.hosting.operations import people
from archrivals.hosting.operations.declared import Cleaned, In, JsonObject, answers, needs_server
from archrivals.hosting.operations.people import (
    ChangeMe,
    Myself,
    NewGuest,
    PersonShown,
    TicketShown,
)
from archrivals.hosting.operations.tables import PersonId
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts import accounts, claims, mail, mydata, sessions
from archrivals.server.accounts.accounts import Blocked, Person
from archrivals.server.accounts.devices import known_device, remember_device
from archrivals.server.accounts.limits import spend
from archrivals.server.accounts.sessions import Session
from archrivals.server.accounts.tickets import issue
from archrivals.server.accounts.validation import (
    EMAIL,
    MAX_EMAIL_LENGTH,
    MAX_PASSWORD_LENGTH,
    MIN_PASSWORD_LENGTH,
    clean_email,
)
from archrivals.server.context import Context
from archrivals.server.edge.asking import Asking, Member
from archrivals.server.edge.security import (
    COOKIE,
    DEVICE,
    clear_cookie,
    set_cookie,
    set_device,
)
from archrivals.server.lobby.departing import depart
from archrivals.server.lobby.rooms import part
from archrivals.server.moderation.sanctions import moderated
from archrivals.server.operating.live import live

Email = Annotated[str, Limit(max_length=MAX_EMAIL_LENGTH), Cleaned(clean_email, EMAIL)]
NewPassword = Annotated[str, Limit(min_length=MIN_PASSWORD_LENGTH, max_length=MAX_PASSWORD_LENGTH)]
OldPassword = Annotated[str, Limit(min_length=1, max_length=MAX_PASSWORD_LENGTH)]
Ticket = Annotated[str, Limit(pattern=r"^[A-Za-z0-9_-]{1,128}$")]
SessionId = Annotated[str, Limit(pattern=r"^[0-9a-f]{16}$")]
TRIED: Final = "There were too many attempts at this password"
MAILS: Final = "Too many mails were asked for"


@record
class Confirmation:
    """A sentence for a person."""

    reason: str


def shown(person: Person, csrf: str) -> Myself:
    """Return a person, for themselves."""
    return Myself(
        PersonShown(
            id=person.id,
            name=person.name,
            email=person.email,
            guest=person.guest,
            verified=person.verified is not None,
            pending=person.pending if person.guest else None,
            created=person.created,
            preferences=person.preferences,
        ),
        csrf,
        notices=0,
        role=None,
    )


async def begin_session(by: Asking, person: Person) -> Myself:
    """Log a person in, in place of the one who was logged in."""
    here, before = by.here, by.visitor.session
    if before is not None:
        await sessions.close_session(here.store, before.person, before.id)
        await sessions.announce_logout(here.bus, before.person.id)
    agent = by.request.headers.get("user-agent", "")
    token, session = await sessions.open_session(here.store, person, agent)
    set_cookie(by.answer, here.settings, token, person)
    return shown(person, session.csrf)


# --- Coming and going -------------------------------------------------------------------------


@answers(people.BECOME_GUEST)
async def become_guest(asked: NewGuest, by: Asking) -> Myself:
    """Play under a name; the cookie that comes back is the only way to be this guest again."""
    if by.visitor.session is not None:
        name = by.visitor.session.person.name
        raise Refusal(409, "logged-in", f"You are {name} here already; log out first.")
    (await live(by.here.store)).check_registrations()
    address = by.visitor.address
    spend(by.limits.sign_ups, address, "Too many people signed up from your address")
    return await begin_session(by, await accounts.new_guest(by.here.store, asked.name))


@record
class NewAccount:
    """The form that turns a guest into an account."""

    email: Email
    password: NewPassword


@needs_server("POST", "/accounts", refuses=(400, 401, 403, 409))
async def make_account(asked: NewAccount, by: Member) -> Myself:
    """Turn the guest who asks into an account; games and id stay.

    Where the server sends mail, a link comes to the address first: until it is opened, the person
    is a guest and the address ``pending``. The answer is the same whether or not it has an account.
    """
    here, buckets, email = by.here, by.limits, asked.email
    (await live(here.store)).check_registrations()
    address = by.visitor.address
    spend(buckets.tries_by_address, address, "Too many accounts were tried from your address")
    if not here.settings.smtp:
        person = await accounts.make_account(here.store, by.person, email, asked.password)
        await remember(by, person.id)
        return await begin_session(by, person)
    spend(buckets.mails_by_place, f"{email} at {address}", MAILS)
    token = await claims.claim_account(here.store, by.person, email, asked.password)
    if not buckets.mails.take(email):
        by.later.add_task(mail_claim, here, email, token)
    return shown(replace(by.person, pending=email), by.session.csrf)


async def mail_claim(here: Context, email: str, token: str) -> None:
    """Send mail to the address of a new account, after the answer."""
    with here.metrics.in_line("mail"):
        if await claims.has_account(here.store, email):
            await mail.send_taken(here.settings, email)
        else:
            await mail.send_verification(here.settings, email, token)


@needs_server("POST", "/me/verification", refuses=(401, 403, 409), status=202)
async def ask_for_verification(by: Member) -> Confirmation:
    """Have a mail sent to the address of one's own account, to verify it."""
    me = by.person
    if me.email is None:
        raise Refusal(409, "guest", "A guest has no mail address; make an account first.")
    token = await claims.claim_own_address(by.here.store, me)
    if token is None:
        return Confirmation("Your mail address is verified.")
    spend(by.limits.mails_by_place, f"{me.email} at {by.visitor.address}", MAILS)
    by.later.add_task(mail_verification, by.here, me.email, token)
    return Confirmation("A mail is on its way to you; open the link in it.")


async def mail_verification(here: Context, email: str, token: str) -> None:
    """Write to the address of an account, when the answer is given."""
    with here.metrics.in_line("mail"):
        await mail.send_verification(here.settings, email, token)


@record
class Verify:
    """The ticket of the mail; in another browser also the password that was chosen."""

    token: Ticket
    password: OldPassword | None = None


@needs_server("POST", "/verify", refuses=(400, 403, 409))
async def verify(asked: Verify, by: Asking) -> Myself:
    """Open the link of a mail: the address is verified, and its account is logged in here."""
    who = by.visitor.session.person.id if by.visitor.session else None
    guesses = by.limits.guesses
    spend(guesses, asked.token, TRIED)
    person = await claims.verify(by.here.store, asked.token, who, asked.password)
    guesses.give_back(asked.token)
    await remember(by, person.id)
    return await begin_session(by, person)


@record
class LogIn:
    """Mail address and password."""

    email: Email
    password: OldPassword


@needs_server("POST", "/login", refuses=(400, 401, 403))
async def log_in(asked: LogIn, by: Asking) -> Myself:
    """Log in to an account."""
    here, account, address = by.here, asked.email.lower(), by.visitor.address
    device = await known_device(here.store, by.request.cookies.get(DEVICE), account)
    tried = by.limits.logins
    await tried.begin(account, address, device)
    person = await accounts.log_in(here.store, account, asked.password)
    tried.succeeded(account, address, device)
    await remember(by, person.id, device)
    return await begin_session(by, person)


async def remember(by: Asking, person: str, device: str = "") -> None:
    """Know this browser from now on: strangers' attempts to log in do not hold it up."""
    token = await remember_device(by.here.store, person, device)
    if token is not None:
        set_device(by.answer, by.here.settings, token)


@needs_server("POST", "/logout", refuses=(403,), status=204)
async def log_out(by: Asking) -> None:
    """Log out here; it does no harm to do it twice."""
    session = by.visitor.session
    if session is not None:
        await sessions.close_session(by.here.store, session.person, session.id)
        await sessions.announce_logout(by.here.bus, session.person.id)
    clear_cookie(by.answer, by.here.settings)


@answers(people.SESSION)
async def who_is_here(by: Asking) -> Myself | None:
    """Return the same as ``GET /api/me``, but null without a login, as at a first visit."""
    session = by.visitor.session
    return None if session is None else await _myself(by, session)


@record
class SessionShown:
    """Somewhere one is logged in."""

    id: str
    agent: str
    created: int
    seen: int
    this: bool


@needs_server("GET", "/sessions", refuses=(401,))
async def list_sessions(by: Member) -> tuple[SessionShown, ...]:
    """Everywhere one is logged in, latest first."""
    return tuple(
        SessionShown(each.id, each.agent, each.created, each.seen, each.token == by.session.token)
        for each in await sessions.sessions_of(by.here.store, by.person)
    )


@needs_server("DELETE", "/sessions", refuses=(401, 403), status=204)
async def log_out_everywhere(by: Member) -> None:
    """Log out everywhere, also here."""
    await sessions.close_every_session(by.here.store, by.person)
    await sessions.announce_logout(by.here.bus, by.person.id)
    clear_cookie(by.answer, by.here.settings)


@record
class OfSession:
    """One of one's sessions."""

    id: SessionId


@needs_server("DELETE", "/sessions/{id}", refuses=(401, 403, 404), status=204)
async def log_out_one(asked: OfSession, by: Member) -> None:
    """Log one session out."""
    if not await sessions.close_session(by.here.store, by.person, asked.id):
        raise Refusal(404, "no-such-session", "You have no such session; list them again.")
    await sessions.announce_logout(by.here.bus, by.person.id)
    if asked.id == by.session.id:
        clear_cookie(by.answer, by.here.settings)


@answers(people.TICKET)
async def new_ticket(by: Member) -> TicketShown:
    """A ticket to open one WebSocket with, in its ``hello``; both end with the session."""
    return TicketShown(await issue(by.here.store, by.person.id, "socket", by.session.token))


# --- Oneself ----------------------------------------------------------------------------------


@answers(people.ME)
async def who_am_i(by: Member) -> Myself:
    """Return the person who is logged in, and renew the cookie."""
    return await _myself(by, by.session)


async def _myself(by: Asking, session: Session) -> Myself:
    set_cookie(by.answer, by.here.settings, by.request.cookies[COOKIE], session.person)
    marks = await moderated(by.here.store, session.person.id)
    return replaced(shown(session.person, session.csrf), notices=marks.notices, role=marks.role)


@answers(people.CHANGE_ME)
async def change_me(asked: ChangeMe, by: Member) -> Myself:
    """Another name, other preferences."""
    person = await accounts.change(by.here.store, by.person, asked.name, asked.preferences)
    return shown(person, by.session.csrf)


@needs_server("GET", "/me/export", refuses=(401,), download="archrivals-my-data.json")
async def export_me(by: Member) -> JsonObject:  # its parts are rows of the database
    """Everything stored about the one who asks, as one document."""
    return await mydata.export(by.here.store, by.person)


@record
class Leaving:
    """Accounts must say their password to be deleted."""

    password: Annotated[OldPassword | None, In("body")] = None


@needs_server("DELETE", "/me", refuses=(400, 401, 403), status=204)
async def delete_me(asked: Leaving, by: Member) -> None:
    """Delete everything stored about the one who asks; games stay, under no name."""
    if not by.person.guest:
        if asked.password is None:
            raise Refusal(403, "password-needed", "Type your password to delete your account.")
        await confirm(by, asked.password)
    await depart(by.here, by.person)
    clear_cookie(by.answer, by.here.settings)


# --- Passwords --------------------------------------------------------------------------------


async def confirm(by: Member, password: str) -> None:
    """Refuse unless it is the password.

    A stolen session does not get to guess it, nor to keep the owner's sessions from typing it.
    """
    guesses, token = by.limits.guesses, by.session.token
    spend(guesses, token, TRIED)
    await accounts.confirm(by.here.store, by.person, password)
    guesses.give_back(token)


@record
class ChangePassword:
    """The old password and the new."""

    old: OldPassword
    new_: NewPassword


@needs_server("POST", "/password", refuses=(400, 401, 403, 409), status=204)
async def change_password(asked: ChangePassword, by: Member) -> None:
    """Change one's password; every other session is logged out, its sockets too."""
    here, token = by.here, by.session.token
    spend(by.limits.guesses, token, TRIED)
    await accounts.change_password(here.store, by.person, asked.old, asked.new_, stay=token)
    by.limits.guesses.give_back(token)
    await sessions.announce_logout(here.bus, by.person.id)
    await remember(by, by.person.id)


@record
class Forgotten:
    """The address of the account whose password was forgotten."""

    email: Email


@needs_server("POST", "/password/forgotten", refuses=(400, 403), status=202)
async def forgot_password(asked: Forgotten, by: Asking) -> Confirmation:
    """Have a mail sent, if there is an account; the answer is the same if there is none."""
    account, buckets, address = asked.email.lower(), by.limits, by.visitor.address
    spend(buckets.tries_by_address, address, MAILS)
    spend(buckets.mails_by_place, f"{account} at {address}", MAILS)
    if not buckets.mails.take(account):  # the owner of the account has the last ones
        by.later.add_task(mail_reset, by.here, account)
    return Confirmation("If there is an account with this address, a mail is on its way to it.")


async def mail_reset(here: Context, email: str) -> None:
    """Look for the account and write to it, when the answer is already given."""
    ticket = await accounts.reset_ticket(here.store, email)
    if ticket is not None:
        with here.metrics.in_line("mail"):
            await mail.send_reset(here.settings, email, ticket)


@record
class Reset:
    """The ticket of the mail, and a new password."""

    token: Ticket
    new_: NewPassword


@needs_server("POST", "/password/reset", refuses=(400, 403), status=204)
async def reset_password(asked: Reset, by: Asking) -> None:
    """Choose a new password with the ticket of a mail; every session is logged out."""
    person = await accounts.reset_password(by.here.store, asked.token, asked.new_)
    await sessions.announce_logout(by.here.bus, person.id)
    await remember(by, person.id)


# --- Blocks -----------------------------------------------------------------------------------


@needs_server("GET", "/blocks", refuses=(401,))
async def list_blocks(by: Member) -> tuple[Blocked, ...]:
    """List the people that you block."""
    return tuple(await accounts.blocked(by.here.store, by.person.id))


@record
class Other:
    """Another person."""

    person: PersonId


@needs_server("PUT", "/blocks/{person}", refuses=(401, 403, 404, 409), status=204)
async def block(asked: Other, by: Member) -> None:
    """Block a person: hide their chat and share no table with them."""
    await accounts.block(by.here.store, by.person, asked.person)
    await part(by.here, by.person.id, asked.person)
    await by.here.bus.publish(accounts.BLOCKS, by.person.id.encode())


@needs_server("DELETE", "/blocks/{person}", refuses=(401, 403), status=204)
async def unblock(asked: Other, by: Member) -> None:
    """Hear from them again."""
    await accounts.unblock(by.here.store, by.person, asked.person)
    await by.here.bus.publish(accounts.BLOCKS, by.person.id.encode())
