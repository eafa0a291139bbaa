"""Prove the checks of fairness: no forged game passes, and every honest one does.

    python tools/prove_fairness.py                  # 1,000 honest games, 1,000 forged ones
    python tools/prove_fairness.py --honest 24 --forged 60

Games of every box, mixture and variant are played through the server's own tables. A client watches
each of them live, at a seat or as a spectator, with the very code that the web client runs (in
Node): it gives a share to the deal and keeps what it sees. Then the check of the replay's page,
which ``archrivals verify`` shares, judges each game, as it was and forged. The forger is the
server: it makes everything fit that it can, also the receipt that it sends at the end.
Honest watchers may have missed messages; forged games are checked by those who saw all of it, and,
for comparison, by a client who saw nothing. The exit code is 0 only if the check refuses
all forged games and accepts all honest ones.
"""

from __future__ import annotations

import argparse
import json
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, get_args

import msgspec

from archrivals.boxes import BOXES
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.codex.cards import entry_of
from archrivals.engine.fairness import (
    ALONE,
    JOINT,
    decks_digest,
    joint_seed,
    receipt,
    seat_commitment,
    server_commitment,
)
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import HeroChoice, Setup, SetupError, Variant
from archrivals.engine.play.game import Refused
from archrivals.engine.records import to_plain
from archrivals.engine.saving import RULES_VERSION, card_digest, setup_from_json, state_digest
from archrivals.engine.state.streams import commitment
from archrivals.engine.table import Table
from archrivals.engine.views.seats import result_view
from archrivals.hosting import wire
from archrivals.hosting.cards import cards_for
from archrivals.hosting.clocks import NO_CLOCK
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.local import LocalServer
from archrivals.server.core import codec

JSON = dict[str, Any]
WEB: Final = Path(__file__).resolve().parent.parent / "web"
MAX_ANSWERS: Final = 250
"""A game is broken off after this many answers: then it counts as given up."""


# --- Tables of every kind -----------------------------------------------------------------------


def some_setup(chance: Random) -> Setup:
    """Any table: a box with any variants, a mixture, or one with cards given or left out."""
    if chance.random() < 0.15:
        recipe = chance.choice(list(RECIPES.values()))
        return setup_of(recipe)
    box = chance.choice(list(BOXES))
    stacked = BOXES[box].rules.villain_stack
    players = chance.randint(*BOXES[box].rules.players)
    choices: tuple[HeroChoice, ...] = ("deal", "pick")
    if stacked and players < 4:
        choices = (*choices, "two")
    setup = Setup(
        box=box,
        players=players,
        hero_choice=chance.choice(choices),
        super_villains=chance.choice((2, 4, 8, 12)),
    )
    if stacked:
        variants: tuple[Variant, ...] = get_args(Variant)
        setup = replace(setup, variants=tuple(v for v in variants if chance.random() < 0.3))
    if chance.random() < 0.2:
        cat = cards_for(setup)
        ids = [id for id, kind in zip(cat.ids, cat.kind, strict=True) if kind == "main"]
        gifts = tuple((chance.randrange(players), chance.choice(ids)) for _ in range(3))
        setup = replace(setup, left_out=tuple(chance.sample(ids, 3)), gifts=gifts)
    if chance.random() < 0.1:
        cards = ("punch", "punch", "vulnerability", "punch")
        setup = replace(setup, first=0, arranged=(("hand 0", cards), ("deck 0", cards)))
    return setup


def cards_of(cat: Catalogue) -> list[JSON]:
    """Return the cards of a table as its players get them, as far as a browser keeps them."""
    fields = ("id", "name", "kind", "copies", "level", "side", "starts_on_top", "synergy")
    entries = (
        entry_of(box, card, "en", id)
        for id, card, box in zip(cat.ids, cat.cards, cat.boxes, strict=True)
    )
    return [{name: entry[name] for name in fields} for entry in entries]


# --- An honest game -----------------------------------------------------------------------------


@dataclass
class Played:
    """A finished game as it is written down, and the messages to one seat."""

    saved: JSON
    cat: Catalogue
    seat: int
    messages: list[JSON]
    lossy: bool


def deal_alone(table: str, setup: JSON, cat: Catalogue) -> JSON:
    """The same by the rule of old: the server draws the seed alone."""
    seed = secrets.token_hex(16)
    return {
        "archrivals": RULES_VERSION,
        "cards": card_digest(cat),
        "setup": setup,
        "seed": seed,
        "table": table,
        "commitment": commitment(seed),
        "fair": {"rule": ALONE},
    }


def deal(page: Page, table: str, setup: JSON, cat: Catalogue, seat: int, chance: Random) -> JSON:
    """A deal in which the watcher's share is the page's own; sometimes after failed attempts."""
    shares = [chance.random() < 0.7 for _ in range(setup["players"])]
    saved: JSON = {
        "archrivals": RULES_VERSION,
        "cards": card_digest(cat),
        "setup": setup,
        "table": table,
        "fair": {"rule": JOINT, "tries": []},
    }
    tries = saved["fair"]["tries"]
    while True:
        saved["fair"]["secret"] = secrets.token_hex(32)
        saved["fair"]["shares"] = [secrets.token_hex(32) if gives else "" for gives in shares]
        commit(saved, cat)
        missing = [n for n, gives in enumerate(shares) if gives and chance.random() < 0.1]
        if any(shares):
            collect(page, saved, shares, seat, came=seat not in missing)
        if not missing or len(tries) == 2:
            break
        tries.append({"commitment": saved["commitment"], "missing": missing})
    saved["seed"] = seed_of(saved)
    return saved


def collect(page: Page, saved: JSON, shares: list[bool], seat: int, *, came: bool) -> None:
    """One attempt, as the watcher sees it; ``came`` if the server heard of their share."""
    fair, promise = saved["fair"], saved["commitment"]
    mine = seat >= 0 and shares[seat]
    committed = ["" if gives else None for gives in shares]
    owed = page.deal(room_of(saved, seat, "open", committed))
    if mine:
        assert owed is not None
        assert owed["what"] == "promise"
        fair["commitments"][seat] = owed["promise"]
    fixed = [each or None for each in fair["commitments"]]
    owed = page.deal(room_of(saved, seat, "open", fixed, fixed=True))
    if mine:
        assert owed is not None
        fair["shares"][seat] = owed["share"]
        assert seat_commitment(saved["table"], seat, promise, owed["share"]) == fixed[seat]
        if came:
            page.received(saved["table"], promise)


def commit(saved: JSON, cat: Catalogue) -> None:
    """Return all commitments that fit a save."""
    game = {
        "rules": saved["archrivals"],
        "cards": saved["cards"],
        "decks": decks_digest(cat),
        "setup": saved["setup"],
    }
    fair = saved["fair"]
    promise = saved["commitment"] = server_commitment(saved["table"], fair["secret"], game)
    fair["commitments"] = [
        seat_commitment(saved["table"], seat, promise, share) if share else ""
        for seat, share in enumerate(fair["shares"])
    ]


def seed_of(saved: JSON) -> str:
    """Return the seed that follows from a save."""
    fair = saved["fair"]
    return joint_seed(fair["secret"], saved["table"], saved["commitment"], fair["shares"])


def room_of(
    saved: JSON, seat: int, status: str, promises: list[str | None], *, fixed: bool = False
) -> JSON:
    """Return the room of a table."""
    over = status == "over"
    message = wire.Room(
        table=saved["table"],
        name="",
        status=status,
        setup=saved["setup"] if over else saved["setup"] | {"arranged": []},
        seats=[
            wire.RoomSeat(n, f"Seat {n}", f"person-{n}", None, True, n, promise)
            for n, promise in enumerate(promises)
        ],
        owner="person-0",
        listed=False,
        rated=True,
        clock={},
        commitment=saved["commitment"],
        you=seat,
        seed=saved["seed"] if over else None,
        receipt=receipt(saved) if over else None,
        rule=saved["fair"]["rule"],
        dealing=wire.Dealing(0, fixed) if fixed else None,
        tries=[wire.FailedDeal(**each) for each in saved["fair"].get("tries", [])],
    )
    return plain(message)


def plain(message: wire.Reply) -> JSON:
    """A message as it arrives."""
    sent: JSON = msgspec.json.decode(codec.encode(message))
    return sent


def choose(table: Table, chance: Random) -> tuple[int, int]:
    """A random answer, keen to do something."""
    ask = chance.choice(table.asks)
    options = range(len(ask.options))
    keen = [at for at in options if ask.options[at][0] not in ("end", "done", "call")]
    return ask.seat, chance.choice(keen if keen and chance.random() < 0.9 else options)


def play(page: Page, chance: Random, number: int, *, last: bool) -> Played:
    """A game from the first message to the last; the watcher loses some, and some is undone."""
    setup = some_setup(chance)
    cat = cards_for(setup)
    seats = setup.players
    seat = chance.choice([-1, *range(seats), *range(seats)])
    table = f"table-{number:06d}"
    data = json.loads(json.dumps(asdict(setup)))
    alone = chance.random() < 0.1
    saved = deal_alone(table, data, cat) if alone else deal(page, table, data, cat, seat, chance)
    promises = [each or None for each in saved["fair"].get("commitments", [None] * seats)]
    chairs = tuple((f"Seat {n}", f"person-{n}", None) for n in range(seats))
    hosted = HostedTable.begin(Facts(table, saved["setup"], saved["seed"], NO_CLOCK, chairs))
    began = ("open", "playing") if alone else ("playing",)
    messages = [room_of(saved, seat, status, promises) for status in began]
    messages.append(plain(hosted.view(seat, words=False, elapsed=0)))
    lossy = chance.random() < 0.2 and not last  # the remaining forgeries are made in the last
    for at in range(MAX_ANSWERS):
        if hosted.over:
            break
        messages += _turn(hosted, seat, chance, at, lossy=lossy)
    if not hosted.over:
        hosted.abandon("the end", 0)
        messages.append(plain(hosted.view(seat, words=False, elapsed=0)))
    saved["answers"] = [list(answer) for answer in hosted.table.answers]
    saved["digest"] = state_digest(hosted.table.state)
    saved["result"] = to_plain(hosted.result)
    messages.append(room_of(saved, seat, "over", promises))
    return Played(saved, cat, seat, messages, lossy)


def _turn(
    hosted: HostedTable, seat: int, chance: Random, at: int, *, lossy: bool
) -> Iterator[JSON]:
    """One answer, or one taken back, and what the watcher is sent of it."""
    since = hosted.log_length
    undoes = [n for n in range(hosted.table.state.seats) if hosted.undo_state(n) != "no"]
    undone = bool(undoes) and chance.random() < 0.03
    if undone:
        hosted.undo(chance.choice(undoes), f"undo-{at}", 0)
        since = hosted.log_length
    else:
        who, option = choose(hosted.table, chance)
        answer = wire.Answer(hosted.facts.id, hosted.position, f"answer-{at}", option)
        hosted.answer(who, answer, 0, 0)
        if hosted.in_window and who != seat:  # no other client learns of it yet
            return
    if lossy and chance.random() < 0.15:  # lost on its way
        return
    if lossy and chance.random() < 0.05:  # the line broke: the whole view instead
        yield plain(hosted.view(seat, words=False, elapsed=0))
        return
    sent = hosted.updates(since, [(seat, False)], undone=undone)
    yield from (msgspec.json.decode(message) for message in sent.values())


# --- Forgeries ----------------------------------------------------------------------------------


class NoForgery(Exception):
    """This game offers nothing to forge in this way."""


@dataclass
class Forged:
    """A game that differs from the promised, played or seen one, as a save."""

    saved: JSON
    seen: JSON = field(default_factory=dict)
    """The false messages of a server that forges from the beginning."""


def replayed(saved: JSON, cat: Catalogue) -> JSON:
    """A changed save made to fit: played again as far as its answers go, with a new end."""
    table = Table.new(setup_from_json(saved["setup"]), cat, saved["seed"], log=False)
    answers: list[list[int]] = []
    for seat, option in saved["answers"]:
        try:
            table.answer(seat, option)
        except Refused:
            if not table.asks:
                break
            ask = table.asks[0]
            table.answer(ask.seat, len(ask.options) - 1)
        answers.append(list(table.answers[-1]))
    result = to_plain(result_view(table)) if table.over else saved["result"]
    end = {"answers": answers, "digest": state_digest(table.state), "result": result}
    return {**saved, **json.loads(json.dumps(end))}


def other_seed(played: Played, chance: Random) -> Forged:
    """Another seed, and all that follows from it."""
    saved = deepcopy(played.saved) | {"seed": secrets.token_hex(32)}
    return Forged(replayed(saved, played.cat))


def other_secret(played: Played, chance: Random) -> Forged:
    """Another secret of the server's with the seed, and perhaps the commitment, that go with it."""
    saved = deepcopy(played.saved)
    if saved["fair"]["rule"] == ALONE:
        raise NoForgery
    saved["fair"]["secret"] = secrets.token_hex(32)
    if chance.random() < 0.5:
        commit(saved, played.cat)
    saved["seed"] = seed_of(saved)
    return Forged(replayed(saved, played.cat))


def swapped_share(played: Played, chance: Random) -> Forged:
    """A share exchanged, perhaps with its commitment, and the seed that goes with it."""
    saved = deepcopy(played.saved)
    fair = saved["fair"]
    given = [seat for seat, share in enumerate(fair.get("shares", [])) if share]
    if not given:
        raise NoForgery
    seat = chance.choice(given)
    fair["shares"][seat] = chance.choice(("", secrets.token_hex(32)))
    if chance.random() < 0.5 or not fair["shares"][seat]:
        share = fair["shares"][seat]
        swapped = seat_commitment(saved["table"], seat, saved["commitment"], share) if share else ""
        fair["commitments"][seat] = swapped
    saved["seed"] = seed_of(saved)
    return Forged(replayed(saved, played.cat))


def stale_commitment(played: Played, chance: Random) -> Forged:
    """A seat's commitment to another deal, used again."""
    saved = deepcopy(played.saved)
    given = [seat for seat, share in enumerate(saved["fair"].get("shares", [])) if share]
    if not given:
        raise NoForgery
    seat = chance.choice(given)
    other = secrets.token_hex(32)
    share = saved["fair"]["shares"][seat]
    saved["fair"]["commitments"][seat] = seat_commitment(saved["table"], seat, other, share)
    return Forged(saved)


def fitted_game(played: Played, chance: Random) -> Forged:
    """The digest of the cards or the version of the rules is changed until the seed fits."""
    saved = deepcopy(played.saved)
    if saved["fair"]["rule"] == ALONE:
        raise NoForgery
    saved[chance.choice(("cards", "archrivals"))] = secrets.token_hex(32)
    commit(saved, played.cat)
    saved["seed"] = seed_of(saved)
    return Forged(replayed(saved, played.cat))


def older_rule(played: Played, chance: Random) -> Forged:
    """A seed of the server's own behind the rule of old, committed to when the table opened."""
    saved = deepcopy(played.saved)
    if not any(saved["fair"].get("shares", [])):
        raise NoForgery
    saved["fair"] = {"rule": ALONE}
    saved["commitment"] = commitment(saved["seed"])
    return Forged(saved, {"commitment": saved["commitment"]})


def hidden_attempt(played: Played, chance: Random) -> Forged:
    """A failed attempt left out, invented, or blamed on another seat."""
    saved = deepcopy(played.saved)
    if saved["fair"]["rule"] == ALONE:
        raise NoForgery
    tries = saved["fair"]["tries"]
    if tries and chance.random() < 0.7:
        at = chance.randrange(len(tries))
        if chance.random() < 0.5:
            del tries[at]
        else:
            tries[at]["missing"] = [n for n in range(5) if n not in tries[at]["missing"]]
    else:
        tries.append({"commitment": secrets.token_hex(32), "missing": [0]})
    return Forged(saved)


def dropped_share(played: Played, chance: Random) -> Forged:
    """An attempt that failed for want of the watcher's share, which the server had received."""
    saved = deepcopy(played.saved)
    if played.seat < 0 or not saved["fair"].get("shares", [""] * 5)[played.seat]:
        raise NoForgery
    failed = {"commitment": secrets.token_hex(32), "missing": [played.seat]}
    tries = saved["fair"]["tries"] = [failed, *saved["fair"]["tries"]]
    seen = {"tries": deepcopy(tries), "given": [failed["commitment"], saved["commitment"]]}
    return Forged(saved, seen)


def other_deck(played: Played, chance: Random) -> Forged:
    """Cards left out of the main deck, or given to a seat; with the old seed or the new one."""
    saved = deepcopy(played.saved)
    setup = saved["setup"]
    ids = [id for id, kind in zip(played.cat.ids, played.cat.kind, strict=True) if kind == "main"]
    if chance.random() < 0.5:
        setup["left_out"] = [*setup["left_out"], chance.choice(ids)]
    else:
        setup["gifts"] = [*setup["gifts"], [chance.randrange(setup["players"]), chance.choice(ids)]]
    if saved["fair"]["rule"] == JOINT and chance.random() < 0.5:
        commit(saved, played.cat)
        saved["seed"] = seed_of(saved)
    try:
        return Forged(replayed(saved, played.cat))
    except SetupError:
        raise NoForgery from None


def other_cards(played: Played, chance: Random) -> Forged:
    """Cards that do not exist here: a server with a deck of its own has another digest of them."""
    return Forged(deepcopy(played.saved) | {"cards": secrets.token_hex(32)})


def other_order(played: Played, chance: Random) -> Forged:
    """The same answers with other cards off the top of the piles: those of another seed."""
    seed = played.saved["seed"]
    return Forged(deepcopy(played.saved) | {"seed": seed[:-1] + ("1" if seed[-1] != "1" else "2")})


def swapped_answers(played: Played, chance: Random) -> Forged:
    """Two answers in each other's place."""
    saved = deepcopy(played.saved)
    answers = saved["answers"]
    pairs = [at for at in range(len(answers) - 1) if answers[at] != answers[at + 1]]
    if not pairs:
        raise NoForgery
    at = chance.choice(pairs)
    answers[at], answers[at + 1] = answers[at + 1], answers[at]
    return Forged(saved)


def changed_answer(played: Played, chance: Random) -> Forged:
    """One answer changed, and the rest of the game played on from there."""
    saved = deepcopy(played.saved)
    answers = saved["answers"]
    if not answers:
        raise NoForgery
    at = chance.randrange(len(answers))
    table = Table.new(setup_from_json(saved["setup"]), played.cat, saved["seed"], log=False)
    for seat, option in answers[:at]:
        table.answer(seat, option)
    ask = table.ask_of(answers[at][0])
    assert ask is not None
    if len(ask.options) < 2:
        raise NoForgery
    options = [n for n in range(len(ask.options)) if n != answers[at][1]]
    answers[at] = [answers[at][0], chance.choice(options)]
    forged = replayed(saved, played.cat)
    if not seen_to_differ(played, forged):
        raise Unseen
    return Forged(forged)


class Unseen(NoForgery):
    """Another answer that changed nothing a viewer could see: to them it is the same."""


def seen_to_differ(played: Played, forged: JSON) -> bool:
    """Return whether the watcher got a message that this game would not have sent."""
    setup = setup_from_json(forged["setup"])
    views = []
    for saved in (played.saved, forged):
        table = Table.new(setup, played.cat, saved["seed"])
        for seat, option in saved["answers"]:
            table.answer(seat, option)
        views.append((table.events(played.seat), saved["result"]))
    return views[0] != views[1]


def cut_short(played: Played, chance: Random) -> Forged:
    """The game ends earlier than it did."""
    saved = deepcopy(played.saved)
    if len(saved["answers"]) < 3:
        raise NoForgery
    saved["answers"] = saved["answers"][: -chance.randint(1, len(saved["answers"]) // 2)]
    forged = replayed(saved, played.cat)
    if not seen_to_differ(played, forged):
        raise Unseen
    return Forged(forged)


def other_result(played: Played, chance: Random) -> Forged:
    """Another player has won."""
    saved = deepcopy(played.saved)
    players = saved["setup"]["players"]
    winners = saved["result"]["winners"]
    saved["result"]["winners"] = [n for n in range(players) if n not in winners] or [0]
    if saved["result"]["winners"] == winners:
        raise NoForgery
    return Forged(saved)


FORGERIES: Final[dict[str, Callable[[Played, Random], Forged]]] = {
    "another seed": other_seed,
    "another secret": other_secret,
    "a swapped share": swapped_share,
    "a stale commitment": stale_commitment,
    "a fitted game": fitted_game,
    "an older rule": older_rule,
    "a hidden attempt": hidden_attempt,
    "a dropped share": dropped_share,
    "another deck": other_deck,
    "other cards": other_cards,
    "another order": other_order,
    "answers swapped": swapped_answers,
    "a changed answer": changed_answer,
    "an early end": cut_short,
    "another result": other_result,
}


# --- The check --------------------------------------------------------------------------------


class Page:
    """The page of a browser: its own code keeps a game, in Node, and its Python checks it."""

    def __init__(self) -> None:
        self._python = LocalServer()
        self._kept: dict[str, JSON] = {}
        self._node = subprocess.Popen(
            ["node", "tools/keep-games.mjs"],
            cwd=WEB,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, question: JSON) -> JSON:
        """One line there, one line back."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps(question) + "\n")
        self._node.stdin.flush()
        line = self._node.stdout.readline()
        if not line:
            raise SystemExit("the page's code broke off: run npm ci in web/ first")
        answer: JSON = json.loads(line)
        return answer

    def deal(self, room: JSON) -> JSON | None:
        """Let a browser see a table before its game; what the deal waits for from it."""
        return self.ask({"deal": room["table"], "room": room})

    def received(self, name: str, promise: str) -> None:
        """The server has received the browser's share."""
        self.ask({"received": name, "commitment": promise})

    def watch(self, name: str, played: Played) -> None:
        """Let a browser see a game live, and keep what it sees."""
        cards = cards_of(played.cat)
        asked = {"keep": name, "messages": played.messages, "cards": cards}
        self._kept[name] = self.ask(asked)

    def wrong(self, name: str, saved: JSON, seen: JSON | None = None) -> list[str]:
        """Return the faults of a game; ``seen`` is put over what the browser kept of it."""
        known = self._kept[name] | (seen or {}) if name in self._kept else None
        asked = json.dumps({"saved": saved, "seen": known})
        answer = json.loads(self._python.call("POST", "checks", asked))
        if answer["status"] != 200:
            return [answer["body"]["code"]]
        return [each["code"] for each in answer["body"]["findings"] if each["right"] is False]

    def close(self) -> None:
        """No more games."""
        assert self._node.stdin is not None
        self._node.stdin.close()
        self._node.wait()


@dataclass
class Counts:
    """The results, by forgery."""

    honest: int = 0
    passed: int = 0
    forged: Counter[str] = field(default_factory=Counter)
    named: Counter[tuple[str, str]] = field(default_factory=Counter)
    how: dict[str, Counter[str]] = field(default_factory=dict)
    unseen: int = 0
    failures: list[str] = field(default_factory=list)

    def show(self) -> None:
        """Print all of it as a table."""
        print(f"honest games {self.honest}: passed {self.passed}")
        print(f"forged games {self.forged.total()}, named by      watcher  stranger")
        for kind in FORGERIES:
            by = [self.named[kind, who] for who in ("watcher", "stranger")]
            how = ", ".join(
                f"{code} {n}" for code, n in self.how.get(kind, Counter()).most_common()
            )
            print(f"  {kind:<20} {self.forged[kind]:>5} {by[0]:>9} {by[1]:>9}   {how}")
        print(f"{self.unseen} more changed nothing that a viewer was sent, and do not count")
        for failure in self.failures[:20]:
            print(f"NOT DISTINGUISHED: {failure}")


def check_honest(page: Page, played: Played, counts: Counts) -> None:
    """Check a game that must pass."""
    name = played.saved["table"]
    wrong = page.wrong(name, played.saved)
    counts.honest += 1
    counts.passed += not wrong
    if wrong:
        counts.failures.append(f"honest {name}: {wrong}")


def check_forged(page: Page, kind: str, played: Played, forged: Forged, counts: Counts) -> None:
    """Check a game that must not pass."""
    name = played.saved["table"]
    known = {"receipt": receipt(forged.saved)} | forged.seen
    wrong = page.wrong(name, forged.saved, known)
    counts.forged[kind] += 1
    counts.named[kind, "watcher"] += bool(wrong)
    counts.named[kind, "stranger"] += bool(page.wrong("a stranger", forged.saved))
    counts.how.setdefault(kind, Counter()).update(wrong[:1])
    if not wrong:
        counts.failures.append(f"{kind} in {name}")


def forge(page: Page, played: Played, chance: Random, wanted: int, counts: Counts) -> None:
    """Make a number of forgeries of a game, of kinds that take turns."""
    kinds = list(FORGERIES)
    for _ in range(20 * wanted):
        kind = kinds[(counts.forged.total() + counts.unseen) % len(kinds)]
        try:
            forged = FORGERIES[kind](played, chance)
        except Unseen:
            counts.unseen += 1
            continue
        except NoForgery:
            kind = chance.choice(kinds)
            with suppress(NoForgery):
                check_forged(page, kind, played, FORGERIES[kind](played, chance), counts)
                wanted -= 1
        else:
            check_forged(page, kind, played, forged, counts)
            wanted -= 1
        if wanted <= 0:
            return


def main() -> int:
    """Play, forge, check, count."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--honest", type=int, default=1000, metavar="N")
    parser.add_argument("--forged", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", default="fairness", help="of the games (default fairness)")
    options = parser.parse_args()
    page, counts, began = Page(), Counts(), perf_counter()
    for number in range(options.honest):
        chance = Random(f"{options.seed} {number}")
        played = play(page, chance, number, last=number == options.honest - 1)
        page.watch(played.saved["table"], played)
        check_honest(page, played, counts)
        left = options.honest - number
        wanted = -(-(options.forged - counts.forged.total()) // left)
        if wanted > 0 and not played.lossy:
            forge(page, played, chance, wanted, counts)
        if number % 50 == 49:
            print(f"… {number + 1} games, {counts.forged.total()} forgeries", file=sys.stderr)
    page.close()
    counts.show()
    print(f"{perf_counter() - began:.0f} s; seed {options.seed!r}")
    return 1 if counts.failures or counts.forged.total() < options.forged else 0


if __name__ == "__main__":
    sys.exit(main())
