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
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def text(*path: str) -> str:
    return ROOT.joinpath(*path).read_text(encoding="utf-8")


def jobs(workflow: Path) -> list[dict[str, Any]]:
    return list(yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values())


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
        install, run = (step["run"] for step in job["steps"] if "run" in step)
        assert install == f"python -m pip install nox=={nox}"
        assert run.removeprefix("nox -s ").partition("-")[0] in sessions
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", step["uses"])
