"""The API of people: guests, accounts, sessions, passwords, blocks, one's own data."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, BackgroundTasks, Depends, Request, Response

from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts import accounts, claims, mail, mydata, sessions
from archrivals.server.accounts.accounts import Person
from archrivals.server.accounts.devices import known_device, remember_device
from archrivals.server.accounts.limits import limits, spend
from archrivals.server.accounts.sessions import Session
from archrivals.server.accounts.tickets import issue
from archrivals.server.context import Context, context
from archrivals.server.edge.security import (
    COOKIE,
    DEVICE,
    AnyVisitor,
    Me,
    MySession,
    clear_cookie,
    documented,
    set_cookie,
    set_device,
    visitor,
)
from archrivals.server.lobby.departing import depart
from archrivals.server.lobby.rooms import part
from archrivals.server.moderation.sanctions import moderated
from archrivals.server.operating.live import live

from .account_forms import (
    Blocked,
    Change,
    ChangePassword,
    Forgotten,
    Leaving,
    LogIn,
    Myself,
    NewAccount,
    NewGuest,
    PersonId,
    Reset,
    SessionId,
    SessionShown,
    TicketShown,
    Told,
    Verify,
    shown,
)

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(visitor)])

Here = Annotated[Context, Depends(context)]

TRIED: Final = "There were too many attempts at this password"
MAILS: Final = "Too many mails were asked for"


async def begin_session(
    here: Context, request: Request, response: Response, person: Person
) -> Myself:
    """Log a person in here, in place of whoever was."""
    before = (await visitor(request)).session
    if before is not None:
        await sessions.close_session(here.store, before.person, before.id)
        await sessions.announce_logout(here.bus, before.person.id)
    token, session = await sessions.open_session(
        here.store, person, request.headers.get("user-agent", "")
    )
    set_cookie(response, here.settings, token, person)
    return shown(person, session.csrf)


# --- Coming and going -------------------------------------------------------------------------


@router.post("/guests", responses=documented(400, 403, 409))
async def become_guest(
    sent: NewGuest, here: Here, asking: AnyVisitor, request: Request, response: Response
) -> Myself:
    """Play under a name; the cookie that comes back is the only way to be this guest again."""
    if asking.session is not None:
        name = asking.session.person.name
        raise Refusal(409, "logged-in", f"You are {name} here already; log out first.")
    (await live(here.store)).check_registrations()
    spend(limits(request).sign_ups, asking.address, "Too many people signed up from your address")
    guest = await accounts.new_guest(here.store, sent.name)
    return await begin_session(here, request, response, guest)


@router.post("/accounts", responses=documented(400, 401, 403, 409))
async def make_account(
    sent: NewAccount,
    mine: MySession,
    here: Here,
    asking: AnyVisitor,
    request: Request,
    response: Response,
    later: BackgroundTasks,
) -> Myself:
    """Turn the guest who asks into an account; games and id stay.

    Where the server sends mail, a link comes to the address first: until it is opened, the person
    is a guest and the address ``pending``. The answer does not tell whether it has an account.
    """
    buckets = limits(request)
    (await live(here.store)).check_registrations()
    spend(
        buckets.tries_by_address,
        asking.address,
        "Too many accounts were tried from your address",
    )
    if not here.settings.smtp:
        person = await accounts.make_account(here.store, mine.person, sent.email, sent.password)
        await remember(here, response, person.id)
        return await begin_session(here, request, response, person)
    spend(buckets.mails_by_place, f"{sent.email} at {asking.address}", MAILS)
    token = await claims.claim_account(here.store, mine.person, sent.email, sent.password)
    if not buckets.mails.take(sent.email):
        later.add_task(mail_claim, here, sent.email, token)
    return shown(replace(mine.person, pending=sent.email), mine.csrf)


async def mail_claim(here: Context, email: str, token: str) -> None:
    """Write to an address that somebody wants an account with, when the answer is given."""
    with here.metrics.in_line("mail"):
        if await claims.has_account(here.store, email):
            await mail.send_taken(here.settings, email)
        else:
            await mail.send_verification(here.settings, email, token)


@router.post("/me/verification", status_code=202, responses=documented(401, 403, 409))
async def ask_for_verification(
    me: Me, here: Here, asking: AnyVisitor, request: Request, later: BackgroundTasks
) -> Told:
    """Have a mail sent to the address of one's own account, to verify it."""
    if me.email is None:
        raise Refusal(409, "guest", "A guest has no mail address; make an account first.")
    token = await claims.claim_own_address(here.store, me)
    if token is None:
        return Told(reason="Your mail address is verified.")
    spend(limits(request).mails_by_place, f"{me.email} at {asking.address}", MAILS)
    later.add_task(mail_verification, here, me.email, token)
    return Told(reason="A mail is on its way to you; open the link in it.")


async def mail_verification(here: Context, email: str, token: str) -> None:
    """Write to the address of an account, when the answer is given."""
    with here.metrics.in_line("mail"):
        await mail.send_verification(here.settings, email, token)


@router.post("/verify", responses=documented(400, 403, 409))
async def verify(
    sent: Verify, here: Here, asking: AnyVisitor, request: Request, response: Response
) -> Myself:
    """Open the link of a mail: the address is verified, and its account is logged in here."""
    who = asking.session.person.id if asking.session else None
    guesses = limits(request).guesses
    spend(guesses, sent.token, TRIED)
    person = await claims.verify(here.store, sent.token, who, sent.password)
    guesses.give_back(sent.token)
    await remember(here, response, person.id)
    return await begin_session(here, request, response, person)


@router.post("/login", responses=documented(400, 401, 403))
async def log_in(
    sent: LogIn, here: Here, asking: AnyVisitor, request: Request, response: Response
) -> Myself:
    """Log in to an account."""
    account = sent.email.lower()
    device = await known_device(here.store, request.cookies.get(DEVICE), account)
    tried = limits(request).logins
    await tried.begin(account, asking.address, device)
    person = await accounts.log_in(here.store, account, sent.password)
    tried.succeeded(account, asking.address, device)
    await remember(here, response, person.id, device)
    return await begin_session(here, request, response, person)


async def remember(here: Context, response: Response, person: str, device: str = "") -> None:
    """Know this browser from now on: strangers' attempts to log in do not hold it up."""
    token = await remember_device(here.store, person, device)
    if token is not None:
        set_device(response, here.settings, token)


@router.post("/logout", status_code=204, responses=documented(403))
async def log_out(here: Here, asking: AnyVisitor, response: Response) -> None:
    """Log out here; it does no harm to do it twice."""
    if asking.session is not None:
        await sessions.close_session(here.store, asking.session.person, asking.session.id)
        await sessions.announce_logout(here.bus, asking.session.person.id)
    clear_cookie(response, here.settings)


@router.get("/session", responses=documented())
async def who_is_here(
    asking: AnyVisitor, here: Here, request: Request, response: Response
) -> Myself | None:
    """As ``GET /api/me``, but null where nobody is logged in: a first visit is no error."""
    if asking.session is None:
        return None
    return await who_am_i(asking.session, here, request, response)


@router.get("/sessions", responses=documented(401))
async def list_sessions(mine: MySession, here: Here) -> list[SessionShown]:
    """Everywhere one is logged in, latest first."""
    return [
        SessionShown(
            id=each.id,
            agent=each.agent,
            created=each.created,
            seen=each.seen,
            this=each.token == mine.token,
        )
        for each in await sessions.sessions_of(here.store, mine.person)
    ]


@router.delete("/sessions", status_code=204, responses=documented(401, 403))
async def log_out_everywhere(me: Me, here: Here, response: Response) -> None:
    """Log out everywhere, also here."""
    await sessions.close_every_session(here.store, me)
    await sessions.announce_logout(here.bus, me.id)
    clear_cookie(response, here.settings)


@router.delete("/sessions/{id}", status_code=204, responses=documented(401, 403, 404))
async def log_out_one(id: SessionId, mine: MySession, here: Here, response: Response) -> None:
    """Log one session out."""
    if not await sessions.close_session(here.store, mine.person, id):
        raise Refusal(404, "no-such-session", "You have no such session; list them again.")
    await sessions.announce_logout(here.bus, mine.person.id)
    if id == mine.id:
        clear_cookie(response, here.settings)


@router.post("/tickets", responses=documented(401, 403))
async def new_ticket(mine: MySession, here: Here) -> TicketShown:
    """A ticket to open one WebSocket with, in its ``hello``; both end with the session."""
    ticket = await issue(here.store, mine.person.id, "socket", mine.token)
    return TicketShown(ticket=ticket)


# --- Oneself ----------------------------------------------------------------------------------


@router.get("/me", responses=documented(401))
async def who_am_i(mine: MySession, here: Here, request: Request, response: Response) -> Myself:
    """Who is logged in here; the cookie lasts anew from now."""
    set_cookie(response, here.settings, request.cookies[COOKIE], mine.person)
    told = await moderated(here.store, mine.person.id)
    return shown(mine.person, mine.csrf).model_copy(update=told)


@router.patch("/me", responses=documented(400, 401, 403, 409))
async def change_me(sent: Change, mine: MySession, here: Here) -> Myself:
    """Another name, other preferences."""
    person = await accounts.change(here.store, mine.person, sent.name, sent.preferences)
    return shown(person, mine.csrf)


@router.get("/me/export", responses=documented(401))
async def export_me(
    me: Me, here: Here, response: Response
) -> dict[str, Any]:  # a document for the person, whose parts are rows of the database
    """Everything stored about the one who asks, as one document."""
    response.headers["Content-Disposition"] = 'attachment; filename="archrivals-my-data.json"'
    return await mydata.export(here.store, me)


@router.delete("/me", status_code=204, responses=documented(400, 401, 403))
async def delete_me(
    mine: MySession, here: Here, request: Request, response: Response, sent: Leaving | None = None
) -> None:
    """Delete everything stored about the one who asks; games stay, under no name."""
    me = mine.person
    if not me.guest:
        password = sent.password if sent else None
        if password is None:
            raise Refusal(403, "password-needed", "Type your password to delete your account.")
        await confirm(request, here, mine, password)
    await depart(here, me)
    clear_cookie(response, here.settings)


# --- Passwords --------------------------------------------------------------------------------


async def confirm(request: Request, here: Context, mine: Session, password: str) -> None:
    """Refuse unless it is the password.

    A stolen session does not get to guess it, nor to keep the owner's sessions from typing it.
    """
    spend(limits(request).guesses, mine.token, TRIED)
    await accounts.confirm(here.store, mine.person, password)
    limits(request).guesses.give_back(mine.token)


@router.post("/password", status_code=204, responses=documented(400, 401, 403, 409))
async def change_password(
    sent: ChangePassword, mine: MySession, here: Here, request: Request, response: Response
) -> None:
    """Change one's password; every other session is logged out, its sockets too."""
    spend(limits(request).guesses, mine.token, TRIED)
    await accounts.change_password(here.store, mine.person, sent.old, sent.new, stay=mine.token)
    limits(request).guesses.give_back(mine.token)
    await sessions.announce_logout(here.bus, mine.person.id)
    await remember(here, response, mine.person.id)


@router.post("/password/forgotten", status_code=202, responses=documented(400, 403))
async def forgot_password(
    sent: Forgotten, here: Here, asking: AnyVisitor, request: Request, later: BackgroundTasks
) -> Told:
    """Have a mail sent, if there is an account; the answer is the same if there is none."""
    account, buckets = sent.email.lower(), limits(request)
    spend(buckets.tries_by_address, asking.address, MAILS)
    spend(buckets.mails_by_place, f"{account} at {asking.address}", MAILS)
    if not buckets.mails.take(account):  # whoever asked for the last ones: its owner has them
        later.add_task(mail_reset, here, account)
    return Told(reason="If there is an account with this address, a mail is on its way to it.")


async def mail_reset(here: Context, email: str) -> None:
    """Look for the account and write to it, when the answer is already given."""
    ticket = await accounts.reset_ticket(here.store, email)
    if ticket is not None:
        with here.metrics.in_line("mail"):
            await mail.send_reset(here.settings, email, ticket)


@router.post("/password/reset", status_code=204, responses=documented(400, 403))
async def reset_password(sent: Reset, here: Here, response: Response) -> None:
    """Choose a new password with the ticket of a mail; every session is logged out."""
    person = await accounts.reset_password(here.store, sent.token, sent.new)
    await sessions.announce_logout(here.bus, person.id)
    await remember(here, response, person.id)


# --- Blocks -----------------------------------------------------------------------------------


@router.get("/blocks", responses=documented(401))
async def list_blocks(me: Me, here: Here) -> list[Blocked]:
    """Whom one blocks."""
    return [Blocked(**each) for each in await accounts.blocked(here.store, me.id)]


@router.put("/blocks/{person}", status_code=204, responses=documented(401, 403, 404, 409))
async def block(person: PersonId, me: Me, here: Here) -> None:
    """Neither hear from somebody nor sit with them."""
    await accounts.block(here.store, me, person)
    await part(here, me.id, person)
    await here.bus.publish(accounts.BLOCKS, me.id.encode())


@router.delete("/blocks/{person}", status_code=204, responses=documented(401, 403))
async def unblock(person: PersonId, me: Me, here: Here) -> None:
    """Hear from them again."""
    await accounts.unblock(here.store, me, person)
    await here.bus.publish(accounts.BLOCKS, me.id.encode())
