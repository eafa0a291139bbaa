"""Reading a text: which cards, how many, what holds, what can be done."""

from __future__ import annotations

from typing import Any

from archrivals.engine.language import effects as fx

from .game import (
    ASIDE,
    DESTROYED,
    LINE_UP,
    MAIN,
    NONE,
    STACK,
    VILLAINS,
    WEAKNESSES,
    Acquired,
    Discarded,
    Drew,
    Gained,
    Game,
    Option,
    Question,
    Steps,
    Words,
)

PICKING = (
    fx.Discard,
    fx.Destroy,
    fx.Gain,
    fx.Give,
    fx.GiveAssist,
    fx.Move,
    fx.DrawThese,
    fx.Select,
    fx.PlayFrom,
    fx.PlayAgain,
    fx.TakeText,
)
VERBS = {
    fx.Discard: "discard",
    fx.Destroy: "destroy",
    fx.Gain: "gain",
    fx.Give: "give",
    fx.GiveAssist: "give-assist",
    fx.GainCheaper: "gain",
    fx.LimitLineUp: "destroy",
    fx.Move: "move",
    fx.DrawThese: "draw",
    fx.Select: "select",
    fx.PlayFrom: "play",
    fx.PlayAgain: "play-again",
    fx.TakeText: "take-text",
    fx.Defense: "discard",
}

# --- Who --------------------------------------------------------------------------------------


def that_foe(g: Game, w: Words) -> int:
    """R3: the foe chosen for the Attack, else the one being Confronted."""
    return w.foe if w.foe >= 0 else g.turn.target


def seats(g: Game, w: Words, whose: fx.Whose) -> list[int]:
    """The players a text speaks of, in turn order from whoever played it (R1, Q27)."""
    start = w.by if w.assist else w.you
    if whose == "you":
        return [w.you]
    if whose in ("a-foe", "any-foe", "each-foe"):
        return g.foes(w.you, start)
    if whose == "that-foe":
        return [that_foe(g, w)] if that_foe(g, w) >= 0 else []
    if whose == "attacker":
        return [w.by] if w.by >= 0 else []
    if whose == "teammate":
        return g.mates(w.you)
    if whose == "team":
        return [w.you, *g.mates(w.you)]
    if whose == "a-player":
        return [seat for seat in g.order(start) if seat != w.you]
    assert whose == "each-player"
    return g.order(start)


# --- Where ------------------------------------------------------------------------------------


def face_up_villains(g: Game) -> list[int]:
    """The Super-Villains that may be defeated now: on the stack, or in the Line-Up (H3)."""
    if g.rules.hidden_villains:
        return [card for card in g.piles[LINE_UP] if g.cards[card].kind == "super-villain"]
    return g.piles[VILLAINS][-1:] if g.villain_up else []


def once(cards: list[int]) -> list[int]:
    """The same cards, each named once."""
    return list(dict.fromkeys(cards))


def cards_at(g: Game, w: Words, place: fx.Place, seat: int, n: int = 1) -> list[int]:
    """The cards in a place of one seat; n matters for the tops of decks."""
    if place in ("hand", "discard", "deck", "score"):
        return g.pile(place, seat)[:]
    if place == "play":
        return g.pile("in-play", seat)[:]
    if place == "deck-top":
        return g.top(seat, n)
    if place == "played":  # earlier this turn, by you
        mine = once(g.plays([seat])) if g.turn.seat == seat else []
        return [card for card in mine if card != w.card]
    if place == "front":
        mine = once(g.plays([seat])) if g.turn.seat == seat else []
        return [card for card in mine if g.where[card] == ("in-play", seat)]
    if place == "this":
        return [w.card]
    if place == "gained":
        facts = [e for e in g.turn.history if isinstance(e, Gained) and e.seat == seat]
        if not g.cards[w.card].owning_is_gaining:  # Q36
            facts = [e for e in facts if not isinstance(e, Acquired)]
        return [e.card for e in facts]
    if place == "line-up":  # Q31: with one's own Hero card on one's own turn
        on_hero = g.pile("on-hero", seat) if g.rules.synergy and g.turn.seat == seat else []
        return g.piles[LINE_UP] + on_hero
    if place == "main-deck-top":
        return g.piles[MAIN][::-1][:n]
    if place == "main-deck-second":
        return g.piles[MAIN][::-1][1:2]
    if place == "stack":
        return g.piles[STACK][:]
    if place == "destroyed":
        return g.piles[DESTROYED][:]
    if place == "super-villain":
        return face_up_villains(g)
    if str(place) == "super-villain-top":  # face up or not
        return g.piles[VILLAINS][-1:] if g.rules.villain_stack else []
    if place == "it":
        return w.it[:]
    assert place == "done", place
    return w.done[:]


def cards_of(g: Game, w: Words, place: fx.Place, whose: fx.Whose = "you", n: int = 1) -> list[int]:
    """The cards in a place of all the seats a text speaks of."""
    return [card for seat in seats(g, w, whose) for card in cards_at(g, w, place, seat, n)]


# --- How many ---------------------------------------------------------------------------------


def types_among(g: Game, cards: list[int]) -> int:
    """How many different card types; a Weakness has none (K1)."""
    return len({g.cards[card].type for card in cards} - {None})


def amount(g: Game, w: Words, n: fx.Amount) -> int:
    """What a number comes to, now."""
    if isinstance(n, int):
        return n
    if isinstance(n, fx.Per):
        found = [c for c in cards_of(g, w, n.where, n.whose) if g.is_of(c, n.what)]
        if n.and_this and not w.assist:  # as an Assist the active player has not played it (K5)
            found.append(w.card)
        total = n.n * (types_among(g, found) if n.types else len(found))
        return total if n.at_most is None else min(total, n.at_most)
    if isinstance(n, fx.CostOf):
        total = max(n.at_least, sum(g.cost(card) for card in cards_of(g, w, n.where)))
        return total if n.at_most is None else min(total, n.at_most)
    if isinstance(n, fx.PowerOf):
        return sum(g.turn.gave.get(card, 0) for card in cards_of(g, w, n.where))
    if isinstance(n, fx.PowerSoFar):
        return g.turn.power
    if isinstance(n, fx.VpOf):
        worth = [g.cards[card].vp for card in cards_of(g, w, n.where)]
        return sum(vp for vp in worth if isinstance(vp, int))
    if isinstance(n, fx.LevelOf):
        who = {"you": w.you, "that-foe": that_foe(g, w), "protected": w.protects}[n.whose]
        return n.n * level(g, who)
    assert isinstance(n, fx.FoesWith)
    return n.n * sum(
        any(g.is_of(card, n.what) for card in cards_at(g, w, n.where, foe)) for foe in g.foes(w.you)
    )


def level(g: Game, seat: int) -> int:
    """The Level of the Character in force (S9)."""
    if seat < 0 or not g.pile("hero", seat):
        return 0
    return g.cards[g.pile("hero", seat)[-1]].level or 0


# --- Whether ----------------------------------------------------------------------------------


def holds(g: Game, w: Words, condition: fx.Condition) -> bool:
    """Whether a condition is true, now."""
    if isinstance(condition, fx.Did):
        return w.did
    if isinstance(condition, fx.Has):
        found = [
            card
            for card in cards_of(g, w, condition.where, condition.whose)
            if g.is_of(card, condition.what)
        ]
        return (types_among(g, found) if condition.types else len(found)) >= condition.n
    if isinstance(condition, fx.Lacks):
        found = cards_of(g, w, condition.where, condition.whose)
        return sum(g.is_of(card, condition.what) for card in found) < condition.n
    if isinstance(condition, fx.Confronting):
        mine = [w.you, *g.mates(w.you)] if condition.whose == "team" else [w.you]
        return g.turn.target >= 0 and g.turn.seat in mine
    if isinstance(condition, fx.BeingConfronted):
        return g.turn.target == w.you
    if isinstance(condition, fx.AsAssist):
        return w.assist
    if isinstance(condition, fx.FoeDiscarded):
        gone = [e.seat for e in g.turn.history if isinstance(e, Discarded)]
        return any(g.teams[seat] != g.teams[w.you] for seat in gone)
    if isinstance(condition, fx.FirstCard):
        plays = g.plays([g.turn.seat])
        return bool(plays) and set(plays) == {w.card}
    if isinstance(condition, fx.AllDiffer):
        types = [g.cards[card].type for card in cards_of(g, w, condition.where)]
        return None not in types and len(set(types)) == len(types)
    assert isinstance(condition, fx.FoeHasFewer)

    def count(seat: int) -> int:
        there = cards_at(g, w, condition.where, seat)
        return sum(g.is_of(card, condition.what) for card in there)

    bound = count(w.you) if condition.n is None else condition.n
    return any(count(foe) < bound for foe in g.foes(w.you))


def possible(g: Game, w: Words, effects: tuple[fx.Effect, ...]) -> bool:
    """Whether at least one step of a text can do something (D6)."""
    return any(_can(g, w, effect) for effect in effects)


def _can(g: Game, w: Words, e: fx.Effect) -> bool:
    if isinstance(e, PICKING):
        if fx.DECK_TOP in e.pick.places:
            return any(has_deck(g, seat) for seat in seats(g, w, e.pick.whose))
        if isinstance(e, fx.Discard) and e.pick == fx.every(fx.HAND):
            return True  # an empty hand can be discarded, too
        return bool(candidates(g, w, e))
    if isinstance(e, fx.If):
        return possible(g, w, e.then if holds(g, w, e.condition) else e.otherwise)
    if isinstance(e, fx.May | fx.Limited):
        return possible(g, w, e.do)
    if isinstance(e, fx.Choose):
        return any(possible(g, w, mode) for mode in e.options)
    if isinstance(e, fx.Draw | fx.RevealAndDraw):
        return has_deck(g, w.you)
    if isinstance(e, fx.Reveal | fx.Look):
        return bool(g.piles[MAIN]) if e.where == fx.MAIN_TOP else has_deck(g, w.you)
    if isinstance(e, fx.DrawExtra):
        return amount(g, w, e.amount) > 0
    if isinstance(e, fx.GainWeakness):
        return bool(g.piles[WEAKNESSES])
    if isinstance(e, fx.CancelConfrontation):
        return g.turn.target >= 0
    if isinstance(e, fx.SwitchTarget):
        return g.turn.target >= 0 and len(g.foes(w.you)) > 1
    if isinstance(e, fx.Others):
        by = w.by if w.by >= 0 else w.you
        return any(possible(g, Words(s, w.card, by), e.do) for s in seats(g, w, e.whom))
    return True


def has_deck(g: Game, seat: int) -> bool:
    """Whether a card can come off a deck (D1)."""
    return bool(g.pile("deck", seat) or g.pile("discard", seat))


# --- Picking ----------------------------------------------------------------------------------


def wanted(g: Game, w: Words, pick: fx.Pick) -> int | None:
    """How many cards a pick is for; None for all or any number."""
    return None if isinstance(pick.n, str) else amount(g, w, pick.n)


def need(g: Game, w: Words, pick: fx.Pick) -> int:
    """How many cards make it happen in full."""
    return 1 if pick.up_to else 1 if isinstance(pick.n, str) else amount(g, w, pick.n)


def _meant(g: Game, w: Words, pick: fx.Pick) -> list[int]:
    """The cards a pick speaks of."""
    n = pick.n if isinstance(pick.n, int) else 1
    found = [c for place in pick.places for c in cards_of(g, w, place, pick.whose, n)]
    found = [card for card in found if g.is_of(card, pick.what)]
    if pick.places != ("this",):  # Q15: nothing picks a borrowed card
        found = [card for card in found if card not in g.turn.borrowed]
    if "gained" in pick.places:  # D3: what was destroyed or given away since is gone
        found = [card for card in found if g.owner(card) == w.you]
    if pick.other:
        found = [card for card in found if card != w.card]
    if pick.each_of:
        found = [card for card in found if any(g.is_of(card, sort) for sort in pick.each_of)]
    if pick.same_type:
        found = [card for card in found if g.cards[card].type is not None]
    if pick.played_once:
        plays = g.plays([w.you])
        found = [card for card in found if plays.count(card) == 1]
    found = [card for card in found if not w.barred or g.cards[card].type not in w.barred]
    return found + (_meant(g, w, pick.also) if pick.also else [])


def candidates(g: Game, w: Words, e: Any) -> list[int]:
    """The cards an effect may take now: the loop guard (Q16), and nothing borrowed (Q15)."""
    found = _meant(g, w, e.pick)
    if isinstance(e, fx.PlayFrom):
        return [card for card in found if card not in g.turn.resolving]
    if isinstance(e, fx.PlayAgain):
        mine = [card for card in found if g.where[card] == ("in-play", w.you)]
        return [card for card in mine if card not in g.turn.resolving]
    if isinstance(e, fx.Move) and e.pick.places == (fx.THIS,):
        if e.to == fx.STACK:  # a card may put itself elsewhere, borrowed, or played for another
            whose = w.by if w.assist else w.you
            return [c for c in found if g.where[c] in (("in-play", whose), ASIDE)]
        here = [c for c in found if g.where[c] == ("in-play", w.you)]
        return [card for card in here if g.owner(card) == w.you]
    return found


def tells(g: Game, w: Words, pick: fx.Pick) -> bool:
    """Whether to skip a question would tell what somebody holds or has looked at."""
    if "it" in pick.places:
        return w.secret
    if pick.also and tells(g, w, pick.also):
        return True
    if "hand" not in pick.places:
        return False
    held = len(cards_of(g, w, "hand", pick.whose))
    if pick.what == fx.ANY and pick.places == ("hand",) and not pick.also:
        return isinstance(pick.n, int) and held > pick.n
    return held > 0


def looks(g: Game, card: int) -> tuple[Any, ...]:
    """What tells two cards apart: face, place, the Power it gave, a given Assist."""
    given = card in g.turn.given_assist
    return g.face[card], g.where[card], g.turn.gave.get(card, 0), given


def _fits_beside(g: Game, pick: fx.Pick, card: int, chosen: list[int]) -> bool:
    """Whether a card may be picked beside those chosen so far."""
    if card in chosen:
        return False
    if pick.total_cost is not None:
        if sum(map(g.cost, [*chosen, card])) > pick.total_cost:
            return False
    if pick.same_type and len({g.cards[each].type for each in [*chosen, card]}) > 1:
        return False
    if pick.each_of:
        left = list(pick.each_of)
        for each in [*chosen, card]:
            sort = next((sort for sort in left if g.is_of(each, sort)), None)
            if sort is None:
                return False
            left.remove(sort)
    return True


def pick_cards(
    g: Game, w: Words, e: Any, pick: fx.Pick, found: list[int], *, instead: bool = False
) -> Steps[list[int]]:
    """The player names cards one by one; nothing moves before all are named."""
    optional = pick.up_to or instead
    asks_anyway = tells(g, w, pick)
    found = [card for card in found if _fits_beside(g, pick, card, [])]
    n = wanted(g, w, pick)
    most = len(found) if n is None else min(n, len(found))
    if not found and not (optional and asks_anyway and pick.what != fx.ANY):
        return []
    if not optional and not asks_anyway and len(found) <= most:
        return found
    if n == 0:
        return []
    asked = w.by if pick.by == "attacker" and w.by >= 0 else w.you
    chosen: list[int] = []
    while True:
        left = [card for card in found if _fits_beside(g, pick, card, chosen)]
        if chosen and (len(chosen) == most or not left):
            return chosen
        may_stop = pick.up_to or (instead and not chosen)
        if not may_stop and not asks_anyway and len({looks(g, card) for card in left}) == 1:
            chosen.append(left[0])
            continue
        options: list[Option] = [("card", card) for card in left]
        options += [NONE] if may_stop else []
        answer = yield Question(asked, VERBS[type(e)], w.card, tuple(options))
        if answer == NONE:
            return chosen
        chosen.append(answer[1])


def pick_player(g: Game, w: Words, who: list[int]) -> Steps[int]:
    """Ask for a player where there is a choice; −1 for nobody."""
    if len(who) < 2:
        return who[0] if who else -1
    options = tuple(("seat", seat) for seat in who)
    answer = yield Question(w.you, "player", w.card, options)
    return int(answer[1])


def drawn_so_far(g: Game, seat: int) -> int:
    """How many cards texts have let a seat draw this turn."""
    return sum(isinstance(e, Drew) and e.seat == seat for e in g.turn.history)
