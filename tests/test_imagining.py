"""Imagined tables: alike to the seat, all that is hidden dealt anew, nothing of the real deal."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from random_games import STACKED, answer_somehow, new_table, play_on, play_out
from script import FOE, ME, THIRD, Script
from tiers import by_day, size

from archrivals.boxes import BOXES, catalogue
from archrivals.boxes.mixing import mixed, setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.invariants import check
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.saving import state_digest
from archrivals.engine.sight import Sight
from archrivals.engine.state.flat import (
    MAIN_DECK,
    SUPER_VILLAINS,
    UNUSED,
    deck,
    hand,
    pool_owner,
)
from archrivals.engine.table import Table
from archrivals.engine.transfer import world_from_json, world_to_json
from archrivals.engine.views.determinization import Imagination, Unimaginable, hidden_from
from archrivals.engine.views.why import VERBS

KINDS = [*BOXES, "teams", "rivals-teams"]
SAID = (
    "others are asked",
    "what others chose",
    "cards are looked through",
    "the card that asks has been shuffled",
)


def table_of(kind: str, chance: Random, *, rich: bool) -> Table:
    if kind in RECIPES:
        setup = setup_of(RECIPES[kind])
        return Table.new(setup, mixed(RECIPES[kind]), f"{kind} {chance.random()}")
    if kind == "teams":
        return new_table(chance, rich=rich, box="confrontations", players=4)
    fixed = {"super_villains": 8} if rich and kind in STACKED else {}
    return new_table(chance, rich=rich, box=kind, **fixed)


def told(table: Table, seat: int, intents: list[tuple[str, str]]) -> str:
    """All that a seat is told of a position."""
    ask = table.ask_of(seat)
    assert ask is not None
    seen = {
        "view": to_plain(table.view(seat)),
        "ask": [ask.seat, ask.kind, ask.source, repr(ask.options), repr(ask.about), ask.shown],
        "why": [str(table.why_not(seat, intent)) for intent in intents],
        "owned": [Sight(table, seat).owned(other) for other in range(table.state.seats)],
    }
    return json.dumps(seen)


def lying(table: Table) -> list[list[int]]:
    """The faces of all places, top card last."""
    s = table.state
    return [[s.faces[card] for card in cards] for cards in s.zones]


@pytest.mark.rule("D5", "S6", "S11", "Q5")
@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("kind", by_day(KINDS, 3))
def test_an_imagined_table_looks_the_same_and_can_be_played_to_its_end(
    kind: str, *, rich: bool
) -> None:
    chance = Random(f"imagined {kind} {rich}")
    imagined = mid_effect = 0
    for _ in range(4):
        table = table_of(kind, chance, rich=rich)
        for _ in range(14):
            play_on(table, chance, chance.randint(1, 12))
            if table.over:
                break
            ask = chance.choice(table.asks)
            before = state_digest(table.state)
            names = [*chance.sample(table.state.cat.ids, 4), ""]
            intents = [(verb, name) for verb in VERBS for name in names]
            try:
                twin = table.imagined(ask.seat, f"{chance.random()}")
            except Unimaginable as caught:
                why = str(caught)
            else:
                why = ""
            if why:
                assert why.startswith(SAID)
                assert len(table.window) > 1 or ask.kind not in ("turn", "announce")
                continue
            imagined += 1
            mid_effect += ask.kind not in ("turn", "announce")
            assert told(twin, ask.seat, intents) == told(table, ask.seat, intents)
            check(twin)
            same_multisets(table, twin)
            assert twin.state.seed != table.state.seed
            if imagined % 8 == 0:
                play_out(twin, chance)
                check(twin)
            assert state_digest(table.state) == before, "the real table has changed"
    assert imagined > 15
    assert mid_effect


def same_multisets(table: Table, twin: Table) -> None:
    """Only cards of one shuffle have changed places."""
    s, t = table.state, twin.state
    assert s.zones == t.zones
    for pool in set(s.pool):
        cards = [card for card in range(len(s.faces)) if s.pool[card] == pool]
        assert Counter(s.faces[c] for c in cards) == Counter(t.faces[c] for c in cards)
        if not pool:
            assert [s.faces[c] for c in cards] == [t.faces[c] for c in cards]


@pytest.mark.parametrize("box", list(BOXES))
def test_the_real_deal_has_no_influence_on_what_is_imagined(box: str) -> None:
    chance = Random(f"no influence {box}")
    compared = moved = 0
    for _ in range(12):
        table = table_of(box, chance, rich=chance.random() < 0.3)
        play_on(table, chance, chance.randint(0, 300))
        while not table.over and table.ask.kind not in ("turn", "announce"):
            answer_somehow(table, chance)
        if table.over:
            continue
        seat = table.ask.seat
        twin = dealt_otherwise(table, seat, chance)
        moved += twin.state.faces != table.state.faces
        for seed in ("one", "another"):
            one, other = table.imagined(seat, seed), twin.imagined(seat, seed)
            assert lying(one) == lying(other)
            compared += 1
            line = Random(seed)
            for _ in range(60):  # and neither has the future after it
                if one.over:
                    break
                at = int(line.random() * len(one.ask.options))
                one.answer(one.ask.seat, at)
                other.answer(other.ask.seat, at)
            assert state_digest(one.state) == state_digest(other.state)
    assert compared > 12
    assert moved > 5


def dealt_otherwise(table: Table, seat: int, chance: Random) -> Table:
    """A table that might as well be this one, as far as a seat has followed the game."""
    table.view(seat)  # the handles of what is in sight are part of what the seat has followed
    twin = table.fork()
    s = twin.state
    s.faces = s.faces[:]
    pools: dict[int, list[int]] = {}
    for card in hidden_from(s, seat):
        pools.setdefault(s.pool[card], []).append(card)
    for cards in pools.values():
        faces = [s.faces[card] for card in cards]
        chance.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            s.faces[card] = face
    s.watched = bytes(s.cat.watched[face] for face in s.faces)
    s.seed = f"other {chance.random()}"
    s.shown = dict(table.state.shown)
    return twin


# --- Every deal with the same chance ----------------------------------------------------------

FOUR = ("katana", "raven", "kick", "talon")


def four_cards(seat: int) -> Table:
    """A seat whose hand (if it is a foe's) and deck are four different cards."""
    held = (("hand 1", FOUR[:2]), ("deck 1", FOUR[2:]))
    laid = held if seat == FOE else (("deck 0", FOUR), ("discard 0", ()))
    setup = Setup(players=2, first=ME, arranged=laid)
    table = Table.new(setup, catalogue("heroes-unite"), "four")
    s = table.state
    s.forget([*s.zones[hand(FOE)], *s.zones[deck(FOE)]], deck(FOE))
    s.forget(s.zones[deck(ME)], deck(ME))
    return table


@pytest.mark.parametrize("seat", [ME, FOE])
def test_every_deal_of_four_cards_is_equally_likely(seat: int) -> None:
    table = four_cards(seat)
    imagination = Imagination(table, ME)
    deals: Counter[tuple[str, ...]] = Counter()
    tries = 2400
    for seed in range(tries):
        s = imagination.table(f"deal {seed}").state
        cards = s.zones[deck(seat)] + (s.zones[hand(FOE)] if seat == FOE else [])
        deals[tuple(s.cat.ids[s.faces[card]] for card in cards)] += 1
    assert len(deals) == 24
    expected = tries / 24
    chi2 = sum((n - expected) ** 2 / expected for n in deals.values())
    assert chi2 < 49.7, "23 degrees of freedom, one chance in a thousand"


def test_the_main_deck_and_the_super_villains_are_dealt_anew_each_among_themselves() -> None:
    setup = Setup(players=2, super_villains=4, first=ME)
    table = Table.new(setup, catalogue("heroes-unite"), "stacks")
    tops: Counter[int] = Counter()
    nexts: Counter[int] = Counter()
    for seed in range(300):
        s = table.imagined(ME, f"{seed}").state
        tops[s.faces[s.zones[MAIN_DECK][-1]]] += 1
        nexts[s.faces[s.zones[SUPER_VILLAINS][-2]]] += 1
        assert s.zones[SUPER_VILLAINS][-1] == table.state.zones[SUPER_VILLAINS][-1]
        left = [card for card in s.zones[UNUSED] if s.cat.kind[s.faces[card]] == "super-villain"]
        assert len(left) == 8
    assert len(tops) > 40
    assert len(nexts) == 11


# --- What a seat has seen stays ---------------------------------------------------------------


def top_of(table: Table, seat: int, seeds: int = 30) -> set[str]:
    """What is imagined to lie on a seat's own deck."""
    found = set()
    for seed in range(seeds):
        s = table.imagined(seat, f"{seed}").state
        found.add(s.cat.ids[s.faces[s.zones[deck(seat)][-1]]])
    return found


def test_a_card_put_onto_the_deck_in_sight_is_known_until_the_deck_is_shuffled() -> None:
    chance = Random("known")
    table = new_table(chance, players=2, hero_choice="deal", variants=())
    play_on(table, chance, 80)
    while table.ask.kind != "turn" or not table.state.zones[(table.ask.seat + 1) * 8 + 2]:
        answer_somehow(table, chance)
    s, seat = table.state, table.ask.seat
    card = s.zones[(seat + 1) * 8 + 2][-1]
    s.move(card, deck(seat))
    assert top_of(table, seat) == {s.cat.ids[s.faces[card]]}
    s.shuffle_zone(deck(seat), 4 + seat)
    assert not s.known[card]


def test_what_one_has_looked_at_is_known_to_them_alone() -> None:
    table = Table.new(Setup(players=2, first=ME), catalogue("heroes-unite"), "look")
    s = table.state
    top = s.zones[MAIN_DECK][-1]
    s.note("look", ME, [top])
    mine = {table.imagined(ME, f"{n}").state.faces[top] for n in range(30)}
    assert mine == {s.faces[top]}
    table.answer(ME, len(table.ask.options) - 1)
    if s.zones[MAIN_DECK][-1] == top:
        theirs = {table.imagined(FOE, f"{n}").state.faces[top] for n in range(30)}
        assert len(theirs) > 10


def test_revealed_cards_that_are_put_back_lie_on_top_in_an_order_that_one_seat_knows(
    table: Script,
) -> None:
    def tops(seat: int) -> set[tuple[str, ...]]:
        worlds = (table.table.imagined(seat, f"{seed}").state for seed in range(30))
        return {tuple(s.cat.name[s.faces[c]] for c in s.zones[deck(ME)][:-3:-1]) for s in worlds}

    table.hand(ME, "Star Sapphire Power Ring", "Black Lantern Corps").hand(FOE, "Punch")
    table.deck(ME, "Katana", "Raven", "Deadman", "Kick").play("Star Sapphire Power Ring")
    table.asks(ME, "order", ["Katana", "Raven"]).answer("Raven")
    assert tops(ME) == {("Raven", "Katana")}
    table.play("Black Lantern Corps").asks(FOE, "defend", ["none"])
    assert tops(FOE) == {("Raven", "Katana"), ("Katana", "Raven")}
    table.answer("none")


def test_a_card_passed_to_a_foes_hand_is_known_to_the_giver() -> None:
    table = Table.new(Setup(players=3, first=ME), catalogue("heroes-unite"), "pass")
    s = table.state
    card = s.zones[hand(ME)][0]
    s.move(card, hand(FOE))
    assert s.known[card] == 1 << ME
    assert card not in hidden_from(s, ME)
    assert card in hidden_from(s, THIRD)
    owned = Sight(table, THIRD).owned
    assert len(owned(ME)) == 10, "who did not see it counts it as before"
    assert len(owned(FOE)) == 10
    assert len(Sight(table, ME).owned(ME)) == 9
    assert len(Sight(table, FOE).owned(FOE)) == 11


@pytest.mark.parametrize("box", by_day(BOXES, 2))
def test_what_a_seat_is_taken_to_know_can_be_told_from_the_events_it_was_sent(box: str) -> None:
    """Written down a second time: who follows the events knows what everybody owns."""
    chance = Random(f"followed {box}")
    compared = 0
    for _ in range(4):
        table = table_of(box, chance, rich=False)
        s = table.state
        viewer = chance.randrange(s.seats)
        while not table.over and len(table.answers) < 400:
            answer_somehow(table, chance)
            if chance.random() < 0.1 and not s.turn.borrowed and s.turn.seat >= 0:
                counted = followed(table, viewer)
                if counted is None:
                    break
                for seat in range(s.seats):
                    if seat not in s.out:
                        owned = Counter(Sight(table, viewer).owned(seat))
                        assert owned == counted[seat], f"{table.setup}, {table.answers}"
                        compared += 1
    assert compared > 20


MINE = ("hand", "deck", "discard", "in-play", "under")


def followed(table: Table, viewer: int) -> list[Counter[int]] | None:
    """What each seat owns by the events; None once a card has changed hands unseen."""
    s = table.state
    mine = MINE + (("on-hero",) if s.rules.assist_on_character else ())
    owned: list[Counter[int]] = []
    for _ in range(s.seats):
        owned.append(Counter())
        for face, card in enumerate(s.cat.cards):
            if card.kind == "starter":
                owned[-1][face] = s.rules.punches if card.play else s.rules.vulnerabilities
    for event in table.events(viewer):
        if event.kind != "move":
            continue
        frm, to = event.from_, event.to
        assert frm is not None
        assert to is not None
        giver = frm.seat if frm.zone in mine else -1
        taker = to.seat if to.zone in mine else -1
        if giver == taker:
            continue
        if event.card is None:
            return None
        face = s.cat.by_id[event.card]
        if giver >= 0:
            owned[giver][face] -= 1
        if taker >= 0:
            owned[taker][face] += 1
    return [+each for each in owned]


# --- Where there is nothing to imagine --------------------------------------------------------


def test_what_cannot_be_imagined_says_why() -> None:
    table = Script().players(3).hand(ME, "Deadshot").hand(FOE, "Katana").hand(THIRD, "Kick")
    table.play("Deadshot")
    with pytest.raises(Unimaginable, match="others are asked at the same time"):
        table.table.imagined(FOE, "1")
    with pytest.raises(Unimaginable, match="seat 0 is not asked anything now"):
        table.table.imagined(ME, "1")
    setup = Setup(players=2, hero_choice="pick")
    quick = Table.new(setup, catalogue("heroes-unite"), "q", anchored=False)
    with pytest.raises(Unimaginable, match="anchored=True"):
        quick.imagined(quick.ask.seat, "1")


def test_a_choice_made_together_with_others_is_not_dealt_anew_while_it_waits() -> None:
    """The second Defense was chosen with the first, but is used after it."""
    table = Script().players(3).hand(ME, "Deadshot").hand(FOE, "Helmet of Fate", "Kick")
    table.hand(THIRD, "Katana", "Kick").deck(FOE, "Raven").deck(THIRD, "Punch").play("Deadshot")
    real = table.table
    for seat in (FOE, THIRD):
        ask = real.ask_of(seat)
        assert ask is not None
        real.answer(seat, 0)
    assert (real.ask.seat, real.ask.kind) == (FOE, "discard")
    with pytest.raises(Unimaginable, match="what others chose at the same time"):
        real.imagined(FOE, "1")


def test_an_imagined_table_is_forked_between_actions_and_never_leads_back_to_the_real_one() -> None:
    table = Script().hand(ME, "Deadshot").hand(FOE, "Katana", "Kick").play("Deadshot").table
    assert table.ask.seat == FOE
    twin = table.imagined(FOE, "1")
    with pytest.raises(RuntimeError, match="keeps no quiet state"):
        twin.fork()
    while twin.ask.kind != "turn":
        twin.answer(twin.ask.seat, len(twin.ask.options) - 1)
    assert lying(twin.fork()) == lying(twin)


def test_a_rebuilt_deck_is_a_pool_of_its_owner() -> None:
    chance = Random("rebuilt")
    table = new_table(chance, players=2, hero_choice="deal", variants=())
    s = table.state
    first = [s.pool[s.zones[deck(seat)][-1]] for seat in (ME, FOE)]
    assert [pool_owner(pool) for pool in first] == [ME, FOE]
    while s.pools < 6:
        answer_somehow(table, chance)
    for seat in (ME, FOE):
        unknown = [card for card in s.zones[deck(seat)] if not s.known[card]]
        assert {pool_owner(s.pool[card]) for card in unknown} <= {seat}
        assert all(s.pool[card] not in first for card in s.zones[deck(seat)][:1])


# --- As plain data ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", by_day(KINDS, 3))
def test_an_imagined_table_can_be_written_down_and_read_again(kind: str) -> None:
    chance = Random(f"written {kind}")
    written = mid_effect = 0
    for _ in range(size(4, 8)):
        table = table_of(kind, chance, rich=chance.random() < 0.4)
        for _ in range(12):
            play_on(table, chance, chance.randint(1, 15))
            if table.over:
                break
            seat = chance.choice(table.asks).seat
            seed = f"{chance.random()}"
            try:
                data = world_to_json(table, seat, seed)
            except Unimaginable:
                continue
            arrived = json.loads(json.dumps(data))
            assert arrived == data
            assert table.state.seed not in json.dumps(data)
            again = world_from_json(arrived, table.setup, table.state.cat, seat, seed)
            check(again)
            ask, twin = table.ask_of(seat), again.ask_of(seat)
            assert ask is not None
            assert twin is not None
            assert (twin.kind, len(twin.options)) == (ask.kind, len(ask.options))
            assert [verb for verb, _ in twin.options] == [verb for verb, _ in ask.options]
            one, other = table.imagined(seat, "new"), again.imagined(seat, "new")
            assert lying(one) == lying(other), "dealt anew from either it is the same table"
            line = Random(seed)
            for _ in range(80):
                if one.over:
                    break
                at = int(line.random() * len(one.ask.options))
                one.answer(one.ask.seat, at)
                other.answer(other.ask.seat, at)
                assert lying(one) == lying(other)
            written += 1
            mid_effect += ask.kind not in ("turn", "announce")
    assert written > size(6, 12)
    assert mid_effect
