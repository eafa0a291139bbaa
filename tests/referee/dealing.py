"""Part S: decks, stacks, Super Heroes or Characters, the Line-Up, the first player."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.engine.state.streams import block, shuffled

from . import turns
from .game import (
    LINE_UP,
    MAIN,
    STACK,
    UNUSED,
    VILLAINS,
    WEAKNESSES,
    Game,
    Pile,
    Question,
    Steps,
)


def deal(g: Game) -> None:
    """Everything that lies on the table before anybody chooses."""
    setup = g.setup
    for card in range(g.boxed):
        kind = g.cards[card].kind
        if g.ids[g.face[card]] in setup.left_out:
            continue
        if kind == "main" or (kind == "super-villain" and g.rules.hidden_villains):
            g.put(card, MAIN)
        elif kind == "stack":
            g.put(card, STACK)
        elif kind == "weakness":
            g.put(card, WEAKNESSES)
    _halve(g)
    if len({g.face[card] for card in g.piles[WEAKNESSES]}) > 1:  # Q38
        g.piles[WEAKNESSES] = g.mix(g.piles[WEAKNESSES], "deal")
    for seat in range(g.seats):
        gifts = [g.boxed + n for n, (whose, _) in enumerate(setup.gifts) if whose == seat]
        _starting_deck(g, seat, gifts)
    if g.rules.villain_stack:
        _villain_stack(g)
    if setup.first is None:  # S7
        counter = g.counters.get("deal", 0)
        g.active = block(g.seed, "deal", counter)[0] % g.seats
        g.counters["deal"] = counter + 1
    else:
        g.active = setup.first


def _halve(g: Game) -> None:
    """X1: of a deck that is too large one half is played."""
    half = g.setup.recipe.half if g.setup.recipe is not None else 0
    if half:
        cards = [c for c in g.piles[MAIN] if g.cards[c].kind == "main"]
        cards, _ = shuffled(cards, g.setup.halved_by or g.seed, "half", 0)
        middle = len(cards) // 2
        for card in cards[middle:] if half == 1 else cards[:middle]:
            g.put(card, UNUSED)


def _unused(g: Game, kind: str, name: str | None = None) -> list[int]:
    found = [card for card in g.piles[UNUSED] if g.cards[card].kind == kind]
    return [card for card in found if name in (None, g.cards[card].name)]


def _starting_deck(g: Game, seat: int, gifts: list[int]) -> None:
    """S1; a gift lies where a Punch would."""
    cards = gifts + _unused(g, "starter", "Punch")[: g.rules.punches - len(gifts)]
    cards += _unused(g, "starter", "Vulnerability")[: g.rules.vulnerabilities]
    for card in cards:
        g.put(card, ("deck", seat))
    g.piles["deck", seat] = g.mix(g.piles["deck", seat], f"seat-{seat}")
    g.draw(seat, g.rules.hand)


def _villain_stack(g: Game) -> None:
    """S6: the starting one on top of n−1 others."""
    every = _unused(g, "super-villain")
    first = [card for card in every if g.cards[card].starts_on_top]
    for card in every:
        if card not in first:
            g.put(card, VILLAINS)
    g.piles[VILLAINS] = g.mix(g.piles[VILLAINS], "villains")
    for card in g.piles[VILLAINS][g.setup.super_villains - len(first) :]:
        g.put(card, UNUSED)
    for card in first:
        g.put(card, VILLAINS)
    g.villain_up = True


def opening(g: Game) -> Steps[None]:
    """Who plays whom, the Line-Up, the first turn."""
    yield from _characters(g) if g.rules.confrontations else _super_heroes(g)
    for seat in range(g.seats):
        hero = g.cards[g.pile("hero", seat)[-1]]
        if any(isinstance(ability, fx.TakesFirstTurn) for ability in hero.abilities):
            g.active = seat
    if g.rules.synergy:
        for seat in range(g.seats):
            _synergy_card(g, seat)
    _mix_main(g)
    turns.refill(g)
    while g.appearing:  # H3
        for card in g.appearing:
            g.put(card, MAIN)
        g.appearing = []
        _mix_main(g)
        turns.refill(g)
    _arrange(g)
    yield from turns.start_turn(g, g.active)


def _mix_main(g: Game) -> None:
    g.piles[MAIN] = g.mix(g.piles[MAIN], "main")


def _characters(g: Game) -> Steps[None]:
    """S8, S9: heroes against villains where there are two sides, otherwise anybody (V1)."""
    setup = g.setup
    tops = [card for card in _unused(g, "character") if g.cards[card].level == 1]
    picks = setup.hero_choice == "pick"
    if not setup.heroes and not picks:
        tops = g.mix(tops, "deal")
    names = [g.cards[card].name for card in tops]
    sides = {g.cards[card].name: g.cards[card].side for card in tops}
    taken = dict(enumerate(setup.heroes))
    if picks and setup.recipe is not None and setup.recipe.heroes:  # Q41: among those who play
        names = [name for name in setup.recipe.heroes if name in sides]
    for seat in g.order(g.active) if picks else range(g.seats):
        if seat not in taken:
            free = [name for name in names if name not in taken.values()]
            two_sided = len(set(g.teams)) == 2 and not g.rules.assist_on_character
            if two_sided and not picks:
                side = "hero" if g.teams[seat] == g.teams[0] else "villain"
                free = [name for name in free if sides[name] == side]
            elif two_sided and g.seats > 2 and _evenly(g, [sides[name] for name in names]):
                for other, name in taken.items():  # whoever picked first has decided
                    together = g.teams[other] == g.teams[seat]
                    free = [one for one in free if (sides[one] == sides[name]) == together]
            taken[seat] = free[0]
            if picks and len(free) > 1:
                offered = [card for card in tops if g.cards[card].name in free]
                options = tuple(("card", card) for card in offered)
                answer = yield Question(seat, "hero", -1, options)
                taken[seat] = g.cards[answer[1]].name
        levels = _unused(g, "character", taken[seat])
        for card in sorted(levels, key=lambda each: -(g.cards[each].level or 0)):
            g.put(card, ("hero", seat))


def _evenly(g: Game, sides: list[str | None]) -> bool:
    """Return whether both teams can be filled: a named cast may be of any two sides."""
    return sides.count("hero") * 2 == len(sides) or len(sides) > g.seats


def _super_heroes(g: Game) -> Steps[None]:
    """S5: named, picked in turn, dealt, or two dealt and one kept."""
    setup = g.setup
    heroes = _unused(g, "super-hero")
    if setup.heroes:
        for seat, name in enumerate(setup.heroes):
            called = [c for c in heroes if name in (g.ids[g.face[c]], g.cards[c].id)]
            g.put(called[0], ("hero", seat))
    elif setup.hero_choice == "pick":
        for seat in setup.picks or g.order(g.active):
            options = tuple(("card", card) for card in _unused(g, "super-hero"))
            answer = yield Question(seat, "hero", -1, options)
            g.put(answer[1], ("hero", seat))
    elif setup.hero_choice == "deal":
        for seat, card in zip(range(g.seats), g.mix(heroes, "deal"), strict=False):
            g.put(card, ("hero", seat))
    else:
        dealt = g.mix(heroes, "deal")
        questions = [
            Question(s, "hero", -1, tuple(("card", c) for c in dealt[2 * s : 2 * s + 2]))
            for s in range(g.seats)
        ]
        answers = yield questions
        for seat, answer in enumerate(answers):
            g.put(answer[1], ("hero", seat))


def _synergy_card(g: Game, seat: int) -> None:
    """H1: a copy of one's own Hero card leaves the main deck, or the half that is not played."""
    wanted = g.cards[g.pile("hero", seat)[-1]].synergy
    copies = [c for c in g.piles[MAIN] + g.piles[UNUSED] if g.cards[c].id == wanted]
    for card in copies[:1]:
        g.put(card, ("on-hero", seat))


# --- Arranged tables --------------------------------------------------------------------------


def _arrange(g: Game) -> None:
    """Cards laid in places by their ids, top card first."""
    piles = {place: _pile(place) for place, _ in g.setup.arranged}
    for pile in piles.values():
        for card in g.piles[pile][:]:
            g.put(card, UNUSED)
    taken: set[int] = set()
    for place, names in g.setup.arranged:
        for name in reversed(names):
            card = _copy_of(g, name, taken, list(piles.values()))
            taken.add(card)
            g.put(card, piles[place])
    g.appearing = []
    g.villain_up = bool(g.piles[VILLAINS]) and (g.villain_up or VILLAINS in piles.values())


def _pile(place: str) -> Pile:
    name, _, seat = place.partition(" ")
    return (name, int(seat)) if seat else (name, -1)


def _copy_of(g: Game, name: str, taken: set[int], arranged: list[Pile]) -> int:
    """An unused copy, else one of the main deck, the stacks, the Line-Up, or a seat's."""
    free = [
        card
        for card in range(len(g.cards))
        if g.ids[g.face[card]] == name and card not in taken
        if g.where[card] not in arranged and g.where[card][0] != "hero"
    ]
    ranks = {UNUSED: 0, MAIN: 1, VILLAINS: 2, STACK: 3, WEAKNESSES: 3, LINE_UP: 4}

    def rank(card: int) -> int:
        pile = g.where[card]
        return ranks.get(pile, 5 + (pile == ("hand", 0)))

    return min(free, key=rank)
