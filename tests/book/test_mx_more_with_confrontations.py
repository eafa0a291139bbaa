"""Examples of Shazam! vs. Black Adam with Confrontations, continued (MX-049 to MX-056)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from mx_tables import (
    LAST,
    MATE,
    RIVALS,
    SHAZAM_WITH_ALL,
    STRENGTH,
    THREE,
    WORD,
    cast,
    ends,
    no_defense,
    plays,
)
from script import FOE, ME, THIRD, Script

from archrivals.engine.language.rules import Recipe

VILLAIN = 0
SEATS = ("Superman", "Lex Luthor", "Shazam!", "Black Adam")


def with_all(table: Script, *heroes: str) -> Script:
    """Seat these four at the table with all cards, or those that are usual there."""
    return cast(table, SHAZAM_WITH_ALL, *(heroes or SEATS))


@pytest.mark.book("MX-049", "Confrontations: Attacks and Defenses; Psycho-Pirate")
def test_mx_049_a_partner_may_avoid_psycho_pirate(table: Script) -> None:
    """Pass nothing where the partner of the chosen foe avoids the Attack."""
    with_all(table).options(first=LAST).hand(LAST, "Psycho-Pirate").discard(LAST, "Pride")
    table.hand(ME, "Punch").hand(MATE, "Tawky Tawny").normal().play("Psycho-Pirate")
    table.asks(LAST, "player", ["seat 0", "seat 2"]).answer("seat 0")
    no_defense(table, ME).asks(MATE, "defend", [f"Tawky Tawny for {ME}", "none"])
    table.answer(f"Tawky Tawny for {ME}")
    assert table.table.ask.kind == "turn"
    assert table.hand_of(ME) == ["Punch"]
    assert table.discard_of(LAST) == ["Pride"]
    assert table.discard_of(MATE) == ["Tawky Tawny"]
    assert table.power == 1


@pytest.mark.book("MX-050", "Shazam! vs. Black Adam: Payment Abilities; Themyscira")
def test_mx_050_the_payment_is_resolved_before_themyscira_draws(table: Script) -> None:
    """Resolve the ability first, since its price belongs to it; then draw for the Block."""
    with_all(table, "Black Adam", "Superman", "Lex Luthor", "Shazam!").level(ME, 2)
    table.in_play(ME, "Themyscira").hand(ME, "Klarion")
    table.deck(ME, "Isis", "Punch", "Vulnerability", "War").normal()
    ask = table.table.ask
    at = next(n for n, (v, what) in enumerate(ask.options) if v == "use" and what[1] == VILLAIN)
    table.table.answer(ME, at)
    table.asks(ME, "discard", ["Punch", "Vulnerability", "none"]).answer("none")
    table.asks(ME, "order", ["Punch", "Vulnerability"]).answer("Vulnerability")
    assert table.hand_of(ME) == ["Isis", "Vulnerability"]
    assert table.deck_of(ME) == ["Punch", "War"]
    assert table.discard_of(ME) == ["Klarion"]


@pytest.mark.book("MX-051", "Shazam! vs. Black Adam: Payment Abilities")
def test_mx_051_no_payment_in_the_turn_of_the_partner(table: Script) -> None:
    """Offer a payment in the turn of its Character only."""
    with_all(table).hand(MATE, "Punch", "Punch").hand(ME, "Punch").normal()
    assert table.turn_options() == ["call", "end", "play Punch"]
    assert table.table.ask_of(MATE) is None
    ends(table, MATE).normal().end().normal()
    assert table.active == MATE
    assert "use Shazam!" in table.turn_options()


@pytest.mark.book("MX-052", "Confrontations: card text of Zatanna Zatara, Level 1")
@pytest.mark.parametrize("name", [WORD, STRENGTH])
@pytest.mark.parametrize(("answer", "onto"), [("deck-top", True), ("discard", False)])
def test_mx_052_zatanna_may_put_a_bought_super_power_onto_her_deck(
    table: Script, name: str, answer: str, onto: bool
) -> None:
    """Offer it for the first Hero or Super Power of a turn, used or not, and for no later one.

    The example excepts Enhanced Strength, as an earlier text of the card did. Ours excepts nothing.
    """
    with_all(table, "Zatanna Zatara", "Lex Luthor", "Shazam!", "Black Adam")
    table.hand(ME, "Zod", "Poseidon").deck(ME, "Mera").line_up("Tula", "Isis").normal()
    plays(table, "Zod", "Poseidon").buy(name).asks(ME, "place", ["discard", "deck-top"]).answer(
        answer
    )
    assert table.deck_of(ME) == [name] * onto + ["Mera"]
    assert table.discard_of(ME) == [name] * (not onto)
    table.buy("Tula")
    assert table.table.ask.kind == "turn"
    assert table.discard_of(ME)[-1] == "Tula"


@pytest.mark.book("MX-054", "Shazam! vs. Black Adam: effects on several foes; three players")
def test_mx_054_an_attack_hits_both_others_of_three(table: Script) -> None:
    """Attack every other player where each plays alone."""
    table.mixture(THREE).options(first=THIRD).hand(THIRD, "Sabbac").hand(ME, "Punch")
    table.hand(FOE, "Punch").normal()
    no_defense(table.play("Sabbac"), ME, FOE)
    assert table.discard_of(ME) == table.discard_of(FOE) == ["Weakness"]
    assert table.power == 2


@pytest.mark.book("MX-055", "Shazam! vs. Black Adam: card text of Famine; Amazo Virus")
def test_mx_055_a_borrowed_famine_counts_from_the_seat_of_its_borrower(table: Script) -> None:
    """Cut the Line-Up to four; refill to four until the borrower's right-hand player ends."""
    five = ["Isis", "Tula", "Mera", "War", "Lust"]
    with_all(table).options(first=FOE).hand(FOE, "Amazo Virus").discard(ME, "Wrath", "Famine")
    table.line_up(*five).main_deck("Zod", "Envy", "Ares").normal().play("Amazo Virus")
    table.asks(FOE, "play", ["Famine", "Wrath", "none"]).answer("Famine")
    table.asks(FOE, "destroy", five).answer("War")
    assert table.power == 2 + 2
    assert sorted(table.discard_of(ME)) == ["Famine", "Wrath"]
    assert table.in_play_of(FOE) == ["Amazo Virus"]
    assert table.table.state.limit == (4, FOE)
    for partners in ((), (), (FOE,)):
        ends(table, *partners)
        assert len(table.line_up_now) == 4
        table.normal()
    assert table.active == ME
    table.end()
    assert sorted(table.line_up_now) == ["Isis", "Lust", "Mera", "Tula", "Zod"]


@pytest.mark.book("MX-055", "Shazam! vs. Black Adam: When You Gain This; Amazo Virus")
def test_mx_055b_a_borrowed_sin_brings_no_weakness(table: Script) -> None:
    """Play a Sin out of another pile without gaining it."""
    with_all(table).options(first=FOE).hand(FOE, "Amazo Virus").discard(ME, "Wrath", "Famine")
    left = table.normal().weaknesses_left
    table.play("Amazo Virus").asks(FOE, "play", ["Famine", "Wrath", "none"]).answer("Wrath")
    assert table.power == 2 + 2
    assert table.discard_of(FOE) == []
    assert table.weaknesses_left == left
    assert sorted(table.discard_of(ME)) == ["Famine", "Wrath"]


def tied(table: Script, recipe: Recipe) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """End a game of teams with equal points and Characters; the first team has more cards."""
    names = recipe.heroes
    table.mixture(recipe).main_deck().line_up("War")
    for seat in (ME, FOE):
        table.level(seat, 2)
    one, other = (name.lower().replace(" ", "-").replace("!", "") for name in names[:2])
    table.place("score 0", f"{other}-1").place("score 1", f"{one}-1")
    table.deck(ME, "Death", *["Punch"] * 6).deck(FOE, "The Wizard", *["Punch"] * 3)
    table.normal().end()
    result = table.table.result
    assert result is not None
    assert result.rule == "G1"
    return result.points, result.winners


@pytest.mark.book("MX-056", "Confrontations; Shazam! vs. Black Adam: End of Game")
def test_mx_056_at_the_table_of_confrontations_all_share_a_tie(table: Script) -> None:
    """Share the game where points and Characters are equal.

    The example goes on to the number of cards, a step of Shazam! vs. Black Adam. Confrontations
    hosts this table and ends with the Characters; the end of a game is the host's.
    """
    points, winners = tied(table, replace(SHAZAM_WITH_ALL, heroes=SEATS))
    assert points == (6, 6, 0, 0)
    assert winners == (ME, FOE, MATE, LAST)


@pytest.mark.book("MX-056", "Shazam! vs. Black Adam: End of Game")
def test_mx_056b_at_the_table_of_the_rivals_more_cards_win_a_tie(table: Script) -> None:
    """Compare the cards of both decks where Shazam! vs. Black Adam hosts."""
    points, winners = tied(table, RIVALS)
    assert points == (6, 6, 0, 0)
    assert winners == (ME, MATE)
