"""A release stops with one sentence where something is missing, and gives the same files twice.

What takes long is a stand-in here; ``python tools/release.py --dry-run`` does it all.
"""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "bench")]

from release import LICENCES, STEPS, Release, Stopped, git, release_notes  # noqa: E402
from releases import NOT_DRILLABLE  # noqa: E402

CHANGELOG = """\
# Changelog

## [Unreleased]

In short:

- **Players**: a table with
  [rules](docs/rules.md).
- **Hosts**: one command.

### Added
- A table.

## [0.1.0] - 2026-11-15

In short:

- **Players**: nothing yet.

### Added
- An engine.
"""
PROJECT = (
    '[tool.hatch.metadata.hooks.custom]\nrepository = "https://forge.example/ana/archrivals"\n'
)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout, with a remote to push to."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ana")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ana@example.org")
    root = tmp_path / "checkout"
    package = root / "src" / "archrivals"
    package.mkdir(parents=True)
    (root / "web").mkdir()
    (package / "__init__.py").write_text('__version__ = "0.2.0.dev0"\n')
    (root / "web" / "package.json").write_text("{}\n")
    (root / "CHANGELOG.md").write_text(CHANGELOG)
    (root / "pyproject.toml").write_text(PROJECT)
    (root / ".gitignore").write_text("dist/\nweb/site/\n")
    subprocess.run(["git", "init", "-q", "-b", "main", str(root)], check=True)
    subprocess.run(["git", "init", "-q", "--bare", str(tmp_path / "forge")], check=True)
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "All of it")
    git(root, "remote", "add", "origin", str(tmp_path / "forge"))
    return root


class Machine:
    """Stands in for tests, npm and build, and notes what it was asked."""

    def __init__(self, fails: str = "", spoils: bool = False, code: int = 1) -> None:
        self.asked: list[str] = []
        self.fails = fails
        self.spoils = spoils
        self.code = code

    def __call__(self, command: Sequence[str], at: Path, environment: Mapping[str, str]) -> int:
        words = " ".join(command)
        self.asked.append(words)
        if self.fails and self.fails in words:
            return self.code
        if "-m build" in words:
            packages = Path(command[-1])
            packages.mkdir()
            with zipfile.ZipFile(packages / "archrivals-0.2.0.whl", "w") as wheel:
                epoch = environment["SOURCE_DATE_EPOCH"]
                wheel.writestr(zipfile.ZipInfo("built-from"), git(at, "rev-parse", "HEAD") + epoch)
                wheel.writestr(zipfile.ZipInfo(LICENCES), "MIT")
            if self.spoils:
                (at / "web" / "package.json").write_text("{ }\n")
        elif "write_sbom" in words:
            Path(command[-1]).write_text("{}")
        elif words == "npm run site":
            (at / "site" / "assets").mkdir(parents=True)
            (at / "site" / "index.html").write_text("<!doctype html>")
            (at / "site" / "assets" / "a.js").write_text("play()")
        return 0


def stopped(root: Path, machine: Machine | None = None) -> str:
    """Return why a dry run stops."""
    with pytest.raises(Stopped) as error:
        Release(root, run=machine or Machine()).make()
    assert not (root / "dist").exists()
    (line,) = str(error.value).splitlines()
    return line


def test_a_dirty_tree_stops_a_release(root: Path) -> None:
    (root / "notes.txt").write_text("to do")
    machine = Machine()
    line = stopped(root, machine)
    assert line == "release: the tree is not clean; commit or remove notes.txt"
    assert machine.asked == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            CHANGELOG[CHANGELOG.index("In short") : CHANGELOG.index("## [0.1.0]")],
            "",
            "says nothing about 0.2.0; write it under [Unreleased]",
        ),
        ("In short:\n\n- **P", "- **P", 'has no part "In short:" at the head of 0.2.0'),
        (
            "- **Hosts**",
            "- **Hosts**: x\n" * 9 + "- **Hosts**",
            "says too much in short: 11 points",
        ),
    ],
    ids=["no entry", "nothing in short", "too long"],
)
def test_a_changelog_that_lacks_the_version_stops_a_release(
    root: Path, old: str, new: str, why: str
) -> None:
    (root / "CHANGELOG.md").write_text(CHANGELOG.replace(old, new, 1))
    git(root, "commit", "--quiet", "--all", "--message", "Change the changelog")
    assert stopped(root) == f"release: CHANGELOG.md {why}"


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_a_check_that_fails_stops_a_release(root: Path, step: object) -> None:
    assert isinstance(step, type(STEPS[0]))
    machine = Machine(fails=" ".join(step.command))
    line = stopped(root, machine)
    assert line == f"release: {step.name} has failed: it is not shown that {step.shows}"
    assert not any("-m build" in each for each in machine.asked)


def test_a_build_that_changes_the_tree_stops_a_release(root: Path) -> None:
    line = stopped(root, Machine(spoils=True))
    assert line == "release: the build has changed files of the tree: web/package.json"


def test_a_version_that_is_out_stops_a_release(root: Path) -> None:
    git(root, "tag", "v0.2.0")
    (root / "more.txt").write_text("more")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "Add more")
    assert stopped(root).startswith("release: v0.2.0 is released already")


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_two_dry_runs_of_clones_give_the_same_files_and_publish_nothing(
    root: Path, tmp_path: Path
) -> None:
    made = []
    for name in ("first", "second"):
        git(root, "clone", "--quiet", str(root), str(tmp_path / name))
        release = Release(tmp_path / name, without=frozenset({"night"}), run=Machine())
        made.append(contents(release.make()))
        assert release.left_out[0].startswith("not checked: night (")
        assert git(tmp_path / name, "tag") == ""
        assert git(tmp_path / name, "log", "--format=%s") == "All of it"
    assert made[0] == made[1]
    assert made[0].keys() >= {
        "NOTES.md",
        "SHA256SUMS",
        "THIRD-PARTY-LICENSES.txt",
        "archrivals-0.2.0-site.zip",
        "archrivals-0.2.0.cdx.json",
        "packages/archrivals-0.2.0.whl",
    }
    assert made[0]["SHA256SUMS"].count(b"\n") == len(made[0]) - 1


@pytest.mark.parametrize(
    ("there", "made"),
    [
        ((), None),
        (("podman",), "podman build --format docker --file deploy/Containerfile"),
        (("podman", "buildah", "debootstrap"), "tools/check_image.sh"),
    ],
    ids=["nothing", "podman", "all"],
)
def test_the_image_is_made_with_what_is_there(
    root: Path, there: Sequence[str], made: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("release.shutil.which", lambda name, path: name if name in there else None)
    machine = Machine()
    release = Release(root, run=machine)
    release.make()
    assert [each for each in machine.asked if made and each.startswith(made)] or not made
    left_out = [each for each in release.left_out if "image" in each]
    assert left_out == ([] if made else ["not made: the container image (podman is not installed)"])


def test_a_release_turns_the_changelog_tags_the_commit_and_pushes_both(root: Path) -> None:
    Release(root, dry_run=False, run=Machine()).make()
    day = git(root, "log", "-1", "--format=%cs")
    assert f"## [Unreleased]\n\n## [0.2.0] - {day}\n" in (root / "CHANGELOG.md").read_text()
    assert '__version__ = "0.2.0"' in (root / "src/archrivals/__init__.py").read_text()
    head = git(root, "rev-parse", "HEAD")
    assert git(root, "log", "--format=%s").splitlines() == ["Release 0.2.0", "All of it"]
    pushed = git(root, "ls-remote", "origin")
    assert f"{head}\trefs/heads/main" in pushed
    assert f"{head}\trefs/tags/v0.2.0^{{}}" in pushed

    machine = Machine()  # the workflow builds the tag again
    Release(root, run=machine).make()
    assert git(root, "rev-parse", "HEAD") == head
    assert "bench/upgrade" in machine.asked, "from no release, for there is none before"


def test_an_upgrade_is_drilled_from_the_release_before(root: Path) -> None:
    git(root, "tag", "v0.1.0")
    (root / "more.txt").write_text("more")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "Add more")
    machine = Machine()
    Release(root, run=machine).make()
    assert "bench/upgrade --from v0.1.0" in machine.asked

    other_rules = Machine(fails="bench/upgrade", code=NOT_DRILLABLE)
    release = Release(root, run=other_rules)
    release.make()
    (why,) = (each for each in release.left_out if "upgrade" in each)
    assert why == "not checked: upgrade (v0.1.0 speaks another wire or plays by other rules)"


def test_notes_begin_with_a_few_lines_for_people(root: Path) -> None:
    notes = release_notes(CHANGELOG.replace("Unreleased", "0.2.0"), "0.2.0", root)
    top, _, rest = notes.partition("\n## All changes\n")
    address = "https://forge.example/ana/archrivals/blob/v0.2.0/docs/rules.md"
    assert top.splitlines()[4:] == [
        f"- **Players**: a table with [rules]({address}).",
        "- **Hosts**: one command.",
    ]
    assert "uvx archrivals" in top
    assert rest == "\n### Added\n- A table.\n"


WHOM = {"Players", "Hosts", "Makers of cards and boxes", "Programmers"}


def test_the_next_changelog_is_short_and_grouped_by_whom_it_concerns() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = text[text.index("\n## ") : text.index("\n## [0.1.0]")]
    groups = re.findall(r"^#### ([^:\n]+)", newest, re.MULTILINE)
    assert set(groups) == WHOM
    assert not re.search(r"\[[^\]\n]*\n[^\[\]\n]*\]\(", text), (
        "the site reads links a line at a time"
    )
    blocks = re.findall(r"^- (.*(?:\n  .*)*)", newest[newest.index("\n### ") :], re.MULTILINE)
    assert len(blocks) > 50
    assert [each for each in blocks if len(" ".join(each.split())) > 300] == []
