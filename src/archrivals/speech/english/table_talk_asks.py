"""Questions and answers, in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Unpack

from archrivals.engine.cards import Card
from archrivals.engine.effects import (
    Ability,
    Attack,
    Choose,
    Defense,
    Effect,
    Instead,
    May,
    PlayFrom,
    Use,
    WhenConfronted,
)
from archrivals.speech.phrases import How, block_words, phrase
from archrivals.speech.table_talk_asks import (
    Choice,
    Question,
    decided_for,
    hit,
    hit_mates,
    picked_by,
    spoken_of,
    unnamed,
)

from .grammar import ENGLISH
from .table_talk_words import counted, listed, sentence, sided, titled, whom, whose

GOES: Final = {
    "discard": "Into your discard pile",
    "deck-top": "On top of your deck",
    "hand": "Into your hand",
}


def ask_words(asked: Question, names: Sequence[str]) -> str:
    """The question: the card that asks, what it says, what was shown and chosen so far."""
    text = ASK.get(asked.kind, _pick)(asked, names)
    if asked.chosen:
        text += f" Chosen so far: {counted(titled(card) for card in asked.chosen)}."
    text = text.replace("!.", "!")  # a name like "Shazam!" has its own stop
    if asked.source is None or asked.kind in ("defend", "block"):
        return text
    return f"{titled(asked.source)}: {text}"


def option_words(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    """One of the answers."""
    return OPTION[choice.verb](asked, choice, names)


def forced_words(asked: Question, names: Sequence[str]) -> str:
    """What is said where there is only one answer."""
    choice = asked.choices[0]
    if asked.kind in NOTHING_TO:
        return NOTHING_TO[asked.kind]
    source = f"{titled(asked.source)}: " if asked.source else ""
    if choice.verb == "none":
        return f"{source}you have no such card."
    text = option_words(asked, choice, names)
    named = choice.verb in ("card", "seat", "trigger")
    only = ", the only choice." if text.endswith(")") else " (the only choice)."
    return f"{source}{text if named else _lower(text)}{only}"


NOTHING_TO: Final = {
    "defend": "You have no Defense to use.",
    "block": "You have no Block to use.",
    "assist": "You have no Assist card to play.",
}


# --- Questions --------------------------------------------------------------------------------


def _turn(asked: Question, names: Sequence[str]) -> str:
    text = f"Your turn, {asked.power} Power."
    if asked.against is not None:
        text = f"You Confront {_foe(asked, names)}: {_balance(asked)}."
    if asked.binding:
        text += f" You must play {counted(card.name for card in asked.binding)} first (W4)."
    elif asked.laid is not None:
        text += f" Before the end you must play {asked.laid.name} from your Character (V5)."
    return text


def _foe(asked: Question, names: Sequence[str]) -> str:
    """Who is Confronted: a player as object, with the Level of the Character."""
    assert asked.against is not None
    if asked.target == asked.seat:
        return f"you ({asked.against.name}, Level {asked.against.level})"
    name = names[asked.target]
    if asked.target in asked.mates:
        return f"{name} (your teammate, Level {asked.against.level})"
    return f"{name} (Level {asked.against.level})"


def _balance(asked: Question) -> str:
    """Power against cost, and what is missing or to spare (F3)."""
    over = asked.power - asked.cost
    left = "just enough" if over == 0 else f"{over} to spare" if over > 0 else f"{-over} missing"
    return f"{asked.power} Power against cost {asked.cost}, {left}"


def _announce(asked: Question, names: Sequence[str]) -> str:
    foes = [
        f"{names[choice.seat]} (cost {choice.cost})"
        for choice in asked.choices
        if choice.verb == "confront"
    ]
    comma = "," if len(foes) > 1 else ""
    return f"Your turn. Confront {listed(foes, 'or')}{comma} or play a normal turn?"


def _hero(asked: Question, names: Sequence[str]) -> str:
    first = asked.choices[0].card
    if first is not None and first.kind == "character":
        return "Which Character do you want to be?"
    return "Which Super Hero do you want to be?"


def _defend(asked: Question, names: Sequence[str]) -> str:
    assert asked.source is not None
    assert asked.attack is not None
    card, effect = asked.source.name, asked.attack.effect
    if effect is None:
        who = names[asked.attack.attacker]
        return f"{who} hunts {card} in your discard pile. Do you use a Defense?"
    if asked.attack.way == "first-appearance":
        text = _says((effect,), asked)
        return f"{card} appears. First Appearance {text} Do you use a Defense?"
    who = names[asked.attack.attacker]
    does = f"{who} attacks {_attacked(asked, names)} with {card}"
    return f"{does}: {_quoted(asked, effect)} Do you use a Defense?"


def _quoted(asked: Question, effect: Attack) -> str:
    """What the Attack does, said to whoever it hits; of a teammate it is said as on the card."""
    if hit(asked):
        return _says(effect.do, asked, capital=False)
    return f'"{_says((effect,), asked, bare=True)}"'


def _attacked(asked: Question, names: Sequence[str]) -> str:
    """Whom the Attack hits on the side that is asked (A3)."""
    mates = [sided(names[seat], seat, asked.seat, asked.mates) for seat in hit_mates(asked)]
    return listed(["you", *mates] if hit(asked) else mates)


def _block(asked: Question, names: Sequence[str]) -> str:
    """F3: equal is enough for the attacker, so a Block must make the cost greater."""
    who = names[asked.by]
    text = f"{who} Confronts {_foe(asked, names)}: {asked.power} Power against cost {asked.cost}."
    short = asked.power - asked.cost + 1
    if short > 0:
        level = "it" if asked.against is None else f"Level {asked.against.level}"
        return f"{text} Blocks must add +{short} or more, or {level} is defeated. Do you Block?"
    return f"{text} That is not enough for {who}. Do you Block all the same?"


def _assist(asked: Question, names: Sequence[str]) -> str:
    who = sided(names[asked.by], asked.by, asked.seat, asked.mates)
    if asked.against is None:
        has = f"has {asked.power} Power left to spend on a normal turn"
        return f"{who} {has}. Do you play an Assist card for them?"
    foe = f"Confronts {_foe(asked, names)}: {_balance(asked)}"
    return f"{who} {foe}. Do you play an Assist card for them?"


def _player(asked: Question, names: Sequence[str]) -> str:
    """A player is chosen, for an Attack or another effect."""
    return f"{_says((asked.about,), asked)} Which player?"


def _pick(asked: Question, names: Sequence[str]) -> str:
    """A card is picked: the effect in its own words; a "may instead" with what it replaces."""
    if isinstance(asked.about, Defense):
        return "Discard any number of other cards and draw a card for each of them."
    attacks = asked.seat == asked.by and picked_by(asked.about) == "attacker"
    if attacks and asked.kind in ATTACKER_PICKS:
        return ATTACKER_PICKS[asked.kind]
    whose_doing = decided_for(asked, names)
    if whose_doing:
        return f"You choose for {whose_doing}.{_shown(asked)}"
    effect = asked.about if asked.instead is None else asked.instead
    text = _says((effect,), asked)
    optional = any(choice.verb == "none" for choice in asked.choices)
    if optional and not any(word in text for word in (" may ", "up to", "any number")):
        text = f"You may {_lower(text)}"
    return text + _shown(asked)


ATTACKER_PICKS: Final = {
    "give": "Which card do you pass on?",
    "discard": "Which card does that foe discard?",
}
"""Where the attacker picks, the effect speaks to the victim."""


def _pass_left(asked: Question, names: Sequence[str]) -> str:
    return "Pass a card to the player on your left. Which one?"


def _pass_right(asked: Question, names: Sequence[str]) -> str:
    return "Pass another card to the player on your right. Which one?"


def _order(asked: Question, names: Sequence[str]) -> str:
    if isinstance(asked.about, PlayFrom):
        return "Which card do you play next?"
    return "Put these back on top of the deck. Which one goes on top of the others?"


def _order_triggers(asked: Question, names: Sequence[str]) -> str:
    return "Several things happen now. Which one comes first?"


def _place(asked: Question, names: Sequence[str]) -> str:
    card = asked.choices[0].card
    return f"You gain {card.name if card else 'it'}. Where does it go?"


def _shown(asked: Question) -> str:
    """The cards that "it" and "them" speak of, where the options do not name them."""
    shown = unnamed(asked)
    return f" ({counted(titled(card) for card in shown)})" if shown else ""


def _says(effects: tuple[Effect, ...], asked: Question, **how: Unpack[How]) -> str:
    """Effects in their words; "them" where several cards were shown."""
    return phrase(effects, ENGLISH, shown=spoken_of(asked), **how)


Ask = Callable[[Question, Sequence[str]], str]

ASK: Final[dict[str, Ask]] = {
    "turn": _turn,
    "announce": _announce,
    "hero": _hero,
    "defend": _defend,
    "block": _block,
    "assist": _assist,
    "player": _player,
    "pass-left": _pass_left,
    "pass-right": _pass_right,
    "order": _order,
    "order-triggers": _order_triggers,
    "place": _place,
}
"""Every other kind is a pick or a yes or no, and says its effect."""


# --- Answers ----------------------------------------------------------------------------------


def _named(choice: Choice) -> Card:
    assert choice.card is not None, f"{choice.verb} is about a card"
    return choice.card


def _play(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    where = " from your Character" if choice.zone == "on-hero" else ""
    return f"Play {_named(choice).name}{where}"


def _lay(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return f"Put {_named(choice).name} onto your Character for your next turn"


def _confront(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    level = _named(choice).level
    return f"Confront {names[choice.seat]} (Level {level}, cost {choice.cost})"


def _normal(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return "Play a normal turn, to buy cards"


def _call(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    mates = listed([names[mate] for mate in asked.mates], "or")
    held = counted(card.name for card in asked.helpers) if asked.helpers else "none in hand"
    return f"Ask {mates} for an Assist card ({held})"


def _done(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    short = ", not enough" if asked.power < asked.cost else ""
    return f"Done: {asked.power} Power against cost {asked.cost}{short}"


def _seat(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    name = sided(names[choice.seat], choice.seat, asked.seat, asked.mates)
    if choice.card is None or choice.cost is None:
        return name
    return f"{name}, Level {choice.card.level}, cost {choice.cost}"


def _shield(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    mate = whom(names[choice.seat])
    card = _named(choice)
    return f"Protect {mate} (your teammate) with {card.name}{_reward(card)}"


def _buy(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _named(choice)
    verb = "Defeat" if card.kind == "super-villain" else "Buy"
    cost = card.cost if choice.cost is None else choice.cost
    return f"{verb} {card.name} (cost {cost})"


def _hunt(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _named(choice)
    owner = whose(names[choice.owner])
    return f"Hunt {card.name} in {owner} discard pile (cost {card.cost})"


def _use(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    ability = choice.ability
    assert ability is not None
    return f"Use {titled(_named(choice))}: {_use_words(ability)}"


def _use_words(ability: Ability) -> str:
    assert isinstance(ability, Use | WhenConfronted)
    pay = ""
    if isinstance(ability, Use) and ability.pay_power:
        pay = f"Pay {ability.pay_power} Power: "
    return pay + phrase((*ability.price, *ability.do), ENGLISH, stop=False)


def _end(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return "End your turn"


def _card(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _named(choice)
    if asked.kind == "defend":
        return f"Defend with {card.name}{_reward(card)}"
    if asked.kind == "block":
        return f"Block with {card.name}: {_block_words(card)}{_too_little(card, asked)}"
    if asked.kind == "assist":
        return f"Play {card.name} for {names[asked.by]}"
    if asked.kind == "select":
        return f"{card.name} (gave {choice.gave} Power)"
    if asked.kind == "hero" or card.cost is None:
        return card.name
    return f"{titled(card)} (cost {card.cost})"


def _block_words(card: Card) -> str:
    """What a Block adds to the cost, and what else it does."""
    assert card.block is not None
    amount, then = block_words(card, ENGLISH)
    plus = f"cost +{amount}" if isinstance(card.block.amount, int) else f"cost + {amount}"
    return f"{plus}, then {then}" if then else plus


def _too_little(card: Card, asked: Question) -> str:
    """That a Block does not save the Level by itself."""
    short = asked.power - asked.cost + 1
    assert card.block is not None
    few = isinstance(card.block.amount, int) and card.block.amount < short
    return " (not enough alone)" if few else ""


def _reward(card: Card) -> str:
    """What a Defense gives beside avoiding the Attack."""
    if card.defense is None or not card.defense.then:
        return ""
    if card.defense.others_too:
        return ": you may discard other cards and draw as many"
    return f": {phrase(card.defense.then, ENGLISH, capital=False, stop=False)}"


def _mode(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    assert isinstance(asked.about, Choose)
    return _plainly(asked.about.options[choice.mode], asked, subject=decided_for(asked, names))


def _plainly(
    effects: tuple[Effect, ...], asked: Question, *, subject: str = "", capital: bool = True
) -> str:
    """Effects as an answer: the one card that was shown by its name, no full stop."""
    called = titled(asked.shown[0]) if len(asked.shown) == 1 else ""
    return _says(effects, asked, called=called, subject=subject, capital=capital, stop=False)


def _place_option(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return GOES.get(choice.place, sentence(choice.place))


def _trigger(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return f"{titled(_named(choice))}: {phrase(choice.do, ENGLISH, stop=False)}"


def _yes(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if isinstance(asked.about, May):
        return f"Yes: {_plainly(asked.about.do, asked, capital=False)}"
    if isinstance(asked.about, Instead):
        return _plainly(asked.about.other, asked)
    return "Yes"


def _no(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if isinstance(asked.about, Instead):
        return _plainly(asked.about.usual, asked)
    return "No"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


NO: Final = {
    "defend": "No Defense: let it happen",
    "block": "No Block",
    "assist": "No Assist: keep your cards",
}


def _none(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if asked.kind in NO:
        return NO[asked.kind]
    if asked.chosen:
        return "Stop here"
    if asked.instead is not None:
        return f"No card: {_plainly(asked.instead.usual, asked, capital=False)}"
    return "Neither" if asked.kind == "choose" else "No card"


Option = Callable[[Question, Choice, Sequence[str]], str]

OPTION: Final[dict[str, Option]] = {
    "play": _play,
    "buy": _buy,
    "hunt": _hunt,
    "use": _use,
    "end": _end,
    "confront": _confront,
    "normal": _normal,
    "done": _done,
    "call": _call,
    "lay": _lay,
    "seat": _seat,
    "shield": _shield,
    "card": _card,
    "mode": _mode,
    "place": _place_option,
    "trigger": _trigger,
    "yes": _yes,
    "no": _no,
    "none": _none,
}
