"""A whole game in the text of a link: short enough for a chat, complete enough to prove the game.

Such a text is one byte for the format, four for a checksum, the compressed facts of the save, their
secrets as plain bytes, and the answers, in base64 for addresses. An answer is its number among all
options that are open when it is given, and all answers are one number in that mixed radix: writing
them and reading them plays the game. Facts that follow from others (commitments, a joint seed, the
result) are left out.

>>> from archrivals.boxes import catalogue
>>> from archrivals.engine.language.rules import Setup
>>> from archrivals.engine.saving import save
>>> cat = catalogue("heroes-unite")
>>> saved = save(Table.new(Setup(players=2), cat, "demo"))
>>> text = link_text(saved, cat)
>>> save_in_link(f"https://example.org/#/game/{text}", lambda _: cat) == saved
True
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable
from hashlib import sha256
from re import compile as pattern
from typing import Any, Final, Literal, cast

from .checking import Origin
from .fairness import ALONE, JOINT, decks_digest, joint_seed, seat_commitment, server_commitment
from .language.catalogue import Catalogue
from .language.rules import SetupError
from .play.game import Refused
from .records import Misfit, to_plain
from .saving import (
    RULES_VERSION,
    SAVED,
    SaveError,
    card_digests,
    known_fields,
    load,
    other_rules,
    setup_from_json,
    state_digest,
)
from .state.streams import commitment
from .table import Table

JSON = dict[str, Any]

FORMAT: Final = 1
"""The first byte: raised when a text is read in another way."""

CHECKSUM_BYTES: Final = 4
DIGEST_CHARS: Final = 8
"""The length at which a link cuts the fingerprints of cards and position."""

MAX_LINK_CHARS: Final = 60_000
MAX_FACTS_BYTES: Final = 200_000
MAX_VERSION_CHARS: Final = 8
MAX_ANSWERS: Final = 10_000
"""Limits to what a stranger's link may cost; cards of one's own take the most."""

CARRIED: Final[tuple[str, ...]] = (
    *("table", "commitment", "fair", "continues", "result"),
    *("bots", "own_cards"),
)
"""The facts of a save that a link carries besides setup, seed, seats and answers."""

WORDS: Final = (
    b'"id":"two-sets-turned","name":"Original gear, Heroes Unite Heroes and Super-Villains""id":"t'
    b'wo-sets-first-half","name":"Both sets shuffled together, half 1""id":"two-sets-second-half",'
    b'"name":"Both sets shuffled together, half 2""id":"shazam-vs-joker","name":"Shazam! vs. The J'
    b'oker""id":"batman-vs-black-adam","name":"Batman vs. Black Adam""id":"black-adam-vs-joker","n'
    b'ame":"Black Adam vs. The Joker""id":"confrontations-with-shazam","name":"Confrontations with'
    b' Shazam! and Black Adam""symbols":["Shazam!","The Joker"]"symbols":["Batman","Black Adam"]"s'
    b'ymbols":["Black Adam","The Joker"]"other":"rivals-shazam-black-adam","symbols":["Black Adam"'
    b'],"equal":true}]{"box":"rivals-shazam-black-adam","recipe":{"id":"rivals-teams","name":"Batm'
    b'an and Shazam! vs. The Joker and Black Adam","host":"rivals-shazam-black-adam","players":4,"'
    b'main":[{"box":"rivals-shazam-black-adam","types":[],"symbols":[],"left_out":[]},{"box":"riva'
    b'ls-batman-joker","types":[],"symbols":[],"left_out":[]}],"characters":["rivals-shazam-black-'
    b'adam","rivals-batman-joker"],"stacks":["rivals-shazam-black-adam","rivals-batman-joker"],"we'
    b'aknesses":["rivals-shazam-black-adam","rivals-batman-joker"],"super_villains":"","teams":[0,'
    b'1,0,1],"heroes":["Shazam!","Black Adam","Batman","The Joker"],"swaps":[],"rules":[["target",'
    b'"lowest-level"],["share_blocks",true]],"half":0,"cites":["X4","Q38"]},"players":4,"heroes":['
    b'"Shazam!","Black Adam","Batman","The Joker"],"teams":[0,1,0,1]}{"box":"rivals-shazam-black-a'
    b'dam","recipe":{"id":"batman-vs-shazam","name":"Batman vs. Shazam!","host":"rivals-shazam-bla'
    b'ck-adam","players":2,"main":[{"box":"rivals-shazam-black-adam","types":[],"symbols":["Batman'
    b'","Shazam!"],"left_out":[]},{"box":"rivals-batman-joker","types":[],"symbols":["Batman","Sha'
    b'zam!"],"left_out":[]}],"characters":["rivals-shazam-black-adam","rivals-batman-joker"],"stac'
    b'ks":["rivals-shazam-black-adam"],"weaknesses":["rivals-shazam-black-adam"],"super_villains":'
    b'"","teams":[],"heroes":["Batman","Shazam!"],"swaps":[],"rules":[],"half":0,"cites":["X3","Q3'
    b'8"]},"heroes":["Batman","Shazam!"]}{"box":"confrontations","recipe":{"id":"confrontations-wi'
    b'th-batman","name":"Confrontations with Batman and The Joker","host":"confrontations","player'
    b's":4,"main":[{"box":"confrontations","types":[],"symbols":[],"left_out":[]}],"characters":["'
    b'confrontations","rivals-batman-joker"],"stacks":["confrontations"],"weaknesses":["confrontat'
    b'ions"],"super_villains":"","teams":[0,1,0,1],"heroes":["Superman","Lex Luthor","Batman","The'
    b' Joker"],"swaps":[{"box":"confrontations","out":["Wonder Woman","Aquaman"],"other":"rivals-b'
    b'atman-joker","symbols":["Batman"],"equal":true},{"box":"confrontations","out":["Circe","Ocea'
    b'n Master"],"other":"rivals-batman-joker","symbols":["The Joker"],"equal":true}],"rules":[],"'
    b'half":0,"cites":["X2","Q38","Q41"]},"players":4,"heroes":["Superman","Lex Luthor","Batman","'
    b'The Joker"],"teams":[0,1,0,1]}{"recipe":{"id":"two-sets","name":"Heroes Unite gear, original'
    b' Heroes and Super-Villains","host":"heroes-unite","players":4,"main":[{"box":"heroes-unite",'
    b'"types":["Equipment","Super Power","Villain"],"symbols":[],"left_out":[]},{"box":"base-set",'
    b'"types":["Hero","Location"],"symbols":[],"left_out":[]}],"characters":["heroes-unite","base-'
    b'set"],"stacks":["heroes-unite"],"weaknesses":["heroes-unite"],"super_villains":"base-set","t'
    b'eams":[],"heroes":[],"swaps":[],"rules":[],"half":0,"cites":["X1","Q38"]},"players":4}'
    b'"Confrontations""confrontations""rivals-shazam-black-adam""rivals-batman-joker""base-set"'
    b'"types":["Equipment","Super Power","Villain"]"types":["Hero","Location"]"symbols":["'
    b'"left_out":["gifts":[["picks":["halved_by":"arranged":["first":0"teams":[0,1,0,1]'
    b'"swaps":[{"box":"","out":["","other":"","symbols":["","equal":true}]"rules":[["target",'
    b'"lowest-level"],["share_blocks",true]]"half":0,"cites":["X1","Q38"]"recipe":{"id":"","name":"'
    b'","host":"heroes-unite","players":4,"main":[{"box":"heroes-unite","types":[],"symbols":[],'
    b'"left_out":[]}],"characters":["","stacks":["","weaknesses":["","super_villains":"","teams":'
    b'"heroes":["Batman","The Joker","Shazam!","Black Adam","Superman","Lex Luthor",'
    b'"Wonder Woman","Aquaman","Circe","Ocean Master","Sinestro","Flash","Bane","Cheetah"'
    b'"variants":["synergy","hunt","hidden"],"hero_choice":"pick""two""super_villains":12'
    b'"continues":{"tries":[{"commitment":"","missing":["own_cards":[{"bots":["goldie","otto"'
    b'"why":"concede""abandoned""timeout""left":[{"seat":0,"how":"concede","at":'
    b'"ties":[],"gone":[],"rule":"","winners":[0],"points":[],"digest":"","result":{"heroes":["'
    b'"bot":"","seats":[["","table":"local-","fair":{"rule":"joint-1","secret":"","shares":["",""'
    b'"rule":"seed-1"},"lacks":["result","table","commitment","fair"],"players":2'
    b'{"rules":"5","cards":"","answers":'
)
"""The preset dictionary of the compressor. A change of it is a new format of links."""

USUAL_SETUP: Final[JSON] = {
    "box": "heroes-unite",
    "recipe": None,
    "players": 2,
    "super_villains": 8,
    "hero_choice": "deal",
    "heroes": [],
    "variants": [],
    "teams": [],
    "first": None,
    "left_out": [],
    "gifts": [],
    "picks": [],
    "halved_by": "",
    "arranged": [],
}
"""The values of a setup that a link leaves out. Links depend on it in the same way."""

TEXT: Final = pattern(r"[A-Za-z0-9_-]{20,}")

SECRET_BYTES: Final = 32
SECRET: Final = pattern(rb'"([0-9a-f]{64})"')
"""A secret, share or seed in the text of the facts. It cannot be compressed, so it is taken out."""
SECRET_MARK: Final = b"\x01"
"""The mark in place of a secret. JSON escapes this byte, so it is nowhere else."""


class LinkError(SaveError):
    """A link that cannot be opened: it is damaged, or other rules play it."""

    def __init__(self, why: str, code: Literal["link-bad", "link-newer", "link-old"]) -> None:
        super().__init__(why)
        self.code: Literal["link-bad", "link-newer", "link-old"] = code


def damaged() -> LinkError:
    """Return the refusal of a link that was cut or changed."""
    return LinkError("this link is not whole: ask for it again", "link-bad")


def text_in(words: str) -> str | None:
    """Return the text of a game in an address that a person pasted; None where there is none.

    >>> text_in("https://example.org/game#AbCdEfGhIjKlMnOpQrStUv.")
    'AbCdEfGhIjKlMnOpQrStUv'
    >>> text_in("game.json")
    """
    last = words.strip().rstrip(".,;:!?)>]\"'").rpartition("#")[2].rpartition("/")[2]
    return last if TEXT.fullmatch(last) else None


# --- Writing ----------------------------------------------------------------------------------


def link_text(saved: JSON, cat: Catalogue) -> str:
    """Return a game as the text of a link; :class:`SaveError` where it cannot be played."""
    if saved.get("changes"):
        raise SaveError("the rules changed in the middle of this game: no link holds that")
    choices: list[tuple[int, int]] = []
    end = load(saved, cat, log=False, choices=choices)
    if len(end.answers) > MAX_ANSWERS:
        raise SaveError(f"a link holds {MAX_ANSWERS} answers, and this game has {len(end.answers)}")
    stated = _plain({name: saved[name] for name in CARRIED if name in saved})
    seed, setup = str(saved["seed"]), _plain(saved["setup"])
    facts: JSON = {
        "rules": RULES_VERSION,
        "cards": saved["cards"][:DIGEST_CHARS],
        "answers": len(end.answers),
        "setup": _beyond(setup, USUAL_SETUP),
        "seed": seed,
    }
    if "digest" in saved:
        facts["digest"] = saved["digest"][:DIGEST_CHARS]
    if isinstance(stated.get("result"), dict):
        stated["result"] = _beyond(stated["result"], _result_of(end))
    facts |= stated
    if isinstance(saved.get("seats"), list):
        facts["seats"] = [
            [each.get("name") or "", each.get("bot") or ""] for each in saved["seats"]
        ]
    _leave_out(facts, seed, saved, cat)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS)
    text = _json(facts)
    packed = packer.compress(SECRET.sub(SECRET_MARK, text)) + packer.flush()
    secrets = b"".join(bytes.fromhex(found.decode()) for found in SECRET.findall(text))
    body = packed + secrets + _number_of(choices)
    raw = bytes([FORMAT]) + sha256(body).digest()[:CHECKSUM_BYTES] + body
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _leave_out(facts: JSON, seed: str, saved: JSON, cat: Catalogue) -> None:
    """Leave out what follows from the rest of the facts: commitments, and the seed of a deal."""
    origin = _origin(facts)
    shown = facts.get("commitment")
    if origin is None or not isinstance(shown, str):
        return
    if shown == _commitment(origin, facts, seed, saved, cat):
        facts["commitment"] = 1
    if origin.rule == JOINT and origin.secret:
        if origin.commitments == _commitments(origin, str(facts.get("table")), shown):
            facts["fair"] = {k: v for k, v in facts["fair"].items() if k != "commitments"}
            facts["fair"]["commitments"] = 1
        if seed == joint_seed(origin.secret, str(facts.get("table")), shown, origin.shares):
            del facts["seed"]


def _number_of(choices: list[tuple[int, int]]) -> bytes:
    """Return all answers as one number; the first is the lowest digit."""
    number = 0
    for digit, radix in reversed(choices):
        number = number * radix + digit
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _open_options(table: Table) -> int:
    return sum(len(ask.options) for ask in table.asks)


def _beyond(given: JSON, known: JSON) -> JSON:
    """Return what differs from known values, and the names of those that are lacking."""
    differs = {name: each for name, each in given.items() if known.get(name, known) != each}
    lacks = [name for name in known if name not in given]
    return differs | ({"lacks": lacks} if lacks else {})


# --- Reading ----------------------------------------------------------------------------------


def save_in_link(words: str, cards_of: Callable[[JSON], Catalogue]) -> JSON:
    """Return the save in a link, played again; ``cards_of`` gives the cards of a save.

    :class:`LinkError` says why a link cannot be opened. No claim of the save is believed that
    playing does not prove: check the save as one from any file.
    """
    facts, number = _opened(words)
    try:
        return _save_of(facts, number, cards_of)
    except (Misfit, Refused, SetupError, SaveError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, LinkError):
            raise
        raise LinkError(
            f"this link holds no game that can be played: {error}", "link-bad"
        ) from None


def _opened(words: str) -> tuple[JSON, int]:
    """Return the facts and the number of a text whose checksum is right."""
    text = text_in(words) if len(words) <= MAX_LINK_CHARS else None
    try:
        raw = urlsafe_b64decode((text or "") + "=" * (-len(text or "") % 4))
    except NotBase64:
        raise damaged() from None
    start = 1 + CHECKSUM_BYTES
    if len(raw) <= start:
        raise damaged()
    if raw[0] > FORMAT:
        raise LinkError("this link was made with a newer Archrivals", "link-newer")
    body = raw[start:]
    if raw[0] != FORMAT or sha256(body).digest()[:CHECKSUM_BYTES] != raw[1:start]:
        raise damaged()
    unpacker = zlib.decompressobj(-15, zdict=WORDS)
    try:
        unpacked = unpacker.decompress(body, MAX_FACTS_BYTES)
        unpacked, rest = _with_secrets(unpacked, unpacker.unused_data)
        facts = json.loads(unpacked) if unpacker.eof else None
    except (zlib.error, ValueError, RecursionError):
        raise damaged() from None
    rules = facts.get("rules") if isinstance(facts, dict) else None
    if not isinstance(rules, str) or len(rules) > MAX_VERSION_CHARS:
        raise damaged()
    if rules != RULES_VERSION:
        newer = rules.isdecimal() and int(rules) > int(RULES_VERSION)
        raise LinkError(other_rules(rules), "link-newer" if newer else "link-old")
    return cast(JSON, facts), int.from_bytes(rest, "big")


def _with_secrets(text: bytes, rest: bytes) -> tuple[bytes, bytes]:
    """Return the text of the facts with its secrets in place, and the bytes that follow those."""
    first, *others = text.split(SECRET_MARK)
    end = SECRET_BYTES * len(others)
    if len(rest) < end:
        raise damaged()
    secrets = (rest[at : at + SECRET_BYTES].hex() for at in range(0, end, SECRET_BYTES))
    put_in = (
        b'"' + secret.encode() + b'"' + other for secret, other in zip(secrets, others, strict=True)
    )
    return first + b"".join(put_in), rest[end:]


def _save_of(facts: JSON, number: int, cards_of: Callable[[JSON], Catalogue]) -> JSON:
    setup = _with_rest(facts["setup"], USUAL_SETUP)
    saved: JSON = {"archrivals": RULES_VERSION, "cards": "", "setup": setup}
    stated: JSON = {name: facts[name] for name in CARRIED if name in facts}
    cat = cards_of(saved | stated)
    made = (each for each in card_digests(cat) if each[:DIGEST_CHARS] == facts["cards"])
    saved["cards"] = next(made, "")
    if not saved["cards"]:
        raise LinkError("this link was made with other cards than these", "link-old")
    saved["seed"] = _restored(stated, facts, saved, cat)
    table = _played(saved, facts["answers"], number, cat)
    saved["answers"] = [list(answer) for answer in table.answers]
    if "digest" in facts:
        saved["digest"] = state_digest(table.state)
        if saved["digest"][:DIGEST_CHARS] != facts["digest"]:
            raise SaveError("the answers lead to another position than the one saved")
    if isinstance(stated.get("result"), dict):
        stated["result"] = _with_rest(stated["result"], _result_of(table))
    if "seats" in facts:
        seats: tuple[tuple[str, str], ...] = SAVED.read(tuple[tuple[str, str], ...], facts["seats"])
        stated["seats"] = [
            {"seat": seat, "name": name, "person": None, "bot": bot or None}
            for seat, (name, bot) in enumerate(seats)
        ]
    return saved | stated


def _restored(stated: JSON, facts: JSON, saved: JSON, cat: Catalogue) -> str:
    """Fill in the commitments that were left out; return the seed."""
    seed = facts.get("seed")
    if seed is not None and not isinstance(seed, str):
        raise damaged()
    origin = _origin(stated)
    if origin is None:
        if seed is None or stated.get("commitment") == 1:
            raise damaged()
        return seed
    if stated.get("commitment") == 1:
        stated["commitment"] = _commitment(origin, stated, seed or "", saved, cat)
    shown = str(stated.get("commitment"))
    if isinstance(stated.get("fair"), dict) and stated["fair"].get("commitments") == 1:
        stated["fair"]["commitments"] = list(_commitments(origin, str(stated.get("table")), shown))
    if seed is None:
        if not origin.secret:
            raise damaged()
        seed = joint_seed(origin.secret, str(stated.get("table")), shown, origin.shares)
    return seed


def _played(saved: JSON, answers: Any, number: int, cat: Catalogue) -> Table:
    """Play the answers of a number."""
    if not isinstance(answers, int) or not 0 <= answers <= MAX_ANSWERS:
        raise damaged()
    setup = setup_from_json(saved["setup"])
    table = Table.new(setup, cat, saved["seed"], log=False, anchored=False)
    for _ in range(answers):
        options = _open_options(table)
        if not options:
            raise damaged()
        number, digit = divmod(number, options)
        for ask in table.asks:
            if digit < len(ask.options):
                table.answer(ask.seat, digit)
                break
            digit -= len(ask.options)
    if number:
        raise damaged()
    return table


def _with_rest(given: Any, known: JSON) -> JSON:
    """Undo :func:`_beyond`."""
    if not isinstance(given, dict):
        raise damaged()
    lacks = given.get("lacks", ())
    rest = {name: each for name, each in known.items() if name not in lacks}
    return rest | {name: each for name, each in given.items() if name != "lacks"}


# --- What follows from other facts ------------------------------------------------------------


def _origin(facts: JSON) -> Origin | None:
    """Return the origin of the seed without its commitments; None where the facts have none."""
    fair = facts.get("fair", {"rule": ALONE})
    if not isinstance(fair, dict):
        return None
    if fair.get("commitments") == 1:
        fair = fair | {"commitments": []}
    return known_fields(Origin, fair)


def _commitment(origin: Origin, facts: JSON, seed: str, saved: JSON, cat: Catalogue) -> str:
    """Return the commitment that the rule of an origin gives."""
    if origin.rule == ALONE:
        return commitment(seed)
    game = {
        "rules": RULES_VERSION,
        "cards": saved["cards"],
        "decks": decks_digest(cat),
        "setup": saved["setup"],
    }
    return server_commitment(str(facts.get("table")), origin.secret or "", game)


def _commitments(origin: Origin, table: str, shown: str) -> tuple[str, ...]:
    """Return the commitment of each seat; a seat without a share has none."""
    return tuple(
        seat_commitment(table, seat, shown, share) if share else ""
        for seat, share in enumerate(origin.shares)
    )


def _result_of(table: Table) -> JSON:
    """Return the result by the rules; that of a game given up names no winner of its own."""
    result = table.result
    blank: JSON = {"rule": "", "winners": [], "points": [], "ties": [], "gone": []}
    return blank if result is None else blank | _plain(to_plain(result))


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _json(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
