"""Examples of Rivals: Shazam! vs. Black Adam: set-up and the Normal Turn (SB-001 to SB-008)."""

from __future__ import annotations

from collections import Counter

import pytest
from sb_tables import SB, black_adam, no_block, shazam
from script import CATALOGUES, FOE, ME, Script

from archrivals.engine.language.rules import Setup
from archrivals.engine.state.flat import (
    DESTROYED,
    LINE_UP,
    MAIN_DECK,
    STACK,
    WEAKNESSES,
    deck,
    discard_pile,
    hand,
    hero_zone,
    in_play,
    score_pile,
)
from archrivals.engine.table import Table

CAT = CATALOGUES[SB]
FIVE_PUNCHES = ["Punch"] * 5


@pytest.fixture
def table(table: Script) -> Script:
    """Return the scripted table with Shazam! first and Black Adam second."""
    return shazam(table)


@pytest.mark.book("SB-001", "Shazam! vs. Black Adam: Setup, 1 to 5")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_sb_001_the_table_as_it_is_laid_out(seed: str) -> None:
    """Lay out three Characters with the 9 on top, ten starting cards each, a deck, two stacks."""
    s = Table.new(Setup(box=SB), CAT, seed=seed).state
    for seat in (ME, FOE):
        stack = [CAT.cards[s.faces[card]] for card in s.zones[hero_zone(seat)]]
        assert [card.cost for card in stack] == [15, 12, 9]  # the last one lies on top
        assert len({card.name for card in stack}) == 1
        drawn, left = s.zones[hand(seat)], s.zones[deck(seat)]
        assert (len(drawn), len(left)) == (5, 5)
        owned = Counter(CAT.name[s.faces[card]] for card in (*drawn, *left))
        assert owned == {"Punch": 7, "Vulnerability": 3}
        for empty in (discard_pile(seat), in_play(seat), score_pile(seat)):
            assert list(s.zones[empty]) == []
    assert (len(s.zones[LINE_UP]), len(s.zones[MAIN_DECK])) == (5, 55)
    assert {CAT.kind[s.faces[card]] for card in (*s.zones[LINE_UP], *s.zones[MAIN_DECK])} == {
        "main"
    }
    assert [CAT.name[s.faces[card]] for card in s.zones[STACK]] == ["Word of Power"] * 8
    assert [CAT.name[s.faces[card]] for card in s.zones[WEAKNESSES]] == ["Weakness"] * 10
    assert list(s.zones[DESTROYED]) == []


@pytest.mark.book("SB-003", "Shazam! vs. Black Adam: Gameplay; Word of Power")
def test_sb_003_a_normal_turn_buys_a_hero_and_a_word_of_power(table: Script) -> None:
    """Buy from Line-Up and stack up to one's Power; of a Word of Power only +2 counts here."""
    table.hand(ME, "Word of Power", "Punch", "Punch", "Punch", "Vulnerability")
    table.deck(ME, *FIVE_PUNCHES).place("stack", *["Word of Power"] * 7)
    table.line_up("Darla Dudley", "Cyclone", "Envy", "Sabbac", "Khandaq").normal()
    table.play("Word of Power")
    assert table.table.ask.kind == "turn"  # no half was to be chosen
    for name in ("Punch", "Punch", "Punch", "Vulnerability"):
        table.play(name)
    assert table.power == 5
    assert table.turn_options() == [
        "buy Cyclone",
        "buy Darla Dudley",
        "buy Envy",
        "buy Khandaq",
        "buy Word of Power",
        "end",
    ]
    table.buy("Darla Dudley")
    assert table.power == 3
    assert table.turn_options() == ["buy Envy", "buy Word of Power", "end"]
    table.buy("Word of Power")
    assert table.power == 0
    assert table.turn_options() == ["end"]
    assert table.discard_of(ME) == ["Darla Dudley", "Word of Power"]
    assert sorted(table.line_up_now) == ["Cyclone", "Envy", "Khandaq", "Sabbac"]
    assert len(table.names(STACK)) == 6
    table.end()
    assert table.discard_of(ME).count("Word of Power") == 2
    assert len(table.names(STACK)) == 6
    assert len(table.line_up_now) == 5


@pytest.mark.book("SB-004", "Shazam! vs. Black Adam: Turn Sequence; Confronting Your Opponent")
def test_sb_004_a_confrontation_buys_nothing_but_a_card_may_still_gain(table: Script) -> None:
    """Buy nothing in a Confrontation, however much Power is left over."""
    table.hand(ME, "Osiris", "Courage of Mehen", "Wizard Staff", "Cyclone", "Greed")
    table.deck(ME, *FIVE_PUNCHES).line_up("Darla Dudley", "Isis", "Lust").confront(FOE)
    for name in ("Osiris", "Courage of Mehen", "Wizard Staff", "Cyclone"):
        table.play(name)
    assert table.power == 11
    assert table.turn_options() == ["done", "play Greed"]
    table.play("Greed").asks(ME, "gain", ["Darla Dudley", "Lust", "none"]).answer("Darla Dudley")
    assert table.power == 12
    assert table.cost_of(FOE) == 9
    assert table.turn_options() == ["done"]
    table.done()
    assert table.score_of(ME) == ["Black Adam"]
    assert table.active == FOE  # three Power over bought nothing
    assert "Darla Dudley" in table.discard_of(ME)
    assert "Word of Power" not in table.discard_of(ME)


@pytest.mark.book("SB-005", "Shazam! vs. Black Adam: Gameplay; Weakness")
@pytest.mark.parametrize("turn", ["normal", "confront 1"])
def test_sb_005_the_kind_of_turn_is_chosen_before_a_weakness_is_laid(
    table: Script, turn: str
) -> None:
    """Choose the kind of the turn first; then play the Weakness, then other cards."""
    table.hand(ME, "Weakness", "Punch", "Punch", "Punch", "Punch")
    table.asks(ME, "announce", ["confront 1", "normal"]).answer(turn)
    assert table.cost_of(ME) == 9
    assert table.turn_options() == ["play Weakness", "use Shazam!"]
    table.play("Weakness")
    assert table.cost_of(ME) == 8
    assert "play Punch" in table.turn_options()


@pytest.mark.book("SB-006", "Shazam! vs. Black Adam: Ending Your Turn, 2 to 6")
def test_sb_006_ongoing_cards_stay_when_the_turn_ends(table: Script) -> None:
    """Put the hand away, then what was played without Ongoing; draw five cards; refill.

    The worked example left out that Khandaq, in play since an earlier turn, draws a card for
    Sabbac: one card more lies in the discard pile.
    """
    black_adam(table).hand(ME, "Sabbac", "Punch", "Vulnerability")
    table.in_play(ME, "Khandaq", "Weakness").deck(ME, "Cyclone", *FIVE_PUNCHES)
    table.line_up("Isis", "Envy", "War").main_deck("Lust", "Sloth", "Greed").normal()
    table.play("Sabbac")
    assert sorted(table.hand_of(ME)) == ["Cyclone", "Punch", "Vulnerability"]
    table.play("Punch").end()
    assert sorted(table.discard_of(ME)[:2]) == ["Cyclone", "Vulnerability"]
    assert sorted(table.discard_of(ME)[2:]) == ["Punch", "Sabbac"]
    assert sorted(table.in_play_of(ME)) == ["Khandaq", "Weakness"]
    assert table.hand_of(ME) == FIVE_PUNCHES
    assert sorted(table.line_up_now) == ["Envy", "Isis", "Lust", "Sloth", "War"]
    assert table.main_deck_now == ["Greed"]
    assert table.discard_of(FOE) == ["Weakness"]
    assert table.active == FOE
    assert table.power == 0


@pytest.mark.book("SB-007", "Shazam! vs. Black Adam: Ending Your Turn, 3 to 5")
def test_sb_007_hawkman_puts_a_hero_on_the_deck_before_the_draw(table: Script) -> None:
    """Resolve effects at the end of the turn after the hand is put away and before the draw."""
    table.hand(ME, "Hawkman", "Cyclone", "Mary Marvel")
    table.deck(ME, "Punch", "Power of Zeus", "Punch", "Vulnerability", "Isis").normal()
    table.play("Hawkman").play("Cyclone").end()
    table.asks(ME, "move", ["Cyclone", "none"])
    assert table.discard_of(ME) == ["Mary Marvel"]
    assert table.hand_of(ME) == []
    table.answer("Cyclone")
    drawn = ["Cyclone", "Power of Zeus", "Punch", "Punch", "Vulnerability"]
    assert sorted(table.hand_of(ME)) == drawn
    assert table.discard_of(ME) == ["Mary Marvel", "Hawkman"]
    assert table.deck_of(ME) == ["Isis"]


@pytest.mark.book("SB-008", "Shazam! vs. Black Adam: Ending Your Turn, 6")
def test_sb_008_the_line_up_is_filled_only_below_five_cards(table: Script) -> None:
    """Add cards only where fewer than five lie in the Line-Up; a sixth one may stay."""
    table.hand(ME, "Word of Power").main_deck("Cyclone", "Lust", "Sloth")
    table.line_up("Darla Dudley", "Isis", "Envy", "War", "Death")
    table.hand(FOE, "Osiris").confront(FOE).play("Word of Power")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1").done()
    no_block(table)
    assert table.active == FOE
    assert len(table.line_up_now) == 6
    table.normal().play("Osiris").buy("Darla Dudley").end()
    assert table.active == ME
    assert sorted(table.line_up_now) == ["Cyclone", "Death", "Envy", "Isis", "War"]
    assert table.main_deck_now == ["Lust", "Sloth"]
