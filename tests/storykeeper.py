"""A storykeeper: reads the English story of a game line by line and compares it with the events.

It knows the sentences as a reader does, the titles of the cards and the names of the players, and
nothing of the engine or of the catalogues. Every line becomes claims: who did what with which card,
from where, to where, because of what. Every event of a spectator becomes the claim that must be
told of it, or goes without saying. ``read_stories`` compares both, turn by turn.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, zip_longest
from typing import Any, Final, NamedTuple

JSON = dict[str, Any]
HIDDEN: Final = "?"
"""A card that a spectator may not know."""

SETUP: Final = ("S1", "S2", "S4", "S5", "S6", "S9", "H1")


class Place(NamedTuple):
    """A zone, and whose it is; no name for the table's own."""

    zone: str
    owner: str = ""


NOWHERE: Final = Place("")
LINE_UP: Final = Place("line-up")


class Claim(NamedTuple):
    """Something that is told to have happened."""

    verb: str
    actor: str = ""
    card: str = ""
    frm: Place = NOWHERE
    to: Place = NOWHERE
    cause: str = ""
    n: int = 0
    whom: str = ""
    """The player it is done to: the victims, who is spared, whose cards or Character it is."""
    cost: int = 0


class Unread(Exception):
    """A line that no reader understands."""


PLACES: Final = {
    "the Line-Up": "line-up",
    "the main deck": "main-deck",
    "its stack": "stack",
    "the Weakness stack": "weaknesses",
    "the Super-Villain stack": "super-villains",
    "the destroyed pile": "destroyed",
    "play": "in-play",
    "hand": "hand",
    "deck": "deck",
    "discard pile": "discard",
    "Super Hero": "on-hero",
}
TABLE_ZONES: Final = (
    *("line-up", "main-deck", "stack", "weaknesses", "super-villains", "destroyed", "aside"),
    "unused",
)


@dataclass
class Reader:
    """Reads the lines of one game."""

    titles: Mapping[str, str]
    names: Sequence[str]
    power: int = 0
    _cards: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        known = sorted(set(self.titles.values()), key=len, reverse=True)
        self._cards = re.compile("|".join(map(re.escape, known)))
        self._notes = {title.replace(" (Level", ", Level").rstrip(")"): title for title in known}
        self._notes |= {title: title for title in known if "(Level" not in title}

    # --- Parts of a sentence ------------------------------------------------------------------

    def cards(self, said: str) -> list[str]:
        """The cards of a list, each as often as it is told."""
        hidden = re.fullmatch(r"([Aa]|\d+) cards?", said)
        if hidden:
            return [HIDDEN] * (1 if hidden[1] in "Aa" else int(hidden[1]))
        if said == "nothing":
            return []
        found = []
        at = 0
        while at < len(said):
            times = re.compile(r"(\d+) × ").match(said, at)
            n = int(times[1]) if times else 1
            title = self._cards.match(said, times.end() if times else at)
            if title is None:
                raise Unread(f"no card at {said[at:]!r}")
            found += [title[0]] * n
            joint = re.compile(r", | and |$").match(said, title.end())
            if joint is None:
                raise Unread(f"no list: {said!r}")
            at = joint.end()
        return found

    def notes(self, said: str | None) -> tuple[int, str]:
        """Power and the card that is named in brackets."""
        power, cause = 0, ""
        for note in (said or "").split("; "):
            plus = re.fullmatch(r"\+(\d+) Power(?: for \w+)?", note)
            if plus:
                power += int(plus[1])
            elif note in self._notes:
                cause = self._notes[note]
            elif note and not note.startswith("no card f"):
                raise Unread(f"no note: {note!r}")
        return power, cause

    def cause(self, said: str | None) -> str:
        """The card in brackets at the end."""
        return self.notes(said)[1]

    def place(self, said: str | None, who: str) -> Place:
        """A place by its words; "their" is whose deed it is."""
        if not said:
            return NOWHERE
        whose = re.match(r"(their|\w+'s) (.+)", said)
        owner = "" if whose is None else who if whose[1] == "their" else whose[1][:-2]
        zone = PLACES[said if whose is None else whose[2]]
        return Place(zone, who if zone == "in-play" and not owner else owner)

    # --- Sentences ----------------------------------------------------------------------------

    def claims(self, line: str) -> list[Claim]:
        """Return the facts of a line; a name that ends with a mark of its own takes no stop."""
        ended = f"{line}." if line.endswith("!") else line
        for pattern, read in SENTENCES:
            found = pattern.fullmatch(ended)
            if found is None:
                continue
            try:
                return list(read(self, found.groupdict()))
            except (Unread, KeyError):
                continue
        raise Unread(f"cannot read: {line}")

    def plays(self, said: dict[str, str]) -> Iterator[Claim]:
        power, cause = self.notes(said["notes"])
        self.power += power
        who = said["who"]
        frm = self.place(said["frm"], who) if said["frm"] else Place("hand", who)
        for card in self.cards(said["cards"]):
            yield Claim("play", who, card, frm, cause=cause)

    def plays_again(self, said: dict[str, str]) -> Iterator[Claim]:
        power, cause = self.notes(said["notes"])
        self.power += power
        for card in self.cards(said["cards"]):
            yield Claim("play-again", said["who"], card, cause=cause)

    def assists(self, said: dict[str, str]) -> Iterator[Claim]:
        self.power += self.notes(said["notes"])[0]
        for card in self.cards(said["cards"]):
            yield Claim("assist", said["who"], card)

    def gets_power(self, said: dict[str, str]) -> Iterator[Claim]:
        self.power += int(said["n"])
        self.cause(said["why"])
        yield from ()

    def pays_for(self, said: dict[str, str]) -> Iterator[Claim]:
        """A purchase or a defeat."""
        (card,) = self.cards(said["cards"])
        yield Claim(said["verb"], said["who"], card, n=int(said["n"]))

    def moves(self, said: dict[str, str]) -> Iterator[Claim]:
        """Somebody does something with cards."""
        who, verb = said["who"], said["verb"]
        frm, to = self.place(said.get("frm"), who), self.place(said.get("to"), who)
        if verb == "draws":
            frm, to = Place("deck", who), Place("hand", who)
        elif verb == "discards":
            frm, to = frm if frm.zone else Place("hand", who), Place("discard", who)
        elif verb == "gains" and not to.zone:
            to = Place("discard", who)
        for card in self.cards(said["cards"]):
            yield Claim(verb, who, card, frm, to, self.cause(said.get("why")))
            if said.get("n"):  # H2
                yield Claim("pays", who, card, n=int(said["n"]))

    def destroys(self, said: dict[str, str]) -> Iterator[Claim]:
        who = said["who"] or ""
        frm = self.place(said["frm"], who)
        if said["where"]:
            frm = LINE_UP if "Line-Up" in said["where"] else Place("in-play", said["before"] or who)
        to = self.place(said["back"], who) if said["back"] else Place("destroyed")
        for card in self.cards(said["cards"]):
            cause = self.cause(said["why"])
            yield Claim("destroys", who, card, frm, to, "" if cause == card else cause)

    def gains_weaknesses(self, said: dict[str, str]) -> Iterator[Claim]:
        who = said["who"]
        to = self.place(said["to"], who) if said["to"] else Place("discard", who)
        for _ in range(1 if said["n"] == "a" else int(said["n"])):
            yield Claim("gains", who, "Weakness", Place("weaknesses"), to, self.cause(said["why"]))

    def passes(self, said: dict[str, str]) -> Iterator[Claim]:
        who = said["who"]
        frm = Place("discard" if said["frm"] else "hand", who)
        to = Place("discard" if said["pile"] else "hand", said["taker"])
        for card in self.cards(said["cards"]):
            yield Claim("passes", who, card, frm, to, self.cause(said["why"]))

    def is_back(self, said: dict[str, str]) -> Iterator[Claim]:
        where = said["where"].removeprefix("on top of ")
        where = where.removeprefix("in ").removeprefix("on ")
        to = Place("on-hero") if "Super Hero or" in where else self.place(where, "")
        for card in self.cards(said["cards"]):
            yield Claim("is back", "", card, to=to, cause=self.cause(said["why"]))

    def goes(self, said: dict[str, str]) -> Iterator[Claim]:
        """Cards that move by a rule or by chance."""
        frm, to = self.place(said["frm"], ""), self.place(said["to"], "")
        for card in self.cards(said["cards"]):
            yield Claim("goes", "", card, frm, to, self.cause(said["why"]))

    def ends_turn(self, said: dict[str, str]) -> Iterator[Claim]:
        who = said["who"]
        yield Claim("end-turn", who)
        for card in self.cards(said["kept"]) if said["kept"] else ():
            yield Claim("kept", who, card)
        for card in self.cards(said["cards"]) if said["cards"] else ():
            yield Claim("draws", who, card, Place("deck", who), Place("hand", who))

    def shows(self, said: dict[str, str]) -> Iterator[Claim]:
        cause = self.cause(said["why"])
        cards = self.cards(said["cards"])
        yield Claim(said["verb"], said["who"], ", ".join(sorted(cards)), cause=cause)

    def deed(self, said: dict[str, str]) -> Iterator[Claim]:
        """A use, an Attack, a Defense, a Block, a Confrontation: who, to whom, by which card."""
        (card,) = self.cards(said["cards"]) if said.get("cards") else [""]
        who, whom = said.get("who") or "", self.players(said.get("whom"))
        cause = self.cause(said.get("attack"))
        yield Claim(said["verb"], who, card, whom=whom, cause=cause)
        if said.get("n"):
            yield Claim("pays", who, card, n=int(said["n"]))

    def players(self, said: str | None) -> str:
        """Names in the order of the table."""
        told = re.split(", | and ", said or "")
        if told not in (["nobody"], [""]) and not set(told) <= set(self.names):
            raise Unread(f"no players: {said!r}")
        return ", ".join(name for name in self.names if name in told)

    def defends(self, said: dict[str, str]) -> Iterator[Claim]:
        """A Defense: for oneself or a teammate, against which Attack; a hunt has no card."""
        (card,) = self.cards(said["cards"])
        cause = "" if said["attack"] == "the hunt" else self.cause(said["attack"])
        whom = said.get("whom") or said["who"]
        yield Claim("defends", said["who"], card, whom=whom, cause=cause)

    def confronts(self, said: dict[str, str]) -> Iterator[Claim]:
        """A Confrontation, by choice or turned to another by a card."""
        cause = said["cause"] or ""
        yield Claim("Confronts", said["who"], whom=said["whom"], cause=cause)

    def costs(self, said: dict[str, str]) -> Iterator[Claim]:
        """A Character whose cost changes, by a Block or by another text."""
        n = int(said["n"]) * (1 if said["more"] == "more" else -1)
        if said.get("cards") is None:
            yield Claim("costs", cause=self.cause(said["why"]), n=n, whom=said["whom"])
            return
        (card,) = self.cards(said["cards"])
        yield Claim("Blocks", said["who"], card)
        whom = said["who"] if said["whom"] == "their" else said["whom"].removesuffix("'s")
        yield Claim("costs", cause=card, n=n, whom=whom)

    def counts(self, said: dict[str, str]) -> Iterator[Claim]:
        """A number that is told of a player: the cost of a hand, Power, an outcome."""
        cost = int(said.get("cost") or 0)
        cause = self.cause(said.get("why"))
        yield Claim(said["verb"], said["who"], cause=cause, n=int(said["n"]), cost=cost)

    def enters(self, said: dict[str, str]) -> Iterator[Claim]:
        """Cards that come into the Line-Up, or lie there at the beginning."""
        verb = "lies" if said["verb"] == "The" else "new"
        for card in self.cards(said["cards"]):
            yield Claim(verb, card=card, cause=self.cause(said.get("why")))

    def appears(self, said: dict[str, str]) -> Iterator[Claim]:
        """A Super-Villain, and who is spared by its First Appearance."""
        (card,) = self.cards(said["cards"])
        yield Claim("appears", card=card, whom=self.players(said["spared"]))

    def plain(self, said: dict[str, str]) -> Iterator[Claim]:
        """A deed without a card."""
        yield Claim(said["verb"], said["who"], cause=self.cause(said.get("why")))

    def silent(self, said: dict[str, str]) -> Iterator[Claim]:
        """A sentence that tells of no deed: a shuffle, a text without effect."""
        yield from ()


def _line(text: str) -> re.Pattern[str]:
    text = text.replace("WHO", r"(?P<who>\w+)").replace("CARDS", "(?P<cards>.+?)")
    text = text.replace("FROM", r"(?: (?:from|off) (?P<frm>.+?))?")
    text = text.replace("WHY", r"(?: \((?P<why>[^()]+)\))?")
    return re.compile(text)


R = Reader
SHUFFLED: Final = r"(?: \(after shuffling their discard pile\))?"
SENTENCES: Final = [
    (_line(r"WHO plays CARDS again(?: \((?P<notes>.+)\))?\."), R.plays_again),
    (_line(r"WHO plays CARDS as an Assist card(?: \((?P<notes>.+)\))?\."), R.assists),
    (_line(r"WHO plays CARDSFROM(?: \((?P<notes>.+)\))?\."), R.plays),
    (_line(r"WHO gets \+(?P<n>-?\d+) PowerWHY\."), R.gets_power),
    (_line(r"WHO (?P<verb>buys|defeats) CARDS for (?P<n>\d+) Power\."), R.pays_for),
    (_line(rf"WHO (?P<verb>draws) CARDS{SHUFFLED}WHY\."), R.moves),
    (_line(r"WHO (?P<verb>discards) CARDSFROMWHY\."), R.moves),
    (
        _line(r"WHO gains (?P<n>a|\d+) Weakness(?:es)?(?: (?:onto|into) (?P<to>.+?))?WHY\."),
        R.gains_weaknesses,
    ),
    (
        _line(
            r"WHO (?P<verb>gains) CARDSFROM(?: (?:onto|into) (?P<to>.+?))?"
            r"(?: for (?P<n>\d+) Power)?WHY\."
        ),
        R.moves,
    ),
    (
        _line(
            r"(?:WHO destroys )?CARDS(?: (?:is|are) destroyed)?"
            r"(?:FROM|(?P<where> in (?:play(?: before (?P<before>\w+))?|the Line-Up)))"
            r"(?:, back to (?P<back>.+?))?WHY\."
        ),
        R.destroys,
    ),
    (_line(r"WHO (?P<verb>puts) CARDS that lay aside on top of their deck\."), R.silent),
    (_line(r"WHO puts CARDS onto their Character, for their next turn\."), R.silent),
    (_line(r"WHO (?P<verb>puts) CARDSFROM (?:into|on top of|under) (?P<to>.+?)WHY\."), R.moves),
    (_line(r"(?:A card goes|\d+ cards go) under the main deck.*\."), R.silent),
    (_line(r"CARDS (?:goes|go)FROM (?:into|on top of|under) (?P<to>.+?)WHY\."), R.goes),
    (
        _line(
            r"WHO passes CARDS(?: from (?P<frm>their discard pile))? to "
            r"(?P<taker>\w+?)(?P<pile>'s discard pile)?WHY\."
        ),
        R.passes,
    ),
    (_line(r"WHO (?P<verb>returns) CARDSFROM to (?P<to>.+?)WHY\."), R.moves),
    (_line(r"CARDS (?:is|are) back (?P<where>(?:in|on).+?)WHY\."), R.is_back),
    (
        _line(
            r"WHO ends their turn(?: \(not played: (?P<kept>.+?)\))?"
            rf"(?: and draws CARDS{SHUFFLED})?\."
        ),
        R.ends_turn,
    ),
    (_line(r"WHO (?P<verb>reveals|looks at|chooses) CARDSWHY\."), R.shows),
    (
        _line(r"WHO (?:pays (?P<n>\d+) Power and )?(?P<verb>uses) CARDS(?: \(no card fits\))?\."),
        R.deed,
    ),
    (_line(r"WHO (?P<verb>pays) (?P<n>\d+) Power for CARDS\."), R.pays_for),
    (_line(r"CARDS (?P<verb>attacks) (?P<whom>.+)\."), R.deed),
    (_line(r"WHO defends with CARDS and avoids the Attack \((?P<attack>.+)\)\."), R.defends),
    (
        _line(r"WHO protects (?P<whom>\w+) from the Attack with CARDS \((?P<attack>.+)\)\."),
        R.defends,
    ),
    (_line(r"WHO (?P<verb>hunts) CARDS in (?P<whom>\w+)'s discard pile\."), R.deed),
    (_line(r"WHO (?P<verb>Blocks) with CARDS\."), R.deed),
    (
        _line(
            r"WHO Blocks with CARDS: (?P<whom>their|\w+'s) Character costs (?P<n>\d+) "
            r"(?P<more>more|less)\."
        ),
        R.costs,
    ),
    (
        _line(r"(?P<whom>\w+)'s Character costs (?P<n>\d+) (?P<more>more|less)WHY\."),
        R.costs,
    ),
    (
        _line(r"WHO Confronts (?P<whom>\w+)(?: instead)? \([^;]+(?:; (?P<cause>.+))?\)\."),
        R.confronts,
    ),
    (_line(r"WHO's hand (?P<verb>costs) (?P<n>\d+) in totalWHY\."), R.counts),
    (_line(r"WHO is (?P<verb>done), with (?P<n>\d+) Power\."), R.counts),
    (
        _line(
            r"WHO (?P<verb>wins|loses) the Confrontation: (?P<n>\d+) Power against cost "
            r"(?P<cost>\d+)\.(?: .+)?"
        ),
        R.counts,
    ),
    (_line(r"(?P<verb>The|New in the) Line-Up: CARDSWHY\."), R.enters),
    (
        _line(r"CARDS appears\.(?: First Appearance .+?)?(?: Spared: (?P<spared>.+) \(H2\)\.)?"),
        R.appears,
    ),
    (
        _line(r"WHO (?P<verb>cancels) the ConfrontationWHY: from now on it is a normal turn\."),
        R.plain,
    ),
    (_line(r"WHO is (?P<verb>out) of the game, with all their cards\."), R.plain),
    (_line(r"Turn (?P<n>\d+): WHO's (?P<verb>turn) begins(?: \(.+\))?\."), R.counts),
    *(
        (_line(text), R.silent)
        for text in (
            r"\w+ (?:is .+|sits down)\.",
            r"The main deck is shuffled\.",
            r"\w+ wins the game at once.*\.",
            r"\w+'s discard pile is shuffled and becomes a new deck\.",
            r"\w+ chooses \".+\" \(.+\)\.",
            r"\w+ chooses(?: \(.+\))?\.",
            r"\w+ has no card left to draw.*\.",
            r"No Weakness is left for .+\.",
            r"No card fits the text of .+\.",
            r".+ has done all it can this turn\.",
            r"The effects would go on and on: .+",
            r".+ takes the text of .+\.",
            r"The next Super-Villain is .+\.",
            r".+ from \w+'s hand is laid aside.*\.",
            r".+ waits on \w+'s Super Hero, for \w+ alone\.",
            r"WHO gets CARDS backWHY\.",
            r".+ (?:leaves|leave) the game.*\.",
            r"The game is over: .+",
        )
    ),
]
"""Every sentence of a story; those that are not compared here name no deed with a card."""


# --- What the events say ----------------------------------------------------------------------


@dataclass
class Keeper:
    """The facts that the story of one game must contain."""

    titles: Mapping[str, str]
    names: Sequence[str]
    power: int = 0

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""

    def place(self, said: JSON) -> Place:
        zone = said["zone"]
        return NOWHERE if zone == "aside" else Place(zone, self.name(said["seat"]))

    def seats(self, seats: Iterable[int]) -> str:
        """Players in the order of the table."""
        return ", ".join(self.names[seat] for seat in sorted(seats))

    def must_tell(self, event: JSON, after: JSON) -> list[Claim]:
        """The claims of an event, before another; none where it goes without saying."""
        kind, cause = event["kind"], event["cause"]
        card = self.titles.get(cause.get("card", ""), "")
        who = self.name(event.get("seat", -1))
        shown = [self.titles[each["id"]] for each in event.get("cards") or ()]
        if kind == "move":
            return self.moved(event, cause.get("rule", ""), card)
        if kind == "power":
            self.power += event["n"]
        if kind == "play":
            frm = self.place(event["from"])
            own = frm == Place("hand", who)
            return [Claim("play", who, shown[0], frm, cause="" if own else card)]
        if kind == "play-again":
            return [Claim("play-again", who, shown[0], cause=card)]
        if kind == "assist":
            return [Claim("assist", who, shown[0])]
        if kind in ("buy", "defeat"):
            return [Claim(f"{kind}s", who, shown[0], n=event["n"])]
        if kind in ("reveal", "look", "select"):
            verb = {"reveal": "reveals", "look": "looks at", "select": "chooses"}[kind]
            seen = shown or [HIDDEN] * (event["n"] if isinstance(event.get("n"), int) else 0)
            return [Claim(verb, who, ", ".join(sorted(seen)), cause=card)]
        if kind == "end-turn":
            return [Claim("end-turn", who)]
        if kind == "attack":
            whom = self.seats(event["n"])
            return [Claim("attacks", "", shown[0], whom=whom)] if event["seat"] >= 0 else []
        if kind == "first-appearance":
            return [Claim("appears", card=shown[0], whom=self.spared(after))]
        if kind == "defend":
            return [Claim("defends", who, shown[0], whom=self.names[event["n"]], cause=card)]
        if kind == "hunt":
            return [Claim("hunts", who, shown[0], whom=self.names[event["n"]])]
        if kind == "confront":
            return [Claim("Confronts", who, whom=self.names[event["n"]], cause=card)]
        if kind in NUMBERS:
            cause = "" if kind == "pay" else card
            return [Claim(NUMBERS[kind], who, "".join(shown), cause=cause, n=event["n"])]
        if kind == "cost":
            return [Claim("costs", cause=card, n=event["n"], whom=who)]
        if kind == "outcome":
            power, cost = event["n"]
            return [Claim("wins" if power >= cost else "loses", who, n=power, cost=cost)]
        if kind in DEEDS:
            return [Claim(DEEDS[kind], who, "".join(shown), cause=card if kind == "cancel" else "")]
        return []

    def spared(self, after: JSON) -> str:
        """Whom the Attack of a First Appearance does not hit (H2)."""
        if after["kind"] != "attack" or after["seat"] >= 0 or not after["n"]:
            return ""
        return self.seats(set(range(len(self.names))) - set(after["n"]))

    def moved(self, event: JSON, rule: str, card: str) -> list[Claim]:
        """Return the facts of a move: the word of the rules for it, and its destination."""
        frm, to, how = self.place(event["from"]), self.place(event["to"]), event["how"]
        title = self.titles[event["card"]] if event.get("card") else HIDDEN
        giver, taker = event["from"]["seat"], event["to"]["seat"]
        doer = event.get("doer", event.get("gained", giver))
        told = "doer" in event and rule != "E2"  # somebody puts it there
        own = event.get("card") is not None and event.get("card") == event["cause"].get("card")
        if (frm.zone, to.zone) == ("main-deck", "line-up") and how == "put" and not told:
            verb = "lies" if rule == "S3" else "new"
            return [Claim(verb, card=title, cause="" if rule == "E2" else card)]
        if how in ("play", "borrow", "defeat") or rule in SILENT:
            return []
        if rule == "E1" and (frm.zone, to.zone) == ("hand", "discard"):
            return [Claim("kept", self.name(giver), title)]
        if rule == "E1" and how == "put":
            return []
        if own and (frm.zone, to.zone) in (("hand", "discard"), ("in-play", "discard")):
            return []  # what its player did with it says so
        if how == "return":
            to = Place("on-hero") if to.zone == "on-hero" else to
            return [Claim("is back", "", title, to=to, cause=card)]
        if how == "draw":
            return [Claim("draws", self.name(giver), title, frm, to, card)]
        if how == "discard":
            return [Claim("discards", self.name(doer), title, frm, to, card)]
        if how == "destroy":
            cause = "" if own else card
            return [Claim("destroys", self.name(doer), title, frm, to, cause)]
        who = self.name(doer)
        if min(giver, taker) >= 0 and giver != taker and doer == giver and event["by"] >= 0:
            return [Claim("passes", who, title, frm, to, card)]
        if how == "gain":
            name = "Weakness" if frm.zone == "weaknesses" else title
            return [Claim("gains", who, name, frm, to, card)]
        if to.zone in ("stack", "weaknesses"):
            place = NOWHERE if frm.zone == "in-play" else frm
            return [Claim("returns", who, title, place, Place(to.zone), "" if own else card)]
        if (frm.zone, to.zone) in UNTOLD or to.zone in ("unused", "hero", "under", "on-hero"):
            return (
                []
                if "doer" not in event or to.zone == "main-deck"
                else [Claim("puts", who, title, frm, to, card)]
            )
        if "doer" not in event and event["by"] < 0:
            return [] if frm == to else [Claim("goes", "", title, frm, to, card)]
        return [Claim("puts", who, title, frm, to, card)]


DEEDS: Final = {"use": "uses", "block": "Blocks", "cancel": "cancels", "out": "out"}
NUMBERS: Final = {"pay": "pays", "total": "costs", "done": "done", "turn": "turn"}
SILENT: Final = (*SETUP, "T4", "R5", "F4", "E2", "V3", "V4")
"""Rules whose moves another sentence tells."""

UNTOLD: Final = (("main-deck", "line-up"), ("main-deck", "main-deck"), ("under", "deck"))


# --- Comparing --------------------------------------------------------------------------------


def turns_of(lines: Iterable[str]) -> list[list[str]]:
    """The lines of every turn; those of the setup first."""
    turns: list[list[str]] = [[]]
    for line in lines:
        if re.match(r"Turn \d+: ", line):
            turns.append([])
        turns[-1].append(line)
    return turns


def lies(
    events: Iterable[JSON], lines: Iterable[str], titles: Mapping[str, str], names: Sequence[str]
) -> list[str]:
    """What a story tells and did not happen, or happened and it does not tell."""
    keeper, reader = Keeper(titles, names), Reader(titles, names)
    must: list[Counter[Claim]] = [Counter()]
    gave = [0]
    known = [*events, {"kind": "nothing"}]
    for event, after in pairwise(known):
        if event["kind"] == "turn":
            must.append(Counter())
            gave.append(0)
        keeper.power = 0
        must[-1].update(keeper.must_tell(event, after))
        gave[-1] += keeper.power
    wrong = []
    for at, (wanted, turn) in enumerate(zip_longest(must, turns_of(lines))):
        told: Counter[Claim] = Counter()
        reader.power = 0
        for line in turn or ():
            try:
                told.update(reader.claims(line))
            except Unread as error:
                wrong.append(f"turn {at}: {error}")
        wrong += [f"turn {at}: told, but not so: {claim}" for claim in told - (wanted or Counter())]
        wrong += [f"turn {at}: not told: {claim}" for claim in (wanted or Counter()) - told]
        if wanted is not None and reader.power != gave[at]:
            wrong.append(f"turn {at}: {reader.power} Power told, {gave[at]} given")
    return wrong
