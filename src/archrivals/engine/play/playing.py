"""Playing cards: from hand, as an Assist, borrowed, again, or with another card's text."""

from __future__ import annotations

from archrivals.engine.language import effects as fx
from archrivals.engine.language.effects import Effect
from archrivals.engine.state.asks import Ask, Option, Steps
from archrivals.engine.state.flat import ASIDE, LINE_UP, SUPER_VILLAINS, State, hand, in_play

from .picking import Scene
from .resolving import enters_play, holder, pick_and, put, zone_for
from .texts import RUN, Done, each, run, run_on
from .triggers import announce_play, is_of, settle, take_text


def play_from_hand(s: State, seat: int, card: int) -> Done:
    """Play a card from hand: it is put down, resolves, then what it triggered (T3, R2)."""
    standing = s.on_play[seat]
    turn = s.turn
    cat = s.cat
    face = s.faces[card]
    s.cause = face
    s.move(card, in_play(seat), how="play")
    if s.log is not None:
        s.played("play", seat, card, hand(seat))
    turn.plays.append(card)
    if cat.assists:
        keep_assist(s, seat, card)
    if standing or turn.live or s.teamed:
        announce_play(s, seat, card, standing)
    if cat.abilities[face]:
        enters_play(s, seat, card)
    plain = cat.plain[face]
    if plain < 0:
        return resolve_text(s, Scene(seat, card, seat), cat.play[face])
    s.add_power(plain, card)  # most plays by far: nothing to ask, nothing to look at
    return settle(s) if s.queue or turn.awaiting else None


def has_assist(s: State, seat: int, card: int) -> bool:
    """K6: by its own text, given by another card, or by the Character."""
    if s.cat.cards[s.faces[card]].assist or card in s.turn.given_assist:
        return True
    return any(
        isinstance(ability, fx.HandHasAssist) and is_of(s, card, ability.what)
        for _, _, ability in s.on_event[seat]
    )


def with_assist(s: State, seat: int, cards: list[int]) -> list[int]:
    """Return those of some cards in a hand that have Assist (K6)."""
    known, faces = s.cat.cards, s.faces
    given = s.turn.given_assist
    if any(isinstance(ability, fx.HandHasAssist) for _, _, ability in s.on_event[seat]):
        return [card for card in cards if has_assist(s, seat, card)]
    return [card for card in cards if known[faces[card]].assist or card in given]


def keep_assist(s: State, seat: int, card: int) -> None:
    """A card that had Assist in hand is an Assist card until the turn ends."""
    if card not in s.turn.given_assist and has_assist(s, seat, card):
        s.turn.given_assist = (*s.turn.given_assist, card)


def play_assist(s: State, seat: int, card: int) -> Steps[None]:
    """K5: a teammate's card for the active player, or one laid on one's own Character (V5)."""
    active = s.turn.seat
    standing = s.on_play[seat]
    s.cause = s.faces[card]
    s.by = seat
    keep_assist(s, seat, card)
    frm = s.where[card]
    s.move(card, in_play(seat), how="play")
    s.played("assist", seat, card, frm)
    s.by = active
    s.turn.assists = (*s.turn.assists, card)
    _remember(s, seat, card)
    announce_play(s, seat, card, standing)
    x = Scene(active, card, seat)
    x.assist = True
    yield from each(resolve_text(s, x, s.cat.play[s.faces[card]]))


def _remember(s: State, seat: int, card: int) -> None:
    """A card was played, on one's own turn or on another's."""
    if seat == s.turn.seat:
        s.turn.plays.append(card)
    else:
        s.turn.helped = (*s.turn.helped, (seat, card))


def resolve_text(s: State, x: Scene, text: tuple[Effect, ...]) -> Done:
    """Resolve a played card's text; while it lasts the card cannot be played again (Q16)."""
    if not s.may_work():
        return None
    s.depth += 1
    s.turn.resolving.append(x.card)
    for at, effect in enumerate(text):
        steps = RUN[type(effect)](s, x, effect)
        if steps is not None:
            return _resolve_on(s, x, steps, text[at + 1 :])
    s.turn.resolving.pop()
    s.depth -= 1
    return settle(s) if s.queue or s.appearing or s.turn.awaiting else None


def _resolve_on(s: State, x: Scene, steps: Steps[None], rest: tuple[Effect, ...]) -> Steps[None]:
    cause = s.cause
    yield from run_on(s, x, steps, rest)
    s.turn.resolving.pop()
    s.depth -= 1
    s.cause = cause
    yield from each(settle(s))


# --- Borrowing --------------------------------------------------------------------------------


def _play_from(s: State, x: Scene, e: fx.PlayFrom, cards: list[int]) -> Steps[None]:
    """Borrow cards one after the other, in the player's order (Q15)."""
    left = [(card, s.where[card]) for card in cards]
    while left:
        left = [(card, home) for card, home in left if s.where[card] == home]
        if not left:
            return
        card, home = left[0]
        options: tuple[Option, ...] = tuple(("card", card) for card, _ in left)
        if len({s.faces[card] for card, _ in left}) > 1:
            answer = yield Ask(x.you, "order", x.card, options, e)
            s.chose(x.you, answer[1], "order")
            card, home = next(pair for pair in left if pair[0] == answer[1])
        left.remove((card, home))
        yield from _borrow(s, x, e, card, home)


def _borrow(s: State, x: Scene, e: fx.PlayFrom, card: int, home: int) -> Steps[None]:
    turn = s.turn
    standing = s.on_play[x.you]
    at = s.zones[home].index(card)
    cause = s.cause
    if not e.keep:
        turn.borrowed[card] = home
    up = s.villain_up
    if home == SUPER_VILLAINS:
        s.villain_up = False
    to = in_play(x.you) if e.until_end or e.keep else ASIDE
    s.by = x.you
    s.move(card, to, how="play" if e.keep else "borrow")
    s.played("play", x.you, card, home)  # its cause: the card that plays it
    s.cause = s.faces[card]
    _remember(s, x.you, card)
    announce_play(s, x.you, card, standing)
    if to != ASIDE:  # Q15: its Ongoing text works as long as it lies there
        enters_play(s, x.you, card)
    yield from each(resolve_text(s, Scene(x.you, card, x.you), s.cat.play[s.faces[card]]))
    s.cause = cause
    s.by = x.you
    if not e.until_end and not e.keep:
        if s.where[card] == ASIDE:
            _put_home(s, x, e, card, home, at)
            if home == SUPER_VILLAINS:  # face up or face down, as it was
                s.villain_up = up
        del turn.borrowed[card]


def _put_home(s: State, x: Scene, e: fx.PlayFrom, card: int, home: int, at: int) -> None:
    """Back to the same place, or where the text says."""
    if e.then is not None:
        put(s, card, zone_for(holder(s, card, x.you), e.then), doer=x.you)
        return
    s.move(card, home, how="return")
    if home == LINE_UP:
        s.zones[home].insert(at, s.zones[home].pop())


def _play_again(s: State, x: Scene, e: fx.PlayAgain, cards: list[int]) -> Steps[None]:
    cause = s.cause
    for card in cards:
        if s.where[card] != in_play(x.you):
            continue
        s.played("play-again", x.you, card, s.where[card])
        s.cause = s.faces[card]
        s.turn.plays.append(card)
        announce_play(s, x.you, card, s.on_play[x.you])
        yield from each(resolve_text(s, Scene(x.you, card, x.you), s.cat.play[s.faces[card]]))
        s.cause = cause


def _take_text(s: State, x: Scene, e: fx.TakeText, cards: list[int]) -> Done:
    if not cards:
        return None
    face = s.faces[cards[0]]
    take_text(s, x.you, x.card, face)
    s.note("take-text", x.you, cards)
    return run(s, x, s.cat.play[face])


pick_and(fx.PlayFrom, _play_from)
pick_and(fx.PlayAgain, _play_again)
pick_and(fx.TakeText, _take_text)
