"""The caller of a request, the services that answer it, and what the reply carries with it."""

from __future__ import annotations

from typing import Annotated, Self

from fastapi import BackgroundTasks, Request, Response, Security

from archrivals.hosting import wire
from archrivals.hosting.operations.reference import Host
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts.accounts import Person
from archrivals.server.accounts.limits import Limits, limits
from archrivals.server.accounts.sessions import Session
from archrivals.server.context import Context, context
from archrivals.server.lobby import rooms
from archrivals.server.moderation import roles
from archrivals.server.moderation.roles import Moderator

from .security import SESSION_COOKIE, Visitor, session, visitor


class Asking:
    """Anybody who sends a request, after every check that holds for all requests.

    A door makes one for each request: the class that a function wants says who may ask.
    """

    def __init__(self, request: Request, visitor: Visitor) -> None:
        self.request = request
        self.visitor = visitor
        self.here: Context = context(request)
        self.answer = Response()
        """Takes cookies; its headers go with the reply."""

        self.later = BackgroundTasks()
        """The work that is done once the reply is sent."""

    @classmethod
    async def of(cls, request: Request) -> Self:
        """Return who sends a request, or refuse it; a FastAPI dependency."""
        return cls(request, await visitor(request))

    @property
    def limits(self) -> Limits:
        """Return how often something may be asked for here."""
        return limits(self.request)

    @property
    def own_bots(self) -> tuple[str, ...]:
        """The bots that the operator has added."""
        return self.here.settings.own_bots

    @property
    def host(self) -> Host:
        """Return who runs this server."""
        settings = self.here.settings
        return Host(settings.operator, settings.contact)

    async def room(self, table: str) -> wire.Room:
        """Return a table as a stranger knows it."""
        return await rooms.room(self.here.store, table, "")


class Member(Asking):
    """A person who is logged in; otherwise 401."""

    @classmethod
    async def of(
        cls, request: Request, cookie: Annotated[str | None, Security(SESSION_COOKIE)] = None
    ) -> Self:
        """Return who is logged in, or refuse with 401; a FastAPI dependency."""
        await session(request)
        return cls(request, await visitor(request))

    @property
    def session(self) -> Session:
        """Return where one is logged in."""
        assert self.visitor.session is not None  # `of` has refused all others
        return self.visitor.session

    @property
    def person(self) -> Person:
        """Return who is logged in."""
        return self.session.person


class WithRole(Member):
    """A person with a role; otherwise 403."""

    moderator: Moderator

    @classmethod
    async def of(
        cls, request: Request, cookie: Annotated[str | None, Security(SESSION_COOKIE)] = None
    ) -> Self:
        """Return a moderator, or refuse; a FastAPI dependency."""
        found = await super().of(request, cookie)
        known = await roles.moderator(found.here.store, found.person, found.session.token)
        if known is None:
            raise Refusal(403, "no-role", "Only moderators of this server can do that.")
        found.moderator = known
        found.check()
        return found

    def check(self) -> None:
        """Refuse who may not ask this, though they have a role."""


class Moderating(WithRole):
    """A person with a role who has typed a second-factor code a short while ago."""

    def check(self) -> None:
        """Refuse who has typed no code."""
        if not self.moderator.confirmed:
            raise Refusal(403, "second-factor", "Type the code that your authenticator shows.")


class Operating(Moderating):
    """The same for operators."""

    def check(self) -> None:
        """Refuse moderators who are not operators."""
        if self.moderator.role != "operator":
            raise Refusal(403, "no-role", "Only operators of this server can do that.")
        super().check()
