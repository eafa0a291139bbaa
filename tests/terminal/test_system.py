"""What the system decides: the language, and where files are."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import run

from archrivals.admin import checkup, serving
from archrivals.folders import data_folder
from archrivals.terminal.system import system_language


def test_commands_speak_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {}
    for locale in ("C.UTF-8", "de_DE.UTF-8", "es_MX", "fr_FR.UTF-8"):
        monkeypatch.setenv("LC_ALL", locale)
        said[locale] = run(capsys, "cards", "katana")[1]
    assert "Defense" in said["C.UTF-8"]
    assert "Verteidigung" in said["de_DE.UTF-8"]
    assert "Defensa" in said["es_MX"]
    assert said["fr_FR.UTF-8"] == said["C.UTF-8"], "a language that we do not speak"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run(capsys, "cards", "katana", "--language", "en")[1] == said["C.UTF-8"]


def test_the_first_variable_that_is_set_names_the_language() -> None:
    locales = {"LC_ALL": "", "LC_MESSAGES": "es_ES.UTF-8", "LANG": "de_DE.UTF-8"}
    assert system_language(locales) == "es"
    assert system_language(locales | {"LC_ALL": "de_DE.UTF-8"}) == "de"
    assert system_language({}) == "en"


def test_data_has_its_usual_place_on_every_system() -> None:
    home = {"HOME": "/home/ana"}
    assert data_folder(home, "linux") == Path("/home/ana/.local/share/archrivals")
    assert data_folder(home | {"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/archrivals")
    assert data_folder(home | {"XDG_DATA_HOME": "x"}, "linux") == data_folder(home, "linux")
    mac = Path("/home/ana/Library/Application Support/archrivals")
    assert data_folder(home, "darwin") == mac
    local = {"LOCALAPPDATA": "/local"}
    assert data_folder(home | local, "win32") == Path("/local/archrivals")
    assert data_folder(home, "win32") == Path("/home/ana/AppData/Local/archrivals")


# --- The doctor without a server --------------------------------------------------------------


def without_server(module: str) -> object:
    raise ModuleNotFoundError("No module named 'nats'", name="nats")


def test_the_doctor_needs_no_server(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "import_module", without_server)
    monkeypatch.setattr(checkup, "_is_installed", lambda package: package != "nats-py")
    code, told = run(capsys, "doctor")
    assert code == 0, told
    assert "note  extra server: incomplete, nats-py is missing: pip install" in told
    for about in ("Archrivals", "extra terminal", "web client", "terminal", "colours", "language"):
        assert f" {about}: " in told
    assert str(data_folder()) in told


def test_commands_of_the_server_name_no_single_package(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "import_module", without_server)
    for command in ("serve", "gateway", "backup x", "schema"):
        code, told = run(capsys, *command.split())
        assert code == 2
        cure = "pip install 'archrivals[server]'"
        assert told == f"archrivals: the server's packages are not installed: {cure}\n"
