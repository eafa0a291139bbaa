"""Write what a notebook shows of a table and a card into a page, and name the file."""

import sys
from pathlib import Path
from tempfile import gettempdir

import archrivals

table = archrivals.Table("heroes-unite", seed="winter")
page = archrivals.card("katana")._repr_html_() + table._repr_html_()
assert "Katana" in page

file = Path(sys.argv[1] if len(sys.argv) > 1 else gettempdir()) / "archrivals.html"
file.write_text(f"<!doctype html><meta charset=utf-8>{page}", encoding="utf-8")
print(file)
