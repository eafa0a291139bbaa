"""Part R, Q6, Q7, Q15–Q20: order, triggers, replays, borrowed cards, Power."""

from __future__ import annotations

from dataclasses import replace

import pytest
from script import CATALOGUE, CATALOGUES, FOE, FOURTH, ME, THIRD, Script

from archrivals.boxes import BOXES, catalogue_for
from archrivals.engine.invariants import check
from archrivals.engine.language.cards import equipment, location, villain
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import (
    LOCATIONS,
    VILLAINS,
    PlayFrom,
    Plays,
    Power,
    When,
    Win,
    every,
)
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table

# --- Order among players (R1) -----------------------------------------------------------------


@pytest.mark.rule("R1", "W1")
def test_two_weaknesses_for_three_foes_go_to_the_first_two(table: Script) -> None:
    table.players(4).options(first=THIRD).weaknesses(2).hand(THIRD, "Black Lantern Corps")
    table.deck(THIRD, "Kick").play("Black Lantern Corps")
    assert table.discard_of(FOURTH) == ["Weakness"]
    assert table.discard_of(ME) == ["Weakness"]
    assert table.discard_of(FOE) == []
    assert table.hand_of(THIRD) == ["Kick"]


# --- Triggers (R2, Q6, Q7) --------------------------------------------------------------------


@pytest.mark.rule("Q6")
@pytest.mark.card("confrontations:ocean-master-2", "confrontations:themyscira")
def test_what_two_players_wait_for_comes_to_the_active_one_first() -> None:
    """Not to the first seat, and not to the player who has discarded the card."""
    places = {
        f"hero {FOE}": ("ocean-master-2", "ocean-master-3"),
        f"hand {FOE}": ("nereus",),
        f"in-play {ME}": ("themyscira",),
        f"hand {ME}": ("steel",),
    }
    setup = Setup(
        box="confrontations",
        heroes=("Superman", "Ocean Master"),
        first=FOE,
        arranged=tuple(places.items()),
    )
    table = Table.new(setup, CATALOGUES["confrontations"], "two owners")
    for verb in ("normal", "play", "none", "card"):
        verbs = [option[0] for option in table.ask.options]
        table.answer(table.ask.seat, verbs.index(verb))
    fired = [event for event in table.events(-1) if event.kind == "fires"]
    assert [event.seat for event in fired] == [FOE, ME]


@pytest.mark.rule("R2", "C-skeets", "C-nightwing", "K11")
def test_skeets_is_finished_before_nightwing_draws(table: Script) -> None:
    table.hero(ME, "nightwing").hand(ME, "Batarang", "Skeets").deck(ME, "Kick")
    table.discard(ME, "Katana").play("Batarang")
    assert table.power == 3
    table.play("Skeets")
    table.asks(ME, "move", ["Katana", "none"]).answer("Katana")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.hand_of(ME) == ["Katana"]
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.rule("R2")
def test_what_a_nested_play_triggers_waits_for_the_outermost_card(table: Script) -> None:
    table.hero(ME, "nightwing").hand(ME, "Batarang", "Shazam!").deck(ME, "Raven", "Punch")
    table.main_deck("Legion Flight Ring", "Oa")
    table.play("Batarang").play("shazam")
    table.asks(ME, "may", ["yes", "no"])
    assert table.main_deck_now == ["Legion Flight Ring", "Oa"]
    assert table.hand_of(ME) == ["Raven"]
    table.answer("yes")
    assert table.hand_of(ME) == ["Raven", "Punch"]


@pytest.mark.rule("Q6", "R2")
def test_a_player_orders_several_triggers_of_one_moment(table: Script) -> None:
    table.hero(ME, "nightwing").hand(ME, "Batarang", "Jervis Tetch", "Mind Control Hat")
    table.deck(ME, "Punch", "Kick", "Kick", "Punch").line_up("Katana", "Oa").hand(FOE, "Punch")
    table.play("Batarang").play("Jervis Tetch")
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    table.play("Mind Control Hat")
    table.asks(FOE, "defend", ["none"]).answer("none")
    table.asks(ME, "order-triggers", ["Nightwing: Draw", "Mind Control Hat: May"])
    table.answer("Mind Control Hat: May")
    table.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert table.power == 3 + 1 + 1
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.hand_of(ME) == ["Kick", "Kick"]


@pytest.mark.rule("Q6", "Q11")
def test_triggers_of_different_owners_resolve_in_turn_order(table: Script) -> None:
    table.players(3).options(first=THIRD).super_villains("Vandal Savage", "Hector Hammond")
    table.hand(THIRD, *["Kick"] * 4).main_deck("Raven", "Deadman", "Deadman", "Oa")
    table.hand(ME, "Punch").hand(FOE, "Punch").deck(THIRD, *["Punch"] * 5)
    for _ in range(4):
        table.play("Kick")
    table.buy("Vandal Savage").end()
    for seat in (THIRD, ME, FOE):
        table.asks(seat, "defend", ["none"]).answer("none")
    assert [ask.seat for ask in table.table.asks] == [ME]
    options = ["Punch", "Deadman", "Weakness", "none"]
    table.asks(ME, "destroy", options).answer("Weakness", "Weakness")
    table.asks(FOE, "destroy", options).answer("none")
    assert table.discard_of(ME) == ["Deadman"]
    assert sorted(table.discard_of(FOE)) == ["Deadman", "Weakness", "Weakness"]


@pytest.mark.rule("Q6", "Q11")
def test_the_turn_order_between_owners_passes_from_the_last_seat_to_the_first(
    table: Script,
) -> None:
    """The active player sits in the middle: by seats, the first seat would come before the last."""
    table.players(3).options(first=FOE).super_villains("Vandal Savage", "Hector Hammond")
    table.hand(FOE, *["Kick"] * 4).main_deck("Raven", "Deadman", "Deadman", "Oa")
    table.hand(ME, "Punch").hand(THIRD, "Punch").deck(FOE, *["Punch"] * 5)
    for _ in range(4):
        table.play("Kick")
    table.buy("Vandal Savage").end()
    for seat in (FOE, THIRD, ME):
        table.asks(seat, "defend", ["none"]).answer("none")
    assert [ask.seat for ask in table.table.asks] == [THIRD]
    options = ["Punch", "Deadman", "Weakness", "none"]
    table.asks(THIRD, "destroy", options).answer("none")
    table.asks(ME, "destroy", options).answer("none")


@pytest.mark.rule("Q6")
def test_the_triggers_of_the_active_player_come_before_those_of_lower_seats() -> None:
    table = Script().box("confrontations").players(4).options(first=FOURTH)
    table.hero(FOURTH, "Ocean Master").level(FOURTH, 2).hand(FOURTH, "Strife")
    table.deck(FOURTH, "Punch").deck(ME, "Punch").in_play(ME, "Themyscira").hand(ME, "Steel")
    start = len(table.table.events(FOURTH))
    table.play("Strife")
    table.asks(ME, "defend", ["none"]).answer("none")
    fired = [event for event in table.table.events(FOURTH, start) if event.kind == "fires"]
    assert [event.seat for event in fired] == [FOURTH, ME]


@pytest.mark.rule("Q7", "K11")
def test_plain_power_of_a_super_hero_is_added_without_asking(table: Script) -> None:
    table.hero(ME, "hawkman").hand(ME, "Katana", "Katana").play("Katana")
    assert table.power == 2
    table.play("Katana")
    assert table.power == 4


@pytest.mark.rule("Q7", "K11")
def test_any_other_benefit_of_a_super_hero_may_be_refused(table: Script) -> None:
    table.hero(ME, "nightwing").hand(ME, "Batarang", "Batarang").deck(ME, "Kick")
    table.play("Batarang").play("Batarang")
    table.asks(ME, "may", ["yes", "no"]).answer("no")
    assert table.hand_of(ME) == []
    assert table.deck_of(ME) == ["Kick"]


@pytest.mark.rule("Q7")
def test_what_is_not_said_with_may_just_happens(table: Script) -> None:
    table.hand(ME, "Superboy", "Wonder of the Knight").discard(ME, "Kick", "Batarang")
    table.deck(ME, "Punch").play("Superboy").play("Wonder of the Knight")
    assert sorted(table.hand_of(ME)) == ["Batarang", "Kick", "Punch"]


# --- Replays (R4, Q16) ------------------------------------------------------------------------


@pytest.mark.rule("R4", "C-amazo")
def test_a_replayed_card_stays_once_and_its_first_effects_remain(table: Script) -> None:
    table.hand(ME, "Amazo", "Raven", "Brother Blood").deck(ME, "Kick", "Punch")
    table.play("Raven").play("Brother Blood")
    assert table.power == 5
    table.play("Amazo")
    table.asks(ME, "play-again", ["Raven", "Brother Blood", "none"])
    table.answer("Raven", "Brother Blood")
    assert table.power == 5 + 1 + 4
    assert table.hand_of(ME) == ["Kick", "Punch"]
    assert sorted(table.in_play_of(ME)) == ["Amazo", "Brother Blood", "Raven"]


@pytest.mark.rule("C-amazo")
def test_amazo_replays_one_villain_and_one_hero_at_most(table: Script) -> None:
    table.hand(ME, "Amazo", "Raven", "Katana", "Talon", "Batarang")
    for name in ("Raven", "Katana", "Talon", "Batarang"):
        table.play(name)
    table.play("Amazo")
    table.asks(ME, "play-again", ["Raven", "Katana", "Talon", "none"]).answer("Katana")
    table.asks(ME, "play-again", ["Talon", "none"]).answer("none")
    assert table.power == 1 + 1 + 2 + 1


@pytest.mark.rule("C-amazo")
def test_amazo_without_a_replay_is_three_power(table: Script) -> None:
    table.hand(ME, "Amazo", "Raven").play("Raven").play("Amazo")
    table.asks(ME, "play-again", ["Raven", "none"]).answer("none")
    assert table.power == 1 + 3


@pytest.mark.rule("Q16")
def test_a_replay_is_another_play_for_triggers(table: Script) -> None:
    table.hero(ME, "hawkman").hand(ME, "Amazo", "Katana").play("Katana")
    assert table.power == 2
    table.play("Amazo")
    table.asks(ME, "play-again", ["Katana", "none"]).answer("Katana")
    assert table.power == 4


@pytest.mark.rule("Q16")
def test_the_attack_of_a_replay_is_another_attack(table: Script) -> None:
    table.hand(ME, "Amazo", "Deadshot").hand(FOE, "Katana", "Katana")
    table.deck(FOE, "Raven", "Kick", "Talon", "Oa").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    table.play("Amazo")
    table.asks(ME, "play-again", ["Deadshot", "none"]).answer("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert sorted(table.hand_of(FOE)) == ["Kick", "Raven"]
    assert table.power == 2


@pytest.mark.rule("Q16")
def test_a_card_that_is_still_resolving_cannot_be_replayed(table: Script) -> None:
    table.variants("hidden").hand(ME, "Granny Goodness").line_up("Amazo", "Oa")
    table.play("Granny Goodness")  # borrows Amazo, who finds no card but the one that plays him
    assert table.power == 3
    assert table.table.ask.kind == "turn"


@pytest.mark.rule("Q16", "Q15")
def test_a_replayed_borrower_cannot_borrow_the_card_that_replays_it(table: Script) -> None:
    table.variants("hidden").hand(ME, "Granny Goodness", "Granny Goodness")
    table.line_up("Katana", "Amazo", "Oa").play("Granny Goodness")
    table.asks(ME, "play", ["Katana", "Amazo"]).answer("Katana")
    table.play("Granny Goodness")  # Amazo, who may replay the first Granny, not borrowed Katana
    table.asks(ME, "play-again", ["Granny Goodness", "none"]).answer("Granny Goodness")
    assert table.power == 1  # nobody was left in the Line-Up to be played
    assert table.line_up_now == ["Oa"]


# --- Defeating (R5) ---------------------------------------------------------------------------


@pytest.mark.rule("R5")
def test_one_super_villain_a_turn_is_defeated(table: Script) -> None:
    table.super_villains("Vandal Savage", "Graves", "Amazo").hand(ME, *["Kick"] * 9)
    table.deck(ME, *["Punch"] * 5).line_up("Sciencell", "Starbolt", "Oa", "Katana", "Talon")
    for _ in range(9):
        table.play("Kick")
    table.buy("Vandal Savage")
    assert table.power == 10
    assert "buy Graves" not in table.turn_options()
    assert table.table.view(ME).super_villain == ()
    assert table.table.view(ME).super_villains_left == 2
    reason = table.table.why_not(ME, ("buy", "graves"))
    assert reason is not None
    assert reason.rule == "R5"
    table.end()
    table.asks(ME, "defend", ["none"]).answer("none")
    table.asks(ME, "lay", ["Punch"]).answer("Punch")
    assert [card.id for card in table.table.view(FOE).super_villain] == ["graves"]


@pytest.mark.rule("R5")
def test_a_defeat_is_told_as_one_and_a_purchase_as_another() -> None:
    table = Script()
    table.super_villains("Vandal Savage", "Graves").hand(ME, *["Kick"] * 6)
    table.line_up("Sciencell", "Starbolt", "Oa", "Katana", "Brother Blood")
    for _ in range(6):
        table.play("Kick")
    table.buy("Vandal Savage").buy("Katana")
    told = [
        (event.kind, event.cards[0].id if event.cards else "")
        for event in table.table.events(FOE)
        if event.kind in ("buy", "defeat")
    ]
    assert told == [("defeat", "vandal-savage"), ("buy", "katana")]


# --- Borrowed cards (Q15) ---------------------------------------------------------------------


@pytest.mark.rule("Q15", "C-granny-goodness")
def test_a_card_played_out_of_the_line_up_is_not_for_sale_and_goes_back(table: Script) -> None:
    table.hand(ME, "Granny Goodness", *["Kick"] * 4).deck(ME, *["Punch"] * 5)
    table.line_up("Katana", "Brother Blood", "Oa", "Starbolt", "Batarang").main_deck("Talon")
    table.play("Granny Goodness")
    table.asks(ME, "play", ["Katana", "Brother Blood"]).answer("Katana")
    assert table.power == 1
    assert table.in_play_of(ME) == ["Granny Goodness", "Katana"]
    for _ in range(4):
        table.play("Kick")
    assert "buy Katana" not in table.turn_options()
    reason = table.table.why_not(ME, ("buy", "katana"))
    assert reason is not None
    assert reason.rule == "C-granny-goodness"
    table.buy("Batarang").end()
    assert sorted(table.line_up_now) == [
        "Brother Blood",
        "Katana",
        "Oa",
        "Starbolt",
        "Talon",
    ]
    assert "Katana" not in table.discard_of(ME)


@pytest.mark.rule("Q15", "C-granny-goodness", "D8")
def test_a_borrowed_card_is_played_and_controlled_by_the_borrower(table: Script) -> None:
    table.hero(ME, "hawkman").hand(ME, "Granny Goodness", "Winged Warrior").line_up("Katana")
    table.play("Granny Goodness")
    assert table.power == 2
    table.play("Winged Warrior")
    assert table.power == 2 + 2 + 3 + 1
    assert "Katana" in table.in_play_of(ME)


@pytest.mark.rule("C-granny-goodness")
def test_a_card_out_of_the_line_up_cannot_be_gained_or_destroyed_there(table: Script) -> None:
    table.hand(ME, "Granny Goodness", "White Lantern Power Battery", "Sonic Siren")
    table.line_up("Katana", "Oa", "Starbolt").main_deck("Talon", "Raven")
    table.play("Granny Goodness").play("White Lantern Power Battery")
    table.asks(ME, "gain", ["Oa", "Starbolt"]).answer("Oa")
    table.play("Sonic Siren").asks(ME, "destroy", ["Starbolt", "none"]).answer("none")


@pytest.mark.rule("Q15", "C-shazam", "K2")
def test_a_location_on_top_of_the_main_deck_does_nothing_when_played(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Apokolips", "Katana").deck(ME, "Talon")
    table.play("shazam")
    assert table.power == 2
    assert table.main_deck_now == ["Apokolips", "Katana"]
    assert table.in_play_of(ME) == ["Shazam!"]
    assert table.turn_options() == ["end"]


@pytest.mark.rule("Q15", "C-shazam")
def test_a_card_borrowed_from_the_main_deck_returns_to_its_top(table: Script) -> None:
    table.hero(ME, "hawkman").hand(ME, "Shazam!", "Winged Warrior").line_up()
    table.main_deck("Katana", "Raven").play("shazam")
    assert table.power == 2 + 1 + 1
    assert table.main_deck_now == ["Katana", "Raven"]
    assert table.in_play_of(ME) == ["Shazam!"]
    table.play("Winged Warrior")
    assert table.power == 4 + 2 + 3 + 1


@pytest.mark.rule("Q15")
def test_a_second_shazam_plays_the_card_under_it(table: Script) -> None:
    table.hand(ME, "Shazam!").main_deck("Shazam!", "Brother Blood", "Raven").line_up()
    table.play("shazam")
    assert table.power == 2 + 2 + 4
    assert table.main_deck_now == ["Shazam!", "Brother Blood", "Raven"]


@pytest.mark.rule("Q15")
def test_borrowed_cards_return_before_the_refill(table: Script) -> None:
    table.hand(ME, "Granny Goodness").deck(ME, *["Punch"] * 5).main_deck("Raven")
    table.line_up("Katana", "Oa", "Starbolt", "Batarang", "Apokolips")
    table.play("Granny Goodness").end()
    assert sorted(table.line_up_now) == ["Apokolips", "Batarang", "Katana", "Oa", "Starbolt"]
    assert table.main_deck_now == ["Raven"]


@pytest.mark.rule("Q15", "K2")
def test_an_ongoing_card_borrowed_to_the_end_of_the_turn_works_as_long(table: Script) -> None:
    table.variants("hidden").hand(ME, "Granny Goodness").line_up("Vandal Savage", "Oa")
    table.deck(ME, *["Punch"] * 5).play("Granny Goodness")
    assert table.power == 1
    table.end()
    assert "Vandal Savage" in table.line_up_now
    assert table.in_play_of(ME) == []


# --- Power (Q17), late abilities (Q19), wording of Locations (Q20) ----------------------------


@pytest.mark.rule("Q17", "C-shazam-super-hero", "K11")
def test_paying_for_an_ability_takes_power_and_may_be_repeated(table: Script) -> None:
    table.hero(ME, "shazam-super-hero").hand(ME, *["Kick"] * 5)
    table.main_deck("Raven", "Katana", "Oa").line_up()
    table.play("Kick")
    assert table.turn_options() == ["end", "play Kick"]
    reason = table.table.why_not(ME, ("use", "shazam-super-hero"))
    assert reason is not None
    assert reason.rule == "Q17"
    for _ in range(4):
        table.play("Kick")
    table.use("shazam-super-hero").asks(ME, "place", ["discard", "deck-top"]).answer("deck-top")
    assert table.power == 6
    table.use("shazam-super-hero").asks(ME, "place", ["discard", "deck-top"]).answer("discard")
    assert table.power == 2
    assert table.deck_of(ME) == ["Raven"]
    assert table.discard_of(ME) == ["Katana"]
    assert table.turn_options() == ["end"]


@pytest.mark.rule("Q17")
def test_spent_power_is_gone_and_new_power_is_added(table: Script) -> None:
    table.hand(ME, "Kick", "Kick", "Punch").line_up("Batarang")
    table.play("Kick").buy("Batarang")
    assert table.power == 0
    table.play("Punch")
    assert table.power == 1
    table.play("Kick").buy("Kick")
    assert table.power == 0


@pytest.mark.rule("Q19")
def test_the_first_of_a_turn_is_the_first_even_if_an_ability_came_later() -> None:
    """No card of the box shows it: a Location is made up that waits for Locations."""
    watcher = location(
        "Hall of Maps",
        cost=5,
        vp=1,
        copies=1,
        abilities=(When(Plays(LOCATIONS, nth=1), (Power(7),)),),
    )
    cat = Catalogue((*BOXES["heroes-unite"].cards, watcher))
    hands = ("oa", "hall-of-maps", "apokolips", "metropolis")

    def powers(order: tuple[str, ...], *lying: str) -> list[int]:
        arranged = (("hand 0", hands), ("in-play 0", lying))
        setup = Setup(first=ME, heroes=("batgirl", "hawkman"), arranged=arranged)
        table = Table.new(setup, cat, "late")
        found = []
        for name in order:
            labels = [
                (verb, cat.cards[table.state.faces[card]].id if verb == "play" else "")
                for verb, card in table.ask.options
            ]
            table.answer(ME, labels.index(("play", name)))
            found.append(table.state.turn.power)
        return found

    assert powers(hands) == [0, 0, 0, 0]
    assert powers(("hall-of-maps", "oa")) == [0, 0]  # its own play was the first
    watcher = replace(watcher, copies=2)
    cat = Catalogue((*BOXES["heroes-unite"].cards, watcher))
    assert powers(("oa", "apokolips"), "hall-of-maps") == [7, 7]


@pytest.mark.rule("Q25")
@pytest.mark.parametrize("id", ["crown", "kyle-rayner"])
def test_a_win_by_a_card_of_your_own_cites_no_ruling_on_another_card(id: str) -> None:
    crown = equipment("Crown", id=id, cost=1, vp=1, copies=1, play=(Win(),))
    setup = Setup(first=ME, arranged=(("hand 0", (id,)),))
    cat = catalogue_for(setup, [crown])
    table = Table.new(setup, cat, "a win")
    table.answer(ME, next(at for at, (verb, *_) in enumerate(table.ask.options) if verb == "play"))
    assert table.result is not None
    assert (table.result.rule, table.result.winners) == ("Q25", (ME,))


@pytest.mark.rule("Q20", "T1")
def test_a_start_of_turn_location_works_each_turn_and_is_not_used(table: Script) -> None:
    table.super_villains("Nekron", "Graves").in_play(ME, "Oa").deck(ME, *["Punch"] * 14)
    table.deck(FOE, *["Kick"] * 10)
    for _ in range(2):
        table.end().end()
        assert len(table.hand_of(ME)) == 6
        assert "use Oa" not in table.turn_options()


@pytest.mark.rule("Q16")
def test_hostile_cards_come_to_rest() -> None:
    """Twelve Villains that each play all the others: n! plays without a bound on the work."""
    twister = villain(
        "Twister",
        cost=1,
        vp=0,
        copies=12,
        play=(Power(1), PlayFrom(every("line-up", VILLAINS))),
    )
    others = [card for card in CATALOGUE.cards if card.kind != "main"]
    filler = [card for card in CATALOGUE.cards if card.kind == "main" and card.type != "Villain"]
    cat = Catalogue([*others, *filler, twister], CATALOGUE.rules_for)
    setup = Setup(
        heroes=("hawkman", "red-tornado"),
        first=0,
        arranged=(("hand 0", ("twister",)), ("line-up", ("twister",) * 11)),
    )
    table = Table.new(setup, cat, seed="hostile")
    table.answer(0, 0)
    steps = 0
    while table.ask.kind != "turn":
        table.answer(table.ask.seat, 0)
        steps += 1
    assert steps < 1000
    assert 11 < table.state.turn.power <= 400
    check(table)
