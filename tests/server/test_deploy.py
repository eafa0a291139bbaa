"""What operators are given agrees with the code: ports, commands, variables, metrics."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import tomllib
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from archrivals import __version__
from archrivals.server.core.settings import Settings, settings_from
from archrivals.server.telemetry.metrics import Metrics
from archrivals.terminal.parsing import parser

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
PROCESSES = ("gateway", "host", "bots")
EYES = 9777
VARIABLES = {f"ARCHRIVALS_{each.name.upper()}": each for each in fields(Settings)}


def yaml_of(path: Path) -> list[dict[str, Any]]:
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def everything() -> list[tuple[str, dict[str, Any]]]:
    return [(path.name, each) for path in MANIFESTS for each in yaml_of(path)]


def one(kind: str, name: str) -> dict[str, Any]:
    (found,) = (
        each
        for _, each in everything()
        if each["kind"] == kind and each.get("metadata", {}).get("name") == name
    )
    return found


def container(kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = one(kind, name)["spec"]["template"]["spec"]["containers"][0]
    return found


def compose() -> dict[str, Any]:
    (found,) = yaml_of(DEPLOY / "compose.yaml")
    return found


(SMALL,) = yaml_of(DEPLOY / "compose.small.yaml")
COMPOSED: dict[str, Any] = compose()["services"]
OURS = {name: each for name, each in COMPOSED.items() if each["image"].startswith("archrivals:")}


def commands() -> set[str]:
    (found,) = (
        action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    return set(found.choices)


def texts() -> list[Path]:
    return sorted(path for path in DEPLOY.rglob("*") if path.is_file())


def images_in(text: str) -> list[str]:
    """The images that a file names, in whichever way."""
    return re.findall(r"^\s*(?:image: |ARG \w+_IMAGE=)(\S+)", text, re.MULTILINE)


# --- All of it --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(DEPLOY)))
def test_every_variable_that_is_named_exists(path: Path) -> None:
    named = set(re.findall(r"ARCHRIVALS_[A-Z_]+", path.read_text(encoding="utf-8")))
    assert named <= VARIABLES.keys()


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(DEPLOY)))
def test_no_machine_and_no_registry_is_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"/(?:home|root|work|Users)/|\b[\w-]+\.(?:io|com)/[\w-]+/[\w-]+:", text)
    for image in images_in(text):
        assert "." not in image.split("/")[0].split(":")[0], image


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(DEPLOY)))
def test_every_image_of_others_has_an_exact_version(path: Path) -> None:
    for image in images_in(path.read_text(encoding="utf-8")):
        name, _, tag = image.partition(":")
        if name != "archrivals":
            numbers = 2 if name == "postgres" else 3  # PostgreSQL has no third one
            assert re.match(r"v?\d+" + r"\.\d+" * (numbers - 1) + r"(-|$)", tag), image


@pytest.mark.parametrize(
    "given",
    [
        *(each["environment"] for each in OURS.values()),
        SMALL["services"]["archrivals"]["environment"],
        one("ConfigMap", "archrivals")["data"],
        one("Secret", "archrivals")["stringData"],
    ],
)
def test_every_variable_has_a_value_that_is_understood(given: dict[str, str]) -> None:
    assert all(isinstance(value, str) for value in given.values()), "yaml made it a number or truth"
    unset = {name: re.sub(r"\$\{\w+:-(.*?)\}", r"\1", value) for name, value in given.items()}
    settings_from(unset)  # as compose reads it, where its own variables are not set


# --- The image --------------------------------------------------------------------------------


CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def test_the_image_runs_as_nobody_special_on_the_port_of_the_settings() -> None:
    assert f"EXPOSE {Settings().port}\n" in CONTAINERFILE
    assert CONTAINERFILE.index("USER 10001:10001") < CONTAINERFILE.index("ENTRYPOINT")
    assert 'CMD ["serve"]' in CONTAINERFILE
    assert "serve" in commands()


def test_the_image_has_the_web_client_and_no_node() -> None:
    stages = re.findall(r"^FROM (\S+)(?: AS (\w+))?$", CONTAINERFILE, re.MULTILINE)
    assert stages == [
        ("${NODE_IMAGE}", "client"),
        ("${PYTHON_IMAGE}", "build"),
        ("${PYTHON_IMAGE}", ""),
    ]
    python, node = images_in(CONTAINERFILE)
    assert python.startswith("python:3.11.")
    assert node.startswith("node:")
    assert "COPY --from=client " in CONTAINERFILE
    assert "RUN REQUIRE_WEB_CLIENT=1 " in CONTAINERFILE, "a wheel without the client is refused"


def test_the_image_copies_only_what_there_is_and_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    sources = [
        source
        for line in re.findall(r"^COPY (?!--from)(.+)$", CONTAINERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    assert "web" in sources
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source.split('/')[0]}" in ignored, source
    assert "*" in ignored
    kept = {line[1:] for line in ignored if line.startswith("!")}
    assert kept == {source.split("/")[0] for source in sources}, "nothing else is sent to the build"
    for made in ("web/node_modules", "web/dist", "src/archrivals/server/client"):
        assert made in ignored, "the image builds its own"


@pytest.mark.parametrize("name", ["server", "build"])
def test_what_the_image_installs_is_pinned_with_hashes(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    pins = re.findall(r"^([\w.-]+)(?:\[\w\S*\])?==[^\\]+\\\n    --hash=sha256:", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE))
    wanted = {"server": {"fastapi", "asyncpg", "opentelemetry-sdk"}, "build": {"hatchling"}}
    assert wanted[name] <= set(pins)


# --- Compose ----------------------------------------------------------------------------------


def test_the_composed_cluster_has_two_of_each_process_and_a_migration_first() -> None:
    assert OURS.keys() == {*PROCESSES, "migrate"}
    for name, each in OURS.items():
        assert each["command"] == [name]
        assert name in commands()
    for name in PROCESSES:
        assert OURS[name]["deploy"]["replicas"] == 2
        first = OURS[name]["depends_on"]["migrate"]["condition"]
        assert first == "service_completed_successfully"
    assert COMPOSED["postgres"]["image"].startswith("postgres:17.")
    assert COMPOSED["nats"]["image"].startswith("nats:2.")


def test_everything_that_stays_up_is_checked() -> None:
    for name, each in COMPOSED.items():
        if each["restart"] == "unless-stopped":
            assert each["healthcheck"]["test"][0] == "CMD", name


def test_what_compose_refers_to_is_there() -> None:
    whole = compose()
    for name, each in COMPOSED.items():
        assert set(each.get("depends_on", {})) <= COMPOSED.keys()
        for volume in each.get("volumes", []):
            source = volume.split(":")[0]
            there = (DEPLOY / source).exists() if source[0] == "." else source in whole["volumes"]
            assert there, f"{name}: {volume}"
        for config in each.get("configs", []):
            assert config["source"] in whole["configs"]
    for config in whole["configs"].values():
        assert yaml.safe_load(config["content"])["apiVersion"] == 1


def test_compose_looks_at_the_ports_that_are_served() -> None:
    assert f":{Settings().port}/readyz" in OURS["gateway"]["healthcheck"]["test"][-1]
    assert "ARCHRIVALS_METRICS_PORT" not in OURS["gateway"]["environment"]
    for name in ("host", "bots"):
        assert OURS[name]["environment"]["ARCHRIVALS_METRICS_PORT"] == str(EYES)
        assert f":{EYES}/readyz" in OURS[name]["healthcheck"]["test"][-1]
    assert f"dynamic a gateway {Settings().port} " in (DEPLOY / "Caddyfile").read_text()
    (prometheus,) = yaml_of(DEPLOY / "prometheus.yml")
    scraped = {
        each["job_name"]: each["dns_sd_configs"][0]["port"] for each in prometheus["scrape_configs"]
    }
    assert scraped == {"gateway": Settings().port, "host": EYES, "bots": EYES}


def test_every_variable_that_compose_wants_is_in_the_example() -> None:
    texts = [(DEPLOY / f"{name}.yaml").read_text("utf-8") for name in ("compose", "compose.small")]
    wanted = set(re.findall(r"\$\{(\w+)", "\n".join(texts)))
    example = (DEPLOY / ".env.example").read_text(encoding="utf-8")
    assert wanted - {"VERSION"} == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


# --- Kubernetes -------------------------------------------------------------------------------


def test_every_manifest_says_what_it_is_and_is_applied() -> None:
    for path, each in everything():
        assert {"apiVersion", "kind"} <= each.keys(), path
    (kustomization,) = yaml_of(DEPLOY / "kubernetes" / "kustomization.yaml")
    files = {path.name for path in MANIFESTS} - {"kustomization.yaml", "secret.example.yaml"}
    assert set(kustomization["resources"]) == files


@pytest.mark.parametrize("name", PROCESSES)
def test_a_deployment_rolls_is_probed_and_has_its_budget(name: str) -> None:
    spec = one("Deployment", name)["spec"]
    assert spec["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    made = container("Deployment", name)
    assert made["args"] == [name]
    port = Settings().port if name == "gateway" else EYES
    (opened,) = made["ports"]
    assert opened["containerPort"] == port
    annotations = spec["template"]["metadata"]["annotations"]
    assert annotations["prometheus.io/port"] == str(port)
    env = {each["name"]: each.get("value", "a secret") for each in made["env"]}
    assert env.pop("ARCHRIVALS_METRICS_PORT", None) == (None if name == "gateway" else str(EYES))
    assert env == {
        "NATS_PASSWORD": "a secret",
        "ARCHRIVALS_BUS": f"nats://{name}:$(NATS_PASSWORD)@nats:4222",
    }
    for probe, path in (("readinessProbe", "/readyz"), ("livenessProbe", "/healthz")):
        assert made[probe]["httpGet"] == {"path": path, "port": opened["name"]}
    assert made["securityContext"]["readOnlyRootFilesystem"] is True
    labels = spec["template"]["metadata"]["labels"]
    assert spec["selector"]["matchLabels"] == labels
    budget = one("PodDisruptionBudget", name)["spec"]
    assert budget["selector"]["matchLabels"] == labels
    scaled = one("HorizontalPodAutoscaler", name)["spec"]
    assert scaled["scaleTargetRef"]["name"] == name
    assert scaled["minReplicas"] == spec["replicas"] == 2


def test_the_migration_is_a_job_and_the_ingress_leads_to_the_gateways() -> None:
    assert container("Job", "migrate")["args"] == ["migrate"]
    service = one("Service", "gateway")["spec"]
    labels = one("Deployment", "gateway")["spec"]["template"]["metadata"]["labels"]
    assert service["selector"] == labels
    ingress = one("Ingress", "archrivals")
    assert "nginx.ingress.kubernetes.io/proxy-read-timeout" in ingress["metadata"]["annotations"]
    leads = {
        path["path"]: path["backend"]["service"]["name"]
        for path in ingress["spec"]["rules"][0]["http"]["paths"]
    }
    assert leads.pop("/") == "gateway"
    inside = ("/healthz", "/readyz", "/metrics", "/admin", "/api/admin")
    assert leads == dict.fromkeys(inside, "closed")
    sockets = one("Ingress", "sockets")
    assert sockets["metadata"]["annotations"]["nginx.ingress.kubernetes.io/upstream-hash-by"] == (
        "$arg_table"
    )
    assert "selector" not in one("Service", "closed")["spec"]


def test_passwords_are_only_in_the_example_of_a_secret() -> None:
    assert not re.search(r"://\w+:", (DEPLOY / "kubernetes" / "config.yaml").read_text())
    for name in ("archrivals", "nats"):
        for value in one("Secret", name)["stringData"].values():
            assert value == "" or "change-me" in value


def test_every_pod_has_a_limit_of_memory_and_a_network_policy() -> None:
    policies = [each["spec"] for _, each in everything() if each["kind"] == "NetworkPolicy"]
    assert {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]} in policies, "none by default"
    for kind, name in (
        *(("Deployment", each) for each in (*PROCESSES, "nats")),
        ("Job", "migrate"),
    ):
        assert "memory" in container(kind, name)["resources"]["limits"], name
        chosen = [
            policy
            for policy in policies
            if policy["podSelector"].get("matchLabels", {}).get("app.kubernetes.io/component")
            == name
            or any(
                name in each["values"] for each in policy["podSelector"].get("matchExpressions", [])
            )
        ]
        assert len(chosen) == 1, name


# --- The bus and the proxies ------------------------------------------------------------------


def test_each_kind_of_process_has_its_own_user_at_the_bus() -> None:
    conf = (DEPLOY / "kubernetes" / "nats.conf").read_text(encoding="utf-8")
    users = dict(re.findall(r"user: (\w+), password: \$(\w+)", conf))
    assert users == {name: f"NATS_{name.upper()}_PASSWORD" for name in PROCESSES}
    assert set(users.values()) == set(one("Secret", "nats")["stringData"])
    for name in PROCESSES:
        own = f"nats://{name}:${{NATS_{name.upper()}_PASSWORD}}@nats:4222"
        assert OURS[name]["environment"]["ARCHRIVALS_BUS"] == own
        assert f"_INBOX.{name}.>" in conf
    for subject in re.findall(r'"archrivals\.([\w-]+)', conf):
        source = (ROOT / "src" / "archrivals" / "server").rglob("*.py")
        named = re.compile(rf'"{subject}(\.{{|")')
        assert any(named.search(path.read_text(encoding="utf-8")) for path in source), subject


@pytest.mark.parametrize("name", ["haproxy.cfg", "nginx.conf"])
def test_a_proxy_leads_to_the_gateways_and_hides_the_inside(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert text.count(f"127.0.0.1:{Settings().port}") == 2, "sockets and pages"
    assert "metrics|healthz|readyz" in text
    assert "admin" in text
    assert "/ws" in text


# --- systemd ----------------------------------------------------------------------------------


def test_the_units_run_commands_that_there_are() -> None:
    units = sorted((DEPLOY / "systemd").iterdir())
    assert len(units) == 4
    run = set()
    for path in units:
        unit = ConfigParser(strict=False, interpolation=None)
        unit.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their case
        unit.read(path, encoding="utf-8")
        assert unit["Unit"]["Description"]
        if path.suffix == ".timer":
            assert path.with_suffix(".service") in units
            continue
        service = unit["Service"]
        run |= set(re.findall(r"/opt/archrivals/bin/archrivals (\S+)", service["ExecStart"]))
        assert (service["DynamicUser"], service["ProtectSystem"]) == ("yes", "strict")
        assert service["WorkingDirectory"] == "/var/lib/archrivals"
    assert run == {"serve", "%i", "backup"}
    assert run - {"%i"} <= commands()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_units() -> None:
    units = [str(path) for path in sorted((DEPLOY / "systemd").iterdir())]
    done = subprocess.run(
        ["systemd-analyze", "verify", *units],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    told = [line for line in done.stderr.splitlines() if "/systemd/" in line and "Unknown" in line]
    assert told == []


# --- Grafana and the README -------------------------------------------------------------------


def test_every_metric_of_the_dashboard_exists() -> None:
    board = json.loads((DEPLOY / "grafana" / "dashboard.json").read_text(encoding="utf-8"))
    known = set()
    for family in Metrics().registry.collect():
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
        known |= {family.name + end for end in ends.get(family.type, [""])}
    shown: set[str] = set()
    for panel in board["panels"]:
        for target in panel.get("targets", []):
            shown |= set(re.findall(r"\b(?:archrivals|process)_[a-z_]+", target["expr"]))
    assert shown <= known
    ours = {re.sub("_(bucket|sum|count)$", "", name) for name in known if "archrivals_" in name}
    drawn = {re.sub("_(bucket|sum|count)$", "", name) for name in shown}
    assert ours <= drawn, "a metric that nobody sees"


def test_every_metric_of_the_alerts_exists_and_every_alert_is_tried() -> None:
    (alerts,), (tried,) = (yaml_of(DEPLOY / name) for name in ("alerts.yml", "alerts.test.yml"))
    (group,) = alerts["groups"]
    told = Metrics().text().decode()
    families = set(re.findall(r"^# TYPE (\w+) ", told, re.MULTILINE))
    names = [rule["alert"] for rule in group["rules"]]
    assert names == [each["name"] for each in tried["tests"]][: len(names)]
    for rule in group["rules"]:
        used = set(re.findall(r"\barchrivals_\w+", rule["expr"]))
        assert {re.sub("_(bucket|count|sum)$", "", name) for name in used} <= families, rule
        assert {"summary", "todo"} == rule["annotations"].keys()
    (prometheus,) = yaml_of(DEPLOY / "prometheus.yml")
    assert prometheus["rule_files"] == ["alerts.yml"]
    assert any("alerts.yml" in each for each in COMPOSED["prometheus"]["volumes"])


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_every_alert_fires_when_it_should() -> None:
    command = ["promtool", "test", "rules", str(DEPLOY / "alerts.test.yml")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dashboard_can_be_imported() -> None:
    board = json.loads((DEPLOY / "grafana" / "dashboard.json").read_text(encoding="utf-8"))
    assert {"uid", "title", "schemaVersion", "templating", "panels"} <= board.keys()
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids))
    for panel in board["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        assert panel["type"] == "row" or panel["datasource"]["uid"] == "${source}"


def test_the_table_of_the_readme_has_every_setting_with_its_default() -> None:
    text = (DEPLOY / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(ARCHRIVALS_\w+)` \| (.*?) ?\| (.+) \|$", text, re.MULTILINE)
    assert [name for name, _, _ in rows] == list(VARIABLES)
    for name, default, _ in rows:
        value = VARIABLES[name].default
        shown = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        assert default == (f"`{shown}`" if shown else ""), name


def test_the_metrics_that_the_readme_names_exist() -> None:
    text = (DEPLOY / "README.md").read_text(encoding="utf-8")
    told = Metrics().text().decode()
    for name in re.findall(r"`(archrivals_\w+)`", text):
        assert f"# TYPE {name} " in told


# --- Where others look for it -----------------------------------------------------------------


def test_the_small_server_keeps_its_file_in_a_volume_behind_a_proxy() -> None:
    ours, front = SMALL["services"]["archrivals"], SMALL["services"]["front"]
    assert ours["volumes"] == ["tables:/data"]
    assert "ports" not in ours
    assert ours["environment"]["ARCHRIVALS_TRUST_PROXY"] == "on"
    assert front["depends_on"] == {"archrivals": {"condition": "service_healthy"}}
    (config,) = SMALL["configs"].values()
    assert f"reverse_proxy archrivals:{Settings().port}\n" in config["content"]
    assert {"tables", "certificates"} == SMALL["volumes"].keys()


YUNOHOST = DEPLOY / "yunohost"


def test_yunohost_installs_the_version_that_comes_next() -> None:
    manifest = tomllib.loads((YUNOHOST / "manifest.toml").read_text(encoding="utf-8"))
    assert manifest["version"].partition("~")[0] == __version__.partition(".dev")[0]
    assert manifest["resources"]["ports"]["main"]["default"] == Settings().port


def test_yunohost_fills_in_settings_that_are_understood() -> None:
    filled = (YUNOHOST / "conf" / "settings.env").read_text(encoding="utf-8")
    values = {"DATA_DIR": "/data", "SEALING_KEY": "ab" * 32, "PORT": "8777", "DOMAIN": "x.example"}
    for name, value in values.items():
        filled = filled.replace(f"__{name}__", value)
    assert "__" not in filled
    settings = settings_from(dict(line.split("=", 1) for line in filled.split()))
    assert settings.database == "sqlite:////data/archrivals.db"
    assert settings.url == "https://x.example"


@pytest.mark.parametrize("script", sorted((YUNOHOST / "scripts").iterdir()), ids=lambda p: p.name)
def test_a_script_of_yunohost_can_be_read_by_bash_and_calls_our_commands(script: Path) -> None:
    done = subprocess.run(["bash", "-n", str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    called = set(re.findall(r"venv/bin/archrivals\"? (\w+)", script.read_text(encoding="utf-8")))
    assert called <= commands()


def test_the_entry_for_a_list_of_servers_has_every_field() -> None:
    (entry,) = yaml_of(DEPLOY / "awesome-selfhosted.yml")
    wanted = {"name", "website_url", "source_code_url", "description", "licenses", "platforms"}
    assert entry.keys() == wanted | {"tags", "demo_url"}
    assert len(entry["description"]) < 250
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert entry["licenses"] == [project["license"]]
