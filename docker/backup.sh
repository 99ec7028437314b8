#!/bin/sh
# Copies all that has to survive into a folder: databases, certificates of the TLS proxy, settings with their keys.
#   docker/backup.sh <new folder>
# Run it where docker-compose.yml is. Everything stops meanwhile, so that the parts fit together, and starts again.
set -eu

docker=${DOCKER:-docker}

folder=${1:?say where to: docker/backup.sh <new folder>}
[ ! -e "$folder" ] || { echo "$folder is there already: name a folder that does not exist" >&2; exit 1; }
settings=${SETTINGS_FILE:-.env}
[ -f "$settings" ] || { echo "$settings is missing: its keys are needed to read the backup (SETTINGS_FILE names another file)" >&2; exit 1; }
umask 077
mkdir -p "$folder"

# $1: service, $2: its folder
save() {
  $docker compose run --rm -T --no-deps --entrypoint tar "$1" -C "$2" -czf - . >"$folder/$1.tar.gz"
  gzip -t "$folder/$1.tar.gz"
}

# One line for each container that runs, with the name of its service.
running=$($docker compose ps --status running --format '{{.Service}}' | sort)
start() {
  # What ran before, as many of each, and nothing that was stopped on purpose.
  scales=$(echo "$running" | uniq -c | sed -E 's/^ *([0-9]+) (.+)$/--scale \2=\1/')
  # shellcheck disable=SC2046,SC2086
  [ -z "$running" ] || $docker compose up --detach --wait $scales $(echo "$running" | uniq)
}
trap 'start || echo "not everything has started again: $docker compose ps" >&2' EXIT
$docker compose stop
save mongo /data/db
save postgres /var/lib/postgresql/data
! echo "$running" | grep -qx tls || save tls /data
cp "$settings" "$folder/env"
$docker compose images >"$folder/images.txt"
echo "saved in $folder:"
ls -l "$folder"
