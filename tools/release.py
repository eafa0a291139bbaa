"""Release the version of this checkout: check it, build it, tag it, and push the tag.

    python tools/release.py --dry-run                        # everything but commit, tag and push
    python tools/release.py --dry-run --without gate,night   # without steps that take hours
    python tools/release.py

The version is `archrivals.__version__` without `.dev0`. Everything happens in a fresh clone, where
the heading Unreleased of the changelog becomes the version, with the date of the last commit. The
files of the release are left in dist/release. Two runs from the same commit give the same bytes,
but for the container image: `--without image` leaves it out.
Pushing the tag publishes: `.github/workflows/release.yml` builds the tag again, and uploads it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from hatch_build import with_links_for_the_index  # noqa: E402
from releases import NOT_DRILLABLE  # noqa: E402

VERSION: Final = Path("src", "archrivals", "__init__.py")
CHANGELOG: Final = Path("CHANGELOG.md")
LICENCES: Final = "archrivals/server/client/THIRD-PARTY-LICENSES.txt"
IN_SHORT: Final = "In short:\n"
NOTES_TOP_LINES: Final = 10
"""Lines of the release notes for people who read no more than that."""
MAX_SITE_FILES: Final = 1_000
"""Files in a zip that itch.io accepts."""
IMAGE: Final = "localhost/archrivals-check"
"""The image that tools/check_image.sh leaves behind."""
CONTAINERS: Final = ("podman", "buildah", "debootstrap")
"""The programs that build the image. With podman alone, the bases come from their registry."""
BUILD_IMAGE: Final = (
    *("podman", "build", "--format", "docker", "--file", "deploy/Containerfile"),
    "--tag",
)
IMAGE_STEP: Final = "image"
"""Its name for --without."""


@dataclass(frozen=True, slots=True)
class Step:
    """A check that has to pass: its name, its command, and what it shows."""

    name: str
    command: tuple[str, ...]
    shows: str


PYTHON: Final = sys.executable
STEPS: Final = (
    Step("corpus", (PYTHON, "-m", "pytest", "-q", "tests/test_corpus.py"),
         "games of older releases are still played or refused as they should be"),
    Step("upgrade", ("bench/upgrade",), "a server is upgraded and taken back while people play"),
    Step("package", (PYTHON, "tools/check_package.py", "--long"),
         "the packages are whole, in every way to install them"),
    Step("gate", (".ci/run",), "everything that holds before a change goes in"),
    Step("night", (".ci/run", "night"), "everything at length"),
)  # fmt: skip
"""The quickest first."""

Run = Callable[[Sequence[str], Path, Mapping[str, str]], int]
"""Runs a command in a folder with an environment, and returns its exit code."""


def run_command(command: Sequence[str], at: Path, environment: Mapping[str, str]) -> int:
    """Run a command; its output is shown as it comes."""
    print(f"== {' '.join(command)}", flush=True)
    return subprocess.run(command, cwd=at, env=dict(environment), check=False).returncode


class Stopped(SystemExit):
    """The release cannot go on; the text says why."""

    def __init__(self, why: str) -> None:
        super().__init__(f"release: {why}")


@dataclass(slots=True)
class Release:
    """A release of a checkout."""

    root: Path
    dry_run: bool = True
    without: frozenset[str] = frozenset()
    run: Run = run_command
    left_out: list[str] = field(default_factory=list)
    """Return what this release did not check or make, with the reason."""

    def make(self) -> Path:
        """Check, build, tag and push; return the folder with the files."""
        self._check_tree()
        version = version_of(self.root)
        self._check_tag(version)
        check_changelog((self.root / CHANGELOG).read_text(encoding="utf-8"), version)
        with tempfile.TemporaryDirectory(prefix="archrivals-release-") as scratch:
            tree, made = Path(scratch, "tree"), Path(scratch, "release")
            git(self.root, "clone", "--quiet", "--no-hardlinks", str(self.root), str(tree))
            turn(tree, version)
            notes = release_notes((tree / CHANGELOG).read_text(encoding="utf-8"), version, tree)
            environment = self._environment(tree)
            self._call(("npm", "ci", "--no-audit", "--no-fund"), tree / "web", environment)
            self._check(tree, environment)
            made.mkdir()
            (made / "NOTES.md").write_text(notes, encoding="utf-8")
            self._build(tree, made, version, environment)
            if changed := git(tree, "status", "--porcelain"):
                raise Stopped(f"the build has changed files of the tree: {_first(changed)}")
            if not self.dry_run:
                self._publish(tree, made, version)
            folder = self.root / "dist" / "release"
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(made, folder)
        return folder

    def _check_tree(self) -> None:
        if changed := git(self.root, "status", "--porcelain"):
            raise Stopped(f"the tree is not clean; commit or remove {_first(changed)}")

    def _check_tag(self, version: str) -> None:
        tag = f"v{version}"
        tagged = git(self.root, "tag", "--list", tag)
        if tagged and git(self.root, "rev-parse", f"{tag}^0") != git(
            self.root, "rev-parse", "HEAD"
        ):
            raise Stopped(f"{tag} is released already; name the next version in {VERSION}")
        if not self.dry_run and not git(self.root, "remote"):
            raise Stopped("there is no remote to push to; add one, or use --dry-run")

    def _environment(self, tree: Path) -> dict[str, str]:
        """Return the environment of every command: the clone's code, and the commit's date."""
        programs = str(Path(sys.executable).parent)
        return {
            **os.environ,
            "PATH": os.pathsep.join((programs, os.environ["PATH"])),
            "PYTHONPATH": str(tree / "src"),
            "REQUIRE_WEB_CLIENT": "1",
            "SOURCE_DATE_EPOCH": git(tree, "log", "-1", "--format=%ct"),
        }

    def _check(self, tree: Path, environment: Mapping[str, str]) -> None:
        older = git(tree, "tag", "--list", "v*", "--no-contains", "HEAD", "--sort=-creatordate")
        for step in STEPS:
            if step.name in self.without:
                self.left_out.append(f"not checked: {step.name} ({step.shows})")
                continue
            drilled = ("--from", older.split()[0]) if step.name == "upgrade" and older else ()
            code = self.run((*step.command, *drilled), tree, environment)
            if drilled and code == NOT_DRILLABLE:
                why = f"{drilled[1]} speaks another wire or plays by other rules"
                self.left_out.append(f"not checked: {step.name} ({why})")
            elif code:
                raise Stopped(f"{step.name} has failed: it is not shown that {step.shows}")

    def _call(self, command: Sequence[str], at: Path, environment: Mapping[str, str]) -> None:
        if code := self.run(command, at, environment):
            raise Stopped(f"`{' '.join(command)}` ended with {code}")

    # --- Building -----------------------------------------------------------------------------

    def _build(self, tree: Path, made: Path, version: str, environment: Mapping[str, str]) -> None:
        """Make every file of the release."""
        packages = made / "packages"
        build = (PYTHON, "-m", "build", "--no-isolation", "--outdir", str(packages))
        self._call(build, tree, environment)
        (wheel,) = packages.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            (made / "THIRD-PARTY-LICENSES.txt").write_bytes(archive.read(LICENCES))
        sbom = made / f"archrivals-{version}.cdx.json"
        self._call((PYTHON, "tools/write_sbom.py", "--output", str(sbom)), tree, environment)
        self._call(("npm", "run", "site"), tree / "web", environment)
        zip_folder(tree / "web" / "site", made / f"archrivals-{version}-site.zip")
        self._image(tree, made / f"archrivals-{version}-image.tar", environment)
        files = sorted(path for path in made.rglob("*") if path.is_file())
        sums = [
            f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(made).as_posix()}"
            for path in files
        ]
        (made / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")

    def _image(self, tree: Path, to: Path, environment: Mapping[str, str]) -> None:
        if IMAGE_STEP in self.without:
            self.left_out.append("not made: the container image")
            return
        path = environment["PATH"]
        lacking = {name for name in CONTAINERS if not shutil.which(name, path=path)}
        if "podman" in lacking:
            self.left_out.append("not made: the container image (podman is not installed)")
            return
        build = (*BUILD_IMAGE, IMAGE, ".") if lacking else ("tools/check_image.sh",)
        self._call(build, tree, environment)
        self._call(("podman", "save", "--output", str(to), IMAGE), tree, environment)

    # --- Publishing ---------------------------------------------------------------------------

    def _publish(self, tree: Path, made: Path, version: str) -> None:
        """Take the commit of the clone over, tag it, and push both."""
        branch = git(self.root, "rev-parse", "--abbrev-ref", "HEAD")
        git(self.root, "pull", "--quiet", "--ff-only", str(tree), branch)
        git(self.root, "tag", "--annotate", "--file", str(made / "NOTES.md"),
            "--cleanup=verbatim", f"v{version}")  # fmt: skip
        remote = git(self.root, "remote").split()[0]
        git(self.root, "push", "--quiet", "--atomic", remote, branch, f"v{version}")


def git(at: Path, *words: str) -> str:
    """Return what git prints; it must succeed."""
    done = subprocess.run(
        ["git", "-C", str(at), *words], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Stopped(f"`git {' '.join(words)}` failed: {done.stderr.strip()}")
    return done.stdout.strip()


def _first(status: str) -> str:
    """Return the first file that ``git status --porcelain`` names."""
    return status.splitlines()[0].split(maxsplit=1)[1]


def version_of(root: Path) -> str:
    """Return the version that is released next."""
    text = (root / VERSION).read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)(?:\.dev\d+)?"$', text, re.MULTILINE)
    if found is None:
        raise Stopped(f"{VERSION} has no version such as 1.2.3.dev0")
    return found[1]


def section_of(changelog: str, heading: str) -> str:
    """Return what a changelog says under a heading, without that line; "" if it is missing."""
    found = re.search(
        rf"^## \[{re.escape(heading)}\].*\n((?:(?!## \[).*\n?)*)", changelog, re.MULTILINE
    )
    return found[1].strip() + "\n" if found and found[1].strip() else ""


def check_changelog(changelog: str, version: str) -> None:
    """Stop unless the changelog lists the changes, in short and at length."""
    section = section_of(changelog, version) or section_of(changelog, "Unreleased")
    if not section:
        raise Stopped(f"{CHANGELOG} says nothing about {version}; write it under [Unreleased]")
    if not section.startswith(IN_SHORT) or "\n### " not in section:
        raise Stopped(f'{CHANGELOG} has no part "{IN_SHORT.strip()}" at the head of {version}')


def turn(tree: Path, version: str) -> None:
    """Commit the version in a clone: in the package, and as the heading of the changelog.

    The commit has the date of the one before it, so that it is the same each time.
    """
    code, changelog = tree / VERSION, tree / CHANGELOG
    date, day = git(tree, "log", "-1", "--format=%cI %cs").split()
    text = code.read_text(encoding="utf-8")
    code.write_text(
        re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', text, flags=re.MULTILINE),
        encoding="utf-8",
    )
    text = changelog.read_text(encoding="utf-8")
    if not section_of(text, version):
        heading = f"## [Unreleased]\n\n## [{version}] - {day}"
        changelog.write_text(text.replace("## [Unreleased]", heading, 1), encoding="utf-8")
    if git(tree, "status", "--porcelain"):
        dates = {"GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
        command = ["git", "-C", str(tree), "commit", "--quiet", "--all"]
        command += ["--message", f"Release {version}"]
        if subprocess.run(command, env={**os.environ, **dates}, check=False).returncode:
            raise Stopped(f"the commit of {version} failed")


def release_notes(changelog: str, version: str, root: Path) -> str:
    """Return the notes: ten lines for people, then the section of the changelog."""
    section = section_of(changelog, version).removeprefix(IN_SHORT).strip()
    short, _, rest = section.partition("\n### ")
    points = [" ".join(each.split()) for each in re.split(r"^- ", short, flags=re.MULTILINE)[1:]]
    top = [
        f"# Archrivals {version}",
        "Play at once: `uvx archrivals` or `pipx run archrivals`. Upgrade: "
        "`pip install --upgrade archrivals`.",
        *(f"- {each}" for each in points),
    ]
    if len(top) > NOTES_TOP_LINES:
        raise Stopped(f"{CHANGELOG} says too much in short: {len(points)} points")
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    address = project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"]
    text = f"{top[0]}\n\n{top[1]}\n\n" + "\n".join(top[2:]) + f"\n\n## All changes\n\n### {rest}\n"
    return with_links_for_the_index(text, address, f"v{version}")


def zip_folder(folder: Path, to: Path) -> None:
    """Pack a folder so that the same files give the same bytes."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    if folder / "index.html" not in files or len(files) > MAX_SITE_FILES:
        raise Stopped(f"the site has {len(files)} files, which no host of games takes")
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files:
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())  # its date is 1980
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes())


def main() -> None:
    """The command line."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=about, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dry-run", action="store_true", help="publish nothing")
    parser.add_argument("--without", default="", help="with --dry-run: steps, with commas")
    given = parser.parse_args()
    without = frozenset(filter(None, given.without.split(",")))
    names = {IMAGE_STEP, *(step.name for step in STEPS)}
    if without - names:
        parser.error(f"no step {', '.join(sorted(without - names))}; {', '.join(sorted(names))}")
    if without and not given.dry_run:
        parser.error("a release leaves out no step; --without needs --dry-run")
    release = Release(ROOT, dry_run=given.dry_run, without=without)
    folder = release.make()
    print((folder / "SHA256SUMS").read_text(encoding="utf-8"), end="")
    print("\n".join(release.left_out))
    print(f"{folder}: " + ("nothing was published" if given.dry_run else "the tag is pushed"))


if __name__ == "__main__":
    main()
