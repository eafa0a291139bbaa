"""Setting a table up: decks, stacks, Super Heroes, Line-Up, first player (part S)."""

from __future__ import annotations

from typing import Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import TakesFirstTurn
from archrivals.engine.language.rules import HERO_CHOICES, VARIANTS, Rules, Setup, SetupError
from archrivals.engine.state.asks import Ask, Option, Steps
from archrivals.engine.state.flat import (
    HERO,
    LINE_UP,
    MAIN_DECK,
    MOST_SEATS,
    SEAT_ZONE_NAMES,
    STACK,
    SUPER_VILLAINS,
    UNUSED,
    WEAKNESSES,
    ZONE_NAMES,
    Shuffle,
    State,
    deck,
    hand,
    hero_zone,
    on_hero,
)
from archrivals.engine.state.streams import DEAL, FIRST_SEAT, VILLAINS, block, shuffled

from .turns import refill, start_turn

FEWEST_VILLAINS: Final = 2
MOST_VILLAINS: Final = 12
GIVEN: Final = ("main", "stack", "weakness", "super-villain")
"""The kinds of cards that may be a gift."""
PUNCH: Final = "punch"
VULNERABILITY: Final = "vulnerability"
STARTERS: Final = (PUNCH, VULNERABILITY)
"""The cards of a starting deck, by their ids (S1)."""
LEVELS: Final = (1, 2, 3)
"""The Levels of every Character (S9)."""


def check(setup: Setup, cat: Catalogue) -> None:
    """Refuse a table that cannot be set up, with the reason and what would be right."""
    rules = cat.rules_for(setup.players)
    fewest, most = rules.players
    if not fewest <= setup.players <= min(most, MOST_SEATS):
        many = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise SetupError(f"{setup.players} players: this table is for {many} (S5, S8, S12)")
    if setup.teams and len(setup.teams) != setup.players:
        raise SetupError(f"{len(setup.teams)} teams named for {setup.players} players")
    if setup.hero_choice not in HERO_CHOICES:
        known = ", ".join(HERO_CHOICES)
        raise SetupError(f"{setup.hero_choice!r} is not a way to choose heroes: {known} (S5)")
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise SetupError(f"seat {setup.first} cannot be first: seats are 0 to {setup.players - 1}")
    if setup.picks and sorted(setup.picks) != list(range(setup.players)):
        raise SetupError(f"picks names each of seats 0 to {setup.players - 1} once (X1)")
    _check_gifts(setup, cat)
    _check_starters(setup, cat)
    if rules.confrontations:
        _check_characters(setup, cat)
        return
    if not FEWEST_VILLAINS <= setup.super_villains <= MOST_VILLAINS:
        raise SetupError(
            f"{setup.super_villains} Super-Villains: take {FEWEST_VILLAINS} to {MOST_VILLAINS}; "
            "8 is a standard game, 4 a short one by house rule (S6)"
        )
    heroes = cat.kind.count("super-hero")
    if setup.hero_choice == "two" and not setup.heroes and 2 * setup.players > heroes:
        raise SetupError(f"two heroes each: {heroes} serve {heroes // 2} players (S5)")
    for variant in setup.variants:
        if variant not in VARIANTS:
            raise SetupError(f"{variant!r} is not a variant: {', '.join(VARIANTS)}")
    if setup.heroes and len(setup.heroes) != setup.players:
        raise SetupError(f"{len(setup.heroes)} heroes named for {setup.players} players")
    named = super_heroes(cat)
    for name in setup.heroes:
        if name not in named:
            raise SetupError(f"{name!r} is not a Super Hero of this box: {', '.join(named)}")
    if len({named[name] for name in setup.heroes}) != len(setup.heroes):
        raise SetupError("each Super Hero can be taken once")
    if "synergy" in setup.variants:
        _check_synergy(setup, cat)


def super_heroes(cat: Catalogue) -> dict[str, int]:
    """Return the faces of the Super Heroes by what names them at this table.

    In a mixture a card of another kind may bear the same id; it still names the Super Hero.
    """
    faces = [face for face, kind in enumerate(cat.kind) if kind == "super-hero"]
    named = {cat.ids[face]: face for face in faces}
    bare = [cat.cards[face].id for face in faces]
    return {id: face for id, face in zip(bare, faces, strict=True) if bare.count(id) == 1} | named


def _check_synergy(setup: Setup, cat: Catalogue) -> None:
    """H1: each player has a Hero card on their Super Hero, or none has."""
    cards = {card.id for card in cat.cards if card.kind == "main"}
    named = super_heroes(cat)
    faces = [named[name] for name in setup.heroes] or dict.fromkeys(named.values())
    taken = [cat.cards[face] for face in faces]
    without = [card.name for card in taken if card.synergy and card.synergy not in cards]
    if without:
        raise SetupError(
            f"Super Hero Synergy needs the Hero card of every Super Hero, and this main deck has "
            f"none for {', '.join(without)}: leave the variant out, or name other heroes (H1)"
        )


def _check_gifts(setup: Setup, cat: Catalogue) -> None:
    for seat, name in setup.gifts:
        if not 0 <= seat < setup.players:
            raise SetupError(f"a gift for seat {seat}: seats are 0 to {setup.players - 1}")
        if name not in cat.by_id or cat.kind[cat.by_id[name]] not in GIVEN:
            raise SetupError(f"{name!r} is not a card that a deck of this box could hold")
    for seat in range(setup.players):
        punches = cat.rules_for(setup.players).punches
        if sum(whose == seat for whose, _ in setup.gifts) > punches:
            raise SetupError(f"more than {punches} gifts for seat {seat}: each replaces a Punch")


def _check_starters(setup: Setup, cat: Catalogue) -> None:
    """S1: there are enough starting cards for all; gifts replace Punches."""
    rules = setup.rules(cat.rules_for(setup.players))
    for name, each in zip(STARTERS, starting_cards(rules), strict=True):
        gifts = len(setup.gifts) if name == PUNCH else 0
        needed = each * setup.players - gifts
        found = sum(c.copies for c in cat.cards if c.kind == "starter" and c.id == name)
        if found < needed:
            raise SetupError(
                f"{setup.players} starting decks need {needed} cards with the id {name!r}, and "
                f"this table has {found} (S1)"
            )


def starting_cards(rules: Rules) -> tuple[int, int]:
    """Return how many of each of the STARTERS are in a starting deck."""
    return rules.punches, rules.vulnerabilities


def _check_characters(setup: Setup, cat: Catalogue) -> None:
    levels: dict[str, list[int]] = {}
    for card in cat.cards:
        if card.kind == "character":
            levels.setdefault(card.name, []).extend([card.level or 0] * card.copies)
    for name, found in levels.items():
        if sorted(found) != list(LEVELS):
            there = ", ".join(map(str, sorted(found))) or "none"
            raise SetupError(
                f"{name} has these Levels: {there}. A Character has one card each of Levels 1, 2 "
                "and 3 (S9)"
            )
    names = list(levels)
    if setup.variants:
        raise SetupError("the variants belong to Super-Villain stacks, which this box has not")
    if len(names) < setup.players:
        raise SetupError(f"{len(names)} Characters for {setup.players} players")
    if setup.heroes and len(setup.heroes) != setup.players:
        raise SetupError(f"{len(setup.heroes)} Characters named for {setup.players} players")
    if len(set(setup.heroes)) != len(setup.heroes):
        raise SetupError("each Character can be taken once")
    for name in setup.heroes:
        if name not in names:
            raise SetupError(f"{name!r} is not a Character at this table: {', '.join(names)}")


def character_names(cat: Catalogue, side: str | None = None) -> list[str]:
    """The Characters of a table by name, perhaps of one side only (S8, S12)."""
    found = [card for card in cat.cards if card.kind == "character"]
    return list(dict.fromkeys(c.name for c in found if side in (None, c.side)))


def deal(setup: Setup, cat: Catalogue, seed: str, shuffles: list[Shuffle] | None = None) -> State:
    """The table before anyone has chosen a Super Hero; ``shuffles`` fills with all it will make."""
    check(setup, cat)
    faces = [face for face, card in enumerate(cat.cards) for _ in range(card.copies)]
    boxed = len(faces)
    faces += [cat.by_id[name] for _, name in setup.gifts]
    rules = setup.rules(cat.rules_for(setup.players))
    s = State(cat, rules, setup.players, seed, faces, setup.teams or cat.teams_for(setup.players))
    s.shuffles = shuffles
    for card, face in enumerate(faces[:boxed]):
        kind = cat.kind[face]
        if cat.ids[face] in setup.left_out:
            continue
        if kind == "main" or (kind == "super-villain" and s.rules.hidden_villains):
            s.move(card, MAIN_DECK)
        elif kind == "stack":
            s.move(card, STACK)
        elif kind == "weakness":
            s.move(card, WEAKNESSES)
    _halve(s, setup)
    if len({faces[card] for card in s.zones[WEAKNESSES]}) > 1:
        s.shuffle_zone(WEAKNESSES, DEAL)  # Q38: both boxes' in one shuffled stack
    for seat in range(setup.players):
        gifts = [boxed + n for n, (whose, _) in enumerate(setup.gifts) if whose == seat]
        _starting_deck(s, seat, gifts)
    if s.rules.villain_stack:
        _villain_stack(s, setup.super_villains)
    s.active = _first_player(s) if setup.first is None else setup.first
    return s


def _unused(s: State, kind: str) -> list[int]:
    return [card for card in s.zones[UNUSED] if s.cat.kind[s.faces[card]] == kind]


def _starting_deck(s: State, seat: int, gifts: list[int]) -> None:
    """S1: seven Punch, three Vulnerability; a gift lies where a Punch would."""
    for card in gifts:
        s.move(card, deck(seat))
    punches, vulnerabilities = starting_cards(s.rules)
    for name, n in ((PUNCH, punches - len(gifts)), (VULNERABILITY, vulnerabilities)):
        cards = [c for c in _unused(s, "starter") if s.cat.cards[s.faces[c]].id == name]
        for card in cards[:n]:
            s.move(card, deck(seat))
    s.shuffle_zone(deck(seat), FIRST_SEAT + seat)
    s.draw(seat, s.rules.hand)


def _villain_stack(s: State, n: int) -> None:
    """S6: the starting one face up on n−1 others, face down and unknown."""
    first = [c for c in _unused(s, "super-villain") if s.cat.cards[s.faces[c]].starts_on_top]
    for card in _unused(s, "super-villain"):
        if card not in first:
            s.move(card, SUPER_VILLAINS)
    s.shuffle_zone(SUPER_VILLAINS, VILLAINS)
    for card in s.zones[SUPER_VILLAINS][n - len(first) :]:
        s.move(card, UNUSED)
    for card in first:
        s.move(card, SUPER_VILLAINS)
    s.villain_up = True


def _first_player(s: State) -> int:
    """S7."""
    number = block(s.seed, "deal", s.counters[DEAL])[0]
    s.counters[DEAL] += 1
    return number % s.seats


def opening(s: State, setup: Setup) -> Steps[None]:
    """Super Heroes are chosen (S5), the Line-Up is laid (S3), the first turn begins."""
    if s.rules.confrontations:
        yield from _choose_characters(s, setup)
    else:
        yield from _choose_heroes(s, setup)
    for seat in range(s.seats):
        if any(isinstance(ability, TakesFirstTurn) for _, _, ability in s.on_event[seat]):
            s.active = seat
    if s.rules.synergy:
        for seat in range(s.seats):
            _lay_synergy_card(s, seat)
    s.cause = "S2"
    s.by = -1
    s.shuffle_main()
    refill(s, "S3")
    while s.appearing:  # H3: Super-Villains of the opening Line-Up are shuffled back
        for card in s.appearing:
            s.move(card, MAIN_DECK)
        s.appearing = []
        s.shuffle_main()
        refill(s, "S3")
    log, s.log = s.log, None  # an arranged table begins as it lies
    arrange(s, setup)
    s.log = log
    if setup.arranged:
        s.detail("arranged")
    steps = start_turn(s, s.active)
    if steps is not None:
        yield from steps


def _halve(s: State, setup: Setup) -> None:
    """X1: of a deck that is too large one half is played, the other in a second game.

    The same seed gives the same halves, with any other differences in the second game.
    """
    half = setup.recipe.half if setup.recipe is not None else 0
    if half:
        cards = [card for card in s.zones[MAIN_DECK] if s.cat.kind[s.faces[card]] == "main"]
        cards, _ = shuffled(cards, setup.halved_by or s.seed, "half", 0)
        middle = len(cards) // 2
        for card in cards[middle:] if half == 1 else cards[:middle]:
            s.move(card, UNUSED)


def _choose_characters(s: State, setup: Setup) -> Steps[None]:
    """S8, S9: each player takes the three Levels of a Character, the first on top."""
    s.cause = "S9"
    order = s.from_seat(s.active) if setup.hero_choice == "pick" else range(s.seats)
    taken = dict(enumerate(setup.heroes))
    names = cast_to_pick(setup) or character_names(s.cat)
    if not taken and setup.hero_choice != "pick":
        tops = s.mixed([_levels(s, name)[0] for name in names], DEAL)
        names = [s.cat.name[s.faces[card]] for card in tops]
    for seat in order:
        s.by = -1
        if seat not in taken:
            side = _side_of(s, setup, seat, taken)
            free = [n for n in names if n not in taken.values() and _fits(s, n, side)]
            if setup.hero_choice == "pick" and len(free) > 1:
                tops = [_levels(s, name)[0] for name in free]
                answer = yield Ask(seat, "hero", -1, tuple(("card", card) for card in tops))
                s.by = seat
                taken[seat] = s.cat.name[s.faces[answer[1]]]
            else:
                taken[seat] = free[0]
        for card in reversed(_levels(s, taken[seat])):
            s.move(card, hero_zone(seat))


def cast_to_pick(setup: Setup) -> list[str]:
    """Return the Characters that a recipe names, where the players pick among them (Q41)."""
    if setup.recipe is None or setup.hero_choice != "pick":
        return []
    return list(setup.recipe.heroes)


def _side_of(s: State, setup: Setup, seat: int, taken: dict[int, str]) -> str | None:
    """Heroes against villains where there are just two sides; otherwise anybody (V1).

    Two who pick for themselves are free to be either (S12); of teams the first pick decides.
    """
    alone = len(set(s.teams)) == s.seats
    if s.rules.assist_on_character or len(set(s.teams)) != 2:
        return None
    if setup.hero_choice != "pick":
        return "hero" if s.teams[seat] == s.teams[0] else "villain"
    heroes = character_names(s.cat, "hero")
    cast = cast_to_pick(setup)
    if alone or not taken or (cast and 2 * sum(name in heroes for name in cast) != len(cast)):
        return None
    other, name = next(iter(taken.items()))
    return "hero" if (name in heroes) == (s.teams[seat] == s.teams[other]) else "villain"


def _fits(s: State, name: str, side: str | None) -> bool:
    return name in character_names(s.cat, side)


def _levels(s: State, name: str) -> list[int]:
    """The cards of a Character, Level 1 first."""
    cards = [card for card in _unused(s, "character") if s.cat.name[s.faces[card]] == name]
    return sorted(cards, key=lambda card: s.cat.cards[s.faces[card]].level or 0)


def _choose_heroes(s: State, setup: Setup) -> Steps[None]:
    s.cause = "S5"
    heroes = _unused(s, "super-hero")
    if setup.heroes:
        by_face = {s.faces[card]: card for card in heroes}
        named = super_heroes(s.cat)
        for seat, name in enumerate(setup.heroes):
            s.move(by_face[named[name]], hero_zone(seat))
        return
    if setup.hero_choice == "pick":
        for seat in setup.picks or s.from_seat(s.active):
            options: tuple[Option, ...] = tuple(("card", card) for card in _unused(s, "super-hero"))
            answer = yield Ask(seat, "hero", -1, options)
            s.by = seat
            s.move(answer[1], hero_zone(seat))
        return
    each = 2 if setup.hero_choice == "two" else 1
    heroes = s.mixed(heroes, DEAL)
    hands = [heroes[each * seat : each * seat + each] for seat in range(s.seats)]
    if each == 1:
        for seat, dealt in enumerate(hands):
            s.move(dealt[0], hero_zone(seat))
        return
    asks = tuple(
        Ask(seat, "hero", -1, tuple(("card", card) for card in dealt))
        for seat, dealt in enumerate(hands)
    )
    answers = yield asks
    for ask, answer in zip(asks, answers, strict=True):
        s.by = ask.seat
        s.move(answer[1], hero_zone(ask.seat))


def _lay_synergy_card(s: State, seat: int) -> None:
    """H1: one copy of one's own Hero card leaves the main deck, or the half that is not played."""
    hero = s.zones[hero_zone(seat)][0]
    wanted = s.cat.cards[s.faces[hero]].synergy
    for card in (*s.zones[MAIN_DECK], *s.zones[UNUSED]):
        if s.cat.cards[s.faces[card]].id == wanted:
            s.cause = "H1"
            s.by = -1
            s.move(card, on_hero(seat))
            return


# --- Arranged tables --------------------------------------------------------------------------


def arrange(s: State, setup: Setup) -> None:
    """Lay cards in places by their ids, top card first: puzzles, lessons, tests."""
    zones = {place: _zone(place, s.seats) for place, _ in setup.arranged}
    moved = [card for zone in zones.values() for card in s.zones[zone]]
    for card in moved:
        s.move(card, UNUSED)
    taken: set[int] = set()
    for place, names in setup.arranged:
        for name in reversed(names):
            card = _find(s, name, taken, set(zones.values()))
            taken.add(card)
            s.move(card, zones[place])
            moved.append(card)
    if zones:
        _keep_secret(s, moved)
    s.appearing.clear()
    s.villain_up = bool(s.zones[SUPER_VILLAINS]) and (s.villain_up or "super-villains" in zones)


def _keep_secret(s: State, moved: list[int]) -> None:
    """No player saw how they were laid: each might lie wherever one of its kind lies face down."""
    s.known = bytearray(len(s.faces))
    for card in moved:
        kind = s.cat.kind[s.faces[card]]
        if kind == "super-villain" and not s.rules.hidden_villains:
            s.pool[card] = SUPER_VILLAINS + 1
        elif kind not in ("super-hero", "character"):
            s.pool[card] = (WEAKNESSES if s.where[card] == WEAKNESSES else MAIN_DECK) + 1


def _zone(place: str, seats: int) -> int:
    """``line-up`` or ``hand 0`` as a zone number."""
    name, _, seat = place.partition(" ")
    if name in ZONE_NAMES and not seat:
        return ZONE_NAMES.index(name)
    if name in SEAT_ZONE_NAMES and seat.isdigit() and int(seat) < seats:
        return (int(seat) + 1) * 8 + SEAT_ZONE_NAMES.index(name)
    places = ", ".join([*ZONE_NAMES, *(f"{name} 0" for name in SEAT_ZONE_NAMES)])
    raise SetupError(f"{place!r} is not a place at this table: {places}")


def _find(s: State, name: str, taken: set[int], arranged: set[int]) -> int:
    """A copy of a card: an unused one, else one from the main deck, else from anywhere free."""
    if name not in s.cat.by_id:
        raise SetupError(f"{name!r} is not a card of this box")
    face = s.cat.by_id[name]
    copies = [card for card, its in enumerate(s.faces) if its == face and card not in taken]
    free = [
        card
        for card in copies
        if s.where[card] not in arranged and (s.where[card] < 8 or s.where[card] % 8 != HERO)
    ]
    if not free:
        raise SetupError(f"no copy of {name!r} is left to be laid")
    order = {UNUSED: 0, MAIN_DECK: 1, SUPER_VILLAINS: 2, STACK: 3, WEAKNESSES: 3, LINE_UP: 4}
    return min(free, key=lambda card: order.get(s.where[card], 5 + (s.where[card] == hand(0))))
