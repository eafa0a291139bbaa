"""Attempts to log in: how often strangers may try, without keeping the owner of an account out.

Attempts are counted for each address, for each account at each address, and for each account. The
last count is for strangers alone: a person who uses a browser or an address from which they have
logged in before is not held up by what others try.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from archrivals.server.core.rates import MAX_KEYS, Buckets
from archrivals.server.core.refusal import refuse

REASON: Final = "There were too many attempts to log in"
STRANGER_DELAY_S: Final = 8.0
"""Seconds that a stranger waits where many strangers try."""

MAX_DELAYED_PER_ACCOUNT: Final = 5
"""Attempts that wait at a time for one account; the next are refused."""


class Attempts:
    """The recent attempts at one gateway; ``account`` is the mail address that was typed."""

    def __init__(
        self,
        limited: Callable[[str], None] = lambda name: None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        def empty() -> None:
            limited("logins")

        self._limited = empty
        self._pause = pause
        self._by_address = Buckets(60, 1 / 3, empty=empty)
        self._by_place = Buckets(10, 1 / 60, empty=empty)
        self._by_account = Buckets(30, 1 / 20, empty=empty)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._held_up: Counter[str] = Counter()

    async def begin(self, account: str, address: str, device: str = "") -> None:
        """Let an attempt begin, at once or later; refuse it if there were too many.

        ``device`` names a browser that this account has logged in with.
        """
        refuse(self._by_address.take(address), REASON)
        refuse(self._by_place.take(_place(account, address, device)), REASON)
        if device or (account, address) in self._known or not self._by_account.take(account):
            return
        if self._held_up[account] >= MAX_DELAYED_PER_ACCOUNT:
            reason = (
                "Others try to log in to this account; use a browser in which you have been "
                "logged in before, or reset the password"
            )
            refuse(int(STRANGER_DELAY_S), reason)
        self._held_up[account] += 1
        try:
            await self._pause(STRANGER_DELAY_S)
        finally:
            self._held_up[account] -= 1
            if not self._held_up[account]:
                del self._held_up[account]

    def succeeded(self, account: str, address: str, device: str = "") -> None:
        """It was the right password: this did not count, and the address is known from now on."""
        self._by_address.give_back(address)
        self._by_place.give_back(_place(account, address, device))
        if not device and (account, address) not in self._known:
            self._by_account.give_back(account)
        self._known[account, address] = None
        self._known.move_to_end((account, address))
        while len(self._known) > MAX_KEYS:
            self._known.popitem(last=False)


def _place(account: str, address: str, device: str) -> str:
    return f"{account} in {device}" if device else f"{account} at {address}"
