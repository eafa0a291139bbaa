"""Continuous integration runs the sessions of the noxfile, on the Pythons that we promise."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
PUBLISHES = ("gh release create ", "skopeo copy ")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def text(*path: str) -> str:
    return ROOT.joinpath(*path).read_text(encoding="utf-8")


def jobs(workflow: Path) -> list[dict[str, Any]]:
    return list(yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values())


def has_checkout(job: dict[str, Any]) -> bool:
    return any(
        step.get("uses", "").startswith("actions/checkout@") for step in job.get("steps", ())
    )


def pythons_of_the_noxfile() -> list[str]:
    found = re.search(r"^PYTHONS = (.+)$", text("noxfile.py"), re.MULTILINE)
    assert found is not None
    versions: list[str] = ast.literal_eval(found[1])
    return versions


def test_the_workflows_try_every_python_on_every_system() -> None:
    (job,) = jobs(ROOT / ".github" / "workflows" / "tests.yml")
    matrix = job["strategy"]["matrix"]
    assert matrix["python"] == pythons_of_the_noxfile()
    assert [each.partition("-")[0] for each in matrix["system"]] == ["ubuntu", "macos", "windows"]


def test_every_python_that_is_promised_is_in_the_noxfile() -> None:
    project = tomllib.loads(text("pyproject.toml"))["project"]
    promised = [
        each.rpartition(" ")[2] for each in project["classifiers"] if re.search(r":: 3\.\d+$", each)
    ]
    assert promised == pythons_of_the_noxfile()[: len(promised)]
    assert project["requires-python"] == f">={promised[0]}"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_job_installs_nox_and_runs_one_session(workflow: Path) -> None:
    (nox,) = re.findall(r"^nox==(\S+)", text("requirements", "dev.txt"), re.MULTILINE)
    sessions = set(re.findall(r"^def (\w+)\(session", text("noxfile.py"), re.MULTILINE))
    for job in jobs(workflow):
        runs = [step["run"] for step in job.get("steps", ()) if "run" in step]
        if not has_checkout(job):
            assert [each for each in runs if not each.startswith(PUBLISHES)] == []
            continue
        install, run = runs
        assert install == f"python -m pip install nox=={nox}"
        assert re.split("[- ]", run.removeprefix("nox -s "))[0] in sessions


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_job_that_may_write_runs_nothing_of_ours(workflow: Path) -> None:
    document = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert document["permissions"] in ({}, {"contents": "read"})
    for name, job in document["jobs"].items():
        if "write" in job.get("permissions", {}).values():
            assert not has_checkout(job), name


def test_a_release_is_published_only_after_the_gate_and_the_night() -> None:
    release = yaml.safe_load(text(".github", "workflows", "release.yml"))["jobs"]
    called = {job["uses"] for job in release.values() if "uses" in job}
    assert called == {"./.github/workflows/gate.yml", "./.github/workflows/night.yml"}
    for each in called:
        assert "workflow_call" in yaml.safe_load(text(each))[True], "YAML reads `on` as true"
    needed, more = set[str](), ["notes"]
    while more:
        needs = release[more.pop()].get("needs", [])
        more += needs
        needed |= set(needs)
    assert needed == release.keys() - {"notes"}
    assert release["packages"]["permissions"] == {"id-token": "write"}


def test_every_action_is_pinned_to_one_commit_and_names_its_version() -> None:
    used = [
        line for file in WORKFLOWS for line in re.findall(r"uses: +([^.\s].*)", file.read_text())
    ]
    assert used
    pins = [re.fullmatch(r"([\w-]+/[\w-]+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+", each) for each in used]
    assert [line for line, pin in zip(used, pins, strict=True) if pin is None] == []
    commits = {pin.groups() for pin in pins if pin}
    assert len({action for action, _ in commits}) == len(commits)
