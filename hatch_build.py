"""Put the built web client into every package, and what it was built from. Hatchling calls this.

The client is built from `web/` into `src/archrivals/server/client`, where the server looks for it.

* A client that was built from the `web/` beside it is packed as it is. An sdist carries one, so a
  wheel made from an sdist needs no Node.
* A client that is missing or out of date is built by npm, where Node is installed.
* Without Node the package lacks the client. For an sdist that is an error, and for a wheel that is
  meant for others: one that is written to `dist/` (`python -m build --wheel`), or any wheel while
  REQUIRE_WEB_CLIENT=1 is set. The wheel that `pip install .` makes for itself only gets a warning.
* An editable install packs nothing: `cd web && npm ci && npm run pack` builds its client.
* Gzipped copies are for servers: every wheel has them, made here, and an sdist has none. Python for
  the page has its gzipped form alone, and that is in both.

``archrivals/built-from.txt`` names the commit and the digest of the sources, of this package and of
the client. An sdist carries it, so a wheel made from it without git names the same commit.

The page of the package index shows README. Its links lead to files of the repository, so they get
the repository's address (``repository`` in pyproject.toml); without one, only their text is shown.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT: Final = Path("src", "archrivals", "server", "client")
REQUIRED: Final = "REQUIRE_WEB_CLIENT"
WORDS: Final = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}
WORTH_IT: Final = 512
"""What is gzipped; smaller files are sent as they are."""

PACKAGE: Final = Path("src", "archrivals")
BUILT_FROM: Final = "built-from.txt"
LINK: Final = re.compile(r"`[^`]*`|(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
"""Code, which is left alone, or a link."""

STDERR: Final = 2
"""Stdout belongs to the build tool: some print the name of the package there."""


class NoClient(Exception):
    """Why there is no client to pack."""


class WebClient(BuildHookInterface[Any]):
    """The build hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the client ready before the files are collected."""
        if version == "editable":
            return
        root = Path(self.root)
        try:
            make_client(root)
        except NoClient as problem:
            told = f"No web client in this {self.target_name}: {problem}."
            if self._for_others(root):
                self.app.abort(told)
            self.app.display_warning(f"{told} `archrivals serve` will have no page to show.")
        else:
            copies(root / CLIENT, wanted=self.target_name == "wheel")
            build_data["artifacts"].append(f"/{CLIENT.as_posix()}/")  # it is not under git
        made = root / "build" / BUILT_FROM
        made.parent.mkdir(exist_ok=True)
        made.write_text(built_from(root), encoding="utf-8", newline="\n")
        place = Path("archrivals") if self.target_name == "wheel" else PACKAGE
        build_data["force_include"][str(made)] = (place / BUILT_FROM).as_posix()

    def _for_others(self, root: Path) -> bool:
        wanted = os.environ.get(REQUIRED, "0") not in {"", "0"}
        return wanted or self.target_name == "sdist" or Path(self.directory) == root / "dist"


class ReadmeOfTheIndex(MetadataHookInterface):
    """The metadata hook: README with links that work elsewhere, and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the fields that pyproject.toml calls dynamic."""
        root = Path(self.root)
        repository = str(self.config.get("repository", "")).rstrip("/")
        found = re.search(
            r'^__version__ = "(.+)"$', (root / PACKAGE / "__init__.py").read_text("utf-8"), re.M
        )
        assert found is not None
        ref = "HEAD" if "dev" in found[1] else f"v{found[1]}"
        text = (root / "README.md").read_text(encoding="utf-8")
        readme = with_links_for_the_index(text, repository, ref)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        if repository:
            metadata["urls"] = {
                "Source": repository,
                "Documentation": f"{repository}/blob/{ref}/docs/index.md",
                "Changelog": f"{repository}/blob/{ref}/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }


def with_links_for_the_index(text: str, repository: str, ref: str) -> str:
    """Return README as the page of a package index shows it, without a relative link."""

    def link(found: re.Match[str]) -> str:
        target = found["target"]
        if target is None or "://" in target:
            return found[0]
        if not repository:
            return "" if found["picture"] else found["text"]
        kind = "raw" if found["picture"] else "blob"
        return f"{found['picture']}[{found['text']}]({repository}/{kind}/{ref}/{target})"

    lines, fenced = [], False
    for line in text.split("\n"):
        fenced ^= line.lstrip().startswith("```")
        lines.append(line if fenced else LINK.sub(link, line))
    return "\n".join(lines)


def built_from(root: Path) -> str:
    """Return the commit and the digest of the sources, as lines of ``name: value``.

    Without git, the commit is the one that an sdist names, unless its sources have changed.
    """
    sources = f"sources: sha256:{digest_of_sources(root)}\n"
    noted = root / PACKAGE / BUILT_FROM
    if (root / ".git").exists() and shutil.which("git"):
        git = ["git", "-C", str(root)]
        commit = subprocess.run(
            [*git, "rev-parse", "HEAD"], capture_output=True, text=True, check=False
        )
        status = [*git, "status", "--porcelain"]
        changed = subprocess.run(status, capture_output=True, text=True, check=False).stdout
        if commit.returncode == 0:
            changes = "changed: yes\n" if changed else ""
            return f"commit: {commit.stdout.strip()}\n{changes}{sources}"
    elif noted.is_file() and noted.read_text(encoding="utf-8").endswith(sources):
        return noted.read_text(encoding="utf-8")
    return sources


def digest_of_sources(root: Path) -> str:
    """Return the digest of a list of all sources, as ``sha256sum`` writes it.

    The client stands in it with the lists of its own sources, which it carries.
    """
    package, client = root / PACKAGE, root / CLIENT
    files = [
        path
        for path in package.rglob("*")
        if path.is_file() and path.name != BUILT_FROM and not path.name.startswith(".")
        if "__pycache__" not in path.parts and client not in path.parents
    ]
    files += [file for file in client.rglob("sources.sha256") if file.is_file()]
    names = sorted((path.relative_to(package).as_posix(), path) for path in files)
    lines = [f"{digest_of(path)}  {name}\n" for name, path in names]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def make_client(root: Path) -> None:
    """Leave an up-to-date client in the source tree, or say why there is none."""
    web, client = root / "web", root / CLIENT
    lack = lacking(web, client)
    if not lack:
        return
    if not (web / "package.json").is_file():
        raise NoClient(f"{lack}, and there is no web/ to build it from")
    npm = shutil.which("npm")
    if npm is None:
        raise NoClient(f"{lack}, and building it needs Node 20.19 or newer, which is not installed")
    install = [] if has_packages(web) else [["ci", "--no-audit", "--no-fund"]]
    for command in (*install, ["run", "pack"]):
        if subprocess.run([npm, *command], cwd=web, stdout=STDERR, check=False).returncode:
            raise NoClient(f"{lack}, and `npm {' '.join(command)}` in web/ failed")
    if lack := lacking(web, client):
        raise NoClient(f"{lack}, although npm has just built it")


def has_packages(web: Path) -> bool:
    """Return whether npm has installed what the lock file names; it notes that in a file."""
    done, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if not (done.is_file() and lock.is_file()):
        return False
    there = json.loads(done.read_text(encoding="utf-8"))["packages"]
    return all(
        there.get(name, {}).get("version") == package["version"]
        for name, package in json.loads(lock.read_text(encoding="utf-8"))["packages"].items()
        if name and not package.get("optional")  # "" is the project; optional: other platforms'
    )


def copies(client: Path, *, wanted: bool) -> None:
    """Put a gzipped copy beside every file that is worth it, or take all copies away."""
    for old in client.rglob("*.gz"):
        if old.with_suffix("").is_file():  # Python for the page has no other form
            old.unlink()
    for path in list(client.rglob("*")) if wanted else ():
        if path.suffix in WORDS and path.stat().st_size >= WORTH_IT:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def lacking(web: Path, client: Path) -> str:
    """What is wrong with a client; empty if it was built from exactly this ``web/`` and ``src/``.

    Without ``web/`` there is nothing to compare it with, and every client is right.
    """
    if not (client / "index.html").is_file():
        return f"{CLIENT.as_posix()} has not been built"
    if not (web / "package.json").is_file():
        return ""
    for root, listed in (
        (web, client / "sources.sha256"),
        (client.parent.parent, client / "runtime" / "sources.sha256"),  # games in the page
    ):
        if not listed.is_file():
            return f"{CLIENT.as_posix()} does not list its sources"
        if changed := changes(root, listed):
            return f"{root.name}/{min(changed)} has changed since the client was built"
    return ""


def changes(root: Path, listed: Path) -> set[str]:
    """The files of a folder that are no longer as a list has them."""
    sources: dict[str, str] = {}
    for line in listed.read_text(encoding="utf-8").splitlines():
        digest, _, name = line.partition("  ")
        sources[name] = digest
    folders = {name.split("/")[0] for name in sources if "/" in name}
    there = {
        path.relative_to(root).as_posix()
        for folder in folders
        for path in (root / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    there |= {name for name in sources if (root / name).is_file()}
    return there ^ sources.keys() | {
        name for name in there & sources.keys() if sources[name] != digest_of(root / name)
    }


def digest_of(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
