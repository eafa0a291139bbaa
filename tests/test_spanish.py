"""Spanish: nothing of English is left in it, on a card or at the table."""

from __future__ import annotations

import re
from random import Random

import pytest
from loops import for_each
from random_games import new_table
from script import CATALOGUE, FOE, ME, THIRD, Script
from strange_cards import strange_card
from talking import (
    Asked,
    a_confrontation,
    a_gained_weakness,
    a_look_at_the_deck,
    a_pick,
    a_pick_from_two_places,
    a_team,
    a_turn,
    a_victory,
    all_told,
    an_alternative,
    an_attack,
    an_attack_to_defend,
    asked,
    binding_weaknesses,
    chosen_so_far,
    listen,
    reasons_without_a_choice,
    told,
)
from tiers import by_day, size

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.codex.cards import entry_of
from archrivals.engine.language.cards import Card, hero
from archrivals.engine.language.effects import (
    DECK_TOP,
    DISCARD,
    EACH_FOE,
    HAND,
    HEROES,
    IN_PLAY,
    LINE_UP,
    LOCATIONS,
    NOT_LOCATIONS,
    PUNCHES,
    TEAM,
    TEAMMATE,
    VILLAINS,
    Ability,
    Attack,
    Choose,
    Destroy,
    Did,
    Discard,
    Draw,
    Effect,
    Filter,
    Gain,
    GainWeakness,
    Has,
    If,
    Instead,
    May,
    Move,
    Others,
    Plays,
    Power,
    Use,
    VpIf,
    VpPer,
    When,
    Win,
    any_number,
    one,
    up_to,
)
from archrivals.engine.language.rules import Setup
from archrivals.engine.table import Table
from archrivals.speech import ability_text, effects_text, name_in, rules_text, vp_text
from archrivals.terminal.cli import main

CARDS = [card for box in BOXES.values() for card in box.cards]
NAMES = ("Tú", "Hawkman", "Shazam!", "Player 4", "Black Canary", "Batgirl")
ENGLISH = """
about all an and another any are as at attack attacks away back becomes before block bottom buy
by cancel card cards character choose chosen confront confrontation cost costs deck defeat defense
destroy destroyed did discard discards do does draw draws each either else end ends equipment equal
every face first foe foes for from gain gains game gets give go goes hand hands have her hero
heroes higher his if in into is it its least left less level lets line location look looks lower may
might more most must new next not of off on once one only or order other others out pass pay per
pile play player players plays power put puts rest return reveal reveals right same set shuffle
stack stays takes team teammate that the their them then these they this those time times top
turn turns twice two up use villain villains vp weakness when whenever who whose will win wins with
without yes you your
"""
"""Words that only English has: Spanish, too, says "a", "has" and "total"."""
WORD = re.compile(rf"\b({'|'.join(ENGLISH.split())})\b", re.IGNORECASE)
SLIPS = ("  ", " ,", " .", "..", " ;", ";.", ",.", ": .", "()", "None", "{", "}", "!.")
WRONG = re.compile(
    r"\bde el\b|\ba el\b|\bun [Dd]ebilidad|\buna? (?:Héroes|cartas)\b|\bun carta|\buna (?:Héroe|"
    r"Villano|Equipo|Superpoder|Lugar)\b|\b1 (?:cartas|Héroes|Villanos)|\by (?:I|i)[^eaou]|"
    r"\bo (?:O|o)[a-z]|\bdescartala|\brobala|\bponela|\bdestruyela"
)


def names_of_cards() -> re.Pattern[str]:
    """All card and player names, which stay as they are; the longest first."""
    found = {card.name for card in CARDS} | {box.name for box in BOXES.values()} | {*NAMES[1:]}
    found |= {"Power Ring"}
    return re.compile("|".join(re.escape(name) for name in sorted(found, key=len, reverse=True)))


A_NAME = names_of_cards()


def sound(text: str) -> str:
    """The text itself, if it is Spanish and well spelt."""
    assert text
    assert text == text.strip()
    bare = A_NAME.sub("…", text)
    left = {word.lower() for word in WORD.findall(bare)}
    assert not left, f"{left} in {text}"
    assert not WRONG.search(bare), text
    assert [slip for slip in SLIPS if slip in text] == [], text
    assert text.count("¿") == text.count("?"), text
    assert text.count("«") == text.count("»"), text
    assert text.count("(") == text.count(")"), text
    return text


# --- Cards ------------------------------------------------------------------------------------


@for_each("card", CARDS, lambda card: card.id)
def test_a_card_speaks_spanish(card: Card) -> None:
    assert sound(rules_text(card, "es")).endswith(".")
    sound(vp_text(card.vp, "es"))


def test_every_card_has_a_text_in_both_languages_or_in_none() -> None:
    for card in CARDS:
        english, spanish = rules_text(card), rules_text(card, "es")
        assert (english == "No effect.") == (spanish == "Sin efecto."), card.id
        for here, there in (
            ("Attack:", "Ataque:"),
            ("Defense:", "Defensa:"),
            ("Block (", "Bloqueo ("),
        ):
            assert english.count(here) == spanish.count(there), card.id
        numbers = re.compile(r"[+−]\d+")
        assert numbers.findall(english) == numbers.findall(spanish), card.id


@for_each("seed", range(0, size(300, 1000), 50))
def test_strange_cards_have_a_spanish_text_too(seed: int) -> None:
    for strange in range(seed, seed + 50):
        text = rules_text(strange_card(strange), "es")
        found = [slip for slip in SLIPS if slip in text]
        found += ["quotes"] if text.count("«") != text.count("»") else []
        found += ["brackets"] if text.count("(") != text.count(")") else []
        found += re.findall(r"\bde el\b|\ba el\b", text)
        assert found == [], f"strange_card({strange}): {text}"


# Each line: effects, and how they must read. Cards of the boxes are in the tables.
READINGS: list[tuple[tuple[Effect, ...], str]] = [
    ((Power(-1),), "−1 de Poder."),
    (
        (If(Has(IN_PLAY, LOCATIONS), (Power(1),)), Power(2)),
        "+2 de Poder, +1 más si controlas un Lugar.",
    ),
    (
        (Destroy(up_to(1, HAND)), Draw(1)),
        "Puedes destruir una carta de tu mano. Luego roba una carta.",
    ),
    (
        (May((Destroy(one(HAND)), Power(3))),),
        "Puedes destruir una carta de tu mano a cambio de +3 de Poder.",
    ),
    (
        (Choose(((Draw(2),), (Gain(one(LINE_UP, HEROES)),), (GainWeakness(),))),),
        "Roba 2 cartas, obtén un Héroe de la Alineación u obtén una Debilidad.",
    ),
    (
        (Discard(any_number(HAND)), Draw(1)),
        "Descarta cualquier cantidad de cartas y luego roba una carta.",
    ),
    (
        (Gain(up_to(1, LINE_UP, VILLAINS), (HAND, DECK_TOP)),),
        "Puedes obtener un Villano de la Alineación y ponerlo en tu mano o encima de tu mazo.",
    ),
    (
        (Move(one(HAND, NOT_LOCATIONS), DECK_TOP),),
        "Pon encima de tu mazo una carta de tu mano que no sea un Lugar.",
    ),
    (
        (Draw(1), Others(TEAMMATE, (Draw(1),)), Others(TEAM, (GainWeakness(),))),
        "Roba una carta y tu compañero hace lo mismo. Un jugador de tu bando a tu elección obtiene "
        "una Debilidad.",
    ),
    (
        (Attack(EACH_FOE, (Discard(one(HAND)), If(Did(), (Draw(1),), (GainWeakness(),)))),),
        "Ataque: Cada rival descarta una carta; cada rival que lo haya hecho roba una carta; cada "
        "rival que no lo haya hecho obtiene una Debilidad.",
    ),
    (
        (Attack(EACH_FOE, (GainWeakness(2, DECK_TOP),)),),
        "Ataque: Cada rival obtiene 2 Debilidades y las pone encima de su mazo.",
    ),
    (
        (Attack(EACH_FOE, (Instead((GainWeakness(),), (Discard(one(HAND, HEROES)),)),)),),
        "Ataque: Cada rival obtiene una Debilidad; en su lugar, puede descartar un Héroe.",
    ),
    (
        (Choose(((Draw(1),), (Power(2),)), by="a-foe"),),
        "Un rival a tu elección elige una opción: robas una carta; u obtienes +2 de Poder.",
    ),
    (
        (Destroy(one((HAND, DISCARD), Filter(names=("Punch", "Vulnerability")))),),
        "Destruye un Puñetazo o una Vulnerabilidad de tu mano o de tu pila de descarte.",
    ),
    ((Win(),), "Ganas la partida."),
]

ABILITIES: list[tuple[Ability, str]] = [
    (
        When(Plays(VILLAINS, nth=1), (GainWeakness(),)),
        "Cuando juegues tu primer Villano en cada uno de tus turnos, obtén una Debilidad.",
    ),
    (
        Use(pay_power=2, price=(Discard(one(HAND, PUNCHES)),), do=(Draw(1),)),
        "Una vez en cada uno de tus turnos, puedes pagar 2 de Poder y descartar un Puñetazo. Si lo "
        "haces, roba una carta.",
    ),
    (
        When(Plays(HEROES, who="team"), (Draw(1),), turns="team"),
        "Cada Héroe que juegue alguien de tu bando en un turno tuyo o de tu compañero te permite "
        "robar una carta.",
    ),
]


@pytest.mark.parametrize(("does", "reads"), READINGS, ids=[text for _, text in READINGS])
def test_effects_read_naturally(does: tuple[Effect, ...], reads: str) -> None:
    assert effects_text(does, "es") == reads


@pytest.mark.parametrize(("ability", "reads"), ABILITIES, ids=[text for _, text in ABILITIES])
def test_abilities_read_naturally(ability: Ability, reads: str) -> None:
    assert ability_text(ability, "es") == reads


def test_victory_points_read_naturally() -> None:
    assert vp_text(VpIf(5, HEROES, others=1), "es") == (
        "5 PV si tu mazo contiene otro Héroe; si no, 0 PV"
    )
    assert vp_text(-1, "es") == "−1 PV"
    assert vp_text(VpPer(1, every=7), "es") == (
        "1 PV por cada 7 cartas en tu mazo, redondeando hacia abajo"
    )


def test_a_card_without_text_says_so() -> None:
    assert rules_text(hero("Nobody", cost=1, vp=1, copies=1), "es") == "Sin efecto."


# --- At the table -----------------------------------------------------------------------------

TABLES = {
    "base-set": Setup(box="base-set", players=3),
    "batman-joker": Setup(box="rivals-batman-joker"),
    "shazam-black-adam": Setup(box="rivals-shazam-black-adam"),
    "confrontations-2": Setup(box="confrontations", players=2),
    "confrontations-4": Setup(box="confrontations", players=4),
    "picked": Setup(box="confrontations", players=4, hero_choice="pick"),
    **{id: setup_of(recipe) for id, recipe in RECIPES.items()},
}


@pytest.mark.parametrize("seed", range(size(2, 4)))
def test_every_event_and_ask_of_a_random_game_is_told_in_spanish(seed: int) -> None:
    chance = Random(f"habla {seed}")
    table = new_table(chance, rich=seed % 2 == 1)
    listen(table, chance, 1500, sound, "es")
    all_told(table, sound, "es")


@pytest.mark.parametrize("name", by_day(TABLES, 3))
def test_every_box_and_recipe_is_told_in_spanish(name: str) -> None:
    setup = TABLES[name]
    table = Table.new(setup, catalogue_for(setup), f"habla {name}", anchored=False)
    listen(table, Random(f"habla {name}"), size(250, 500), sound, "es")
    all_told(table, sound, "es")


def heard(table: Script, seat: int = ME) -> list[str]:
    """Return what a seat heard of a script."""
    return told(table, seat, "es")


def questioned(table: Script, seat: int = ME) -> Asked:
    """Return what a seat is asked."""
    return asked(table, seat, "es")


def test_basic_cards_have_spanish_names() -> None:
    cards = {card.name: card for card in CATALOGUE.cards}
    names = ("Punch", "Kick", "Vulnerability", "Weakness", "Katana")
    assert [name_in(cards[name], "es") for name in names] == [
        "Puñetazo",
        "Patada",
        "Vulnerabilidad",
        "Debilidad",
        "Katana",
    ]
    assert entry_of("heroes-unite", cards["Kick"], "es")["name"] == "Patada"


def test_a_turn_reads_like_a_turn() -> None:
    assert heard(a_turn()) == [
        "Turno 1: empieza tu turno.",
        "Juegas 2 × Puñetazo y Patada (+4 de Poder).",
        "Compras Deadman por 4 de Poder.",
        "Destruyes Vulnerabilidad de tu mano (Deadman).",
        "Terminas tu turno y robas 5 × Puñetazo.",
        "Nuevo en la Alineación: Raven.",
        "Turno 2: empieza el turno de Hawkman.",
    ]


def test_an_attack_tells_who_was_hit_who_avoided_it_and_by_what() -> None:
    assert heard(an_attack(), 1)[1:] == [
        "Hawkman juega Yellow Lantern Corps Power Ring (+2 de Poder).",
        "Yellow Lantern Corps Power Ring te ataca a ti y a Shazam!",
        "Te defiendes con Katana y evitas el Ataque (Yellow Lantern Corps Power Ring).",
        "Robas Patada (Katana).",
        "Shazam! descarta Debilidad (Yellow Lantern Corps Power Ring).",
    ]


def test_others_are_told_how_many_cards_are_looked_at_and_not_which() -> None:
    table = a_look_at_the_deck()
    assert "Miras Patada (Jervis Tetch)." in heard(table, ME)
    assert "Hawkman mira una carta (Jervis Tetch)." in heard(table, FOE)
    assert questioned(table) == (
        "Jervis Tetch: Destrúyela o descártala. (Patada)",
        ["Destruye Patada", "Descarta Patada"],
    )
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")


def test_a_confrontation_is_announced_fought_and_told() -> None:
    scene = a_confrontation()
    table = next(scene)
    assert questioned(table) == (
        "Tu turno. ¿Te enfrentas a Felix Faust (coste 9) o juegas un turno normal?",
        [
            "Enfréntate a Felix Faust (Nivel 1, coste 9)",
            "Juega un turno normal, para comprar cartas",
        ],
    )
    next(scene)
    assert questioned(table) == (
        "Te enfrentas a Felix Faust (Nivel 1): 3 de Poder contra un coste de 9, faltan 6.",
        ["Listo: 3 de Poder contra un coste de 9, no basta"],
    )
    next(scene)
    assert questioned(table, FOE) == (
        "Aquaman se enfrenta a ti (Felix Faust, Nivel 1): 3 de Poder contra un coste de 9. A "
        "Aquaman no le basta. ¿Bloqueas de todos modos?",
        ["Bloquea con Steel: coste +3", "Sin Bloqueo"],
    )
    next(scene)
    assert heard(table, FOE)[:7] == [
        "Turno 1: empieza el turno de Aquaman.",
        "Aquaman se enfrenta a ti (Felix Faust, Nivel 1).",
        "Aquaman juega Enhanced Strength y Puñetazo (+3 de Poder).",
        "Aquaman ha acabado, con 3 de Poder.",
        "Bloqueas con Steel: tu Personaje cuesta 3 más.",
        "Aquaman pierde el Enfrentamiento: 3 de Poder contra un coste de 12.",
        "Aquaman termina su turno y roba 5 cartas.",
    ]


def test_a_victory_names_the_level_that_fell_and_the_next_one() -> None:
    table = a_victory()
    assert (
        "Ganas el Enfrentamiento: 10 de Poder contra un coste de 9. Cae Felix Faust (Nivel 1); "
        "sigue el Nivel 2." in heard(table, ME)
    )


def test_a_teammate_helps_and_defends_by_name() -> None:
    scene = a_team()
    table = next(scene)
    assert "Pide una carta con Apoyo a Superman (Enhanced Strength)" in questioned(table)[1]
    next(scene)
    assert questioned(table, THIRD) == (
        "Aquaman (tu compañero) se enfrenta a Felix Faust (Nivel 1): 0 de Poder contra un coste "
        "de 9, faltan 9. ¿Juegas una carta con Apoyo para ayudar?",
        ["Juega Enhanced Strength para Aquaman", "Sin Apoyo: conserva tus cartas"],
    )
    next(scene)
    assert heard(table)[-1] == "Superman juega Enhanced Strength como Apoyo (+1 de Poder para ti)."
    next(scene)
    text, options = questioned(table, 3)
    assert text.startswith(
        "Aquaman te ataca a ti y a Felix Faust (tu compañero) con Nereus: descarta una"
    )
    assert options == [
        "Defiéndete con Steve Trevor: descarta una carta",
        "Protege a Felix Faust (tu compañero) con Steve Trevor: descarta una carta",
        "Sin Defensa: deja que ocurra",
    ]
    next(scene)
    line = "Lex Luthor protege a Felix Faust del Ataque con Steve Trevor (Nereus)."
    assert line in heard(table)
    assert "Lex Luthor te protege del Ataque con Steve Trevor (Nereus)." in heard(table, FOE)


def test_weaknesses_that_bind_are_asked_for_first() -> None:
    assert (
        questioned(binding_weaknesses())[0]
        == "Tu turno, 0 de Poder. Antes tienes que jugar 2 × Debilidad (W4)."
    )


def test_a_pick_says_the_card_that_asks_and_its_effect() -> None:
    assert questioned(a_pick()) == (
        "Soultaker Sword: Puedes destruir una carta de tu mano.",
        ["Debilidad (coste 0)", "Puñetazo (coste 0)", "Ninguna carta"],
    )


def test_cards_of_two_places_say_where_they_are() -> None:
    table = a_pick_from_two_places()
    assert questioned(table)[1] == [
        "Puñetazo (coste 0), en la mano",
        "Puñetazo (coste 0), en la pila de descarte",
        "Ninguna carta",
    ]


def test_an_alternative_says_what_declining_it_gives() -> None:
    assert questioned(an_alternative()) == (
        "Red Lantern Corps: +1 de Poder. En su lugar, puedes destruir una carta de tu mano a "
        "cambio de +3 de Poder.",
        ["Puñetazo (coste 0)", "Ninguna carta: +1 de Poder"],
    )


def test_a_defense_is_asked_for_with_the_attack_in_words() -> None:
    assert questioned(an_attack_to_defend(), FOE) == (
        "Hawkman te ataca con Deadshot: revela la carta superior de tu mazo. Si cuesta 1 o "
        "más, descártala. ¿Usas una Defensa?",
        ["Defiéndete con Katana: roba una carta", "Sin Defensa: deja que ocurra"],
    )


def test_where_there_is_no_choice_the_reason_is_told() -> None:
    helpless, single = reasons_without_a_choice("es")
    assert helpless == "No tienes ninguna Defensa que usar."
    assert single == "Batgirl: Puñetazo (coste 0), la única opción."


def test_cards_chosen_so_far_are_told_and_then_one_may_stop() -> None:
    text, stop = chosen_so_far("es")
    assert text.endswith("Elegido hasta ahora: Patada.")
    assert stop == "Nada más"


def test_a_gained_weakness_is_a_debilidad() -> None:
    line = "Hawkman obtiene una Debilidad (Black Lantern Corps)."
    assert a_gained_weakness("es") == line


def test_cards_are_looked_up_in_spanish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "katana", "--box", "heroes-unite", "--language", "es"]) == 0
    assert "Defensa: Puedes descartar esta carta" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["cards", "katana", "--language", "tlh"])
    assert "no language 'tlh'; there are en, es, de" in capsys.readouterr().err
