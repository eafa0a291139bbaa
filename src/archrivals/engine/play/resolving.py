"""Resolving: each effect kind as one small function or generator.

Those that work on picked cards are split in two: picking is shared, ``APPLY`` does the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import choices_of
from archrivals.engine.language.effects import PickEffect
from archrivals.engine.state.asks import NO, NONE, YES, Ask, Option, Steps
from archrivals.engine.state.flat import (
    ALL_SEATS,
    DESTROYED,
    LINE_UP,
    MAIN_DECK,
    STACK,
    UNUSED,
    WEAKNESSES,
    Gained,
    Over,
    Standing,
    State,
    deck,
    discard_pile,
    hand,
    in_play,
    seat_of,
    under_hero,
    watcher,
)

from .counting import allowed, amount, holds, need_of, possible
from .picking import (
    Scene,
    cards_in,
    choose,
    choose_player,
    in_sight,
    options_for,
    seats_of,
    tells_of_hand,
    wanted,
)
from .texts import RUN, Done, each, run
from .triggers import count_live, discarded, drew, happens, is_of, trigger, watches

# --- Plain effects ----------------------------------------------------------------------------


def _power(s: State, x: Scene, e: fx.Power) -> None:
    n = e.amount
    s.add_power(n if type(n) is int else amount(s, x, n), x.card)


def _draw(s: State, x: Scene, e: fx.Draw) -> Done:
    n = amount(s, x, e.amount)
    more = _first_draw(s, x) if n else ()
    if more:
        return _draw_more(s, x, n, more)
    _draw_now(s, x, n)
    return None


def _draw_now(s: State, x: Scene, n: int) -> None:
    before = len(s.zones[hand(x.you)])
    drawn = s.draw(x.you, n)
    x.did = drawn > 0
    _took(x, s.zones[hand(x.you)][before:])
    if n and not drawn:
        s.nothing(x.you, x.card, "no-deck")
    drew(s, x.you, drawn)


def _took(x: Scene, drawn: list[int]) -> None:
    """These were drawn; a card that the text had revealed on the deck may be among them."""
    x.done = drawn
    if x.it:
        x.it = [card for card in x.it if card not in drawn]


def _first_draw(s: State, x: Scene) -> Standing:
    """Return the bonus to a draw if it is the first that a card lets its player make (Q19)."""
    if s.turn.seat != x.you or s.cat.kind[s.faces[x.card]] == "super-hero":
        return ()
    return tuple(
        (source, number, ability)
        for source, number, ability in s.on_event[x.you]
        if isinstance(ability, fx.FirstDrawMore) and not s.turn.drawn.get(x.you)
    )


def _draw_more(s: State, x: Scene, n: int, more: Standing) -> Steps[None]:
    """One draw: what the text says, and what the Super Hero adds to it."""
    added = yield from _added(s, x, more)
    _draw_now(s, x, n + added)


def _draw_beside(s: State, x: Scene, more: Standing) -> Steps[None]:
    """The same where a text has drawn certain cards."""
    added = yield from _added(s, x, more)
    before = len(s.zones[hand(x.you)])
    done = x.done
    drew(s, x.you, s.draw(x.you, added))
    _took(x, s.zones[hand(x.you)][before:])
    x.done = done + x.done


def _added(s: State, x: Scene, more: Standing) -> Steps[int]:
    """Return how many more cards a player wishes to draw (K11)."""
    added = 0
    for source, number, ability in more:
        answer = yield Ask(x.you, "may", source, (YES, NO), fx.May((fx.Draw(ability.n),)))
        if answer is not YES:
            s.chose(x.you, source, "declined")
            continue
        s.note("fires", x.you, [source], number)
        added += ability.n
    return added


def _draw_extra(s: State, x: Scene, e: fx.DrawExtra) -> None:
    s.turn.extra += amount(s, x, e.amount)


def _reveal_and_draw(s: State, x: Scene, e: fx.RevealAndDraw) -> Done:
    more = _first_draw(s, x)
    total = 0
    x.done = []
    while top := s.top(x.you, 1):
        s.note("reveal", x.you, top)
        total += s.cat.cost[s.faces[top[0]]]
        s.draw(x.you, 1)
        drew(s, x.you, 1)
        x.done.append(top[0])
        again = e.again_if is not None and is_of(s, top[0], e.again_if)
        if not again and total >= e.until_cost:
            break
    x.did = bool(x.done)
    _took(x, x.done)
    return _draw_beside(s, x, more) if x.done and more else None


def _gain_weakness(s: State, x: Scene, e: fx.GainWeakness) -> None:
    x.did = False
    x.it = []
    for _ in range(amount(s, x, e.n)):
        if not s.zones[WEAKNESSES]:  # W1
            s.nothing(x.you, x.card, "no-weakness")
            return
        card = s.zones[WEAKNESSES][-1]
        gain(s, x.you, card, zone_for(x.you, e.to))
        x.it.append(card)
        x.did = True


def _reveal(s: State, x: Scene, e: fx.Reveal) -> Done:
    x.private = False
    if e.whose == "a-player":
        return _reveal_of_chosen(s, x, e)
    if e.where == fx.HAND:
        x.it = []
        for seat in seats_of(s, x, e.whose):
            x.it += s.random_cards(s.zones[hand(seat)], e.n)
    else:
        x.it = cards_in(s, x, e.where, e.n, e.whose)
    _tell_reveal(s, x, e.whose)
    return None


def _tell_reveal(s: State, x: Scene, whose: fx.Whose) -> None:
    """Note for each player what they reveal of their own; the table's cards you reveal."""
    shown: dict[int, list[int]] = {}
    for card in x.it:
        shown.setdefault(holder(s, card, x.you), []).append(card)
    for seat in shown or seats_of(s, x, whose):
        s.note("reveal", seat, shown.get(seat, []))


def _reveal_of_chosen(s: State, x: Scene, e: fx.Reveal) -> Steps[None]:
    seat = yield from choose_player(s, x, "player", seats_of(s, x, "a-player"), e)
    x.it = [] if seat < 0 else s.top(seat, e.n)
    s.note("reveal", seat, x.it)


def _look(s: State, x: Scene, e: fx.Look) -> None:
    x.it = cards_in(s, x, e.where, e.n)
    x.private = True
    s.note("look", x.you, x.it)


def _reveal_hand(s: State, x: Scene, e: fx.RevealHand) -> None:
    s.note("reveal", x.you, s.zones[hand(x.you)])


def _put_back(s: State, x: Scene, e: fx.PutBack) -> Done:
    if len(x.it) < 2 or (not x.private and len({s.faces[card] for card in x.it}) < 2):
        return None
    return _order_on_top(s, x, e)


def _order_on_top(s: State, x: Scene, e: fx.PutBack) -> Steps[None]:
    """Ask for the card on top, then the next one; no other player sees the order."""
    s.by = x.you
    (at,) = {s.where[card] for card in x.it}
    left = x.it[:]
    order: list[int] = []
    while len(left) > 1:
        answer = yield Ask(x.you, "order", x.card, tuple(options_for(s, left)), e)
        order.append(answer[1])
        left.remove(answer[1])
    order += left
    s.chose(x.you, x.card, "order")
    zone = s.zones[at]
    zone[len(zone) - len(order) :] = order[::-1]
    s.detail("ordered", tuple(order))
    if not x.private:  # all know these cards, but only one their order
        s.forget(order, at)
    for card in order:
        s.known[card] = 1 << x.you


def put(s: State, card: int, zone: int, *, bottom: bool = False, doer: int = -1) -> None:
    """Put a card into a zone; V2: the next card replaces one that leaves the game."""
    s.move(card, zone, bottom=bottom, how="under" if bottom else "put", doer=doer)
    if zone == LINE_UP and s.rules.one_foe and s.cat.cards[s.faces[card]].second_foe:
        s.move(card, UNUSED)
        enter_line_up(s)


def enter_line_up(s: State) -> bool:
    """Put the main deck's top card into the Line-Up; return whether a card has come (V2)."""
    before = len(s.zones[LINE_UP])
    if s.zones[MAIN_DECK]:
        put(s, s.zones[MAIN_DECK][-1], LINE_UP)
    return len(s.zones[LINE_UP]) > before


def line_up_size(s: State) -> int:
    """Return how many slots the Line-Up has now: Famine never makes it larger (Q34)."""
    return s.rules.line_up if s.limit is None else min(s.limit[0], s.rules.line_up)


def _refill(s: State, x: Scene, e: fx.Refill) -> None:
    for _ in range(min(x.slots, line_up_size(s) - len(s.zones[LINE_UP]))):
        enter_line_up(s)


def _win(s: State, x: Scene, e: fx.Win) -> None:
    s.note("win", x.you)
    winners = tuple(seat for seat in range(s.seats) if s.teams[seat] == s.teams[x.you])
    raise Over(s.cat.ruling_by(e, "Q25"), winners)


def _cheaper(s: State, x: Scene, e: fx.Cheaper) -> None:
    s.turn.cheaper += e.n
    s.note("cheaper", x.you, n=e.n)


def _grant(s: State, x: Scene, e: fx.Grant) -> None:
    s.turn.granted = (*s.turn.granted, (x.you, x.card, e.ability))
    s.stand(x.you)


def _await(s: State, x: Scene, e: fx.Await) -> None:
    s.turn.awaiting = (*s.turn.awaiting, (x.you, x.card, e, x.fights))


def _control_locations(s: State, x: Scene, e: fx.ControlLocations) -> None:
    """They work as if played now; what they give on every turn, they give at once."""
    if s.turn.controls:
        return
    s.turn.controls = tuple(s.mates(x.you))
    s.stand(x.you)
    s.note("control", x.you)
    for mate in s.turn.controls:
        for card in s.zones[in_play(mate)]:
            if s.cat.type[s.faces[card]] == "Location":
                enters_play(s, x.you, card)


def _until_defeated(s: State, x: Scene, e: fx.UntilDefeated) -> None:
    """Lasting until that very Villain is defeated: a card aside, or the Super Hero face down."""
    if e.what == "card":
        s.by = -1
        for card in s.random_cards(s.zones[hand(x.you)], 1):
            s.move(card, under_hero(x.you))
            s.until_defeated = (*s.until_defeated, (x.card, x.you, card))
    else:
        s.until_defeated = (*s.until_defeated, (x.card, x.you, -1))
        s.stand(x.you)


def _limit_line_up(s: State, x: Scene, e: fx.LimitLineUp) -> Steps[None]:
    while len(s.zones[LINE_UP]) > e.n:
        pick = fx.one(fx.LINE_UP)
        chosen = yield from choose(s, x, e, pick, s.zones[LINE_UP][:])
        destroy(s, chosen[0], x.you)
    s.limit = (e.n, x.you)  # to the end of the turn of the player to the right


# --- Control ----------------------------------------------------------------------------------


def _may(s: State, x: Scene, e: fx.May) -> Done:
    x.did = False
    if not possible(s, x, e.do):
        return None
    return _ask_may(s, x, e)


def _ask_may(s: State, x: Scene, e: fx.May) -> Steps[None]:
    s.by = x.you
    answer = yield Ask(x.you, "may", x.card, (YES, NO), e, tuple(x.it))
    if answer is not YES:
        s.chose(x.you, x.card, "declined")
        return
    yield from each(run(s, x, e.do))
    x.did = True


def _instead(s: State, x: Scene, e: fx.Instead) -> Steps[None]:
    """This, or the other: the other needs at least one card or its full price."""
    s.by = x.you
    first = e.other[0]
    if isinstance(first, PickEffect) and first.pick.n != "all":
        found = allowed(s, x, first)
        if len(found) < need_of(s, x, first):
            found = []
        chosen = yield from choose(s, x, first, first.pick, found, usual=e.usual)
        if not chosen:
            yield from each(run(s, x, e.usual))
            return
        yield from each(applied(s, x, first, chosen))
        yield from each(run(s, x, e.other[1:]))
        return
    takes = possible(s, x, e.other)
    if takes:
        answer = yield Ask(x.you, "instead", x.card, (YES, NO), e, tuple(x.it), e.usual)
        takes = answer is YES
        if not takes:
            s.chose(x.you, x.card, "declined")
    yield from each(run(s, x, e.other if takes else e.usual))


def _choose_mode(s: State, x: Scene, e: fx.Choose) -> Steps[None]:
    asked = x.you
    if e.by == "a-foe":
        asked = yield from choose_player(s, x, "player", s.foes(x.you), e)
        if asked < 0:
            return
    chosen: list[int] = []
    asked_for = False
    announced = any(
        isinstance(mode[0], PickEffect) and tells_of_hand(s, x, mode[0].pick) for mode in e.options
    )
    while len(chosen) < e.n:
        options: list[Option] = [
            ("mode", at)
            for at, mode in enumerate(e.options)
            if at not in chosen and possible(s, x, mode)
        ]
        if not options:
            break
        if e.up_to:
            options.append(NONE)
        answer = options[0]
        if len(options) > 1 or announced:
            shown = tuple(x.it or x.done)
            answer = yield Ask(asked, "choose", x.card, tuple(options), e, shown)
            asked_for = True
        if answer is NONE:
            if not chosen:
                s.chose(asked, x.card, "declined")
            break
        chosen.append(answer[1])
    s.by = asked
    for at in sorted(chosen):
        if asked_for and s.log is not None:  # all at the table learn the choice
            s.chose(asked, x.card, "mode", (_which(s, x, e), at))
        yield from each(run(s, x, e.options[at]))


def _which(s: State, x: Scene, e: fx.Choose) -> int:
    """Return which of the choices on its card this is; −1 for one of a text that it has taken."""
    card = s.cat.cards[s.faces[x.card]]
    return next((n for n, each in enumerate(choices_of(card)) if each is e), -1)


def _if(s: State, x: Scene, e: fx.If) -> Done:
    if isinstance(e.condition, fx.Confronting):
        x.fights = True
    return run(s, x, e.then if holds(s, x, e.condition) else e.otherwise)


def _limited(s: State, x: Scene, e: fx.Limited) -> Done:
    key = (x.card, -1)
    if s.turn.used.get(key, 0) >= e.n:
        s.nothing(x.you, x.card, "limit")
        return None
    s.turn.used[key] = s.turn.used.get(key, 0) + 1
    return run(s, x, e.do)


def _others(s: State, x: Scene, e: fx.Others) -> Steps[None]:
    """Other players do this; no Attack."""
    seats = [seat for seat in seats_of(s, x, e.whom) if len(s.zones[hand(seat)]) >= e.holding]
    if e.whom in ("a-foe", "team", "a-player"):
        seat = yield from choose_player(s, x, "player", seats, e)
        seats = [] if seat < 0 else [seat]
    for seat in seats:
        s.by = x.doer
        theirs = Scene(seat, x.card, s.by)
        theirs.foe = x.foe
        yield from each(run(s, theirs, e.do))


def _this_turn(s: State, x: Scene, e: fx.ThisTurn) -> None:
    """Count what happened so far, then watch what comes."""
    live = watcher(x.you, x.card, e, fights=x.fights)
    when = e.when
    if isinstance(when, fx.Plays):
        if when.or_in is not None:
            for card in cards_in(s, x, when.or_in):
                if is_of(s, card, when.what):
                    count_live(s, live, card)
        for card in s.turn.plays if s.turn.seat == x.you else ():
            if watches(s, live, card):
                count_live(s, live, card)
    elif isinstance(when, fx.Draws):
        for _ in range(s.turn.drawn.get(x.you, 0)):
            count_live(s, live, -1)
    s.turn.live.append(live)


# --- Effects on picked cards ------------------------------------------------------------------


def _pick(s: State, x: Scene, e: PickEffect) -> Done:
    found = allowed(s, x, e)
    pick = e.pick
    if pick.at_random:
        s.by = -1
        return applied(s, x, e, s.random_cards(found, wanted(s, x, pick) or 0))
    if pick.n == "all" or (not found and not pick.up_to):
        if not found and s.log is not None and in_sight(pick):
            s.nothing(x.you, x.card, "no-cards")
        return applied(s, x, e, found[:])
    return _pick_and_apply(s, x, e, found)


def _pick_and_apply(s: State, x: Scene, e: PickEffect, found: list[int]) -> Steps[None]:
    chosen = yield from choose(s, x, e, e.pick, found)
    yield from each(applied(s, x, e, chosen))


def applied(s: State, x: Scene, e: PickEffect, cards: list[int]) -> Done:
    """Do it to these cards, and remember it."""
    x.did = len(cards) >= need_of(s, x, e)
    x.done = cards
    x.slots = sum(s.where[card] == LINE_UP for card in cards)
    if not isinstance(e, fx.Select):
        x.it = [card for card in x.it if card not in cards]
    return APPLY[type(e)](s, x, e, cards)


def holder(s: State, card: int, you: int) -> int:
    """Return whose zones a card goes to: its owner's, or yours if it is the table's."""
    owner = s.owner(card)
    return owner if owner >= 0 else you


def _discard(s: State, x: Scene, e: fx.Discard, cards: list[int]) -> None:
    for card in cards:
        seat = holder(s, card, x.you)
        frm = s.where[card]
        s.move(card, discard_pile(seat), how="discard", doer=seat)
        discarded(s, seat, card, frm)


def destroy(s: State, card: int, doer: int) -> None:
    """D3: to the destroyed pile, or back to its stack if the card says so."""
    if not s.cat.cards[s.faces[card]].returns:
        s.move(card, DESTROYED, how="destroy", doer=doer)
    elif s.cat.kind[s.faces[card]] == "weakness":  # the stack may be shuffled (Q38)
        s.move(card, WEAKNESSES, bottom=True, how="destroy", doer=doer)
        s.known[card] = ALL_SEATS
    else:
        s.move(card, STACK, how="destroy", doer=doer)


def _destroy(s: State, x: Scene, e: fx.Destroy, cards: list[int]) -> None:
    for card in cards:
        destroy(s, card, x.you)


def _move(s: State, x: Scene, e: fx.Move, cards: list[int]) -> None:
    bottom = e.to in ("main-deck-bottom", "deck-bottom")
    for card in cards:
        seat = holder(s, card, x.you)
        put(s, card, zone_for(seat, e.to), bottom=bottom, doer=x.you)
        if e.to == "play" and s.cat.abilities[s.faces[card]]:
            enters_play(s, seat, card)


def _draw_these(s: State, x: Scene, e: fx.DrawThese, cards: list[int]) -> Done:
    more = _first_draw(s, x) if cards else ()
    for card in cards:
        s.move(card, hand(x.you), how="draw")
    if cards:
        drew(s, x.you, len(cards))
    return _draw_beside(s, x, more) if more else None


def _select(s: State, x: Scene, e: fx.Select, cards: list[int]) -> None:
    x.it = cards
    s.note("select", x.you, cards)


def _give(s: State, x: Scene, e: fx.Give, cards: list[int]) -> None:
    for card in cards:
        gain(s, x.you, card, hand(x.you), passed_by=s.owner(card))


def _give_assist(s: State, x: Scene, e: fx.GiveAssist, cards: list[int]) -> None:
    s.turn.given_assist = (*s.turn.given_assist, *cards)


def zone_for(seat: int, place: fx.Place) -> int:
    """The zone a card goes to."""
    return _ZONE_FOR[place](seat)


_ZONE_FOR: Final[dict[fx.Place, Callable[[int], int]]] = {
    "hand": hand,
    "discard": discard_pile,
    "deck-top": deck,
    "deck-bottom": deck,
    "play": in_play,
    "line-up": lambda seat: LINE_UP,
    "stack": lambda seat: STACK,
    "main-deck-bottom": lambda seat: MAIN_DECK,
    "main-deck-top": lambda seat: MAIN_DECK,
}
TARGETS: Final = tuple(_ZONE_FOR)
"""The places that a text can put cards into."""


# --- Gaining ----------------------------------------------------------------------------------


def gain(
    s: State,
    seat: int,
    card: int,
    to: int,
    *,
    bought: bool = False,
    passed_by: int | None = None,
) -> None:
    """Gain a card, bought, defeated or free (D4); its own text then waits for its gainer (K9).

    A card that another player passed is gained for those texts only that read it so (Q36).
    """
    taken = passed_by is not None
    doer = seat if passed_by is None else passed_by
    watched = s.cat.watches_gains
    new_type = watched and _new_type(s, seat, card)
    gained = Gained(seat, card, bought, new_type, taken)
    s.turn.gained.append(gained)
    is_gain = not taken or s.reads_owning(card)
    gainer = seat if is_gain else -1
    s.move(card, to, how="gain" if is_gain else "put", gainer=gainer, doer=doer)
    text = s.cat.on_gain[s.faces[card]]
    if text and is_gain and seat_of(to) >= 0:
        s.wait(seat, card, text, card)
    if watched:
        happens(s, seat, fx.Gains, card, gained)


def _new_type(s: State, seat: int, card: int) -> bool:
    its = s.cat.type[s.faces[card]]
    pile = s.zones[discard_pile(seat)]
    return its is not None and its not in {s.cat.type[s.faces[other]] for other in pile}


def gain_to_pile(s: State, seat: int, card: int, *, bought: bool = False) -> Done:
    """Gain to the discard pile, unless an ability lets the card go onto the deck."""
    for source, number, ability in s.on_event[seat]:
        if isinstance(ability, fx.GainOnTop) and s.turn.seat == seat:
            if is_of(s, card, ability.what) and not _spent(s, seat, source, number, ability):
                return _maybe_on_top(s, seat, card, (source, number), ability, bought=bought)
    gain(s, seat, card, discard_pile(seat), bought=bought)
    return None


def _spent(s: State, seat: int, source: int, number: int, ability: fx.GainOnTop) -> bool:
    """Return whether it has been used, or enough such cards were gained this turn before (Q19)."""
    if not ability.nth:
        return ability.once and (source, number) in s.turn.used
    before = [each for each in s.gains_for(source) if each.seat == seat]
    return sum(is_of(s, each.card, ability.what) for each in before) >= ability.nth


def _maybe_on_top(
    s: State, seat: int, card: int, key: tuple[int, int], ability: fx.GainOnTop, *, bought: bool
) -> Steps[None]:
    options: tuple[Option, ...] = (("place", ("discard", card)), ("place", ("deck-top", card)))
    answer = yield Ask(seat, "place", key[0], options, ability, (card,))
    s.chose(seat, key[0], "place", answer[1][0])
    to = deck(seat) if answer[1][0] == "deck-top" else discard_pile(seat)
    if ability.once and to == deck(seat):
        s.turn.used[key] = 1
    gain(s, seat, card, to, bought=bought)


def _gain(s: State, x: Scene, e: fx.Gain, cards: list[int]) -> Steps[None]:
    x.it = cards
    for card in cards:
        if e.any_player:
            seats = s.from_seat(x.you)
            seat = yield from choose_player(s, x, "player", seats, e)
            if seat == x.you:
                yield from each(gain_to_pile(s, seat, card))
            else:
                gain(s, x.you, card, discard_pile(seat))
        elif len(e.to) > 1:
            s.note("reveal", x.you, [card])
            options: tuple[Option, ...] = tuple(("place", (place, card)) for place in e.to)
            answer = yield Ask(x.you, "place", x.card, options, e, (card,))
            s.chose(x.you, x.card, "place", answer[1][0])
            gain(s, x.you, card, zone_for(x.you, answer[1][0]))
        elif e.to == (fx.DISCARD,):
            yield from each(gain_to_pile(s, x.you, card))
        else:
            gain(s, x.you, card, zone_for(x.you, e.to[0]))


def _gain_cheaper(s: State, x: Scene, e: fx.GainCheaper) -> Steps[None]:
    """A Line-Up card of the type that was gained, and cheaper."""
    if x.event < 0:
        return
    face = s.faces[x.event]
    found = [
        card
        for card in cards_in(s, x, fx.LINE_UP)
        if s.cat.type[s.faces[card]] == s.cat.type[face]
        and s.cat.cost[s.faces[card]] < s.cat.cost[face]
    ]
    chosen = yield from choose(s, x, e, fx.one(fx.LINE_UP), found)
    for card in chosen:
        yield from each(gain_to_pile(s, x.you, card))


def enters_play(s: State, seat: int, card: int) -> None:
    """A card that gives something on every turn also gives it on the turn it comes."""
    for ability in s.cat.abilities[s.faces[card]]:
        if isinstance(ability, fx.EveryTurn) and s.turn.seat == seat:
            if ability.only_if is None or holds(s, Scene(seat, card, seat), ability.only_if):
                trigger(s, seat, card, ability.do)


APPLY: Final[dict[type, Callable[[State, Scene, Any, list[int]], Done]]] = {
    fx.Discard: _discard,
    fx.Destroy: _destroy,
    fx.Move: _move,
    fx.DrawThese: _draw_these,
    fx.Select: _select,
    fx.Gain: _gain,
    fx.Give: _give,
    fx.GiveAssist: _give_assist,
}
"""The acts on picked cards; ``playing`` adds the kinds that play them."""


def pick_and(kind: type, apply: Callable[[State, Scene, Any, list[int]], Done]) -> None:
    """Make a kind of effect one that picks cards and then does something to them."""
    APPLY[kind] = apply
    RUN[kind] = _pick


RUN.update(dict.fromkeys(APPLY, _pick))
RUN.update(
    {
        fx.Power: _power,
        fx.Draw: _draw,
        fx.DrawExtra: _draw_extra,
        fx.RevealAndDraw: _reveal_and_draw,
        fx.GainWeakness: _gain_weakness,
        fx.GainCheaper: _gain_cheaper,
        fx.Reveal: _reveal,
        fx.Look: _look,
        fx.RevealHand: _reveal_hand,
        fx.PutBack: _put_back,
        fx.Refill: _refill,
        fx.Win: _win,
        fx.Cheaper: _cheaper,
        fx.Grant: _grant,
        fx.Await: _await,
        fx.ControlLocations: _control_locations,
        fx.UntilDefeated: _until_defeated,
        fx.LimitLineUp: _limit_line_up,
        fx.May: _may,
        fx.Instead: _instead,
        fx.Choose: _choose_mode,
        fx.If: _if,
        fx.Limited: _limited,
        fx.Others: _others,
        fx.ThisTurn: _this_turn,
    }
)
