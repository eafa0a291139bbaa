"""Check the packages as a stranger gets them: build, install without Node, serve, play a turn.

    python tools/check_package.py                     # what the gate runs
    python tools/check_package.py --long              # with every way to install, step by step
    python tools/check_package.py --client web/dist   # and leave the client of the wheel there

The packages are built from a copy of the files under version control, so that nothing left behind
in the checkout can help. Then Chromium plays a first turn at the server of a fresh environment
whose PATH has no Node. The short form takes the npm packages of the checkout and pinned Python
packages, and installs the wheel; that the sdist gives the same wheel is compared. The long form
takes everything from the package indexes, and installs the wheel, the sdist and the bare checkout.

Chromium is steered by Playwright of ``web/node_modules``: ``cd web && npm ci`` once.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

BEGAN: Final = time.monotonic()
ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = "archrivals/server/client/"
WORTH_IT: Final = {".gz": 512, ".br": 8192}
MAX_SDIST_BYTES: Final = 12_200_000
"""6.2 MB of it is Python for games in the page, gzipped: a wheel made from it needs no Node. Games
as links, boxes as files, digests of the printed rulebooks (52 KB), the pictures that a pasted link
shows (0.9 MB) and the grammars of typed sentences (0.33 MB) were the last to come; then the
Workshop, whose page loads the grammars as files of its own (0.33 MB more)."""
READY_TIMEOUT_S: Final = 60
"""Seconds until a server must answer."""
LACK: Final = "the web client is missing: "
"""What `archrivals serve` writes into its log then."""


def check(fact: bool, otherwise: str) -> None:
    """Stop with a sentence unless something holds."""
    if not fact:
        raise SystemExit(f"FAILED: {otherwise}")


def say(what: str) -> None:
    """Report how far the check is."""
    print(f"{time.monotonic() - BEGAN:6.1f} s  {what}", flush=True)


def run(
    *command: str | Path,
    at: Path,
    fails: bool = False,
    environment: Mapping[str, str] | None = None,
) -> str:
    """What a command prints; it must succeed, or fail where that is wanted."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=at,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if (done.returncode != 0) != fails:
        print(done.stdout, file=sys.stderr)
        words = " ".join(map(str, command))
        raise SystemExit(f"FAILED: {words} ended with {done.returncode}")
    return done.stdout


def without_node(*folders: Path) -> dict[str, str]:
    """An environment whose PATH has these folders only, and no settings of a server."""
    path = os.pathsep.join(map(str, folders))
    for program in ("node", "npm"):
        check(shutil.which(program, path=path) is None, f"{program} is in {path}")
    kept = {name: value for name, value in os.environ.items() if name[:11] != "ARCHRIVALS_"}
    kept.pop("PYTHONPATH", None)  # it would show the checkout in place of the installed package
    return {**kept, "PATH": path}


# --- Building ---------------------------------------------------------------------------------


def copied(to: Path, *, npm_packages: bool) -> Path:
    """The files of the checkout that are or may come under version control, and nothing else."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", at=ROOT)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    if npm_packages:
        packages = ROOT / "web" / "node_modules"
        shutil.copytree(packages, to / "web" / "node_modules", symlinks=True, copy_function=linked)
    return to


def linked(source: str, to: str) -> None:
    """A second name for a file, or a copy on another disk."""
    try:
        os.link(source, to)
    except OSError:
        shutil.copy2(source, to)


def only(folder: Path, pattern: str) -> Path:
    """The one file of a folder with such a name."""
    found = list(folder.glob(pattern))
    check(len(found) == 1, f"{folder} has {len(found)} files {pattern}, not one")
    return found[0]


def files_of(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def check_readme(files: Mapping[str, bytes]) -> None:
    """The page of the package index links to nothing that is not there."""
    (metadata,) = (text for name, text in files.items() if name.endswith(".dist-info/METADATA"))
    page = re.sub(r"```.*?```|`[^`]*`", "", metadata.decode().partition("\n\n")[2], flags=re.DOTALL)
    broken = re.findall(r"\]\((?!https?://)([^)\s]+)\)", page)
    check(not broken, f"the page of the package index links to {broken[:3]}")


def check_wheel(files: Mapping[str, bytes]) -> None:
    """The client in it is whole, and nothing is in it that has no business there."""
    page = files.get(f"{CLIENT}index.html", b"").decode()
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    check(any(name.endswith(".js") for name in named), "the client's page names no script")
    for name in named:
        check(CLIENT + name in files, f"the client's page names {name}, which is not there")
        if name.endswith((".js", ".css")):
            for ending, least in WORTH_IT.items():  # hatch_build.py, web/vite.config.ts
                there = f"{CLIENT}{name}{ending}" in files
                check(there or len(files[CLIENT + name]) < least, f"{name} lacks its {ending}")
    licences = files.get(f"{CLIENT}THIRD-PARTY-LICENSES.txt", b"").decode()
    for name in ("react-dom", "@tanstack/query-core", "CPython", "Pyodide", "Barlow Condensed"):
        check(f"* {name}" in licences, f"the client does not carry the licence of {name}")
    check_readme(files)
    check("archrivals/built-from.txt" in files, "the wheel does not say what it was built from")
    for name in files:
        check(name.startswith("archrivals/") or ".dist-info/" in name, f"{name} is in the wheel")
        shown = name.startswith(f"{CLIENT}screens/")  # pictures of the app, for its manifest
        check(shown or not name.endswith((".pyc", ".map", ".webp")), f"{name} is in the wheel")


def check_sdist(sdist: Path) -> None:
    """It has what a build and the tests of Python need, and is small."""
    size = sdist.stat().st_size
    check(size <= MAX_SDIST_BYTES, f"the sdist has {size:,} bytes, more than {MAX_SDIST_BYTES:,}")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    listed = run("git", "ls-files", "-z", "tests", "src", at=ROOT).split("\0")
    wanted = {name for name in listed if name and (ROOT / name).is_file()}
    wanted |= {f"src/{CLIENT}index.html", f"src/{CLIENT}sources.sha256", "hatch_build.py"}
    check(wanted <= names, f"the sdist lacks {sorted(wanted - names)[:5]}")
    for name in names:
        drawn = name.endswith((".webp", ".png", ".jpg")) and f"src/{CLIENT}" not in name
        drawn |= name.startswith("docs/pictures")
        page = name.startswith("docs/") and name.endswith(".html")
        check(not drawn and not page, f"{name} is in the sdist")
    say(f"sdist: {size:,} bytes, {len(names)} names")


# --- Installing and playing -------------------------------------------------------------------


def fresh(at: Path, *, long: bool) -> Path:
    """A new environment; its folder of programs. The short form saves it a pip of its own."""
    run(sys.executable, "-m", "venv", *([] if long else ["--without-pip"]), at, at=at.parent)
    return at / "bin"


def install(programs: Path, *what: str | Path, long: bool) -> None:
    """Install into an environment, without Node."""
    pip: list[str | Path] = [programs / "pip", "install"]
    uv = Path(sys.executable).with_name("uv")
    if not long and uv.exists():
        pip = [uv, "pip", "install", "--python", programs / "python"]
    elif not long:
        pip = [sys.executable, "-m", "pip", "--python", programs / "python", "install"]
        pip += ["--no-compile", "--disable-pip-version-check"]
    run(*pip, "--quiet", *what, at=programs, environment=without_node(programs))


def pinned(folder: Path) -> Path:
    """A file with the versions of requirements/server.txt; a local wheel has no hash to check."""
    text = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^([\w.-]+==[^\\\n]+?) *\\?$", text, re.MULTILINE)
    check(len(pins) > 20, "requirements/server.txt cannot be read")
    path = folder / "constraints.txt"
    path.write_text("\n".join(pins), encoding="utf-8")
    return path


@contextlib.contextmanager
def serving(programs: Path, folder: Path) -> Iterator[tuple[str, Path]]:
    """`archrivals serve` in an empty folder: its address, and what it says on stderr."""
    folder.mkdir()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = folder / "stderr"
    with log.open("w") as stderr:
        server = subprocess.Popen(
            [programs / "archrivals", "serve", "--port", str(port)],
            cwd=folder,
            env=without_node(programs),
            stderr=stderr,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + READY_TIMEOUT_S
        while not answers(f"{address}/healthz"):
            check(server.poll() is None, f"the server has ended: {log.read_text()}")
            check(time.monotonic() < until, f"no answer in {READY_TIMEOUT_S} s: {log.read_text()}")
            time.sleep(0.1)
        yield address, log
    finally:
        server.terminate()
        server.wait(30)


def answers(address: str) -> bool:
    """Whether something answers there."""
    try:
        return status(address)[0] == 200
    except OSError:
        return False


def status(address: str) -> tuple[int, str]:
    """The status and the text of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def play(programs: Path, folder: Path) -> None:
    """A first turn in Chromium, at the server of an environment."""
    with serving(programs, folder) as (address, log):
        check(LACK not in log.read_text(), "the server misses its client")
        run(
            "npx", "playwright", "test", "first-play", "--grep", "@package",
            at=ROOT / "web",
            environment={**os.environ, "ARCHRIVALS_SERVER": address},
        )  # fmt: skip


def play_alone(programs: Path) -> None:
    """Play a whole game in Chromium at the page of `archrivals open`, which needs no server."""
    path = os.pathsep.join((str(programs), os.environ["PATH"]))
    run(
        "npx", "playwright", "test", "--config", "e2e/open.config.ts",
        at=ROOT / "web",
        environment={**os.environ, "PATH": path, "ARCHRIVALS_CLIENT": ""},
    )  # fmt: skip


def check_bare(programs: Path, folder: Path) -> None:
    """A server without a client says so, at its start and on every page."""
    with serving(programs, folder) as (address, log):
        lines = [line for line in log.read_text().splitlines() if LACK in line]
        check(len(lines) == 1, f"the server has {len(lines)} lines about its client, not one")
        for path in ("/", "/codex", "/learn"):
            code, page = status(address + path)
            check(code == 404 and "npm run pack" in page, f"{path} answers {code}: {page[:80]}")


# --- All of it --------------------------------------------------------------------------------


def check_package(scratch: Path, client: Path | None, *, long: bool) -> None:
    """Every check, in a folder for everything that it makes."""
    tree = copied(scratch / "tree", npm_packages=not long)
    lonely = [] if long else ["--no-isolation"]
    say("python -m build, from a clean tree")
    run(sys.executable, "-m", "build", *lonely, at=tree)
    wheel, sdist = only(tree / "dist", "*.whl"), only(tree / "dist", "*.tar.gz")
    files = files_of(wheel)
    check_wheel(files)
    check_sdist(sdist)
    say("the same wheel without Node, from the tree and from the sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(scratch / "unpacked", filter="data")
    bare = without_node(Path(sys.executable).parent)
    make = (sys.executable, "-m", "build", "--no-isolation")
    for name, source in (("of the tree", tree), ("of the sdist", only(scratch / "unpacked", "*"))):
        run(*make, "--wheel", "--outdir", scratch / name, at=source, environment=bare)
        check(files_of(only(scratch / name, "*.whl")) == files, f"the wheel {name} differs")
    if client:
        unpack_client(files, client)

    pins: list[str | Path] = [] if long else ["--constraint", pinned(scratch)]
    say("pip install WHEEL[server], without Node")
    programs = fresh(scratch / "of-wheel", long=long)
    install(programs, f"{wheel}[server]", *pins, long=long)
    say("archrivals serve, and a first turn in Chromium")
    play(programs, scratch / "wheel-server")
    if long:
        say("pip install SDIST[server], without Node")
        of_sdist = fresh(scratch / "of-sdist", long=long)
        install(of_sdist, f"{sdist}[server]", long=long)
        say("archrivals serve, and a first turn in Chromium")
        play(of_sdist, scratch / "sdist-server")
        say("pip install WHEEL without its extras, archrivals open, and a game in Chromium")
        alone = fresh(scratch / "alone", long=long)
        install(alone, wheel, long=long)
        play_alone(alone)

    say("a checkout without Node and without a client")
    shutil.rmtree(tree / "src" / CLIENT)
    shutil.rmtree(tree / "dist")
    output = run(*make, at=tree, fails=True, environment=bare)
    check("No web client in this sdist: " in output, "a release build does not say why it fails")
    pip = (sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", ".")
    output = run(*pip, "--wheel-dir", scratch / "bare", at=tree, environment=bare)
    check("No web client in this wheel: " in output, "pip -v does not name the missing client")
    if long:
        programs = fresh(scratch / "of-tree", long=long)
        install(programs, f"{tree}[server]", long=long)
    else:
        again = only(scratch / "bare", "*.whl")
        install(programs, "--no-deps", "--force-reinstall", again, long=long)
    check_bare(programs, scratch / "bare-server")
    say("done")


def unpack_client(files: Mapping[str, bytes], to: Path) -> None:
    """Leave the client of a wheel in a folder, for further tests in the browser."""
    shutil.rmtree(to, ignore_errors=True)
    for name, content in files.items():
        if name.startswith(CLIENT):
            path = to / name.removeprefix(CLIENT)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def main() -> None:
    """The command line."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=about, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--long", action="store_true", help="install in every way")
    parser.add_argument("--client", type=Path, help="a folder for the client of the wheel")
    given = parser.parse_args()
    check((ROOT / "web/node_modules").is_dir(), "npm's packages are missing: cd web && npm ci")
    with tempfile.TemporaryDirectory(prefix="archrivals-package-") as scratch:
        check_package(Path(scratch), given.client, long=given.long)


if __name__ == "__main__":
    main()
