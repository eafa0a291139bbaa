"""Links that hold a whole game: the same game comes out, and nothing else does."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from commands import run
from tiers import by_day, size

from archrivals.engine import links
from archrivals.engine.fairness import (
    JOINT,
    decks_digest,
    joint_seed,
    seat_commitment,
    server_commitment,
)
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.links import LinkError, link_text, save_in_link, text_in
from archrivals.engine.saving import RULES_VERSION, load, save, setup_from_json
from archrivals.engine.table import Table
from archrivals.hosting.cards import cards_for
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.save_files import save_in
from archrivals.terminal.replaying import cards_of_save

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))
JSON = dict[str, Any]


def recorded(file: Path) -> JSON:
    """A whole game of a box, a mixture or a variant, as a save."""
    saved: JSON = json.loads(file.read_text("utf-8"))
    del saved["log"]
    return saved


def cards_of(saved: JSON) -> Catalogue:
    return cards_for(setup_from_json(saved["setup"]))


@cache
def joint() -> tuple[JSON, str]:
    """A game in progress with a joint deal of two people, and its link."""
    setup = Setup(players=2, first=0)
    cat = cards_for(setup)
    data = save(Table.new(setup, cat, "any"))
    secret, *shares = (sha256(name).hexdigest() for name in (b"server", b"Ada", b"Mar"))
    game = {"rules": RULES_VERSION, "cards": data["cards"], "setup": data["setup"]}
    shown = server_commitment("local-abc", secret, game | {"decks": decks_digest(cat)})
    given = [seat_commitment("local-abc", at, shown, each) for at, each in enumerate(shares)]
    seed = joint_seed(secret, "local-abc", shown, shares)
    table = Table.new(setup, cat, seed)
    chance = Random("joint")
    for _ in range(60):
        ask = chance.choice(table.asks)
        table.answer(ask.seat, chance.randrange(len(ask.options)))
    fair = {"rule": JOINT, "secret": secret, "commitments": given, "shares": shares, "tries": []}
    saved = save(table) | {"table": "local-abc", "commitment": shown, "fair": fair}
    saved["result"] = None
    saved["seats"] = [
        {"seat": 0, "name": "Ada", "person": None, "bot": None},
        {"seat": 1, "name": "María", "person": None, "bot": None},
    ]
    return saved, link_text(saved, cat)


def sealed(body: bytes, version: int = links.FORMAT) -> str:
    """A forged text with a right checksum."""
    raw = bytes([version]) + sha256(body).digest()[: links.CHECKSUM_BYTES] + body
    return urlsafe_b64encode(raw).decode().rstrip("=")


def body_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))[1 + links.CHECKSUM_BYTES :]


def forged(**changes: Any) -> str:
    """The joint game with other facts, written as its writer would."""
    facts, number = links._opened(joint()[1])
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=links.WORDS)
    packed = packer.compress(json.dumps(facts | changes).encode()) + packer.flush()
    return sealed(packed + number.to_bytes((number.bit_length() + 7) // 8, "big"))


def code_of(words: str) -> str:
    with pytest.raises(LinkError) as found:
        save_in_link(words, cards_of)
    return found.value.code


# --- The same game comes out --------------------------------------------------------------------


@pytest.mark.parametrize("file", by_day(REPLAYS, 5), ids=lambda file: file.stem)
def test_a_game_of_every_kind_comes_out_of_its_link_as_it_went_in(file: Path) -> None:
    saved = recorded(file)
    text = link_text(saved, cards_of(saved))
    assert len(text) <= 1_500
    assert save_in_link(text, cards_of) == saved


def test_a_joint_deal_comes_out_with_all_that_proves_it() -> None:
    saved, text = joint()
    assert save_in_link(text, cards_of) == saved


def test_commitments_and_a_joint_seed_are_left_out_of_a_link() -> None:
    saved, _ = joint()
    other = {**saved, "commitment": sha256(b"other").hexdigest()}
    text = link_text(other, cards_of(saved))
    assert len(joint()[1]) < len(text) - 100
    assert save_in_link(text, cards_of) == other


def test_cards_of_ones_own_travel_with_the_game() -> None:
    from archrivals.boxes import catalogue_for

    setup = Setup(players=2)
    katana = next(card for card in cards_for(setup).cards if card.id == "katana")
    cat = catalogue_for(setup, (replace(katana, id="sabre", name="Sabre"),))
    saved = save(Table.new(setup, cat, "own"))
    assert saved["own_cards"]
    assert save_in_link(link_text(saved, cat), cards_of_save) == saved


def test_a_link_names_no_account() -> None:
    saved, _ = joint()
    seats = [each | {"person": "account-17"} for each in saved["seats"]]
    text = link_text(saved | {"seats": seats}, cards_of(saved))
    assert "account-17" not in json.dumps(save_in_link(text, cards_of))


@pytest.mark.parametrize("frame", ["https://a.example/#/game/{}", "/game#{}", "({}).", " {}\n"])
def test_the_text_is_found_in_what_a_person_pastes(frame: str) -> None:
    text = joint()[1]
    assert text_in(frame.format(text).lstrip("(")) == text


# --- Nothing else does --------------------------------------------------------------------------


def test_a_link_that_was_cut_or_mistyped_is_not_whole() -> None:
    text = joint()[1]
    assert {code_of(text[:end]) for end in range(0, len(text), 23)} == {"link-bad"}
    assert code_of(text[:40] + "_" + text[41:]) == "link-bad"
    assert code_of(text + "A" * links.MAX_LINK_CHARS) == "link-bad"


def test_a_link_of_another_time_says_so() -> None:
    body = body_of(joint()[1])
    assert code_of(sealed(body, version=2)) == "link-newer"
    assert code_of(forged(rules="99")) == "link-newer"
    assert code_of(forged(rules="3")) == "link-old"
    assert code_of(forged(cards="00000000")) == "link-old"


def test_the_answer_to_older_rules_names_the_release_that_plays_them() -> None:
    with pytest.raises(Refusal, match=r"play it with Archrivals 0\.1") as found:
        save_in(forged(rules="3"))
    assert (found.value.status, found.value.code) == (422, "link-old")


CLAIMS: dict[str, list[Any]] = {
    "answers": [-1, 61, 10_001, 10**30, "60", None, 1.5, [60]],
    "digest": ["00000000", 5, None],
    "seed": ["another", 7, "x~1~0~aa"],
    "setup": [{}, [], None, {"players": 10**9}, {"players": 0}, {"box": "?"}, {"lacks": 5}],
    "fair": [{}, [], 5, {"rule": "?"}, {"rule": "joint-1"}, {"rule": JOINT, "secret": "zz" * 32}],
    "commitment": [{}, 1.0, None],
    "seats": [5, [1], [["a"]], [["a", "b", "c"]]],
    "result": [[], 5, {"lacks": 3}],
    "table": [5, {}, []],
    "rules": [5, None, "", "9" * 9_000, "५"],
}


@pytest.mark.parametrize("name", CLAIMS)
def test_false_claims_are_refused_or_checked_as_a_file_is(name: str) -> None:
    for claim in CLAIMS[name]:
        try:
            saved = save_in_link(forged(**{name: claim}), cards_of)
        except LinkError:
            continue
        load(saved, cards_of(saved), log=False)


def test_mutated_links_are_refused_or_hold_a_game_by_the_rules() -> None:
    text, chance = joint()[1], Random("mutants")
    body = body_of(text)
    refused = 0
    for _ in range(size(200, 4_000)):
        other = bytearray(body)
        for _ in range(chance.randint(1, 4)):
            other[chance.randrange(len(other))] = chance.randrange(256)
        try:
            saved = save_in_link(sealed(bytes(other)), cards_of)
        except LinkError:
            refused += 1
        else:
            load(saved, cards_of(saved), log=False)
    assert refused > 150


def test_a_small_link_that_unpacks_into_much_is_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=links.WORDS)
    bomb = packer.compress(b'{"rules":"' + b"5" * 20_000_000) + packer.flush()
    assert len(sealed(bomb)) < links.MAX_LINK_CHARS
    assert code_of(sealed(bomb)) == "link-bad"
    deep = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=links.WORDS)
    assert code_of(sealed(deep.compress(b"[" * 190_000) + deep.flush())) == "link-bad"


def test_a_link_with_fewer_secrets_than_it_names_is_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=links.WORDS)
    facts = packer.compress(b'{"rules":"5","seed":' + links.SECRET_MARK + b"}") + packer.flush()
    assert code_of(sealed(facts + bytes(links.SECRET_BYTES - 1))) == "link-bad"


def test_a_name_that_looks_like_a_secret_or_its_mark_comes_out_as_it_went_in() -> None:
    saved = json.loads(json.dumps(joint()[0]))
    for name in ("ab" * 32, f'"{"ab" * 32}"', "\x01", "#"):
        saved["seats"][0]["name"] = name
        assert save_in_link(link_text(saved, cards_of(saved)), cards_of) == saved


# --- At a terminal ------------------------------------------------------------------------------


def test_the_terminal_prints_a_link_and_opens_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    saved, text = joint()
    file.write_text(json.dumps(saved), encoding="utf-8")
    assert run(capsys, "replay", str(file), "--link") == (0, f"{text}\n")
    code, out = run(capsys, "verify", f"https://cards.example/#/game/{text}")
    assert code == 0
    assert "60 answers" in out


def test_the_terminal_says_that_a_link_is_not_whole(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "replay", joint()[1][:-3])
    assert code == 2
    assert "this link is not whole: ask for it again" in said
