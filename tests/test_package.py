"""What a package has in it: the web client in every one, built only where that is needed.

The tree here is small and npm is a stand-in; ``tools/check_package.py`` builds, installs and plays
the real one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import has_packages  # noqa: E402

CLIENT = "archrivals/server/client"
NPM = """#!{python}
import hashlib, pathlib, sys
with open("npm.log", "a") as log:
    print(*sys.argv[1:], file=log)
if sys.argv[1] == "run":
    if "broken" in pathlib.Path("src/main.tsx").read_text():
        sys.exit("main.tsx: broken")
    client = pathlib.Path("../src/archrivals/server/client")
    (client / "assets").mkdir(parents=True, exist_ok=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "assets" / "main.js").write_text(pathlib.Path("src/main.tsx").read_text())
    sources = ["package.json", *(each.as_posix() for each in pathlib.Path("src").iterdir())]
    lines = [hashlib.sha256(open(each, "rb").read()).hexdigest() + "  " + each for each in sources]
    (client / "sources.sha256").write_text("\\n".join(lines) + "\\n")
    python = hashlib.sha256(open("../src/archrivals/__init__.py", "rb").read()).hexdigest()
    (client / "runtime").mkdir(exist_ok=True)
    (client / "runtime" / "sources.sha256").write_text(python + "  __init__.py\\n")
"""

Build = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout in which nothing has been built."""
    tree = tmp_path / "tree"
    (tree / "web" / "src").mkdir(parents=True)
    (tree / "web" / "package.json").write_text("{}")
    (tree / "web" / "src" / "main.tsx").write_text("play();")
    (tree / "src" / "archrivals").mkdir(parents=True)
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "NOTICE",
        ".gitignore",
    ):
        shutil.copy(ROOT / name, tree)
    shutil.copy(ROOT / "src" / "archrivals" / "__init__.py", tree / "src" / "archrivals")
    return tree


@pytest.fixture
def build(tmp_path: Path, tree: Path) -> Build:
    """Builds as a build tool does: by the hooks of PEP 517, in a process of its own."""

    def built(
        target: str, *, node: bool, into: Path | None = None, at: Path = tree, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        programs = tmp_path / ("with-node" if node else "without-node")
        programs.mkdir(exist_ok=True)
        if node:
            (programs / "npm").write_text(NPM.format(python=sys.executable))
            (programs / "npm").chmod(0o755)
        into = into or tmp_path / "out"
        into.mkdir(exist_ok=True)
        call = f"import hatchling.build as b; b.build_{target}({str(into)!r})"
        environment = {**os.environ, "PATH": str(programs), **variables}
        return subprocess.run(
            [sys.executable, "-c", call],
            cwd=at,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    return built


def wheel_in(folder: Path) -> dict[str, bytes]:
    """The files of the only wheel in a folder."""
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist()}


def sdist_in(folder: Path) -> set[str]:
    """The names of the only sdist in a folder, without the first folder."""
    (path,) = folder.glob("*.tar.gz")
    with tarfile.open(path) as sdist:
        return {name.partition("/")[2] for name in sdist.getnames()}


def asked_of_npm(tree: Path) -> list[str]:
    """What npm was called for since this was asked last."""
    log = tree / "web" / "npm.log"
    lines = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return lines


def test_the_lock_of_npm_has_the_packages_of_every_platform() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    lacking = [
        f"{path}: {name}"
        for path, package in lock.items()
        for name in package.get("optionalDependencies", {})
        if f"node_modules/{name}" not in lock and f"{path}/node_modules/{name}" not in lock
    ]
    assert lacking == [], "`npm ci` refuses a lock that lacks them"


@pytest.mark.parametrize(
    ("there", "answer"),
    [
        ({"node_modules/a": "1.0", "node_modules/b": "2.0"}, True),
        ({"node_modules/a": "1.0", "node_modules/b": "2.1"}, False),
        ({"node_modules/b": "2.0"}, False),
    ],
    ids=["all", "another version", "one is missing"],
)
def test_npm_installs_again_only_what_the_lock_does_not_name(
    tmp_path: Path, there: dict[str, str], answer: bool
) -> None:
    optional = {"version": "3.0", "optional": True}
    wanted = {"": {}, "node_modules/a": {"version": "1.0"}, "node_modules/b": {"version": "2.0"}}
    lock = {"packages": wanted | {"node_modules/of-windows": optional}}
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    assert not has_packages(tmp_path)
    (tmp_path / "node_modules").mkdir()
    done = {"packages": {name: {"version": version} for name, version in there.items()}}
    (tmp_path / "node_modules" / ".package-lock.json").write_text(json.dumps(done))
    assert has_packages(tmp_path) is answer


BUILT = ["ci --no-audit --no-fund", "run pack"]


def test_a_wheel_from_a_checkout_builds_the_client_once(
    build: Build, tree: Path, tmp_path: Path
) -> None:
    assert build("wheel", node=True).returncode == 0
    files = wheel_in(tmp_path / "out")
    assert {f"{CLIENT}/index.html", f"{CLIENT}/sources.sha256"} <= files.keys()
    assert files[f"{CLIENT}/assets/main.js"] == b"play();"
    assert asked_of_npm(tree) == BUILT

    assert build("wheel", node=True).returncode == 0
    assert asked_of_npm(tree) == [], "it was up to date"


@pytest.mark.parametrize("change", ["changed", "added", "removed", "in Python"])
def test_a_client_older_than_its_sources_is_built_again_or_left_out(
    build: Build, tree: Path, tmp_path: Path, change: str
) -> None:
    build("wheel", node=True)
    asked_of_npm(tree)
    sources = tree / "web" / "src"
    if change == "changed":
        (sources / "main.tsx").write_text("win();")
    elif change == "added":
        (sources / "more.tsx").write_text("win();")
    elif change == "in Python":
        with (tree / "src" / "archrivals" / "__init__.py").open("a") as module:
            module.write("# other rules\n")
    else:
        listed = tree / "src" / CLIENT / "sources.sha256"
        listed.write_text(listed.read_text() + f"{'0' * 64}  src/gone.tsx\n")

    told = build("wheel", node=False, into=tmp_path / "bare")
    assert told.returncode == 0
    assert "has changed since the client was built" in told.stderr
    assert not [name for name in wheel_in(tmp_path / "bare") if CLIENT in name]

    build("wheel", node=True)
    assert asked_of_npm(tree) == BUILT
    made = wheel_in(tmp_path / "out")[f"{CLIENT}/assets/main.js"]
    assert made == (sources / "main.tsx").read_bytes()


def test_an_sdist_carries_the_built_client_and_its_wheel_needs_no_node(
    build: Build, tree: Path, tmp_path: Path
) -> None:
    assert build("sdist", node=True).returncode == 0
    names = sdist_in(tmp_path / "out")
    assert {f"src/{CLIENT}/index.html", "hatch_build.py"} <= names
    assert not [name for name in names if name.startswith("web/")]  # it is built: no Node is needed
    (sdist,) = (tmp_path / "out").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()

    required = {"REQUIRE_WEB_CLIENT": "1"}
    fresh = tmp_path / "from-sdist"
    assert build("wheel", node=False, into=fresh, at=unpacked, **required).returncode == 0
    assert build("wheel", node=False, into=tmp_path / "from-tree", **required).returncode == 0
    assert wheel_in(fresh) == wheel_in(tmp_path / "from-tree")


def test_an_installation_without_node_goes_through_and_says_what_is_missing(
    build: Build, tmp_path: Path
) -> None:
    told = build("wheel", node=False)
    assert told.returncode == 0
    (line,) = told.stderr.splitlines()
    assert line.startswith("No web client in this wheel: ")
    assert "Node 20.19" in line
    assert not [name for name in wheel_in(tmp_path / "out") if CLIENT in name]


def test_a_client_that_cannot_be_built_is_no_reason_not_to_install(
    build: Build, tree: Path, tmp_path: Path
) -> None:
    (tree / "web" / "src" / "main.tsx").write_text("broken")
    told = build("wheel", node=True)
    assert told.returncode == 0
    assert "main.tsx: broken" in told.stderr
    assert "`npm run pack` in web/ failed" in told.stderr
    assert told.stdout == ""
    assert build("sdist", node=True).returncode != 0


@pytest.mark.parametrize("case", ["sdist", "wheel in dist", "wheel by variable"])
def test_a_package_for_others_fails_without_the_client(
    build: Build, tree: Path, tmp_path: Path, case: str
) -> None:
    into = tree / "dist" if case == "wheel in dist" else tmp_path / "out"
    variables = {"REQUIRE_WEB_CLIENT": "1"} if case == "wheel by variable" else {}
    target = case.partition(" ")[0]
    told = build(target, node=False, into=into, **variables)
    assert told.returncode != 0
    assert told.stderr.splitlines()[-1].startswith(f"No web client in this {target}: ")
    assert not list(into.iterdir())
    assert build(target, node=True, into=into, **variables).returncode == 0


def test_an_editable_install_leaves_npm_alone(build: Build, tree: Path) -> None:
    told = build("editable", node=True, REQUIRE_WEB_CLIENT="1")
    assert told.returncode == 0, told.stderr
    assert asked_of_npm(tree) == []


def test_a_client_without_its_sources_beside_it_is_packed_as_it_is(
    build: Build, tree: Path, tmp_path: Path
) -> None:
    shutil.rmtree(tree / "web")
    told = build("wheel", node=True)
    assert "there is no web/ to build it from" in told.stderr
    (tree / "src" / CLIENT).mkdir(parents=True)
    (tree / "src" / CLIENT / "index.html").write_text("from another machine")
    assert build("wheel", node=False, REQUIRE_WEB_CLIENT="1").returncode == 0
    assert wheel_in(tmp_path / "out")[f"{CLIENT}/index.html"] == b"from another machine"


# --- What a package says of itself ------------------------------------------------------------


def git(tree: Path, *words: str) -> str:
    """Run git in a tree, as nobody in particular."""
    person = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    command = ["git", "-C", str(tree), *person, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def noted_in(folder: Path) -> dict[str, str]:
    """Return the origin that the only wheel of a folder names."""
    lines = wheel_in(folder)["archrivals/built-from.txt"].decode().splitlines()
    return dict(line.split(": ") for line in lines)


def test_a_wheel_names_its_commit_even_by_way_of_an_sdist(
    build: Build, tree: Path, tmp_path: Path
) -> None:
    with (tree / ".gitignore").open("a") as ignored:
        ignored.write("npm.log\n")
    git(tree, "init", "-q")
    git(tree, "add", ".")
    git(tree, "commit", "-qm", "All of it")
    path = os.environ["PATH"]
    assert build("sdist", node=True, PATH=f"{tmp_path / 'with-node'}:{path}").returncode == 0
    (sdist,) = (tmp_path / "out").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    build("wheel", node=False, into=tmp_path / "of-sdist", at=unpacked)
    build("wheel", node=False, into=tmp_path / "of-tree", PATH=path)
    noted = noted_in(tmp_path / "of-sdist")
    assert noted == noted_in(tmp_path / "of-tree")
    assert noted.keys() == {"commit", "sources"}
    assert noted["commit"] == git(tree, "rev-parse", "HEAD")
    assert not (tree / "src" / "archrivals" / "built-from.txt").exists()

    (unpacked / "src" / "archrivals" / "more.py").write_text("more = 1\n")
    build("wheel", node=False, into=tmp_path / "changed", at=unpacked)
    assert noted_in(tmp_path / "changed").keys() == {"sources"}, "it is not that commit any more"
    (tree / "src" / "archrivals" / "more.py").write_text("more = 1\n")
    build("wheel", node=False, into=tmp_path / "changed-tree", PATH=path)
    assert noted_in(tmp_path / "changed-tree")["changed"] == "yes"


README = """\
See [the rules](docs/rules.md#t4), [it](https://example.org) and `[code](x.md)`.
![A table](docs/a.webp)
```
[left](alone.md)
```
"""


@pytest.mark.parametrize("address", ["", "https://forge.example/ana/archrivals"])
def test_the_page_of_the_index_has_no_relative_link(
    build: Build, tree: Path, tmp_path: Path, address: str
) -> None:
    (tree / "README.md").write_text(README)
    project = tree / "pyproject.toml"
    text = re.sub('(?m)^repository = ".*"$', f'repository = "{address}"', project.read_text())
    project.write_text(text)
    init = tree / "src" / "archrivals" / "__init__.py"
    init.write_text(re.sub("(?m)^__version__ = .*", '__version__ = "0.7.0"', init.read_text()))
    assert build("wheel", node=True).returncode == 0
    files = wheel_in(tmp_path / "out")
    (metadata,) = (files[name].decode() for name in files if name.endswith("/METADATA"))
    head, _, page = metadata.partition("\n\n")
    kept = "[it](https://example.org) and `[code](x.md)`"
    fence = "```\n[left](alone.md)\n```\n"
    if not address:
        assert page == f"See the rules, {kept}.\n\n{fence}"
        assert "Project-URL: " not in head
        return
    rules, picture = f"{address}/blob/v0.7.0/docs/rules.md#t4", f"{address}/raw/v0.7.0/docs/a.webp"
    assert page == f"See [the rules]({rules}), {kept}.\n![A table]({picture})\n{fence}"
    assert f"Project-URL: Source, {address}\n" in f"{head}\n"
