"""Build the documentation site into build/site; fail on a broken link or a missing anchor.

The pages are those of docs/, a few from elsewhere in the repository (``MOVED``), one for every
card, the rules of every box in playing order, and the balance report of every box. They are
gathered in build/site-source, with links between them set right, and built by Zensical
(zensical.toml). A link to a file that the site does not have becomes the file's path. Node draws
the faces of the cards (web/tools/faces.mjs).

`--pages FOLDER` puts this site below the table that needs no server (`npm run site` in web/): what
a file server can offer as a whole. The start page then has that table in a frame.
"""

from __future__ import annotations

import argparse
import json
import os.path
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
sys.path.insert(0, str(ROOT))

from card_pages import card_pages  # noqa: E402
from hatch_build import has_packages  # noqa: E402
from rules_pages import rules_pages  # noqa: E402
from write_balance import studies  # noqa: E402

from archrivals.boxes import BOXES  # noqa: E402
from archrivals.hosting.reference import codex  # noqa: E402
from archrivals.lab.balance.page import write_page  # noqa: E402

SOURCE: Final = ROOT / "build" / "site-source"

MOVED: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "deploy/README.md": "hosting.md",
    "examples/README.md": "examples.md",
}
"""Pages that live outside docs/, and where the site has them. README is docs/index.md there."""

LINK: Final = re.compile(r"`[^`]*`|(?P<text>!?\[[^\]]*\])\((?P<target>[^)\s]+)\)")
"""Code, which is left alone, or a link."""


WRITTEN: Final = ("docs/cards/", "docs/rulebook/")
"""Where pages are that only the site has. Its builder checks links to them."""

NOT_SEARCHED: Final = ("decisions/", "playtest-", "changelog.md", "third-reading.md")
"""Pages that a search does not find: records of how things came to be."""
FRONT_MATTER: Final = "---\nsearch:\n  exclude: true\n---\n\n"

TABLE: Final = re.compile(r"<!-- table -->\n.*?<!-- end of table -->\n", re.DOTALL)
"""The place in docs/index.md where a site below a table has that table, and others a picture."""
FRAME: Final = (
    '<iframe class="ar-table" src="../" title="A table that plays" loading="lazy"></iframe>\n\n'
    '<a href="../">Open the table in the whole window</a>\n'
)

REPORTS: Final = "<!-- reports -->"
"""The place in docs/balance.md for links to the reports."""


class BrokenLink(Exception):
    """A page links to a file that does not exist."""


def place_on_site(path: str) -> str | None:
    """Where the site has a file of the repository, or None: ``docs/rules.md`` is ``rules.md``."""
    if path in MOVED:
        return MOVED[path]
    if not path.startswith("docs/"):
        return None
    place = path.removeprefix("docs/")
    if (ROOT / path).is_dir():
        return f"{place}/index.md"
    return re.sub(r"README\.md$", "index.md", place)


def with_links_for_the_site(text: str, page: str, place: str) -> str:
    """A page of the repository as the site shows it at ``place``."""

    def link(found: re.Match[str]) -> str:
        target = found["target"]
        if target is None or target.startswith("#") or "://" in target:
            return found[0]
        path, mark, anchor = target.partition("#")
        path = os.path.normpath(PurePosixPath(page).parent / path)
        if not (ROOT / path).exists() and not path.startswith(WRITTEN):
            raise BrokenLink(f"{page} links to {path}, which does not exist")
        there = place_on_site(path)
        if there is None:
            shown = found["text"].strip("[]")
            return f"{shown} (`{path}`)" if shown != path else f"`{path}`"
        return f"{found['text']}({os.path.relpath(there, os.path.dirname(place))}{mark}{anchor})"

    lines, fenced = [], False
    for line in text.split("\n"):
        fenced ^= line.lstrip().startswith("```")
        lines.append(line if fenced else LINK.sub(link, line))
    return "\n".join(lines)


def gather(source: Path) -> None:
    """Put every page of the site into a folder, and nothing else."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source, ignore=shutil.ignore_patterns("*.md"))
    pages = [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")]
    pages += [page for page in MOVED if page != "README.md"]
    for page in pages:
        place = place_on_site(page)
        assert place is not None
        text = (ROOT / page).read_text(encoding="utf-8")
        text = with_links_for_the_site(text, page, place)
        if place.startswith(NOT_SEARCHED):
            text = FRONT_MATTER + text
        (source / place).parent.mkdir(parents=True, exist_ok=True)
        (source / place).write_text(text, encoding="utf-8")
    for place, text in (*card_pages(), *rules_pages()):
        (source / place).parent.mkdir(parents=True, exist_ok=True)
        (source / place).write_text(text, encoding="utf-8")


def add_reports(source: Path) -> None:
    """Write the balance report of every box, and links to them."""
    links = []
    for box, study in studies().items():
        write_page(study, source / "balance" / f"{box}.html")
        links.append(f"[{BOXES[box].name}](balance/{box}.html)")
    page = source / "balance.md"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace(REPORTS, f"The reports: {', '.join(links)}."), encoding="utf-8")


def draw_faces(source: Path) -> None:
    """Draw every card as the table shows it, next to its page."""
    if not has_packages(WEB):
        install = ["npm", "ci", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=WEB, check=True)
    cards = source.parent / "cards.json"
    cards.write_text(json.dumps(codex("en")), encoding="utf-8")
    command = ["node", "tools/faces.mjs", str(cards), str(source / "cards")]
    subprocess.run(command, cwd=WEB, check=True)


def add_frame(source: Path) -> None:
    """Put the table into the start page of a site that lies below it."""
    page = source / "index.md"
    page.write_text(TABLE.sub(FRAME, page.read_text(encoding="utf-8")), encoding="utf-8")


def put_together(folder: Path) -> None:
    """Build the table that needs no server into a folder, and put the site into its docs/."""
    table = ["npm", "run", "site", "--", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(table, cwd=WEB, check=True)
    shutil.copytree(ROOT / "build" / "site", folder / "docs")


def main() -> int:
    """Gather the pages and build them; the exit code is 1 where something is wrong with them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--pages", type=Path, help="a folder for the table and this site")
    parser.add_argument("--serve", action="store_true", help="show the site at localhost:8000")
    given = parser.parse_args()
    try:
        gather(SOURCE)
        add_reports(SOURCE)
        draw_faces(SOURCE)
        if given.pages:
            add_frame(SOURCE)
    except BrokenLink as error:
        print(error, file=sys.stderr)
        return 1
    command = ["serve"] if given.serve else ["build", "--clean", "--strict"]
    code = subprocess.run(
        [sys.executable, "-m", "zensical", *command], cwd=ROOT, check=False
    ).returncode
    if given.pages and not code:
        put_together(given.pages.resolve())
    return code


if __name__ == "__main__":
    sys.exit(main())
