"""The rules texts: generated, reviewed, and complete."""

import ast
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from loops import for_each
from strange_cards import strange, strange_card
from tiers import size

from archrivals.boxes import BOXES
from archrivals.engine.language import effects
from archrivals.engine.language.cards import Card, Parts, hero
from archrivals.engine.language.effects import (
    ANY,
    ASSIST_CARDS,
    ATTACKER,
    DECK_TOP,
    DISCARD,
    DONE,
    EACH_FOE,
    EQUIPMENT,
    HAND,
    HEROES,
    IN_PLAY,
    IT,
    LINE_UP,
    LOCATIONS,
    MAIN_TOP,
    NOT_LOCATIONS,
    PLAYED,
    PUNCHES,
    TEAM,
    TEAMMATE,
    THAT_FOE,
    VILLAINS,
    WEAKNESSES,
    Ability,
    Amount,
    AsAssist,
    Attack,
    Block,
    ChangeCost,
    Choose,
    Condition,
    Confronting,
    CostOf,
    Defense,
    Destroy,
    Did,
    Discard,
    Draw,
    DrawThese,
    Effect,
    Event,
    EveryTurn,
    Filter,
    Gain,
    GainOnTop,
    Gains,
    GainWeakness,
    Grant,
    Has,
    If,
    Instead,
    Look,
    May,
    Move,
    Others,
    Per,
    Pick,
    PlayFrom,
    Plays,
    Power,
    PowerSoFar,
    PutBack,
    Refill,
    Reveal,
    RevealAndDraw,
    RevealHand,
    Select,
    ThisTurn,
    Use,
    Vp,
    VpIf,
    VpOf,
    VpPer,
    When,
    Win,
    any_number,
    at_random,
    every,
    one,
    up_to,
)
from archrivals.speech import (
    LANGUAGES,
    NoPlan,
    ability_text,
    effects_text,
    first_appearance_text,
    rules_text,
    vp_text,
)
from archrivals.speech.plan.acts import OWN_VERBS

ROOT = Path(__file__).resolve().parent.parent
CARDS = [card for box in BOXES.values() for card in box.cards]
SLIPS = ("  ", " ,", " .", "..", " ;", ";.", ",.", ": .", "()", "None", " a a", "{", "}")


def slips_in(text: str) -> list[str]:
    """What no good sentence holds."""
    found = [slip for slip in SLIPS if slip in text]
    found += ["unbalanced quotes"] if text.count('"') % 2 else []
    found += ["unbalanced brackets"] if text.count("(") != text.count(")") else []
    found += re.findall(r"\ba [AEIO]\w+|\ban [^AEIOUaeiou]\w+|\b1 \w+s\b", text)
    found += re.findall(r"\b(?:each|a) (?:foe|player) (?:draw|discard|gain|put|pass)\b", text)
    return found


def test_the_texts_are_those_of_the_reviewed_tables() -> None:
    script = ROOT / "tools" / "write_texts.py"
    check = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stderr


@for_each("card", CARDS, lambda card: card.id)
def test_a_text_reads_well(card: Card) -> None:
    text = rules_text(card)
    assert text.endswith(".")
    assert slips_in(f"{text} {vp_text(card.vp)}") == []


@for_each("seed", range(0, size(300, 1000), 50))
def test_strange_cards_have_a_text_too(seed: int) -> None:
    for number in range(seed, seed + 50):
        text = rules_text(strange_card(number))
        found = [slip for slip in slips_in(text) if slip in SLIPS or slip.startswith("unb")]
        assert found == [], f"strange_card({number}): {text}"


def effect_with(record: Any) -> Effect:  # a record of any kind
    """An effect that holds a record."""
    if isinstance(record, get_args(Condition)):
        return If(record, (Draw(1),))
    if isinstance(record, get_args(Amount)):
        return Power(record)
    if isinstance(record, get_args(Event)):
        return Grant(When(record, (Draw(2), GainWeakness())))
    return Grant(record) if isinstance(record, get_args(Ability)) else record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("union", [Effect, Condition, Amount, Ability, Event])
def test_every_kind_of_record_has_words(union: object, language: str) -> None:
    for kind in get_args(union):
        for seed in range(5):
            record = strange(kind, seed)
            assert effects_text((effect_with(record),), language), record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_of_its_own_has_words(language: str) -> None:
    folder = type(LANGUAGES[language]).__module__.rpartition(".")[0].replace(".", "/")
    for kind in OWN_VERBS:
        try:
            effects_text((strange(kind, 0),), language)
        except KeyError as missing:
            pytest.fail(f"src/{folder}/lexicon.py: no row {missing} in VERBS or FIXED")


def test_a_kind_without_a_plan_fails_loudly() -> None:
    with pytest.raises(NoPlan, match="there is no plan for Filter; register one in"):
        effects_text((ANY,))  # type: ignore[arg-type]


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(KeyError, match="no language 'tlh'; there are: de, en"):
        effects_text((Draw(1),), "tlh")


def test_no_rules_text_is_stored_in_the_boxes() -> None:
    telling = re.compile(r"^[+−]\d+ Power|^(Attack|Defense|Ongoing):|^Draw a card")
    for path in (ROOT / "src" / "archrivals" / "boxes").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not telling.search(node.value), f"{path.name}:{node.lineno}: {node.value}"
    assert not {"text", "rules_text", "words"} & {field.name for field in fields(Card)}


TWO_WAYS: tuple[tuple[Effect, ...], ...] = ((Power(2),), (Draw(1),))
ODD, EVEN = ((Attack(EACH_FOE, (Discard(one(HAND, Filter(odd=o))),)),) for o in (True, False))
ONTO_DECK = "may go on top of your deck instead of into your discard pile."

# Each line: effects, and how they must read. Cards of the boxes are in the tables.
READINGS: list[tuple[tuple[Effect, ...], str]] = [
    ((Power(1), Power(2)), "+3 Power."),
    ((Power(-1),), "−1 Power."),
    (
        (If(Has(IN_PLAY, LOCATIONS), (Power(1),)), Power(2)),
        "+2 Power, +1 more if you control a Location.",
    ),
    (
        (Power(2), ThisTurn(Plays(VILLAINS, nth=1, other=True), (Power(1),))),
        "+2 Power, +1 more if you play another Villain this turn.",
    ),
    ((Power(CostOf(HAND)),), "+Power equal to the total cost of the cards in your hand."),
    (
        (Reveal(), Power(2), If(Has(IT, ANY.costing(at_least=1)), (Power(1),))),
        "Reveal the top card of your deck. +2 Power, +1 more if it costs 1 or more.",
    ),
    (
        (Reveal(1, MAIN_TOP), If(Has(IT, HEROES), (Power(3), Destroy(every(IT))))),
        "Reveal the top card of the main deck. If it is a Hero, +3 Power, then destroy it.",
    ),
    (
        (Look(3), Discard(any_number(IT)), PutBack()),
        "Look at the top 3 cards of your deck. Discard any number of them, then put the rest "
        "back on top in any order.",
    ),
    (
        (Look(), Destroy(up_to(1, IT)), If(Did(), (Draw(),), (Power(1),))),
        "Look at the top card of your deck. You may destroy it. If you do, draw a card; "
        "otherwise, +1 Power.",
    ),
    (
        (Destroy(up_to(1, HAND)), Draw(1)),
        "You may destroy a card from your hand. Then draw a card.",
    ),
    (
        (May((Discard(one(HAND)), Draw(2), Power(1))),),
        "You may discard a card. If you do, draw 2 cards, then +1 Power.",
    ),
    (
        (May((Destroy(one(HAND)), Power(3))),),
        "You may destroy a card from your hand for +3 Power.",
    ),
    ((Choose(((Draw(2),), (Power(3),))),), "Choose one: draw 2 cards; or +3 Power."),
    (
        (Choose(((Draw(2),), (Gain(one(LINE_UP, HEROES)),), (GainWeakness(),))),),
        "Either draw 2 cards, gain a Hero from the Line-Up or gain a Weakness.",
    ),
    (
        (Choose(((Draw(2), Discard(one(HAND))), (Destroy(up_to(1, HAND)),)), up_to=True),),
        "Choose up to one: draw 2 cards, then discard a card; or destroy up to 1 card from your "
        "hand.",
    ),
    (
        (Destroy(any_number(LINE_UP)), If(Did(), (Refill(),))),
        "Destroy any number of cards in the Line-Up. If you do, refill those slots at once.",
    ),
    (
        (Select(one((HAND, DISCARD))), Power(CostOf(IT)), Destroy(every(IT))),
        "Choose a card in your hand or discard pile. +Power equal to its cost. Destroy it.",
    ),
    (
        (Discard(any_number(HAND)), Draw(Per(1, DONE))),
        "Discard any number of cards, then draw a card for each card discarded this way.",
    ),
    (
        (Gain(up_to(1, LINE_UP), (HAND, DECK_TOP)),),
        "You may gain a card from the Line-Up and put it into your hand or on top of your deck.",
    ),
    (
        (Destroy(Pick((HAND, DISCARD), n=2, other=True)),),
        "Destroy 2 other cards from your hand and/or discard pile.",
    ),
    (
        (If(Has(LINE_UP, VILLAINS), (), (Power(3),)),),
        "Unless there is a Villain in the Line-Up, +3 Power.",
    ),
    (
        (If(Has(PLAYED, VILLAINS, n=2), (Draw(1),)),),
        "If you played 2 or more Villains earlier this turn, draw a card.",
    ),
    (
        (ThisTurn(Plays(distinct="type", nth=4), (Win(),)),),
        "If you play cards of 4 different types this turn, you win the game.",
    ),
    ((ThisTurn(Plays(HEROES), (Draw(1),)),), "For each Hero you play this turn, draw a card."),
    (
        (Power(1), ThisTurn(Plays(PUNCHES), (Power(1),), at_most=3)),
        "+1 Power, +1 more per Punch you play this turn, at most +3 more.",
    ),
    (
        (Power(Per(2, DISCARD, HEROES, whose=THAT_FOE, at_most=6)),),
        "+2 Power per Hero in that foe's discard pile, at most +6.",
    ),
    (
        (Power(Per(1, PLAYED, types=True, and_this=True)),),
        "+1 Power per different card type among the cards you played earlier this turn, counting "
        "this card.",
    ),
    (
        (Reveal(), Power(CostOf(IT, at_least=2, at_most=5))),
        "Reveal the top card of your deck. +Power equal to its cost, but at least 2 and at most 5.",
    ),
    ((Power(1), Power(PowerSoFar())), "+1 Power. Your Power so far this turn is doubled."),
    (
        (Draw(1), If(Confronting(), (Discard(one(HAND)), Power(1)), (Draw(2),))),
        "Draw a card. Confrontation: Discard a card. +1 Power. Otherwise: Draw 2 cards.",
    ),
    (
        (If(Confronting(), (Draw(1),), (Power(2),)), GainWeakness()),
        "In a Confrontation, draw a card; otherwise, +2 Power. Gain a Weakness.",
    ),
    (
        (If(Confronting(), (Choose(TWO_WAYS, n=2),), (Choose(TWO_WAYS),)),),
        "Choose one (Confrontation: choose two): +2 Power; or draw a card.",
    ),
    (
        (If(AsAssist(), (Power(1),), (Power(2),)),),
        "+2 Power, but only +1 if this card is played as an Assist.",
    ),
    (
        (Draw(1), Others(TEAMMATE, (Draw(1),)), Others(TEAM, (GainWeakness(),))),
        "You and your teammate each draw a card. You or your teammate gains a Weakness.",
    ),
    (
        (Others(EACH_FOE, (Choose(((Discard(one(HAND)),), (Others(ATTACKER, (Draw(1),)),))),)),),
        "Each foe chooses one: they discard a card; or you draw a card.",
    ),
    (
        (Others(THAT_FOE, (Discard(one(HAND)), If(Did(), (Draw(1),)))),),
        "That foe discards a card; if they do, they draw a card.",
    ),
    (
        (Reveal(1, DECK_TOP, EACH_FOE), PlayFrom(up_to(1, IT, NOT_LOCATIONS))),
        "Each foe reveals the top card of their deck. You may play one of these cards that is not "
        "a Location, then put it back where it was.",
    ),
    (
        (PlayFrom(one(DECK_TOP).of(THAT_FOE), then=DISCARD), PlayFrom(one(IT), keep=True)),
        "Play the top card of that foe's deck, then put it into their discard pile, then play it.",
    ),
    (
        (Destroy(Pick((DISCARD,), n=2, up_to=True, also=Pick((IN_PLAY,), WEAKNESSES))),),
        "Destroy up to 2 cards from your discard pile and/or Weaknesses you control.",
    ),
    (
        (Move(up_to(1, DISCARD).of(TEAM), HAND),),
        "You may put a card from your or your teammate's discard pile into its owner's hand.",
    ),
    (
        (Destroy(up_to(1, HAND)), Destroy(up_to(1, DISCARD)), Destroy(up_to(1, LINE_UP))),
        "Destroy up to 1 card in each of your hand, your discard pile and the Line-Up.",
    ),
    (
        (Destroy(up_to(1, HAND)), If(Has(DONE, HEROES), (Draw(2),))),
        "You may destroy a card from your hand. If it is a Hero, draw 2 cards.",
    ),
    (
        (Look(3), DrawThese(one(IT)), Destroy(up_to(1, IT)), PutBack()),
        "Look at the top 3 cards of your deck. Draw one of them. You may destroy one of the "
        "others. Then put the rest back on top in any order.",
    ),
    ((RevealAndDraw(),), "Reveal and draw the top card of your deck."),
    (
        (RevealAndDraw(again_if=HEROES),),
        "Reveal and draw the top card of your deck; if it is a Hero, repeat this.",
    ),
    (
        (Choose((ODD, EVEN)),),
        "Choose odd or even. Attack: Each foe discards a card whose cost matches.",
    ),
    (
        (Choose(((Draw(1),), (Power(2),)), by="a-foe"),),
        "A foe of your choice chooses one: you draw a card; or you get +2 Power.",
    ),
    (
        (Instead((Power(1),), (Grant(Use((Draw(1),), pay_power=3, limit=0)),)),),
        "+1 Power. You may instead pay 3 Power any number of times this turn to draw a card.",
    ),
    ((Grant(GainOnTop(once=True)),), f"One card you buy or gain this turn {ONTO_DECK}"),
    (
        (Gain(one(LINE_UP), any_player=True),),
        "Gain a card from the Line-Up and put it into any player's discard pile.",
    ),
    (
        (Destroy(one(HAND, Filter(types=("Super Power",), not_names=("Kick",)))),),
        "Destroy a Super Power other than Kick from your hand.",
    ),
]

ATTACKS: list[tuple[tuple[Effect, ...], str]] = [
    (
        (Reveal(), If(Has(IT, VILLAINS), (Discard(every(IT)),), (GainWeakness(),))),
        "Each foe reveals the top card of their deck; if it is a Villain, they discard it; "
        "otherwise, they gain a Weakness.",
    ),
    (
        (Reveal(), If(Has(IT, VILLAINS), (Discard(every(IT)),)), GainWeakness()),
        "Each foe reveals the top card of their deck and discards it if it is a Villain; they "
        "gain a Weakness.",
    ),
    (
        (Discard(one(HAND)), If(Did(), (Draw(1),), (GainWeakness(),))),
        "Each foe discards a card; a foe who did draws a card; a foe who did not gains a Weakness.",
    ),
    (
        (Discard(up_to(1, HAND)), If(Did(), (), (GainWeakness(),))),
        "Each foe may discard a card; a foe who does not do so gains a Weakness.",
    ),
    (
        (Choose(((Discard(one(HAND)),), (GainWeakness(2),))),),
        "Each foe either discards a card or gains 2 Weaknesses.",
    ),
    (
        (May((Discard(one(HAND)), Draw(1))),),
        "Each foe may discard a card; if they do, they draw a card.",
    ),
    (
        (Instead((GainWeakness(),), (Discard(one(HAND, HEROES)),)),),
        "Each foe gains a Weakness; they may instead discard a Hero.",
    ),
    (
        (If(Has(IN_PLAY, LOCATIONS), (Discard(at_random(1, HAND)),)),),
        "For each foe, if they control a Location, they discard a card at random.",
    ),
    (
        (GainWeakness(2, DECK_TOP),),
        "Each foe gains 2 Weaknesses and puts them on top of their deck.",
    ),
    (
        (RevealHand(), Discard(one(HAND).chosen_by_attacker())),
        "Each foe reveals their hand and discards a card, chosen by you.",
    ),
    (
        (RevealHand(), Discard(Pick((HAND,), n=Per(1, HAND, HEROES)))),
        "Each foe reveals their hand and discards a card for each Hero in their hand.",
    ),
    ((ChangeCost(-1),), "Each foe's Character's cost is 1 lower this turn."),
]

ABILITIES: list[tuple[Ability, str]] = [
    (
        When(Plays(VILLAINS, nth=1), (Draw(1),)),
        "The first Villain you play on each of your turns lets you draw a card.",
    ),
    (
        When(Plays(VILLAINS, nth=1), (GainWeakness(),)),
        "When you play your first Villain on each of your turns, gain a Weakness.",
    ),
    (
        When(Plays(VILLAINS, other=True), (Move(one(DISCARD), DECK_TOP),)),
        "Whenever you play another Villain on your turn, put a card from your discard pile on top "
        "of your deck.",
    ),
    (EveryTurn((Draw(1),)), "On each of your turns, draw a card."),
    (
        Use(price=(Discard(one(HAND, PUNCHES)),), do=(Power(2),), limit=0),
        "Discard a Punch (any number of times on your turn): +2 Power.",
    ),
    (
        Use(pay_power=2, price=(Destroy(one(HAND)),), do=(Draw(1),), only_if=Has(PLAYED, HEROES)),
        "Once during each of your turns, if you played a Hero earlier this turn, you may pay 2 "
        "Power and destroy a card from your hand. If you do, draw a card.",
    ),
    (
        Use(price=(Discard(one(HAND, PUNCHES)),), do=(Draw(1),), limit=2, payment=True),
        "Discard a Punch: Draw a card. Maximum twice each turn.",
    ),
    (
        When(Plays(HEROES), (Power(1),), only_if=Confronting()),
        "Confrontation: Each Hero you play on your turn gives +1 Power.",
    ),
    (
        When(Plays(ASSIST_CARDS, first=2), (Draw(1),), turns="team"),
        "Each of the first two Assist cards you play on each of your and your teammate's turns "
        "lets you draw a card.",
    ),
    (
        When(Plays(each_of=(HEROES, VILLAINS)), (Draw(1),)),
        "Once on each of your turns, when you have played a Hero and a Villain, draw a card.",
    ),
    (
        When(Plays(HEROES, who="team"), (Draw(1),), turns="team"),
        "Each Hero you or your teammate plays on your or your teammate's turn lets you draw a "
        "card.",
    ),
    (
        When(Gains(HEROES), (GainWeakness(),), only_if=Has(HAND, VILLAINS)),
        "Whenever you buy or gain a Hero on your turn, if you have a Villain in your hand, gain a "
        "Weakness.",
    ),
    (
        When(Gains(new_type=True, nth=1), (Draw(1),), turns="any"),
        "In each turn, the first time you buy or gain a card of a type not in your discard pile, "
        "draw a card.",
    ),
    (EveryTurn((Power(1),), only_if=Confronting()), "Confrontation: +1 Power."),
]

PUNCH = (Discard(one(HAND, PUNCHES)),)
HERO = (Discard(one(HAND, HEROES)),)

# Abilities that are much alike, and what they share.
SHARED: list[tuple[tuple[Ability, ...], str]] = [
    (
        (When(Plays(HEROES, nth=1), (Power(1),)), When(Plays(VILLAINS, nth=1), (Power(1),))),
        "The first Hero and the first Villain you play on each of your turns each give +1 Power.",
    ),
    (
        (
            When(Plays(HEROES), (Power(1),), only_if=Confronting()),
            When(Plays(VILLAINS.costing(at_most=4)), (Power(1),), only_if=Confronting()),
        ),
        "Confrontation: Each Hero and each Villain of cost 4 or less you play on your turn gives "
        "+1 Power.",
    ),
    (
        (Use((Draw(1),), PUNCH, payment=True), Use((Draw(1),), HERO, payment=True)),
        "Discard a Punch or discard a Hero: Draw a card. Each price can be paid once each turn.",
    ),
    (
        (Use((Draw(1),), PUNCH, payment=True), Use((GainWeakness(),), PUNCH, payment=True)),
        "Discard a Punch: Draw a card; or gain a Weakness. Maximum once each turn for each of "
        "these.",
    ),
]

# Further parts of a card.
PARTS: list[tuple[Parts, str]] = [
    ({"assist": True, "play": (Power(1),)}, "Assist. +1 Power."),
    ({"block": Block(2)}, "Block (2)."),
    ({"block": Block(2, (Draw(1),))}, "Block (2), then draw a card."),
    ({"block": Block(Per(1, DISCARD, EQUIPMENT))}, "Block (1 per Equipment in your discard pile)."),
    (
        {"block": Block(Per(1, DISCARD, HEROES))},
        "Block (1 per Hero in your discard pile, counting this card).",
    ),
    ({"block": Block(VpOf(HAND))}, "Block (the total VP of your hand, which you reveal)."),
    (
        {"defense": Defense(reveal=True)},
        "Defense: You may reveal this card from your hand to avoid an Attack. It stays in your "
        "hand.",
    ),
    (
        {"defense": Defense(then=(Draw(1), Others(ATTACKER, (Discard(one(HAND)),))))},
        "Defense: You may discard this card to avoid an Attack. If you do, draw a card, and the "
        "attacker discards a card.",
    ),
    (
        {"defense": Defense(others_too=True, then=(Draw(Per(1, DONE, and_this=True)),))},
        "Defense: You may discard this card and any number of other cards to avoid an Attack. If "
        "you do, draw a card for each card discarded this way, counting this card.",
    ),
    ({"returns": True}, "When this card is destroyed, it goes back to its stack."),
    (
        {"ongoing": True, "abilities": (EveryTurn((Power(1),), only_if=Confronting()),)},
        "Ongoing. Confrontation: +1 Power.",
    ),
]


@pytest.mark.parametrize(("does", "reads"), READINGS, ids=[text for _, text in READINGS])
def test_effects_read_naturally(does: tuple[Effect, ...], reads: str) -> None:
    assert effects_text(does) == reads


@pytest.mark.parametrize(("does", "reads"), ATTACKS, ids=[text for _, text in ATTACKS])
def test_an_attack_speaks_of_the_foes(does: tuple[Effect, ...], reads: str) -> None:
    assert effects_text((Attack(EACH_FOE, does),)) == f"Attack: {reads}"


@pytest.mark.parametrize(("ability", "reads"), ABILITIES, ids=[text for _, text in ABILITIES])
def test_abilities_read_naturally(ability: Ability, reads: str) -> None:
    assert ability_text(ability) == reads


@pytest.mark.parametrize(("abilities", "reads"), SHARED, ids=[text for _, text in SHARED])
def test_abilities_alike_share_a_sentence(abilities: tuple[Ability, ...], reads: str) -> None:
    card = hero("Nobody", cost=1, vp=1, copies=1, abilities=abilities)
    assert rules_text(card) == reads


@pytest.mark.parametrize(("parts", "reads"), PARTS, ids=[text for _, text in PARTS])
def test_the_other_parts_of_a_card_read_naturally(parts: Parts, reads: str) -> None:
    assert rules_text(hero("Nobody", cost=1, vp=1, copies=1, **parts)) == reads


def test_victory_points_read_naturally() -> None:
    assert vp_text(VpIf(5, HEROES, others=1)) == (
        "5 VP if your deck holds another Hero, otherwise 0 VP"
    )
    assert vp_text(-1) == "−1 VP"
    assert vp_text(VpPer(1, every=7)) == "1 VP for every 7 cards in your deck, rounded down"
    assert vp_text(VpPer(2, VILLAINS)) == "2 VP per Villain in your deck"


def test_a_first_appearance_carries_its_heading_and_most_cards_have_none() -> None:
    trigon = next(card for card in CARDS if card.id == "trigon")
    text = first_appearance_text(trigon)
    assert text == (
        "First Appearance Attack: Each player destroys a card of cost 1 or more from their hand."
    )
    assert rules_text(trigon).endswith(text)
    assert first_appearance_text(hero("Nobody", cost=1, vp=1, copies=1)) == ""


def test_the_reference_in_the_docs_names_every_kind_and_reads_as_it_says() -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| `([^`]+)` \| ([^|]+) \|$", page, re.MULTILINE)
    unions = (Effect, Condition, Amount, Ability, Event, Vp)
    kinds = {kind.__name__ for union in unions for kind in get_args(union)} - {"int"}
    assert {name for name, _, _ in rows} == kinds
    for name, example, reads in rows:
        record = eval(example, dict(vars(effects)))  # our own page
        if isinstance(record, get_args(Ability)):
            text = ability_text(record)
        elif isinstance(record, get_args(Vp)):
            text = vp_text(record)
        else:
            text = effects_text(record if isinstance(record, tuple) else (record,))
        assert (name in example, text) == (True, reads.strip())


def test_the_picks_in_the_docs_read_as_they_say() -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+\))` \| ([^|]+) \|$", page, re.MULTILINE)
    assert rows
    for example, reads in rows:
        pick = eval(example, dict(vars(effects)))  # our own page
        may, _, cards = reads.strip().rpartition("… ")
        lead = "You may put" if may else "Put"
        assert effects_text((Move(pick, IN_PLAY),)) == f"{lead} {cards} into play."
