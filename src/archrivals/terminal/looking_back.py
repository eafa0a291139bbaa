"""A game looked back at, in words: what ``archrivals coach`` prints."""

from __future__ import annotations

from collections.abc import Sequence

from archrivals.coach.review import Decided, Judged, Review
from archrivals.coach.words import judged_message
from archrivals.engine.language.catalogue import Catalogue
from archrivals.speech.table_talk import Hearer, Message, voice
from archrivals.speech.talk.advice import share_message

from .words import words

BAR = 40


def signed(share: float) -> str:
    """A change of a chance, as games of a hundred.

    >>> signed(0.123), signed(-0.004), signed(0.0)
    ('+12', '0', '0')
    """
    whole = round(100 * share)
    return f"{whole:+d}" if whole else "0"


def review_lines(
    found: Review, names: Sequence[str], cat: Catalogue, language: str = "en"
) -> list[str]:
    """All of it: the curve, luck and choices, the turns that decided it, the mistakes."""
    return _Page(found, names, cat, language).lines()


class _Page:
    """A review, its players and its language."""

    def __init__(self, found: Review, names: Sequence[str], cat: Catalogue, language: str) -> None:
        self._found = found
        self._names = names
        self._cat = cat
        self._voice = voice(language)
        self._words = words(language)

    def lines(self) -> list[str]:
        """The whole page."""
        found, say = self._found, self._words
        lines = [say("review-title", name=self._names[found.seat]), ""]
        lines += [*self._curve(), "", *self._sums(), "", say("review-decided")]
        for each in found.decided:
            lines += self._decided(each)
        return [*lines, "", *self._mistakes()]

    def _share(self, share: float) -> str:
        return self._voice.say(share_message(share), Hearer((), self._cat))

    def _said(self, message: Message, judged: Judged) -> str:
        you = self._found.seat
        hearer = Hearer(self._names, self._cat, you, judged.teams, judged.seat)
        return self._voice.say(message, hearer)

    def _curve(self) -> list[str]:
        """The chance to win as each of one's own turns began."""
        found, say = self._found, self._words
        own = [turn for turn in found.turns if turn.seat == found.seat]
        rows = [(say("review-turn", turn=turn.number), turn.before) for turn in own]
        rows.append((say("review-end"), found.result))
        wide = max(len(name) for name, _ in rows)
        return [
            say("review-curve"),
            *(
                f"  {name:<{wide}} {self._share(share):>10}  {'#' * round(BAR * share)}".rstrip()
                for name, share in rows
            ),
        ]

    def _sums(self) -> list[str]:
        found, say = self._found, self._words
        rows = [
            (found.start, say("review-start")),
            (found.luck, say("review-luck", error=round(100 * found.luck_error))),
        ]
        for seat, worth in enumerate(found.choices):
            rows.append((worth, say("review-choices", **self._whose(seat))))
        rows += [(found.rest, say("review-rest")), (found.result, say("review-result"))]
        return [say("review-sums"), *(f"  {signed(share):>5}  {what}" for share, what in rows)]

    def _whose(self, seat: int) -> dict[str, str]:
        person = "you" if seat == self._found.seat else "other"
        return {"person": person, "name": self._names[seat]}

    def _decided(self, each: Decided) -> list[str]:
        turn, say = each.turn, self._words
        changed = say(
            "review-changed",
            turn=turn.number,
            **self._whose(turn.seat),
            before=self._share(turn.before),
            after=self._share(turn.after),
            luck=signed(turn.luck),
        )
        judged = each.decision
        if judged is None:
            return [f"  {changed}", f"    {say('review-no-choice')}"]
        return [f"  {changed}", *(f"    {line}" for line in self._judged(judged))]

    def _judged(self, judged: Judged) -> list[str]:
        """Return the judgements: the choice, the better one, and why."""
        say, mark = self._words, judged.mark
        played = self._said(judged.options[mark.played], judged)
        lines = [say("review-played", **self._whose(judged.seat), played=played)]
        if mark.mistake:
            preferred = self._said(judged.options[mark.preferred], judged)
            gain = {"gain": signed(mark.gain.mean), "error": f"{100 * mark.gain.error:.1f}"}
            lines.append(say("review-better", preferred=preferred, **gain))
        else:
            lines.append(say("review-right"))
        why = judged_message(judged, self._cat)
        return lines if why is None else [*lines, self._said(why, judged)]

    def _mistakes(self) -> list[str]:
        found, say = self._found, self._words
        if not found.mistakes:
            return [say("review-no-mistakes")]
        lost = sum(each.mark.gain.mean for each in found.mistakes)
        lines = [say("review-mistakes", n=len(found.mistakes), lost=signed(-lost))]
        for each in found.mistakes:
            lines.append(f"  {say('review-turn', turn=each.number)}")
            lines += [f"    {line}" for line in self._judged(each)]
        return lines
