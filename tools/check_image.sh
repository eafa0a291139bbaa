#!/usr/bin/env bash
# Build the image of deploy/Containerfile without a container registry, start it, play a first turn.
#
#   sudo tools/check_image.sh [options of podman build]
#
# Debian's debootstrap makes the base image, with Debian's Python and, for the stage that builds the
# web client, the Node of this machine. Everything runs in chroots, so this also works where
# containers cannot be started, inside another container for one. It needs root, debootstrap,
# podman, buildah, Node, Chromium, and `npm ci` done in web/. Where the package indexes need
# settings, mount them: --volume ~/pip.conf:/etc/pip.conf:ro --volume ~/.npmrc:/root/.npmrc:ro
# The images stay, so that a second run is faster; `podman image rm` removes them.
set -euo pipefail
cd "$(dirname "$0")/.."

suite=bookworm
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
python_image=localhost/archrivals-python-$suite
node_image=localhost/archrivals-node-$suite
image=localhost/archrivals-check
port=${PORT:-8779}

step() { printf '\n== %s\n' "$*"; }
scratch=$(mktemp -d)
container='' running='' server=''
finish() {
    [[ -z $server ]] || kill "$server" 2>/dev/null || true
    [[ -z $running ]] || wait "$running" 2>/dev/null || true
    [[ -z $container ]] || buildah rm "$container" >/dev/null
    rm -rf --one-file-system "$scratch"
}
trap finish EXIT

if ! podman image exists "$python_image" || ! podman image exists "$node_image"; then
    step "base images by debootstrap"
    debootstrap --variant=minbase --include=ca-certificates,python3,python3-venv,python-is-python3 \
        "$suite" "$scratch/base" "$mirror" >"$scratch/debootstrap.log" || {
        tail -20 "$scratch/debootstrap.log" >&2
        exit 1
    }
    tar -C "$scratch/base" -c . | podman import --quiet - "$python_image"
    npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
    mkdir -p "$scratch/base/usr/local/lib/node_modules"
    cp "$(readlink -f "$(command -v node)")" "$scratch/base/usr/local/bin/node"
    cp -r "$npm" "$scratch/base/usr/local/lib/node_modules/npm"
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$scratch/base/usr/local/bin/npm"
    tar -C "$scratch/base" -c . | podman import --quiet - "$node_image"
fi

step "podman build"
podman build --isolation chroot --format docker --file deploy/Containerfile --tag "$image" \
    --build-arg PYTHON_IMAGE="$python_image" --build-arg NODE_IMAGE="$node_image" "$@" .

step "archrivals serve in the image"
container=$(buildah from "$image")
inside() { buildah run --isolation chroot "$container" -- "$@"; }
inside sh -c '! command -v node && ! command -v npm' || { echo "FAILED: it has Node." >&2; exit 1; }
[[ $(inside id -u) == 10001 ]] || { echo "FAILED: it does not run as user 10001." >&2; exit 1; }
alive() { curl --silent --fail --output /dev/null "http://127.0.0.1:$port/healthz"; }
if alive; then echo "FAILED: port $port is taken; set PORT." >&2; exit 1; fi
# The process tells its id, which is one of this machine: a chroot has no processes of its own.
inside sh -c 'echo $$ >pid; exec archrivals serve --port "$0"' "$port" 2>"$scratch/log" &
running=$!
for _ in $(seq 300); do
    if alive; then break; fi
    if ! kill -0 "$running" 2>/dev/null; then break; fi
    sleep 0.2
done
server=$(inside cat pid)
if ! alive || grep -q 'web client is missing' "$scratch/log"; then
    echo "FAILED: the server does not run, or has no client." >&2
    cat "$scratch/log" >&2
    exit 1
fi
podman image inspect "$image" >"$scratch/image.json"
python3 -c 'import json, sys
kind, *command = json.load(open(sys.argv[1]))[0]["Healthcheck"]["Test"]
print(*command, sep="\n")' "$scratch/image.json" >"$scratch/health"
mapfile -t health <"$scratch/health"
inside env ARCHRIVALS_PORT="$port" "${health[@]}"

step "a first turn in the browser"
(cd web && ARCHRIVALS_SERVER=http://127.0.0.1:$port npx playwright test first-play --grep @package)
