"""Names that look alike, names of bots, and passwords that are guessed first."""

from __future__ import annotations

import pytest

from archrivals.bots.levels import LEVELS
from archrivals.hosting.refusal import Refusal
from archrivals.server.accounts import accounts
from archrivals.server.accounts.names import check_free, check_looks, name_key, skeleton
from archrivals.server.accounts.validation import check_password, clean_name
from archrivals.server.core.store import Store

PASSWORD = "correct horse"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Katana", "Каtаnа"),  # Cyrillic К and а
        ("Katana", "KATANA"),
        ("Katana", "Kat ana"),
        ("Katana", "𝐊𝐚𝐭𝐚𝐧𝐚"),
        ("Katana", "Ｋａｔａｎａ"),
        ("Bill", "BiIl"),  # a capital I for an l
        ("Bill", "B1ll"),
        ("Pip", "Ρip"),  # a Greek rho
        ("corn", "com"),
        ("Zoo", "Z00"),
        ("Ada", "Àdá"),
    ],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Bea"),
        ("Ann", "Anna"),
        ("李小龍", "李小明"),
        ("🃏🃏", "🃏🎴"),
        ("--", "++"),
        ("Al", "Sal"),
    ],
)
def test_others_have_others(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


def test_a_skeleton_is_that_of_its_own_skeleton() -> None:
    for text in ("раураl", "Ⅷ", "ﬁn", "m", "rn", "ﷺ", "ß", "é"):
        assert skeleton(skeleton(text)) == skeleton(text)


@pytest.mark.parametrize(
    "name",
    [
        *(level.name for level in LEVELS),
        *("Greedy", "PIP", "Рір", "pip 2", "P1p", "Pip 17", "My Bot"),
        *("Archrivals", "Admin", "Mоderator", "departed"),
    ],
)
def test_nobody_is_called_as_a_bot_or_the_server_is(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_free(name, ("mine:MyBot",))
    assert refused.value.code == "name-reserved"


@pytest.mark.parametrize("name", ["Pippa", "Vera Cruz", "Otto von B", "Adminia", "Sybil"])
def test_a_name_that_only_begins_like_one_is_free(name: str) -> None:
    check_free(name, ())


@pytest.mark.parametrize(
    "name", ["Zalgo" + "\u0335" * 12, "Z\u0335\u0336\u0337a", "Каtana", "Pαul", "Ꭺda"]
)
def test_piled_accents_and_mixed_alphabets_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "invalid-name"


@pytest.mark.parametrize(
    "name", ["Катана", "Ἀθηνᾶ", "Zoë", "Nguyễn", "李Bruce", "カタナKatana", "ดาบ", "कटाना", "קטנה"]
)
def test_names_in_any_one_alphabet_are_fine(name: str) -> None:
    check_looks(name)


@pytest.mark.anyio
async def test_the_name_of_an_account_is_its_own_and_guests_share_theirs(store: Store) -> None:
    ada, other, third = [await accounts.new_guest(store, "Ada") for _ in range(3)]
    ada = await accounts.make_account(store, ada, "ada@example.org", PASSWORD)
    for name in ("Ada", "ADA", "A d a", "𝐀𝐝𝐚"):
        with pytest.raises(Refusal) as refused:
            await accounts.new_guest(store, name)
        assert refused.value.code == "name-taken"
    with pytest.raises(Refusal) as refused:
        await accounts.make_account(store, other, "other@example.org", PASSWORD)
    assert refused.value.code == "name-taken"
    bea = await accounts.change(store, other, "Bea")
    await accounts.make_account(store, bea, "bea@example.org", PASSWORD)
    with pytest.raises(Refusal):
        await accounts.change(store, third, "Веа")  # all Cyrillic
    assert (await accounts.change(store, ada, "ada")).name == "ada"


@pytest.mark.parametrize(
    "typed",
    [
        *("12345678", "password", "Password1", "qwertyuiop", "letmein123", "aaaaaaaaaaaa"),
        *("archrivals", "Archrivals1", "ada12345", "ada@example.org", "Lovelace1"),
        *("abcdefgh", "iloveyou2"),
    ],
)
def test_a_password_that_is_guessed_first_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_password(typed, "Ada Lovelace", "ada@example.org")
    assert refused.value.code == "weak-password"


@pytest.mark.parametrize(
    "typed", ["correct horse", "kvmx92hd", "ein Haus am See", "zebra lantern " + "x7" * 93]
)
def test_another_is_taken_however_long(typed: str) -> None:
    check_password(typed, "Ada", "ada@example.org")
