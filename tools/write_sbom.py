"""Write the software bill of materials: everything that a server of Archrivals ships, in CycloneDX.

python tools/write_sbom.py                     # archrivals.cdx.json
python tools/write_sbom.py --output bom.json

The Python packages are those that ``requirements/server.txt`` pins, with their hashes; the packages
of the web client are those of its lock file that reach the browser. Nothing is asked of a network.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation import make_schemabased_validator

from archrivals import __version__

ROOT: Final = Path(__file__).resolve().parents[1]
SPEC: Final = "1.5"
"""The newest version of CycloneDX that both makers write."""

Bom = dict[str, Any]  # a document whose shape the schema of CycloneDX gives


def of_python() -> Bom:
    """The pinned Python packages."""
    return _made_by(
        *(sys.executable, "-W", "ignore", "-m", "cyclonedx_py", "requirements"),
        *("requirements/server.txt", "--pyproject", "pyproject.toml"),
        *("--spec-version", SPEC, "--output-reproducible", "--output-format", "JSON"),
        "--no-validate",  # the whole is, at the end
    )


def of_browser() -> Bom:
    """The packages in the web client, without those that only build and test it.

    ``--omit dev`` also leaves out what a package for development needs as well: React itself.
    """
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("write_sbom: npm is missing; install Node 20.19 or newer")
    bom = _made_by(
        *(npm, "sbom", "--prefix", "web", "--package-lock-only"),
        *("--sbom-format", "cyclonedx", "--loglevel", "error"),
    )
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    shipped = {
        f"{path.rpartition('node_modules/')[2]}@{each['version']}"
        for path, each in lock["packages"].items()
        if path and not each.keys() & {"dev", "devOptional", "optional"}
    }
    bom["components"] = [each for each in bom["components"] if each["bom-ref"] in shipped]
    own = bom["metadata"]["component"]["bom-ref"]
    bom["dependencies"] = [
        each | {"dependsOn": [ref for ref in each["dependsOn"] if ref in shipped]}
        for each in bom["dependencies"]
        if each["ref"] in {own, *shipped}
    ]
    return bom


def _made_by(*command: str) -> Bom:
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    if made.returncode:
        raise SystemExit(f"write_sbom: {' '.join(command)} failed:\n{made.stderr}")
    found: Bom = json.loads(made.stdout)
    return found


def together(python: Bom, browser: Bom) -> Bom:
    """One document: the package, what the server needs and what the browser gets."""
    root = python["metadata"]["component"] | {"version": __version__}
    root |= {"bom-ref": "archrivals", "purl": f"pkg:pypi/archrivals@{__version__}"}
    packages = [_by_purl(each) for each in python["components"]]
    client = browser["metadata"]["component"] | {"name": "archrivals-web"}
    needs = [each["bom-ref"] for each in (*packages, client)]
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "version": 1,
        "metadata": {"component": root, "tools": python["metadata"]["tools"]},
        "components": [*packages, client, *browser["components"]],
        "dependencies": [
            {"ref": "archrivals", "dependsOn": sorted(needs)},
            *({"ref": each["bom-ref"]} for each in packages),
            *browser["dependencies"],
        ],
    }


def _by_purl(component: Bom) -> Bom:
    """A Python package under a name of its own, not the line of a file."""
    plain = {key: value for key, value in component.items() if key != "description"}
    purl = component["purl"].partition("?")[0]
    return plain | {"bom-ref": purl, "purl": purl, "scope": "required"}


def check(bom: Bom) -> None:
    """Refuse a document that is not CycloneDX."""
    validator = make_schemabased_validator(OutputFormat.JSON, SchemaVersion.from_version(SPEC))
    wrong = validator.validate_str(json.dumps(bom))
    if wrong is not None:
        raise SystemExit(f"write_sbom: this is not CycloneDX {SPEC}: {wrong}")


def main() -> None:
    """Write it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--output", type=Path, default=ROOT / "archrivals.cdx.json")
    options = parser.parse_args()
    bom = together(of_python(), of_browser())
    check(bom)
    options.output.write_text(json.dumps(bom, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {options.output}: {len(bom['components'])} components, CycloneDX {SPEC}")


if __name__ == "__main__":
    main()
