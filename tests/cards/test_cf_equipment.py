"""The Equipment of Confrontations; seats 0 and 2 are a team, 1 and 3 the other."""

from __future__ import annotations

import pytest
from script import FOE, ME, Script

MATE, OTHER = 2, 3


# --- Amazo Virus ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:amazo-virus")
@pytest.mark.ruling("Q15")
def test_amazo_virus_plays_a_card_out_of_a_foes_pile_and_puts_it_back(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus").discard(FOE, "Zod", "Ares", "Pots!", "Kryptonite", "Olympus")
    duel.play("Amazo Virus").asks(ME, "play", ["Zod", "Pots!", "none"]).answer("Zod")
    assert duel.power == 2 + 3
    assert sorted(duel.discard_of(FOE)) == ["Ares", "Kryptonite", "Olympus", "Pots!", "Zod"]
    assert duel.in_play_of(ME) == ["Amazo Virus"]


@pytest.mark.card("confrontations:amazo-virus")
def test_amazo_virus_gives_two_more_when_nothing_is_played(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus").discard(FOE, "Zod", "Punch").play("Amazo Virus")
    duel.asks(ME, "play", ["Zod", "none"]).answer("none")
    assert duel.power == 4


@pytest.mark.card("confrontations:amazo-virus")
def test_amazo_virus_gives_two_more_where_there_is_no_such_card(teams: Script) -> None:
    teams.hand(ME, "Amazo Virus").discard(ME, "Zod").discard(MATE, "Hera").discard(FOE, "Ares")
    teams.discard(OTHER, "Punch", "Weakness", "Olympus").play("Amazo Virus")
    assert teams.power == 4


@pytest.mark.card("confrontations:amazo-virus")
def test_amazo_virus_chooses_among_both_foes_piles(teams: Script) -> None:
    teams.hand(ME, "Amazo Virus").discard(FOE, "Zod").discard(OTHER, "Doomsday").play("Amazo Virus")
    teams.asks(ME, "play", ["Zod", "Doomsday", "none"]).answer("Doomsday")
    assert teams.power == 2 + 3
    assert teams.discard_of(OTHER) == ["Doomsday"]


@pytest.mark.card("confrontations:amazo-virus")
@pytest.mark.rule("A1")
def test_amazo_virus_is_not_an_attack(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus").hand(FOE, "Impervious").discard(FOE, "Pots!").play("Amazo Virus")
    duel.asks(ME, "play", ["Pots!", "none"]).answer("Pots!")
    assert duel.power == 3


@pytest.mark.card("confrontations:amazo-virus", "confrontations:enhanced-strength")
def test_enhanced_strength_borrowed_by_amazo_virus_gives_two(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus").discard(FOE, "Enhanced Strength").play("Amazo Virus")
    duel.asks(ME, "play", ["Enhanced Strength", "none"]).answer("Enhanced Strength")
    assert duel.power == 2 + 2


@pytest.mark.card("confrontations:amazo-virus", "confrontations:faora")
def test_a_card_borrowed_by_amazo_virus_speaks_of_its_player(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus").discard(ME, "Pots!").discard(FOE, "Faora", "Flight", "Telepathy")
    duel.play("Amazo Virus").asks(ME, "play", ["Faora", "Flight", "Telepathy", "none"])
    duel.answer("Faora")
    assert duel.power == 2 + 2 + 1


@pytest.mark.card("confrontations:amazo-virus", "confrontations:metallo")
@pytest.mark.rule("R4")
def test_amazo_virus_played_again_by_metallo_may_borrow_again(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus", "Metallo").discard(FOE, "Zod").play("Amazo Virus")
    duel.asks(ME, "play", ["Zod", "none"]).answer("Zod")
    duel.play("Metallo").asks(ME, "play-again", ["Amazo Virus", "none"]).answer("Amazo Virus")
    duel.asks(ME, "play", ["Zod", "none"]).answer("Zod")
    assert duel.power == 5 + 5


@pytest.mark.card("confrontations:amazo-virus", "confrontations:metallo")
@pytest.mark.ruling("Q16")
def test_metallo_borrowed_by_amazo_virus_does_not_play_it_again(duel: Script) -> None:
    duel.hand(ME, "Amazo Virus").discard(FOE, "Metallo").play("Amazo Virus")
    duel.asks(ME, "play", ["Metallo", "none"]).answer("Metallo")
    assert duel.power == 2 + 2


# --- Black Diamond ----------------------------------------------------------------------------


@pytest.mark.card("confrontations:black-diamond")
@pytest.mark.parametrize(
    ("name", "power"),
    [("Pots!", 4), ("Enhanced Strength", 4), ("Punch", 2), ("Weakness", 2), ("none", 2)],
)
def test_black_diamond_destroys_and_rewards_a_super_power(
    duel: Script, name: str, power: int
) -> None:
    duel.hand(ME, "Black Diamond", "Pots!", "Punch").discard(ME, "Enhanced Strength", "Weakness")
    duel.play("Black Diamond")
    duel.asks(ME, "destroy", ["Pots!", "Punch", "Enhanced Strength", "Weakness", "none"])
    duel.answer(name)
    assert duel.power == power
    assert duel.destroyed == ([] if name == "none" else [name])


@pytest.mark.card("confrontations:black-diamond")
def test_black_diamond_gives_two_power_with_nothing_to_destroy(duel: Script) -> None:
    duel.hand(ME, "Pots!", "Black Diamond").play("Pots!").play("Black Diamond")
    assert duel.power == 1 + 2
    assert duel.destroyed == []


# --- Book of Magic ----------------------------------------------------------------------------


@pytest.mark.card("confrontations:book-of-magic")
def test_book_of_magic_fetches_up_to_two_super_powers(duel: Script) -> None:
    duel.hand(ME, "Book of Magic").discard(ME, "Pots!", "Zod", "Flight", "Enhanced Strength")
    duel.play("Book of Magic")
    duel.asks(ME, "move", ["Pots!", "Flight", "Enhanced Strength", "none"]).answer("Flight")
    duel.asks(ME, "move", ["Pots!", "Enhanced Strength", "none"]).answer("Pots!")
    assert duel.power == 2
    assert sorted(duel.hand_of(ME)) == ["Flight", "Pots!"]
    assert sorted(duel.discard_of(ME)) == ["Enhanced Strength", "Zod"]


@pytest.mark.card("confrontations:book-of-magic")
@pytest.mark.parametrize(("answers", "held"), [(["none"], []), (["Pots!", "none"], ["Pots!"])])
def test_book_of_magic_may_fetch_less(duel: Script, answers: list[str], held: list[str]) -> None:
    duel.hand(ME, "Book of Magic").discard(ME, "Pots!", "Flight").play("Book of Magic")
    duel.asks(ME, "move", ["Pots!", "Flight", "none"]).answer(*answers)
    assert duel.hand_of(ME) == held


@pytest.mark.card("confrontations:book-of-magic")
def test_book_of_magic_asks_nothing_without_a_super_power(duel: Script) -> None:
    duel.hand(ME, "Book of Magic").discard(ME, "Zod").play("Book of Magic")
    assert duel.power == 2


@pytest.mark.card("confrontations:book-of-magic")
def test_book_of_magic_fetches_two_equal_ones(duel: Script) -> None:
    duel.hand(ME, "Book of Magic").discard(ME, "Flight", "Flight").play("Book of Magic")
    duel.asks(ME, "move", ["Flight", "none"]).answer("Flight", "Flight")
    assert duel.hand_of(ME) == ["Flight", "Flight"]


# --- Crown of Atlantis ------------------------------------------------------------------------


@pytest.mark.card("confrontations:crown-of-atlantis")
@pytest.mark.parametrize(
    ("before", "power"),
    [
        ((), 1),
        (("Punch", "Pots!", "Magic Bracelets"), 4 + 1),
        (("Krypto",), 1 + 2),
        (("Krypto", "Zod"), 4 + 3),
        (("Krypto", "Zod", "Steel"), 5 + 4),
        (("Krypto", "Zod", "Steel", "Parasite"), 6 + 4),
    ],
)
def test_crown_of_atlantis_counts_heroes_and_villains_played_before(
    duel: Script, before: tuple[str, ...], power: int
) -> None:
    duel.hand(ME, *before, "Crown of Atlantis")
    for name in before:
        duel.play(name)
    duel.play("Crown of Atlantis")
    assert duel.power == power


@pytest.mark.card("confrontations:crown-of-atlantis")
def test_crown_of_atlantis_counts_once(duel: Script) -> None:
    duel.hand(ME, "Crown of Atlantis", "Zod").play("Crown of Atlantis").play("Zod")
    assert duel.power == 1 + 3


@pytest.mark.card("confrontations:crown-of-atlantis", "confrontations:animal-man")
def test_crown_of_atlantis_counts_a_borrowed_hero(duel: Script) -> None:
    duel.hand(ME, "Animal Man", "Crown of Atlantis").line_up("Krypto").play("Animal Man")
    duel.asks(ME, "play", ["Krypto", "none"]).answer("Krypto")
    duel.play("Crown of Atlantis")
    assert duel.power == 1 + 1 + 2


@pytest.mark.card("confrontations:crown-of-atlantis", "confrontations:metallo")
@pytest.mark.rule("R4")
def test_crown_of_atlantis_played_again_counts_metallo(duel: Script) -> None:
    duel.hand(ME, "Crown of Atlantis", "Metallo").play("Crown of Atlantis").play("Metallo")
    duel.asks(ME, "play-again", ["Crown of Atlantis", "none"]).answer("Crown of Atlantis")
    assert duel.power == 1 + 2


# --- Dead King's Sceptor ----------------------------------------------------------------------


@pytest.mark.card("confrontations:dead-kings-sceptor")
@pytest.mark.rule("K2")
def test_dead_kings_sceptor_makes_a_foe_discard_a_location_of_their_choice(duel: Script) -> None:
    duel.hand(ME, "Dead King's Sceptor").in_play(ME, "Lex Corp").in_play(FOE, "Olympus", "The Deep")
    duel.play("Dead King's Sceptor").asks(FOE, "discard", ["Olympus", "The Deep"])
    duel.answer("The Deep")
    assert duel.power == 2 + 2  # with Lex Corp
    assert duel.in_play_of(FOE) == ["Olympus"]
    assert duel.discard_of(FOE) == ["The Deep"]


@pytest.mark.card("confrontations:dead-kings-sceptor")
@pytest.mark.rule("D6")
def test_dead_kings_sceptor_takes_the_only_location_or_nothing(duel: Script) -> None:
    duel.hand(ME, "Dead King's Sceptor").in_play(FOE, "Olympus").play("Dead King's Sceptor")
    assert duel.discard_of(FOE) == ["Olympus"]


@pytest.mark.card("confrontations:dead-kings-sceptor")
@pytest.mark.rule("A5")
def test_dead_kings_sceptor_may_be_avoided_without_a_location(duel: Script) -> None:
    duel.hand(ME, "Dead King's Sceptor").hand(FOE, "Krypto").deck(FOE, "Zod")
    duel.play("Dead King's Sceptor").asks(FOE, "defend", ["Krypto", "none"]).answer("Krypto")
    assert duel.hand_of(FOE) == ["Zod"]
    assert duel.power == 2


@pytest.mark.card("confrontations:dead-kings-sceptor")
@pytest.mark.rule("A3", "A9")
def test_dead_kings_sceptor_chooses_a_foe_whom_the_teammate_may_defend(teams: Script) -> None:
    teams.hand(ME, "Dead King's Sceptor").in_play(FOE, "Olympus").in_play(OTHER, "The Deep")
    teams.hand(FOE, "Impervious").confront(FOE).play("Dead King's Sceptor")
    teams.asks(ME, "player", ["seat 1", "seat 3"]).answer("seat 3")
    teams.asks(FOE, "defend", ["Impervious for 3", "none"]).answer("none")
    assert teams.discard_of(OTHER) == ["The Deep"]
    assert teams.in_play_of(FOE) == ["Olympus"]


# --- Globe of Transportation ------------------------------------------------------------------


@pytest.mark.card("confrontations:globe-of-transportation")
@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [("Zod", ["Zod"], []), ("Hera", [], ["Hera"]), ("none", [], [])],
)
def test_globe_of_transportation_moves_a_card_to_its_owners_hand(
    teams: Script, name: str, mine: list[str], theirs: list[str]
) -> None:
    teams.hand(ME, "Globe of Transportation").discard(ME, "Zod", "Ares").discard(FOE, "Steel")
    teams.discard(MATE, "Hera", "Orion").play("Globe of Transportation")
    teams.asks(ME, "move", ["Zod", "Hera", "none"]).answer(name)
    assert teams.power == 2
    assert teams.hand_of(ME) == mine
    assert teams.hand_of(MATE) == theirs


@pytest.mark.card("confrontations:globe-of-transportation")
@pytest.mark.rule("V1")
def test_globe_of_transportation_sees_your_pile_alone_without_a_teammate(duel: Script) -> None:
    duel.hand(ME, "Globe of Transportation").discard(ME, "Weakness", "Ares").discard(FOE, "Zod")
    duel.play("Globe of Transportation").asks(ME, "move", ["Weakness", "none"]).answer("Weakness")
    assert duel.hand_of(ME) == ["Weakness"]


@pytest.mark.card("confrontations:globe-of-transportation")
@pytest.mark.rule("K5")
def test_an_assist_card_given_back_by_the_globe_may_help_at_once(teams: Script) -> None:
    teams.hand(ME, "Globe of Transportation").discard(MATE, "Zod").play("Globe of Transportation")
    teams.asks(ME, "move", ["Zod", "none"]).answer("Zod")
    teams.call().asks(MATE, "assist", ["Zod", "none"]).answer("Zod")
    assert teams.power == 2 + 3


# --- Kryptonite -------------------------------------------------------------------------------


@pytest.mark.card("confrontations:kryptonite")
def test_kryptonite_lets_a_foe_discard_a_super_power(duel: Script) -> None:
    duel.hand(ME, "Kryptonite").hand(FOE, "Pots!", "Flight", "Zod").weaknesses(3).confront(FOE)
    duel.play("Kryptonite").asks(FOE, "defend", ["none"]).answer("none")
    duel.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 0")
    duel.asks(FOE, "discard", ["Pots!", "Flight"]).answer("Flight")
    assert duel.power == 3
    assert duel.discard_of(FOE) == ["Flight"]
    assert duel.weaknesses_left == 3


@pytest.mark.card("confrontations:kryptonite")
def test_kryptonite_lets_a_foe_gain_a_weakness_instead(duel: Script) -> None:
    duel.hand(ME, "Kryptonite").hand(FOE, "Pots!").weaknesses(3).confront(FOE)
    duel.play("Kryptonite").asks(FOE, "defend", ["none"]).answer("none")
    duel.asks(FOE, "choose", ["mode 0", "mode 1"]).answer("mode 1")
    assert duel.discard_of(FOE) == ["Weakness"]
    assert duel.hand_of(FOE) == ["Pots!"]
    assert duel.weaknesses_left == 2


@pytest.mark.card("confrontations:kryptonite")
def test_kryptonite_gives_a_weakness_to_a_foe_without_a_super_power(duel: Script) -> None:
    duel.hand(ME, "Kryptonite").hand(FOE, "Zod").discard(FOE, "Pots!").confront(FOE)
    duel.play("Kryptonite").asks(FOE, "defend", ["none"]).answer("none")
    duel.asks(FOE, "choose", ["mode 1"]).answer("mode 1")
    assert sorted(duel.discard_of(FOE)) == ["Pots!", "Weakness"]
    assert duel.hand_of(FOE) == ["Zod"]


@pytest.mark.card("confrontations:kryptonite")
@pytest.mark.rule("W1")
def test_kryptonite_takes_a_super_power_when_the_stack_is_out(duel: Script) -> None:
    duel.hand(ME, "Kryptonite").hand(FOE, "Pots!", "Zod").weaknesses(0).confront(FOE)
    duel.play("Kryptonite").asks(FOE, "defend", ["none"]).answer("none")
    duel.asks(FOE, "choose", ["mode 0"]).answer("mode 0")
    assert duel.discard_of(FOE) == ["Pots!"]


@pytest.mark.card("confrontations:kryptonite")
@pytest.mark.rule("W1", "D6")
def test_kryptonite_does_nothing_where_neither_can_be_done(duel: Script) -> None:
    duel.hand(ME, "Kryptonite").hand(FOE, "Zod").weaknesses(0).confront(FOE)
    duel.play("Kryptonite").asks(FOE, "defend", ["none"]).answer("none")
    assert duel.power == 3
    assert duel.discard_of(FOE) == []


@pytest.mark.card("confrontations:kryptonite")
@pytest.mark.rule("R1")
def test_kryptonites_last_weakness_goes_to_the_first_foe(teams: Script) -> None:
    teams.hand(ME, "Kryptonite").hand(OTHER, "Pots!").weaknesses(1).confront(FOE)
    teams.play("Kryptonite").asks(OTHER, "defend", ["none"]).answer("none")
    teams.asks(OTHER, "choose", ["mode 0"]).answer("mode 0")
    assert teams.discard_of(FOE) == ["Weakness"]
    assert teams.discard_of(OTHER) == ["Pots!"]
    assert teams.discard_of(MATE) == []


@pytest.mark.card("confrontations:kryptonite")
def test_kryptonite_attacks_in_a_confrontation_only(duel: Script) -> None:
    duel.hand(ME, "Kryptonite").hand(FOE, "Pots!").weaknesses(3).play("Kryptonite")
    assert duel.power == 3
    assert duel.weaknesses_left == 3


# --- Magic Bracelets --------------------------------------------------------------------------


@pytest.mark.card("confrontations:magic-bracelets")
@pytest.mark.rule("F9")
def test_magic_bracelets_give_two_power(duel: Script) -> None:
    duel.hand(ME, "Magic Bracelets").play("Magic Bracelets")
    assert duel.power == 2
    assert duel.cost_of(ME) == 9


@pytest.mark.card("confrontations:magic-bracelets")
@pytest.mark.rule("F8")
@pytest.mark.ruling("Q24")
def test_magic_bracelets_add_two_each(duel: Script) -> None:
    duel.hand(FOE, "Magic Bracelets", "Magic Bracelets", "Punch").confront(FOE).done()
    duel.asks(FOE, "block", ["Magic Bracelets", "none"]).answer("Magic Bracelets")
    duel.asks(FOE, "block", ["Magic Bracelets", "none"])
    assert duel.cost_of(FOE) == 11
    duel.answer("Magic Bracelets").asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == 13
    duel.answer("none")


# --- Phantom Zone Projector -------------------------------------------------------------------


@pytest.mark.card("confrontations:phantom-zone-projector")
@pytest.mark.parametrize("name", ["Vulnerability", "Zod", "none"])
def test_phantom_zone_projector_destroys_out_of_the_discard_pile(duel: Script, name: str) -> None:
    duel.hand(ME, "Phantom Zone Projector", "Punch").discard(ME, "Vulnerability", "Zod")
    duel.play("Phantom Zone Projector")
    duel.asks(ME, "destroy", ["Vulnerability", "Zod", "none"]).answer(name)
    assert duel.power == 0
    assert duel.destroyed == ([] if name == "none" else [name])


@pytest.mark.card("confrontations:phantom-zone-projector")
@pytest.mark.rule("D6")
def test_phantom_zone_projector_does_nothing_to_an_empty_pile(duel: Script) -> None:
    duel.hand(ME, "Phantom Zone Projector", "Punch").play("Phantom Zone Projector")
    assert duel.destroyed == []


@pytest.mark.card("confrontations:phantom-zone-projector")
@pytest.mark.rule("K5")
def test_phantom_zone_projector_as_an_assist_is_for_the_active_player(teams: Script) -> None:
    teams.hand(MATE, "Phantom Zone Projector").discard(MATE, "Zod").discard(ME, "Weakness").call()
    teams.asks(MATE, "assist", ["Phantom Zone Projector", "none"])
    teams.answer("Phantom Zone Projector")
    teams.asks(ME, "destroy", ["Weakness", "none"]).answer("Weakness")
    assert teams.destroyed == ["Weakness"]
    assert teams.discard_of(MATE) == ["Zod"]


# --- Power Armor ------------------------------------------------------------------------------


@pytest.mark.card("confrontations:power-armor")
@pytest.mark.parametrize(
    ("order", "power"),
    [
        (("Power Armor",), 2),
        (("Power Armor", "Krypto"), 2 + 1),
        (("Zod", "Power Armor"), 3 + 3),
        (("Power Armor", "Zod"), 3 + 3),
        (("Zod", "Power Armor", "Parasite"), 3 + 3 + 1),
    ],
)
def test_power_armor_gives_one_more_for_a_villain_before_or_after(
    duel: Script, order: tuple[str, ...], power: int
) -> None:
    duel.hand(ME, *order)
    for name in order:
        duel.play(name)
    assert duel.power == power


@pytest.mark.card("confrontations:power-armor")
@pytest.mark.rule("K5")
def test_power_armor_does_not_count_a_teammates_villain(teams: Script) -> None:
    teams.hand(ME, "Power Armor").hand(MATE, "Zod", "Parasite").play("Power Armor").call()
    teams.asks(MATE, "assist", ["Zod", "Parasite", "none"]).answer("Zod")
    assert teams.power == 2 + 3


@pytest.mark.card("confrontations:power-armor")
@pytest.mark.rule("F8")
def test_power_armor_adds_two(duel: Script) -> None:
    duel.hand(FOE, "Power Armor", "Punch").confront(FOE).done()
    duel.asks(FOE, "block", ["Power Armor", "none"]).answer("Power Armor")
    duel.asks(FOE, "block", ["none"])
    assert duel.cost_of(FOE) == 11
    duel.answer("none")


# --- Trident of Lucifer -----------------------------------------------------------------------


@pytest.mark.card("confrontations:trident-of-lucifer")
@pytest.mark.parametrize(
    ("name", "power"),
    [("Punch", 2), ("Weakness", 2), ("Tula", 2), ("Steel", 3), ("Zod", 5), ("Ares", 5)],
)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_trident_of_lucifer_gives_the_cost_within_bounds(
    duel: Script, name: str, power: int, answer: str
) -> None:
    duel.hand(ME, "Trident of Lucifer").deck(ME, name, "Orion").play("Trident of Lucifer")
    duel.asks(ME, "may", ["yes", "no"]).answer(answer)
    assert duel.power == power
    assert duel.deck_of(ME) == (["Orion"] if answer == "yes" else [name, "Orion"])
    assert duel.discard_of(ME) == ([name] if answer == "yes" else [])


@pytest.mark.card("confrontations:trident-of-lucifer")
@pytest.mark.rule("D6")
def test_trident_of_lucifer_gives_two_power_without_a_card(duel: Script) -> None:
    duel.hand(ME, "Trident of Lucifer").play("Trident of Lucifer")
    assert duel.power == 2


@pytest.mark.card("confrontations:trident-of-lucifer")
@pytest.mark.rule("D1")
def test_trident_of_lucifer_reveals_out_of_the_shuffled_pile(duel: Script) -> None:
    duel.hand(ME, "Trident of Lucifer").discard(ME, "Mera").play("Trident of Lucifer")
    duel.asks(ME, "may", ["yes", "no"]).answer("no")
    assert duel.power == 4
    assert duel.deck_of(ME) == ["Mera"]


# --- Trident of Neptune -----------------------------------------------------------------------


@pytest.mark.card("confrontations:trident-of-neptune")
@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("pile", "power"),
    [
        ((), 1),
        (("Zod", "Krypto", "Pots!", "Weakness", "Parasite"), 1),
        (("Zod", "Krypto", "Pots!", "Vulnerability"), 3),
        (("Zod", "Krypto", "Pots!", "Olympus", "Kryptonite", "Punch"), 3),
    ],
)
def test_trident_of_neptune_gives_two_more_with_four_types(
    duel: Script, pile: tuple[str, ...], power: int
) -> None:
    duel.hand(ME, "Trident of Neptune").discard(ME, *pile).play("Trident of Neptune")
    assert duel.power == power


@pytest.mark.card("confrontations:trident-of-neptune")
def test_trident_of_neptune_checks_once(duel: Script) -> None:
    duel.hand(ME, "Trident of Neptune", "Ya'wara").deck(ME, "Olympus")
    duel.discard(ME, "Zod", "Krypto", "Pots!").play("Trident of Neptune").play("Ya'wara")
    duel.asks(ME, "may", ["yes", "no"]).answer("yes")
    assert duel.power == 1 + 1
