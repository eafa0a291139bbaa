"""Resolving: one function for each kind of effect, as its sentence reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from archrivals.engine.language import effects as fx

from . import events, fighting
from .game import (
    ASIDE,
    DESTROYED,
    LINE_UP,
    MAIN,
    MOST_TEXTS,
    NO,
    NONE,
    STACK,
    UNUSED,
    VILLAINS,
    WEAKNESSES,
    YES,
    Acquired,
    Discarded,
    Drew,
    Gained,
    Game,
    Live,
    Option,
    Over,
    Pile,
    Played,
    Question,
    Steps,
    Words,
)
from .reading import (
    PICKING,
    amount,
    candidates,
    cards_of,
    holds,
    looks,
    need,
    pick_cards,
    pick_player,
    possible,
    seats,
    tells,
    wanted,
)

# --- Running a text ---------------------------------------------------------------------------


def run(g: Game, w: Words, effects: tuple[fx.Effect, ...]) -> Steps[None]:
    """A text from top to bottom (T3)."""
    for effect in effects:
        steps = HOW[type(effect)](g, w, effect)
        if isinstance(steps, Iterator):
            yield from steps


def resolve_text(g: Game, w: Words, text: tuple[fx.Effect, ...]) -> Steps[None]:
    """A played card's text, then what it triggered (R2)."""
    g.texts += 1
    if g.texts > MOST_TEXTS:
        return
    g.depth += 1
    g.turn.resolving.append(w.card)
    yield from run(g, w, text)
    g.turn.resolving.pop()
    g.depth -= 1
    yield from events.settle(g)


def add_power(g: Game, source: int, n: int) -> None:
    """Power for the turn, kept by the card that gave it."""
    g.turn.power += n
    g.turn.gave[source] = g.turn.gave.get(source, 0) + n


# --- Plain effects ----------------------------------------------------------------------------


def _power(g: Game, w: Words, e: fx.Power) -> None:
    add_power(g, w.card, amount(g, w, e.amount))


def _added(g: Game, w: Words) -> Steps[int]:
    """The Flash: his extra card belongs to the first draw that a card lets him make on his turn."""
    if g.turn.seat != w.you or g.cards[w.card].kind == "super-hero":
        return 0
    if any(isinstance(fact, Drew) and fact.seat == w.you for fact in g.turn.history):
        return 0
    more = 0
    for source, _, ability in events.abilities(g, w.you):
        if isinstance(ability, fx.FirstDrawMore):
            if (yield Question(w.you, "may", source, (YES, NO))) == YES:  # K11
                g.fired.append((w.you, source))
                more += ability.n
    return more


def _drawn(g: Game, w: Words, cards: list[int]) -> None:
    w.it = [card for card in w.it if card not in cards]  # revealed on the deck, and now drawn
    for card in cards:
        events.record(g, Drew(w.you, card))


def _draw(g: Game, w: Words, e: fx.Draw) -> Steps[None]:
    n = amount(g, w, e.amount)
    n += (yield from _added(g, w)) if n else 0
    w.done = g.draw(w.you, n)
    w.did = bool(w.done)
    _drawn(g, w, w.done)


def _reveal_and_draw(g: Game, w: Words, e: fx.RevealAndDraw) -> Steps[None]:
    w.done = []
    drawn: list[int] = []
    while top := g.top(w.you, 1):
        drawn += g.draw(w.you, 1)
        again = e.again_if is not None and g.is_of(top[0], e.again_if)
        if not again and sum(map(g.cost, drawn)) >= e.until_cost:
            break
    yield from _draw_beside(g, w, drawn)
    w.did = bool(drawn)


def _draw_beside(g: Game, w: Words, drawn: list[int]) -> Steps[None]:
    """Certain cards have been drawn: another may come with them."""
    more = (yield from _added(g, w)) if drawn else 0
    w.done = drawn + g.draw(w.you, more)
    _drawn(g, w, w.done)


def _draw_extra(g: Game, w: Words, e: fx.DrawExtra) -> None:
    g.turn.extra += amount(g, w, e.amount)


def _gain_weakness(g: Game, w: Words, e: fx.GainWeakness) -> None:
    w.it = []
    for _ in range(amount(g, w, e.n)):
        if g.piles[WEAKNESSES]:  # W1
            w.it.append(g.piles[WEAKNESSES][-1])
            gain(g, w.you, w.it[-1], pile_for(w.you, e.to))
    w.did = bool(w.it)


def _reveal(g: Game, w: Words, e: fx.Reveal) -> Steps[None]:
    w.secret = False
    if e.whose == "a-player":
        seat = yield from pick_player(g, w, seats(g, w, "a-player"))
        w.it = [] if seat < 0 else g.top(seat, e.n)
    elif e.where == "hand":
        w.it = [c for s in seats(g, w, e.whose) for c in g.dice(g.pile("hand", s), e.n)]
    else:
        w.it = cards_of(g, w, e.where, e.whose, e.n)


def _look(g: Game, w: Words, e: fx.Look) -> None:
    w.it = cards_of(g, w, e.where, "you", e.n)
    w.secret = True


def _put_back(g: Game, w: Words, e: fx.PutBack) -> Steps[None]:
    """In any order; equal cards that everybody has seen have only one."""
    if len(w.it) < 2 or (not w.secret and len({g.face[card] for card in w.it}) == 1):
        return
    pile = g.where[w.it[0]]
    left = w.it[:]
    order: list[int] = []
    while len(left) > 1:
        options = tuple(("card", card) for card in left)
        answer = yield Question(w.you, "order", w.card, options)
        left.remove(answer[1])
        order.append(answer[1])
    for card in [*order, *left][::-1]:
        g.put(card, pile)


def _refill(g: Game, w: Words, e: fx.Refill) -> None:
    for _ in range(w.slots):
        if len(g.piles[LINE_UP]) < line_up_size(g):
            enter_line_up(g)


def line_up_size(g: Game) -> int:
    """Return the slots that the Line-Up has now: Famine only takes slots away (Q34)."""
    slots = g.rules.line_up
    if g.limit is not None and g.limit[0] < slots:
        slots = g.limit[0]
    return slots


def enter_line_up(g: Game) -> bool:
    """The main deck's top card into the Line-Up; whether any card has come to stay there."""
    if not g.piles[MAIN]:
        return False
    return put(g, g.piles[MAIN][-1], LINE_UP)


def put(g: Game, card: int, pile: Pile, at: int | None = None) -> bool:
    """Put a card somewhere; with one foe some leave the Line-Up and the next one comes (V2)."""
    g.put(card, pile, at)
    if pile != LINE_UP or not g.rules.one_foe or not g.cards[card].second_foe:
        return True
    g.put(card, UNUSED)
    return enter_line_up(g)


def _win(g: Game, w: Words, e: fx.Win) -> None:
    side = tuple(seat for seat in range(g.seats) if g.teams[seat] == g.teams[w.you])
    raise Over("C-kyle-rayner", side)


def _cheaper(g: Game, w: Words, e: fx.Cheaper) -> None:
    g.turn.cheaper += e.n


def _grant(g: Game, w: Words, e: fx.Grant) -> None:
    g.turn.granted.append((w.you, w.card, e.ability))


def _await(g: Game, w: Words, e: fx.Await) -> None:
    g.turn.awaiting.append((Words(w.you, w.card, fights=w.fights), e))


def _control(g: Game, w: Words, e: fx.ControlLocations) -> None:
    """They work as if you had played them this turn; what each turn brings comes at once."""
    if not g.turn.controls:
        g.turn.controls = g.mates(w.you)
        for mate in g.turn.controls:
            for card in g.pile("in-play", mate):
                if g.cards[card].type == "Location":
                    comes_into_play(g, w.you, card)


def _until_defeated(g: Game, w: Words, e: fx.UntilDefeated) -> None:
    if e.what == "hero":
        g.lasting.append((w.card, w.you, -1))
        return
    for card in g.dice(g.pile("hand", w.you), 1):
        g.put(card, ("under", w.you))
        g.lasting.append((w.card, w.you, card))


def _limit_line_up(g: Game, w: Words, e: fx.LimitLineUp) -> Steps[None]:
    while len(g.piles[LINE_UP]) > e.n:
        found = g.piles[LINE_UP][:]
        chosen = yield from pick_cards(g, w, e, fx.one(fx.LINE_UP), found)
        destroy(g, chosen[0])
    g.limit = (e.n, w.you)


# --- Choices and conditions -------------------------------------------------------------------


def _may(g: Game, w: Words, e: fx.May) -> Steps[None]:
    w.did = False
    if possible(g, w, e.do) and (yield Question(w.you, "may", w.card, (YES, NO))) == YES:
        yield from run(g, w, e.do)
        w.did = True


def _instead(g: Game, w: Words, e: fx.Instead) -> Steps[None]:
    """The other needs at least one card or its full price; otherwise the usual."""
    first = e.other[0]
    if isinstance(first, PICKING) and first.pick.n != "all":
        found = candidates(g, w, first)
        if len(found) < need(g, w, first.pick):
            found = []
        chosen = yield from pick_cards(g, w, first, first.pick, found, instead=True)
        if chosen:
            yield from apply(g, w, first, chosen)
            yield from run(g, w, e.other[1:])
        else:
            yield from run(g, w, e.usual)
        return
    takes = possible(g, w, e.other)
    if takes:
        takes = (yield Question(w.you, "instead", w.card, (YES, NO))) == YES
    yield from run(g, w, e.other if takes else e.usual)


def _choose(g: Game, w: Words, e: fx.Choose) -> Steps[None]:
    """Options that can be done, if any can."""
    asked = w.you
    if e.by == "a-foe":
        asked = yield from pick_player(g, w, g.foes(w.you))
        if asked < 0:
            return
    hides = [m[0] for m in e.options if isinstance(m[0], PICKING) and tells(g, w, m[0].pick)]
    chosen: list[int] = []
    while len(chosen) < e.n:
        options: list[Option] = [
            ("mode", at)
            for at, mode in enumerate(e.options)
            if at not in chosen and possible(g, w, mode)
        ]
        if not options:
            break
        options += [NONE] if e.up_to else []
        answer = options[0]
        if len(options) > 1 or hides:
            answer = yield Question(asked, "choose", w.card, tuple(options))
        if answer == NONE:
            break
        chosen.append(answer[1])
    for at in sorted(chosen):
        yield from run(g, w, e.options[at])


def _if(g: Game, w: Words, e: fx.If) -> Steps[None]:
    if isinstance(e.condition, fx.Confronting):
        w.fights = True
    yield from run(g, w, e.then if holds(g, w, e.condition) else e.otherwise)


def _limited(g: Game, w: Words, e: fx.Limited) -> Steps[None]:
    before = g.turn.used.get((w.card, -1), 0)
    if before < e.n:
        g.turn.used[w.card, -1] = before + 1
        yield from run(g, w, e.do)


def _others(g: Game, w: Words, e: fx.Others) -> Steps[None]:
    who = [seat for seat in seats(g, w, e.whom) if len(g.pile("hand", seat)) >= e.holding]
    if e.whom in ("a-foe", "team", "a-player"):
        seat = yield from pick_player(g, w, who)
        who = [seat] if seat >= 0 else []
    for seat in who:
        by = w.by if w.by >= 0 else w.you
        yield from run(g, Words(seat, w.card, by, foe=w.foe), e.do)


def _this_turn(g: Game, w: Words, e: fx.ThisTurn) -> None:
    """Present tense: what happened before counts, what comes counts as it comes."""
    live = Live(w.you, w.card, e, w.fights)
    when = e.when
    if isinstance(when, fx.Plays):
        if when.or_in is not None:
            for card in cards_of(g, w, when.or_in):
                if g.is_of(card, when.what):
                    events.count(g, live, card)
        for card in g.plays([w.you]) if g.turn.seat == w.you else []:
            if g.is_of(card, when.what) and not (when.other and card == w.card):
                events.count(g, live, card)
    elif isinstance(when, fx.Draws):
        for fact in g.turn.history[:]:
            if isinstance(fact, Drew) and fact.seat == w.you:
                events.count(g, live, -1)
    g.turn.live.append(live)


# --- Effects on picked cards ------------------------------------------------------------------


def _pick(g: Game, w: Words, e: Any) -> Steps[None]:
    found = candidates(g, w, e)
    if e.pick.at_random:
        found = g.dice(found, wanted(g, w, e.pick) or 0)
    elif e.pick.n != "all" and (found or e.pick.up_to):
        found = yield from pick_cards(g, w, e, e.pick, found)
    yield from apply(g, w, e, found)


def apply(g: Game, w: Words, e: Any, cards: list[int]) -> Steps[None]:
    """Do it to these cards, and keep what was done."""
    w.did = len(cards) >= need(g, w, e.pick)
    w.done = cards
    w.slots = sum(g.where[card] == LINE_UP for card in cards)
    if not isinstance(e, fx.Select):
        w.it = [card for card in w.it if card not in cards]
    steps = DO[type(e)](g, w, e, cards)
    if isinstance(steps, Iterator):
        yield from steps


def home_of(g: Game, card: int, you: int) -> int:
    """A card goes to its owner's zones; the table's becomes yours."""
    return g.owner(card) if g.owner(card) >= 0 else you


def pile_for(seat: int, place: fx.Place) -> Pile:
    """The pile a place means."""
    return {
        "hand": ("hand", seat),
        "discard": ("discard", seat),
        "deck-top": ("deck", seat),
        "deck-bottom": ("deck", seat),
        "play": ("in-play", seat),
        "line-up": LINE_UP,
        "stack": STACK,
        "main-deck-top": MAIN,
        "main-deck-bottom": MAIN,
    }[place]


def discard_card(g: Game, seat: int, card: int, *, as_block: bool = False) -> None:
    """D2: from anywhere to one's discard pile."""
    from_hand = g.where[card] == ("hand", seat)
    g.put(card, ("discard", seat))
    events.record(g, Discarded(seat, card, from_hand, as_block))


def _discard(g: Game, w: Words, e: fx.Discard, cards: list[int]) -> None:
    for card in cards:
        discard_card(g, home_of(g, card, w.you), card)


def destroy(g: Game, card: int) -> None:
    """D3: to the destroyed pile, or back to its stack if its box says so."""
    if not g.cards[card].returns:
        g.put(card, DESTROYED)
    elif g.cards[card].kind == "weakness":
        g.put(card, WEAKNESSES, 0)  # under the stack
    else:
        g.put(card, STACK)


def _destroy(g: Game, w: Words, e: fx.Destroy, cards: list[int]) -> None:
    for card in cards:
        destroy(g, card)


def _move(g: Game, w: Words, e: fx.Move, cards: list[int]) -> None:
    bottom = e.to in ("main-deck-bottom", "deck-bottom")
    for card in cards:
        seat = home_of(g, card, w.you)
        put(g, card, pile_for(seat, e.to), 0 if bottom else None)
        if e.to == "play":
            comes_into_play(g, seat, card)


def comes_into_play(g: Game, seat: int, card: int) -> None:
    """What a card gives on every turn it gives on the turn it comes, too."""
    for ability in g.cards[card].abilities:
        if isinstance(ability, fx.EveryTurn) and g.turn.seat == seat:
            if ability.only_if is None or holds(g, Words(seat, card, seat), ability.only_if):
                events.at_once_or_wait(g, seat, card, ability.do)


def _draw_these(g: Game, w: Words, e: fx.DrawThese, cards: list[int]) -> Steps[None]:
    for card in cards:
        g.put(card, ("hand", w.you))
    yield from _draw_beside(g, w, cards)


def _select(g: Game, w: Words, e: fx.Select, cards: list[int]) -> None:
    w.it = cards


def _give(g: Game, w: Words, e: fx.Give, cards: list[int]) -> None:
    for card in cards:
        new_type = _is_new_type(g, w.you, card)
        g.put(card, ("hand", w.you))
        if g.cards[card].owning_is_gaining and g.cards[card].on_gain:  # Q36, K9
            events.wait(g, w.you, card, g.cards[card].on_gain, card)
        events.record(g, Acquired(w.you, card, bought=False, new_type=new_type))


def _give_assist(g: Game, w: Words, e: fx.GiveAssist, cards: list[int]) -> None:
    g.turn.given_assist += cards


# --- Gaining ----------------------------------------------------------------------------------


def gain(g: Game, seat: int, card: int, to: Pile, *, bought: bool = False) -> None:
    """A card becomes somebody's (D4); its own text waits for who gains it (K9, Q36)."""
    new_type = _is_new_type(g, seat, card)
    g.put(card, to)
    if g.cards[card].on_gain and to[1] >= 0:
        events.wait(g, seat, card, g.cards[card].on_gain, card)
    events.record(g, Gained(seat, card, bought, new_type))


def _is_new_type(g: Game, seat: int, card: int) -> bool:
    its = g.cards[card].type
    return its is not None and all(g.cards[c].type != its for c in g.pile("discard", seat))


def gain_to_pile(g: Game, seat: int, card: int, *, bought: bool = False) -> Steps[None]:
    """To the discard pile, unless an ability lets it go onto the deck."""
    for source, number, ability in events.abilities(g, seat):
        if not isinstance(ability, fx.GainOnTop) or g.turn.seat != seat:
            continue
        if not g.is_of(card, ability.what):
            continue
        gains = [e for e in g.turn.history if events.is_gained(g, source, e)]
        before = [e for e in gains if e.seat == seat]
        such = sum(g.is_of(each.card, ability.what) for each in before)
        if ability.nth and such >= ability.nth:  # Q19
            continue
        if ability.once and (source, number) in g.turn.used:
            continue
        options = (("place", ("discard", card)), ("place", ("deck-top", card)))
        answer = yield Question(seat, "place", source, options)
        to: Pile = ("discard", seat)
        if answer[1][0] == "deck-top":
            to = ("deck", seat)
            if ability.once:
                g.turn.used[source, number] = 1
        gain(g, seat, card, to, bought=bought)
        return
    gain(g, seat, card, ("discard", seat), bought=bought)


def _gain(g: Game, w: Words, e: fx.Gain, cards: list[int]) -> Steps[None]:
    w.it = cards
    for card in cards:
        if e.any_player:
            seat = yield from pick_player(g, w, g.order(w.you))
            if seat == w.you:
                yield from gain_to_pile(g, seat, card)
            else:
                gain(g, w.you, card, ("discard", seat))
        elif len(e.to) > 1:
            options = tuple(("place", (place, card)) for place in e.to)
            answer = yield Question(w.you, "place", w.card, options)
            gain(g, w.you, card, pile_for(w.you, answer[1][0]))
        elif e.to == ("discard",):
            yield from gain_to_pile(g, w.you, card)
        else:
            gain(g, w.you, card, pile_for(w.you, e.to[0]))


def _gain_cheaper(g: Game, w: Words, e: fx.GainCheaper) -> Steps[None]:
    """Of the type of the card whose gain triggered this, and cheaper."""
    found = [
        card
        for card in cards_of(g, w, "line-up")
        if g.cards[card].type == g.cards[w.event].type and g.cost(card) < g.cost(w.event)
    ]
    for card in (yield from pick_cards(g, w, e, fx.one(fx.LINE_UP), found)):
        yield from gain_to_pile(g, w.you, card)


# --- Playing ----------------------------------------------------------------------------------


def play_from_hand(g: Game, seat: int, card: int) -> Steps[None]:
    """Put down, resolved, then what it triggered (T3, R2)."""
    before = events.everywhere(g)
    had_assist = has_assist(g, seat, card)
    g.put(card, ("in-play", seat))
    if had_assist:
        g.turn.given_assist.append(card)
    events.record(g, Played(seat, card), before)
    comes_into_play(g, seat, card)
    yield from resolve_text(g, Words(seat, card, seat), g.cards[card].play)


def has_assist(g: Game, seat: int, card: int) -> bool:
    """K6: by its own text, given by a card, or by the Character."""
    if g.cards[card].assist or card in g.turn.given_assist:
        return True
    return any(
        isinstance(ability, fx.HandHasAssist) and g.is_of(card, ability.what)
        for _, _, ability in events.abilities(g, seat)
    )


def play_assist(g: Game, seat: int, card: int) -> Steps[None]:
    """K5: the active player gets all benefits; the other has played it and controls it."""
    before = events.everywhere(g)
    if has_assist(g, seat, card):
        g.turn.given_assist.append(card)
    g.put(card, ("in-play", seat))
    g.turn.assists.append(card)
    events.record(g, Played(seat, card), before)
    w = Words(g.turn.seat, card, seat, assist=True)
    yield from resolve_text(g, w, g.cards[card].play)


def _play_from(g: Game, w: Words, e: fx.PlayFrom, cards: list[int]) -> Steps[None]:
    """One after the other in the player's order; one that left its place is skipped."""
    homes = {card: g.where[card] for card in cards}
    left = cards[:]
    while left:
        left = [card for card in left if g.where[card] == homes[card]]
        if not left:
            return
        card = left[0]
        if len({g.face[each] for each in left}) > 1:
            options = tuple(("card", each) for each in left)
            card = (yield Question(w.you, "order", w.card, options))[1]
        left.remove(card)
        yield from _borrow(g, w, e, card, homes[card])


def _borrow(g: Game, w: Words, e: fx.PlayFrom, card: int, home: Pile) -> Steps[None]:
    """Q15: played by the borrower, set aside meanwhile, then put back into the same place."""
    before = events.everywhere(g)
    at = g.piles[home].index(card)
    up = g.villain_up
    if not e.keep:
        g.turn.borrowed[card] = home
    if home == VILLAINS:
        g.villain_up = False
    g.put(card, ("in-play", w.you) if e.until_end or e.keep else ASIDE)
    events.record(g, Played(w.you, card), before)
    if g.where[card] == ("in-play", w.you):  # what lies there works there, Ongoing text too
        comes_into_play(g, w.you, card)
    yield from resolve_text(g, Words(w.you, card, w.you), g.cards[card].play)
    if e.until_end or e.keep:
        return
    if g.where[card] == ASIDE:
        if e.then is not None:
            put(g, card, pile_for(home_of(g, card, w.you), e.then))
        else:
            g.put(card, home, at if home == LINE_UP else None)
            if home == VILLAINS:
                g.villain_up = up
    del g.turn.borrowed[card]


def _play_again(g: Game, w: Words, e: fx.PlayAgain, cards: list[int]) -> Steps[None]:
    for card in cards:
        if g.where[card] != ("in-play", w.you):
            continue
        events.record(g, Played(w.you, card))
        yield from resolve_text(g, Words(w.you, card, w.you), g.cards[card].play)


def _take_text(g: Game, w: Words, e: fx.TakeText, cards: list[int]) -> Steps[None]:
    for card in cards:
        events.take_text(g, w.you, w.card, g.cards[card])
        yield from run(g, w, g.cards[card].play)


DO: dict[type, Callable[[Game, Words, Any, list[int]], Any]] = {
    fx.Discard: _discard,
    fx.Destroy: _destroy,
    fx.Move: _move,
    fx.DrawThese: _draw_these,
    fx.Select: _select,
    fx.Give: _give,
    fx.GiveAssist: _give_assist,
    fx.Gain: _gain,
    fx.PlayFrom: _play_from,
    fx.PlayAgain: _play_again,
    fx.TakeText: _take_text,
}

HOW: dict[type, Callable[[Game, Words, Any], Any]] = {
    **dict.fromkeys(DO, _pick),
    fx.Power: _power,
    fx.Draw: _draw,
    fx.DrawExtra: _draw_extra,
    fx.RevealAndDraw: _reveal_and_draw,
    fx.GainWeakness: _gain_weakness,
    fx.GainCheaper: _gain_cheaper,
    fx.Reveal: _reveal,
    fx.RevealHand: lambda g, w, e: None,
    fx.Look: _look,
    fx.PutBack: _put_back,
    fx.Refill: _refill,
    fx.Win: _win,
    fx.Cheaper: _cheaper,
    fx.Grant: _grant,
    fx.Await: _await,
    fx.ControlLocations: _control,
    fx.UntilDefeated: _until_defeated,
    fx.LimitLineUp: _limit_line_up,
    fx.May: _may,
    fx.Instead: _instead,
    fx.Choose: _choose,
    fx.If: _if,
    fx.Limited: _limited,
    fx.Others: _others,
    fx.ThisTurn: _this_turn,
    fx.Attack: fighting.attack,
    fx.ChangeCost: fighting.change_cost,
    fx.CancelConfrontation: fighting.cancel,
    fx.SwitchTarget: fighting.switch_target,
}
"""The five First Appearances that all answer together stand in :mod:`.fighting`."""

__all__ = ["looks", "resolve_text", "run"]
