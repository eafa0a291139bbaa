"""The eight Characters of Confrontations, three Levels each."""

from __future__ import annotations

from archrivals.engine.language.cards import character
from archrivals.engine.language.effects import (
    ASSIST_CARDS,
    DECK_TOP,
    DEFENSE_CARDS,
    DISCARD,
    DONE,
    EACH_FOE,
    EQUIPMENT,
    GAINED,
    HAND,
    HEROES,
    IN_FRONT,
    IT,
    NOT_LOCATIONS,
    SUPER_POWERS,
    TEAM,
    VILLAINS,
    CancelConfrontation,
    ChangeCost,
    Confronting,
    Destroy,
    Did,
    Discard,
    Discards,
    Draw,
    DrawExtra,
    Filter,
    GainCheaper,
    GainOnTop,
    Gains,
    HandHasAssist,
    Has,
    If,
    Lacks,
    Limited,
    May,
    Move,
    Others,
    Per,
    PlayFrom,
    Plays,
    Power,
    Reveal,
    TurnEnds,
    TurnStarts,
    Use,
    When,
    WhenConfronted,
    at_random,
    every,
    one,
    up_to,
)

from .sources import HOUSE_CHARACTER, RULEBOOK_CHARACTER

DEFENSE_OR_BLOCK = Filter(keywords=("Defense", "Block"))
HERO_OR_SUPER_POWER = Filter(types=("Hero", "Super Power"))
VILLAIN_OR_EQUIPMENT = Filter(types=("Villain", "Equipment"))
VILLAIN_OR_SUPER_POWER = Filter(types=("Villain", "Super Power"))
ENHANCED_STRENGTH = "Enhanced Strength"
LAST_LEVEL = "Defeating this Level ends the game (with three players: puts that player out): no VP."
GAIN = '"Gain" includes buying.'
INFERRED = "Rulebook text; owner and Level inferred."

# Level 1 of Circe, Ocean Master and Zatanna Zatara and Level 2 of Felix Faust were tuned until
# heroes and villains won alike, two against two and one against one: docs/balance.md.
CHARACTERS = (
    character(
        "Superman",
        1,
        When(
            TurnEnds(),
            (
                If(
                    Has(GAINED, Filter(keywords=("Assist",), not_names=(ENHANCED_STRENGTH,))),
                    (DrawExtra(1),),
                ),
            ),
        ),
        side="hero",
        rulings=(GAIN, "One card, however many Assist cards."),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Superman",
        2,
        When(TurnStarts(), (If(Lacks(HAND, n=5), (Draw(1),)),)),
        side="hero",
        rulings=("One card, once a turn, even if the hand is still under five.",),
        source=RULEBOOK_CHARACTER,
    ),
    character(
        "Superman",
        3,
        When(Plays(ASSIST_CARDS, first=2), (Draw(1),), turns="team"),
        side="hero",
        rulings=(
            "You draw, also on your teammate's turn.",
            "An Assist card played again counts as a play.",
            LAST_LEVEL,
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Wonder Woman",
        1,
        When(Gains(DEFENSE_OR_BLOCK, nth=1), (Destroy(up_to(1, DISCARD).of(TEAM)),)),
        side="hero",
        rulings=(
            INFERRED,
            '"Gain" includes buying. The gained card is there by then and may be chosen.',
        ),
        source=RULEBOOK_CHARACTER,
    ),
    character(
        "Wonder Woman",
        2,
        When(Plays(DEFENSE_OR_BLOCK), (Draw(1),), only_if=Confronting()),
        side="hero",
        rulings=(INFERRED, "A card that is both counts once."),
        source=RULEBOOK_CHARACTER,
    ),
    character(
        "Wonder Woman",
        3,
        When(Plays(DEFENSE_OR_BLOCK), (Power(1),)),
        WhenConfronted(
            price=(Discard(one(HAND, DEFENSE_CARDS)),), do=(ChangeCost(2, whom="team"),)
        ),
        side="hero",
        rulings=(
            INFERRED,
            "Used at the time for Blocks, for your or your teammate's Character. A card that "
            "is both counts once.",
            LAST_LEVEL,
        ),
        source=RULEBOOK_CHARACTER,
    ),
    character(
        "Aquaman",
        1,
        When(Gains(nth=1, new_type=True), (Draw(1),)),
        side="hero",
        rulings=(
            '"Gain" includes buying. Checked before the card is put there; a Weakness has no '
            "type and does not count.",
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Aquaman",
        2,
        Use(only_if=Has(DISCARD, n=4, types=True), do=(Power(2),)),
        side="hero",
        rulings=(
            "At a moment of your choice in the turn.",
            "Starter is a type; a Weakness has none.",
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Aquaman",
        3,
        Use(
            only_if=Confronting(),
            do=(May((Discard(one(DECK_TOP)),)), Power(Per(1, DISCARD, types=True))),
        ),
        side="hero",
        rulings=(
            "At a moment of your choice; counted then, whether or not you discarded. The "
            "card is discarded unseen.",
            LAST_LEVEL,
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Zatanna Zatara",
        1,
        GainOnTop(HERO_OR_SUPER_POWER, nth=1),
        side="hero",
        rulings=(GAIN, "Only a card that would go to your own discard pile."),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Zatanna Zatara",
        2,
        Use(
            do=(
                Reveal(),
                If(
                    Has(IT, HERO_OR_SUPER_POWER),
                    (PlayFrom(up_to(1, IT), keep=True),),
                    (May((Discard(every(IT)),)),),
                ),
            )
        ),
        side="hero",
        rulings=(
            "At a moment of your choice; needs no Confrontation. A card neither played nor "
            "discarded stays on top.",
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Zatanna Zatara",
        3,
        When(
            Plays(HEROES, who="team"),
            (
                May(
                    (
                        Discard(one(DECK_TOP)),
                        If(
                            Has(DONE, HERO_OR_SUPER_POWER),
                            (Limited(3, (Move(every(DONE), HAND),)),),
                        ),
                    )
                ),
            ),
            turns="team",
            only_if=Confronting(whose="team"),
        ),
        side="hero",
        rulings=(
            "First sentence: rulebook text. Second sentence, with its limit: house.",
            "The card is discarded unseen; it is always your deck and your hand.",
            LAST_LEVEL,
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Lex Luthor",
        1,
        When(Gains(bought=True, nth=1), (GainCheaper(),)),
        side="villain",
        rulings=(
            "Rulebook text, attribution ours. Level 1 is ours.",
            "You choose among several; not optional if there is one. Printed costs are compared.",
        ),
        source=RULEBOOK_CHARACTER,
    ),
    character(
        "Lex Luthor",
        2,
        When(Plays(VILLAINS, nth=1), (Power(1),)),
        When(Plays(EQUIPMENT, nth=1), (Power(1),)),
        side="villain",
        rulings=(
            "Rulebook hint kept: cards your teammate plays as an Assist give you nothing.",
            "At most +2 Power a turn.",
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Lex Luthor",
        3,
        When(Plays(VILLAIN_OR_EQUIPMENT), (Power(1),)),
        side="villain",
        rulings=("A card played again counts again.", LAST_LEVEL),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Circe",
        1,
        When(Gains(VILLAIN_OR_SUPER_POWER, nth=1), (Others(TEAM, (Draw(1),)),)),
        side="villain",
        rulings=('"Gain" includes buying. You choose which of you.', "Enhanced Strength counts."),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Circe",
        2,
        When(Plays(nth=1), (May((CancelConfrontation(),)),), only_if=Confronting()),
        side="villain",
        rulings=("The card's own Confrontation effect resolves in full, then you choose.",),
        source=RULEBOOK_CHARACTER,
    ),
    character(
        "Circe",
        3,
        HandHasAssist(VILLAINS),
        When(Plays(ASSIST_CARDS), (Power(1),), only_if=Confronting()),
        side="villain",
        rulings=(
            "Rulebook hint kept: she gives Assist; a Villain played from your hand stays an "
            "Assist card until the turn ends.",
            "The Power is for your own Confrontation only. Enhanced Strength counts.",
            "Without a teammate such a Villain may be laid on her Character and is "
            "played from there as an Assist card.",
            LAST_LEVEL,
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Ocean Master",
        1,
        When(
            Gains(VILLAINS, nth=1),
            (Others(EACH_FOE, (Discard(at_random(1, HAND)),), holding=5),),
        ),
        side="villain",
        rulings=(GAIN, "Not an Attack: no Defense against it."),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Ocean Master",
        2,
        When(Discards(who="foe", nth=1), (Draw(1),)),
        side="villain",
        rulings=(
            "From any zone and for any reason, a Defense included; cards discarded to Block "
            "do not count.",
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Ocean Master",
        3,
        When(Discards(who="foe"), (Power(1),)),
        side="villain",
        rulings=(
            "From any zone: hand, top of the deck, Locations; a Defense counts, cards "
            "discarded to Block do not count.",
            LAST_LEVEL,
        ),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Felix Faust",
        1,
        When(TurnEnds(), (If(Has(GAINED, n=2), (Destroy(up_to(1, IN_FRONT)),)),)),
        side="villain",
        rulings=(
            "Rulebook text, attribution ours. Level 1 is ours.",
            '"Gain" includes buying. A card still in front of you, a Location included; not '
            "one of your teammate's Assist cards.",
        ),
        source=RULEBOOK_CHARACTER,
    ),
    character(
        "Felix Faust",
        2,
        Use(
            do=(
                Destroy(up_to(1, (HAND, DISCARD))),
                If(Did(), (Power(1), Power(Per(2, DONE, SUPER_POWERS)))),
            )
        ),
        side="villain",
        rulings=("At a moment of your choice.",),
        source=HOUSE_CHARACTER,
    ),
    character(
        "Felix Faust",
        3,
        Use(
            only_if=Confronting(),
            do=(
                Destroy(up_to(3, IN_FRONT, NOT_LOCATIONS)),
                Power(Per(1, DONE)),
                Power(Per(1, DONE, SUPER_POWERS)),
            ),
        ),
        side="villain",
        rulings=(
            "Before you say you are done. What the cards did stays.",
            "Assist cards your teammate played are not yours to destroy.",
            LAST_LEVEL,
        ),
        source=HOUSE_CHARACTER,
    ),
)
