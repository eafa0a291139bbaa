"""Figures as tables for people: simulations, speeds, matches between bots."""

from __future__ import annotations

from typing import Any


def _row(name: str, value: object) -> str:
    return f"  {name:<32}{value}"


def simulation(figures: dict[str, Any]) -> str:
    """Describe the result of a simulation."""
    lines = [f"{figures['games']} games in {figures['seconds']} s"]
    ended = figures["games"] - len(figures["failures"])
    for name, taken in figures["seats_taken"].items():
        wins = figures["wins"].get(name, 0)
        lines.append(
            _row(
                f"{name} ({taken} seats)",
                f"{wins:g} wins ({wins / ended:.1%} of games), "
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
    """Describe the result of a bench."""
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


# --- Matches ----------------------------------------------------------------------------------


def match_result(figures: dict[str, Any]) -> str:
    """Describe the result of a match: every pair, and the matrix where there are several."""
    where = figures["recipe"] or figures["box"]
    lines = [
        f"{where}, {figures['players']} players: {figures['games']} games in "
        f"{figures['seconds']} s ({figures['games_per_second']} games/s), "
        f"rules {figures['rules']}, cards {figures['cards'][:12]}"
    ]
    if figures["interrupted"]:
        lines.append("Stopped before its end; this is what had been played.")
    for pair in figures["pairs"]:
        lines += ["", *_pair(pair, figures["fair"])]
    if len(figures["pairs"]) > 1:
        lines += ["", *_matrix(figures)]
    lines += ["", _row("failures", len(figures["failures"]))] if figures["failures"] else []
    for failure in figures["failures"][:5]:
        lines += ["", failure["error"].rstrip()]
        lines += [f"repeat it with: {failure['command']}"] if failure["command"] else []
    return "\n".join(lines)


def _pair(pair: dict[str, Any], fair: float) -> list[str]:
    lines = [
        f"{pair['candidate']} against {pair['opponent']}: {pair['share']:.1%} "
        f"(95 %: {pair['low']:.1%} to {pair['high']:.1%}; fair is {fair:.0%})",
        _row("blocks, games", f"{pair['blocks']}, {pair['games']}"),
    ]
    if pair["margin_low"] is not None:
        margin = f"{pair['margin']:+} ({pair['margin_low']:+} to {pair['margin_high']:+})"
        lines.append(_row("Victory Points ahead", margin))
    by_side = ", ".join(f"{share:.1%}" for share in pair["share_by_side"])
    lines.append(_row("share by side", by_side))
    if pair["rho"] is not None:
        worth = f"{pair['variance_ratio']} (correlation {pair['rho']})"
        lines.append(_row("variance, paired to unpaired", worth))
    for name, spent in pair["thinking_ms"].items():
        lines.append(
            _row(f"{name}, a decision", f"{spent['mean']} ms (slowest {spent['slowest']} ms)")
        )
    lines.append(_row("turns, decisions a game", f"{pair['turns']}, {pair['decisions']}"))
    if "sprt" in pair:
        test = pair["sprt"]
        lines.append(_row("test", _VERDICTS[test["verdict"]].format(**test)))
    return lines


_VERDICTS = {
    "higher": "{higher:.1%} rather than {lower:.1%} (log-likelihood ratio {llr})",
    "lower": "{lower:.1%} rather than {higher:.1%} (log-likelihood ratio {llr})",
    "open": "{lower:.1%} or {higher:.1%}? not decided (log-likelihood ratio {llr})",
}


def _matrix(figures: dict[str, Any]) -> list[str]:
    """Row against column, in per cent, half the width of the interval next to it."""
    names = list(figures["averages"])
    cells = {
        (pair["candidate"], pair["opponent"]): (pair["share"], pair["high"] - pair["low"])
        for pair in figures["pairs"]
    }
    if figures["sides"] == 2:
        for (one, other), (share, width) in list(cells.items()):
            cells[other, one] = (1 - share, width)
    wide = max(14, *(len(name) + 2 for name in names))
    lines = [" " * wide + "".join(f"{name:>{wide}}" for name in [*names, "average"])]
    for one in names:
        line = f"{one:<{wide}}"
        for other in names:
            share, width = cells.get((one, other), (None, 0.0))
            cell = "" if share is None else f"{100 * share:.1f} ±{50 * width:.1f}"
            line += f"{cell:>{wide}}"
        lines.append(line + f"{100 * figures['averages'][one]:.1f}".rjust(wide))
    return lines
