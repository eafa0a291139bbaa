"""Check the Kubernetes manifests of deploy/kubernetes against the schemas of Kubernetes.

    pip install kubernetes-validate && python tools/check_manifests.py

kubernetes-validate carries the schemas, so it needs no cluster and no network. Fields that a schema
does not know are errors as well. It checks the oldest version that we support and the newest.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import yaml

MANIFESTS: Final = Path(__file__).resolve().parent.parent / "deploy" / "kubernetes"
OLDEST: Final = "1.29"


def manifests() -> list[tuple[str, dict[str, Any]]]:  # plain YAML
    """Every resource with the file that it is in; the kustomization is for kubectl alone."""
    return [
        (path.name, each)
        for path in sorted(MANIFESTS.glob("*.yaml"))
        if path.name != "kustomization.yaml"
        for each in yaml.safe_load_all(path.read_text(encoding="utf-8"))
    ]


def main() -> int:
    """Check, report, and fail at an error."""
    try:
        import kubernetes_validate
    except ImportError:
        print("kubernetes-validate is missing: pip install kubernetes-validate", file=sys.stderr)
        return 2
    errors = 0
    versions = (OLDEST, kubernetes_validate.latest_version())
    found = manifests()
    for version in versions:
        for file, each in found:
            try:
                kubernetes_validate.validate(each, version, strict=True)
            except kubernetes_validate.ValidationError as error:
                errors += 1
                place = "/".join(str(part) for part in error.path)
                named = f"{each['kind']} {each['metadata']['name']}"
                print(f"{file}: {named}: {place}: {error.message} (Kubernetes {version})")
    print(f"{len(found)} resources, Kubernetes {' and '.join(versions)}: {errors} errors")
    return int(errors > 0)


if __name__ == "__main__":
    sys.exit(main())
