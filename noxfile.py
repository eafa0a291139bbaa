"""Sessions for every supported Python; the workflows in .github run these and nothing else.

nox                     the fast tests on every Python that is installed here
nox -s tests-3.12       on one of them
nox -s sbom             the software bill of materials, archrivals.cdx.json
nox -s release          the files of a release, in dist/release; nothing is published
nox -s gate             everything that must hold before a change goes in
nox -s night            everything, at length
"""

from __future__ import annotations

import nox

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]

nox.needs_version = ">=2024.4"
nox.options.sessions = ["tests"]


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run the fast tests; those that need PostgreSQL or NATS are skipped where these are not."""
    session.install("--require-hashes", "--requirement", "requirements/dev.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")
    # A file stays with one worker: some start a server or a cluster of their own.
    session.run(
        *("pytest", "-q", "-n", "auto", "--dist", "loadfile", "-m", "not long"),
        *session.posargs,
        env={"PYTHONUTF8": "1"},  # on Windows, too, what tests read and programs print is UTF-8
    )


@nox.session(python="3.11")
def sbom(session: nox.Session) -> None:
    """Write the software bill of materials; it needs npm for the part of the browser."""
    session.install("--require-hashes", "--requirement", "requirements/dev.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")
    session.run("python", "tools/write_sbom.py", *session.posargs)


@nox.session(python="3.11")
def release(session: nox.Session) -> None:
    """Make the files of a release; the gate and the night run in jobs of their own."""
    session.install("--require-hashes", "--requirement", "requirements/dev.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")
    session.run("python", "tools/release.py", "--dry-run", *session.posargs)


@nox.session(python="3.11")
def site(session: nox.Session) -> None:
    """Build what a file server can offer: the table in build/pages, its documentation below."""
    session.install("--require-hashes", "--requirement", "requirements/dev.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")
    session.run("python", "tools/build_site.py", "--pages", "build/pages")


@nox.session(python=False)
def gate(session: nox.Session) -> None:
    """Run the gate, which needs PostgreSQL, NATS, Node and Chromium."""
    session.run("bash", ".ci/run", external=True)


@nox.session(python=False)
def night(session: nox.Session) -> None:
    """Run everything that the gate runs, at length, and what it leaves out."""
    session.run("bash", ".ci/run", "night", external=True)
