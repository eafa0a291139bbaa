"""Begin games from seeds of every kind, save them and load them again."""

from pathlib import Path
from tempfile import TemporaryDirectory

import archrivals

seeds: list[str | int | bytes | None] = [2026, "winter", b"\x00\xff", None]
with TemporaryDirectory() as folder:
    file = Path(folder) / "game.json"
    for seed in seeds:
        table = archrivals.Table(seed=seed)
        table.answer(table.options[0])
        table.save(file)
        again = archrivals.Table.load(file)
        assert again.to_json() == table.to_json()
        print(f"{seed!r} is kept as {again.seed!r}")
assert archrivals.Table(seed=5).view(0) == archrivals.Table(seed="5").view(0)
