"""Figures for people: progress on a terminal, tables of results."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Any


class Progress:
    """A progress bar on standard error, only where that is a terminal."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.began = time.monotonic()
        self.shown = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def at(self, done: int) -> None:
        """Show how far it is."""
        if not self.shown:
            return
        spent = time.monotonic() - self.began
        left = spent / done * (self.total - done)
        bar = "#" * (30 * done // self.total)
        print(
            f"\r[{bar:<30}] {done}/{self.total} {self.what}, {left:.0f} s left ",
            end="",
            file=sys.stderr,
            flush=True,
        )


def _row(name: str, value: object) -> str:
    return f"  {name:<32}{value}"


def simulation(figures: dict[str, Any]) -> str:
    """What a simulation came to."""
    lines = [f"{figures['games']} games in {figures['seconds']} s"]
    for name, taken in figures["seats_taken"].items():
        wins = figures["wins"].get(name, 0)
        lines.append(
            _row(
                f"{name} ({taken} seats)",
                f"{wins:g} wins ({wins / figures['games']:.1%} of games), "
                f"{figures['mean_points'][name]} points on average",
            )
        )
    by_seat = ", ".join(f"{seat}: {wins:g}" for seat, wins in figures["wins_by_seat"].items())
    lines.append(_row("wins by seat", by_seat))
    lines.append(_row("turns", f"{figures['mean_turns']} (longest {figures['longest_turns']})"))
    lines.append(_row("decisions a game", figures["mean_decisions"]))
    lines.append(_row("endings", ", ".join(f"{r} {n}" for r, n in figures["endings"].items())))
    if len(figures["tables"]) > 1:
        lines.append(_row("kinds of table", len(figures["tables"])))
    lines.append(_row("Super Heroes played", len(figures["heroes"])))
    if figures["replayed"]:
        lines.append(_row("replayed from saves", f"{figures['replayed']}, all to the same digest"))
    lines.append(_row("decisions/s", figures["decisions_per_second"]))
    lines.append(_row("games/s", figures["games_per_second"]))
    lines.append(_row("failures", len(figures["failures"])))
    for failure in figures["failures"][:5]:
        lines += ["", failure["error"].rstrip(), f"repeat it with: {failure['command']}"]
    return "\n".join(lines)


def speeds(figures: dict[str, float]) -> str:
    """What a bench came to."""
    lines = [
        "One core, medians of interleaved rounds:",
        _row("decisions/s, 2 random players", f"{figures['decisions_per_second']:,.0f}"),
    ]
    if "times_pyminion" in figures:
        theirs = figures["pyminion_decisions_per_second"]
        lines.append(_row("pyminion BigMoney ×2", f"{theirs:,.0f} decisions/s"))
        lines.append(_row("ours against pyminion's", f"{figures['times_pyminion']:.2f} ×"))
    else:
        lines.append(_row("pyminion", "not installed (pip install pyminion==0.4.0)"))
    lines.append(_row("fork at a quiet point", f"{figures['fork_quiet_us']:.1f} µs"))
    lines.append(_row("fork in mid-effect", f"{figures['fork_mid_effect_us']:.1f} µs"))
    games = figures["greedy_4_player_games_per_second"]
    lines.append(_row("4-player greedy games/s", f"{games:.1f}"))
    return "\n".join(lines)
