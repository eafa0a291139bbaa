"""A game looked back at, in English."""

from __future__ import annotations

from collections.abc import Sequence

from archrivals.engine.catalogue import Catalogue

from .review import Decided, Judged, Review
from .words import per_cent, reason_text

BAR = 40


def signed(share: float) -> str:
    """A change of a chance, as points of a hundred.

    >>> signed(0.123), signed(-0.004), signed(0.0)
    ('+12', '0', '0')
    """
    whole = round(100 * share)
    return f"{whole:+d}" if whole else "0"


def review_lines(found: Review, names: Sequence[str], cat: Catalogue) -> list[str]:
    """All of it: the curve, luck and choices, the turns that decided it, the mistakes."""
    lines = [f"Looking back as {names[found.seat]}.", ""]
    lines += [*_curve(found), "", *_sums(found, names), ""]
    lines.append("The turns that decided it:")
    for each in found.decided:
        lines += _decided(each, found.seat, names, cat)
    lines += ["", *_mistakes(found, names, cat)]
    return lines


def _curve(found: Review) -> list[str]:
    """The chance to win as each of one's own turns began."""
    lines = ["Your chance to win as your turns began, all hands open:"]
    for turn in found.turns:
        if turn.seat == found.seat:
            bar = "#" * round(BAR * turn.before)
            lines.append(f"  turn {turn.number:>3} {per_cent(turn.before):>9}  {bar}")
    return [*lines, f"  the end  {per_cent(found.result):>9}  {'#' * round(BAR * found.result)}"]


def _sums(found: Review, names: Sequence[str]) -> list[str]:
    lines = [
        "What made it so, in points of a hundred:",
        f"  {signed(found.start):>5}  before the cards were dealt",
        f"  {signed(found.luck):>5}  luck (standard error {100 * found.luck_error:.0f})",
    ]
    for seat, worth in enumerate(found.choices):
        whose = "your choices" if seat == found.seat else f"the choices of {names[seat]}"
        lines.append(f"  {signed(worth):>5}  {whose}, against a collector's")
    lines.append(f"  {signed(found.rest):>5}  not foreseen by the chances")
    lines.append(f"  {signed(found.result):>5}  the result")
    return lines


def _decided(each: Decided, seat: int, names: Sequence[str], cat: Catalogue) -> list[str]:
    turn = each.turn
    whose = "your turn" if turn.seat == seat else f"turn of {names[turn.seat]}"
    change = f"from {per_cent(turn.before)} to {per_cent(turn.after)}"
    lines = [f"  Turn {turn.number}, {whose}: {change}, of it luck {signed(turn.luck)}."]
    judged = each.decision
    if judged is None:
        return [*lines, "    There was nothing to decide in it."]
    who = "You" if judged.seat == seat else names[judged.seat]
    options = judged.said(names, cat, seat)
    played, preferred = _quoted(options, judged.mark.played, judged.mark.preferred)
    if judged.mark.mistake:
        lines.append(f"    {who} chose {played}; the coach prefers {preferred}: {_gain(judged)}.")
    else:
        lines.append(f"    {who} chose {played}; the coach finds nothing clearly better.")
    return [*lines, *_why(judged, options, cat, "" if judged.seat == seat else who)]


def _mistakes(found: Review, names: Sequence[str], cat: Catalogue) -> list[str]:
    if not found.mistakes:
        return ["No choice of yours was clearly a mistake."]
    lost = sum(each.mark.gain.mean for each in found.mistakes)
    many = "1 choice" if len(found.mistakes) == 1 else f"{len(found.mistakes)} choices"
    lines = [f"Clearly not the best: {many}, together {signed(-lost)}."]
    for each in found.mistakes:
        options = each.said(names, cat, found.seat)
        played, preferred = _quoted(options, each.mark.played, each.mark.preferred)
        lines.append(f"  Turn {each.number}: {played}; better {preferred}, {_gain(each)}.")
        lines += _why(each, options, cat)
    return lines


def _quoted(options: Sequence[str], *at: int) -> list[str]:
    return [f'"{options[each].partition(":")[0]}"' for each in at]


def _gain(judged: Judged) -> str:
    gain = judged.mark.gain
    return f"{signed(gain.mean)} (standard error {100 * gain.error:.1f})"


def _why(judged: Judged, options: Sequence[str], cat: Catalogue, who: str = "") -> list[str]:
    why = judged.mark.why
    if why is None or why.kind == "even":
        return []
    text = reason_text(why, options, cat, who)
    return [f"    With it {text}."] if judged.mark.mistake else [f"    With that {text}."]
