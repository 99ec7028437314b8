#!/bin/sh
# Puts a backup of docker/backup.sh back, on this machine or another one with the same version of Linkwright.
#   docker/restore.sh <folder>
# Run it where docker-compose.yml is, with the `env` of the backup as .env. It starts nothing, and refuses to overwrite data.
set -eu

docker=${DOCKER:-docker}

folder=${1:?say where from: docker/restore.sh <folder>}
for name in mongo postgres; do
  [ -f "$folder/$name.tar.gz" ] || { echo "$folder/$name.tar.gz is missing" >&2; exit 1; }
  gzip -t "$folder/$name.tar.gz"
done
[ -z "$($docker compose ps --quiet)" ] || { echo 'stop it first: docker compose down' >&2; exit 1; }

# $1: service, $2: its folder
put_back() {
  # The first file of another installation would be mixed with these.
  $docker compose run --rm -T --no-deps --entrypoint /bin/sh "$1" -c \
    "[ -z \"\$(ls -A '$2')\" ] || { echo 'the volume of $1 is not empty: docker compose down --volumes erases it' >&2; exit 1; }
     tar -C '$2' -xzf -" <"$folder/$1.tar.gz"
  echo "$1 is back"
}
put_back mongo /data/db
put_back postgres /var/lib/postgresql/data
# Caddy's folders are in the image, and come into a new volume with it.
[ ! -f "$folder/tls.tar.gz" ] || $docker compose run --rm -T --no-deps --entrypoint tar tls -C /data -xzf - <"$folder/tls.tar.gz"
echo 'now: docker compose up --wait'
