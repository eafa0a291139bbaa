"""The addresses of the moderators' pages: to others they do not exist."""

from __future__ import annotations

import pytest
from browsers import browser
from lobbies import Lobby, here
from moderators import account, moderator

from archrivals.server.edge.app import ADMIN_PAGES

__all__ = ["here"]  # a fixture

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ADMIN_PAGES)
async def test_a_page_of_moderators_is_for_those_with_a_role(here: Lobby, path: str) -> None:
    address = path.format(page="reports", id="abcdefgh")
    outside = browser(here.app)
    ann, mo = await account(here, "Ann"), await moderator(here)
    found = [(await each.get(address)).status_code for each in (outside, ann.http)]
    assert found == [404, 404]
    shown = await mo.http.get(address)
    assert "text/html" in shown.headers["content-type"]
    await outside.aclose()
