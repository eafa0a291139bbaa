"""Spanish: nothing of English is left in it, on a card or at the table."""

from __future__ import annotations

import re
from random import Random

import pytest
from loops import for_each
from random_games import new_table, random_index
from script import CATALOGUE, FOE, ME, THIRD, Script
from strange_cards import strange_card
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
from archrivals.engine.views.events import CauseInEvent, MovedInView, PlaceInEvent
from archrivals.speech import ability_text, effects_text, name_in, rules_text, vp_text
from archrivals.speech.table_talk import (
    ask_text,
    event_line,
    event_lines,
    forced_text,
    option_text,
    option_texts,
    question,
    you,
)
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


def names_for(seat: int, players: int) -> list[str]:
    """Everybody by name, and one's own seat as "Tú"."""
    others = iter(NAMES[1:])
    return [you("es") if each == seat else next(others) for each in range(players)]


def listen(table: Table, chance: Random, most: int) -> None:
    """Random answers; every ask on the way is put into words."""
    while not table.over and len(table.answers) < most:
        for ask in table.asks:
            names = names_for(ask.seat, table.state.seats)
            asked = question(table, ask)
            sound(ask_text(asked, names, "es"))
            assert len([sound(text) for text in option_texts(asked, names, "es")]) == len(
                ask.options
            )
            sound(forced_text(asked, names, "es"))
        table.answer(table.ask.seat, random_index(table.ask, chance))


def all_told(table: Table) -> None:
    """Every event has a sentence for every seat, alone and among the others."""
    s = table.state
    for seat in range(-1, s.seats):
        names = names_for(seat, s.seats)
        events = table.events(seat)
        alone = [event_line(event, names, s.cat, "es", s.teams) for event in events]
        for line in (*alone, *event_lines(events, names, s.cat, "es", s.teams)):
            assert line is None or sound(line)[-1] in ".!"


@pytest.mark.parametrize("seed", range(size(2, 4)))
def test_every_event_and_ask_of_a_random_game_is_told_in_spanish(seed: int) -> None:
    chance = Random(f"habla {seed}")
    table = new_table(chance, rich=seed % 2 == 1)
    listen(table, chance, 1500)
    all_told(table)


@pytest.mark.parametrize("name", by_day(TABLES, 3))
def test_every_box_and_recipe_is_told_in_spanish(name: str) -> None:
    setup = TABLES[name]
    table = Table.new(setup, catalogue_for(setup), f"habla {name}", anchored=False)
    listen(table, Random(f"habla {name}"), size(250, 500))
    all_told(table)


def told(table: Script, seat: int = ME) -> list[str]:
    """The lines of the first turn of a script, without its setup."""
    s = table.table.state
    lines = event_lines(table.table.events(seat), people(table, seat), s.cat, "es", s.teams)
    return lines[next(at for at, line in enumerate(lines) if line.startswith("Turno 1")) :]


def people(table: Script, seat: int) -> list[str]:
    """The players by their Super Heroes or Characters, oneself as "Tú"."""
    s = table.table.state
    if not s.rules.confrontations:
        return names_for(seat, s.seats)
    heroes = [s.cat.name[s.faces[s.zones[(each + 1) * 8 + 4][-1]]] for each in range(s.seats)]
    return [you("es") if each == seat else name for each, name in enumerate(heroes)]


def asked(table: Script, seat: int = ME) -> tuple[str, list[str]]:
    """A seat's question and its options in words."""
    ask = table.table.ask_of(seat)
    assert ask is not None
    words = question(table.table, ask)
    names = people(table, seat)
    return ask_text(words, names, "es"), option_texts(words, names, "es")


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
    table = Script().hand(ME, "Punch", "Kick", "Punch", "Vulnerability")
    table.deck(ME, *["Punch"] * 5).deck(FOE, *["Punch"] * 5).main_deck(*["Raven"] * 2)
    table.line_up("Katana", "Raven", "Kyle Rayner", "Jason Blood", "Deadman")
    table.play("Punch").play("Kick").play("Punch").buy("Deadman")
    table.asks(ME, "destroy", table.labels(table.table.ask)).answer("Vulnerability", "none")
    table.end()
    assert told(table) == [
        "Turno 1: empieza tu turno.",
        "Juegas 2 × Puñetazo y Patada (+4 de Poder).",
        "Compras Deadman por 4 de Poder.",
        "Destruyes Vulnerabilidad de tu mano (Deadman).",
        "Terminas tu turno y robas 5 × Puñetazo.",
        "Nuevo en la Alineación: Raven.",
        "Turno 2: empieza el turno de Hawkman.",
    ]


def test_an_attack_tells_who_was_hit_who_avoided_it_and_by_what() -> None:
    table = Script().players(3).hand(ME, "Yellow Lantern Corps Power Ring")
    table.hand(1, "Katana", "Punch").deck(1, "Kick").hand(2, "Weakness")
    table.play("Yellow Lantern Corps Power Ring")
    table.asks(1, "defend", ["Katana", "none"]).answer("Katana")
    table.asks(2, "defend", ["none"]).answer("none")
    assert told(table, 1)[1:] == [
        "Hawkman juega Yellow Lantern Corps Power Ring (+2 de Poder).",
        "Yellow Lantern Corps Power Ring te ataca a ti y a Shazam!",
        "Te defiendes con Katana y evitas el Ataque (Yellow Lantern Corps Power Ring).",
        "Robas Patada (Katana).",
        "Shazam! descarta Debilidad (Yellow Lantern Corps Power Ring).",
    ]


def test_others_are_told_how_many_cards_are_looked_at_and_not_which() -> None:
    table = Script().hand(ME, "Jervis Tetch").deck(ME, "Kick").play("Jervis Tetch")
    assert "Miras Patada (Jervis Tetch)." in told(table, ME)
    assert "Hawkman mira una carta (Jervis Tetch)." in told(table, FOE)
    assert asked(table) == (
        "Jervis Tetch: Destrúyela o descártala. (Patada)",
        ["Destruye Patada", "Descarta Patada"],
    )
    table.asks(ME, "choose", ["mode 0", "mode 1"]).answer("mode 1")


def test_a_confrontation_is_announced_fought_and_told() -> None:
    table = Script().box("confrontations").players(2)
    table.hand(ME, "Enhanced Strength", "Punch").level(ME, 2).hand(FOE, "Steel", "Punch")
    table.deck(ME, *["Punch"] * 5)
    assert asked(table) == (
        "Tu turno. ¿Te enfrentas a Felix Faust (coste 9) o juegas un turno normal?",
        [
            "Enfréntate a Felix Faust (Nivel 1, coste 9)",
            "Juega un turno normal, para comprar cartas",
        ],
    )
    table.confront(FOE).play("Enhanced Strength").play("Punch")
    assert asked(table) == (
        "Te enfrentas a Felix Faust (Nivel 1): 3 de Poder contra un coste de 9, faltan 6.",
        ["Listo: 3 de Poder contra un coste de 9, no basta"],
    )
    table.done()
    assert asked(table, FOE) == (
        "Aquaman se enfrenta a ti (Felix Faust, Nivel 1): 3 de Poder contra un coste de 9. A "
        "Aquaman no le basta. ¿Bloqueas de todos modos?",
        ["Bloquea con Steel: coste +3", "Sin Bloqueo"],
    )
    table.asks(FOE, "block", ["Steel", "none"]).answer("Steel")
    table.asks(FOE, "block", ["none"]).answer("none")
    assert told(table, FOE)[:7] == [
        "Turno 1: empieza el turno de Aquaman.",
        "Aquaman se enfrenta a ti (Felix Faust, Nivel 1).",
        "Aquaman juega Enhanced Strength y Puñetazo (+3 de Poder).",
        "Aquaman ha acabado, con 3 de Poder.",
        "Bloqueas con Steel: tu Personaje cuesta 3 más.",
        "Aquaman pierde el Enfrentamiento: 3 de Poder contra un coste de 12.",
        "Aquaman termina su turno y roba 5 cartas.",
    ]


def test_a_victory_names_the_level_that_fell_and_the_next_one() -> None:
    table = Script().box("confrontations").players(2)
    table.hand(ME, *["Enhanced Strength"] * 5).confront(FOE)
    for _ in range(5):
        table.play("Enhanced Strength")
    table.done()
    assert (
        "Ganas el Enfrentamiento: 10 de Poder contra un coste de 9. Cae Felix Faust (Nivel 1); "
        "sigue el Nivel 2." in told(table, ME)
    )


def test_a_teammate_helps_and_defends_by_name() -> None:
    table = Script().box("confrontations").players(4)
    table.hand(ME, "Punch", "Nereus").hand(THIRD, "Enhanced Strength")
    table.hand(FOE, "Punch").hand(3, "Steve Trevor", "Steel")
    table.confront(FOE)
    assert "Pide una carta con Apoyo a Superman (Enhanced Strength)" in asked(table)[1]
    table.call()
    assert asked(table, THIRD) == (
        "Aquaman (tu compañero) se enfrenta a Felix Faust (Nivel 1): 0 de Poder contra un coste "
        "de 9, faltan 9. ¿Juegas una carta con Apoyo para ayudar?",
        ["Juega Enhanced Strength para Aquaman", "Sin Apoyo: conserva tus cartas"],
    )
    table.asks(THIRD, "assist", ["Enhanced Strength", "none"]).answer("Enhanced Strength")
    assert told(table)[-1] == "Superman juega Enhanced Strength como Apoyo (+1 de Poder para ti)."
    table.play("Nereus")
    text, options = asked(table, 3)
    assert text.startswith(
        "Aquaman te ataca a ti y a Felix Faust (tu compañero) con Nereus: descarta una"
    )
    assert options == [
        "Defiéndete con Steve Trevor: descarta una carta",
        "Protege a Felix Faust (tu compañero) con Steve Trevor: descarta una carta",
        "Sin Defensa: deja que ocurra",
    ]
    ask = table.table.ask_of(3)
    assert ask is not None
    table.asks(3, "defend", table.labels(ask)).answer("Steve Trevor for 1")
    table.asks(1, "defend", ["none"]).answer("none")
    line = "Lex Luthor protege a Felix Faust del Ataque con Steve Trevor (Nereus)."
    assert line in told(table)
    assert "Lex Luthor te protege del Ataque con Steve Trevor (Nereus)." in told(table, FOE)
    while table.table.ask.kind != "turn":
        table.table.answer(table.table.ask.seat, len(table.table.ask.options) - 1)


def test_weaknesses_that_bind_are_asked_for_first() -> None:
    table = Script().box("rivals-shazam-black-adam").hand(ME, "Weakness", "Weakness", "Punch")
    table.normal()
    assert asked(table)[0] == "Tu turno, 0 de Poder. Antes tienes que jugar 2 × Debilidad (W4)."


def test_a_pick_says_the_card_that_asks_and_its_effect() -> None:
    table = Script().hand(ME, "Soultaker Sword", "Punch", "Weakness").play("Soultaker Sword")
    assert asked(table) == (
        "Soultaker Sword: Puedes destruir una carta de tu mano.",
        ["Debilidad (coste 0)", "Puñetazo (coste 0)", "Ninguna carta"],
    )


def test_cards_of_two_places_say_where_they_are() -> None:
    table = Script().hand(ME, "Ocean Master", "Killer Croc", "Punch").discard(ME, "Punch")
    table.play("Ocean Master").play("Killer Croc")
    assert asked(table)[1] == [
        "Puñetazo (coste 0), en la mano",
        "Puñetazo (coste 0), en la pila de descarte",
        "Ninguna carta",
    ]


def test_an_alternative_says_what_declining_it_gives() -> None:
    table = Script().hand(ME, "Red Lantern Corps", "Punch").play("Red Lantern Corps")
    assert asked(table) == (
        "Red Lantern Corps: +1 de Poder. En su lugar, puedes destruir una carta de tu mano a "
        "cambio de +3 de Poder.",
        ["Puñetazo (coste 0)", "Ninguna carta: +1 de Poder"],
    )


def test_a_defense_is_asked_for_with_the_attack_in_words() -> None:
    table = Script().hand(ME, "Deadshot").hand(FOE, "Katana").deck(FOE, "Kick").play("Deadshot")
    assert asked(table, FOE) == (
        "Hawkman te ataca con Deadshot: revela la carta superior de tu mazo. Si cuesta 1 o "
        "más, descártala. ¿Usas una Defensa?",
        ["Defiéndete con Katana: roba una carta", "Sin Defensa: deja que ocurra"],
    )


def test_where_there_is_no_choice_the_reason_is_told() -> None:
    table = Script().hand(ME, "Deadshot").hand(FOE, "Punch").deck(FOE, "Kick").play("Deadshot")
    ask = table.table.ask_of(FOE)
    assert ask is not None
    words = question(table.table, ask)
    assert forced_text(words, NAMES, "es") == "No tienes ninguna Defensa que usar."
    table = Script().hero(ME, "Batgirl").hand(ME, "Punch").use("Batgirl")
    told_why = forced_text(question(table.table, table.table.ask), NAMES, "es")
    assert told_why == "Batgirl: Puñetazo (coste 0), la única opción."


def test_cards_chosen_so_far_are_told_and_then_one_may_stop() -> None:
    table = Script().hand(ME, "Nekron", "Punch", "Kick").discard(ME).play("Nekron")
    kick = CATALOGUE.cards[CATALOGUE.by_id["kick"]]
    words = question(table.table, table.table.ask, chosen=[kick])
    assert ask_text(words, NAMES, "es").endswith("Elegido hasta ahora: Patada.")
    assert option_text(words, len(words.choices) - 1, NAMES, "es") == "Nada más"


def test_a_gained_weakness_is_a_debilidad() -> None:
    cause = CauseInEvent(card="black-lantern-corps")
    frm, to = PlaceInEvent("weaknesses", 1), PlaceInEvent("discard", 1)
    event = MovedInView("move", cause, frm, to, "gain", 0, 1, card="weakness")
    line = event_line(event, NAMES, CATALOGUE, "es")
    assert line == "Hawkman obtiene una Debilidad (Black Lantern Corps)."


def test_cards_are_looked_up_in_spanish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "katana", "--box", "heroes-unite", "--language", "es"]) == 0
    assert "Defensa: Puedes descartar esta carta" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["cards", "katana", "--language", "tlh"])
    assert "no language 'tlh'; there are en, es, de" in capsys.readouterr().err
