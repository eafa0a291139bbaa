"""Proving a saved game: its seed, its shuffles, its answers, and what a browser saw of it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from archrivals.engine.checking import NOTHING_SEEN, Finding, Seen, findings
from archrivals.engine.play.scoring import points
from archrivals.engine.saving import load
from archrivals.engine.state.flat import Shuffle
from archrivals.engine.state.streams import commitment, stream_names
from archrivals.speech.summary import hero_names

from .replaying import cards_of_save
from .signatures import SIGNATURES
from .words import words


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of the saved game and its Victory Points where the save ends."""

    seat: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Check:
    """One check; ``right`` is None where it cannot be known."""

    what: str
    right: bool | None
    words: str


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof that the answers lead from the seed to the saved position, and its checks.

    ``published`` is the commitment that the caller was given before the game. ``checks`` are all
    that were made, ``reason`` what the first that failed says. ``streams`` counts
    the blocks of SHA-256 that each random stream used. ``winners`` and ``rule`` are None while the
    game is not over.
    """

    same: bool
    reason: str | None
    seed: str
    commitment: str
    published: str | None = None
    checks: list[Check] = field(default_factory=list)
    answers: int = 0
    shuffles: int = 0
    streams: dict[str, int] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    winners: list[int] | None = None
    rule: str | None = None


def proof_of(
    saved: dict[str, Any],
    published: str | None = None,
    seen: Seen = NOTHING_SEEN,
    language: str = "en",
) -> Proof:
    """Check how the seed came about, play the answers again from it, and compare."""
    cat = cards_of_save(saved)
    seed = str(saved.get("seed"))
    found: list[Finding] = list(findings(saved, cat, seen, published))
    checks = [Check(each.what, each.right, _said(each, language)) for each in found]
    shown = saved.get("commitment", commitment(seed))
    proof = Proof(False, None, seed, shown, published, checks)
    wrong = [each.words for each in checks if each.right is False]
    if wrong:
        return replace(proof, reason=wrong[0])
    shuffles: list[Shuffle] = []
    table = load(saved, cat, shuffles=shuffles)
    s = table.state
    return replace(
        proof,
        same=True,
        answers=len(table.answers),
        shuffles=len(shuffles),
        streams=dict(zip(stream_names(s.seats), s.counters, strict=True)),
        seats=[Seat(seat, name, points(s, seat)) for seat, name in enumerate(hero_names(table))],
        winners=None if table.result is None else list(table.result.winners),
        rule=None if table.result is None else table.result.rule,
    )


def _said(found: Finding, language: str) -> str:
    message = f"found-{found.code}"
    values = {name: getattr(found, name) for name in SIGNATURES.get(message, ())}
    if found.seats and "seats" in values:
        values["seats"] = ", ".join(map(str, found.seats))
    return words(language)(message, **values)


def verified(
    saved: dict[str, Any],
    published: str | None = None,
    seen: Seen = NOTHING_SEEN,
    *,
    as_data: bool = False,
    language: str = "en",
) -> int:
    """Print the proof; 1 when anything differs."""
    proof = proof_of(saved, published, seen, language)
    if as_data:
        print(json.dumps(asdict(proof), indent=1, ensure_ascii=False))
    else:
        print("\n".join(_lines(proof, language)))
    return 0 if proof.same else 1


def _lines(proof: Proof, language: str) -> list[str]:
    say = words(language)

    def line(what: str, text: str) -> str:
        return f"{say('check-name', what=what):<12} {text}"

    signs = {True: "right", False: "wrong", None: "unknown"}
    lines = [line("seed", proof.seed)]
    for check in proof.checks:
        sign = say("check-sign", right=signs[check.right])
        lines.append(line(check.what, f"{sign}{check.words}"))
    if not proof.same:
        if proof.published is not None:
            lines.append(line("published", proof.published))
        return [*lines, say("check-different", why=proof.reason or "")]
    for name, blocks in proof.streams.items():
        lines.append(line("stream", say("check-stream", stream=name, n=blocks)))
    shuffles = say("check-shuffles", n=proof.shuffles, answers=proof.answers)
    lines.append(line("shuffles", shuffles))
    names = [say("seat", name=each.name, seat=each.seat) for each in proof.seats]
    for name, each in zip(names, proof.seats, strict=True):
        lines.append(line("points", say("check-points", name=name, n=each.points)))
    if proof.winners is not None:
        winners = ", ".join(names[seat] for seat in proof.winners)
        rule = proof.rule or ""
        lines.append(line("result", say("check-result", winners=winners, rule=rule)))
    return [*lines, say("check-same")]
