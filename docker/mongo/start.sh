#!/bin/sh
# Starts MongoDB so that it asks for a password. A replica set wants a key for its members to know each other by; this one
# has a single member, so the key is made anew at every start and is nobody else's.
set -eu

key="${TMPDIR:-/tmp}/replica-set.key"
rm -f "$key"
(umask 077 && head -c 512 /dev/urandom | base64 -w 0 > "$key")
# The image's own entrypoint goes on as this user.
chown mongodb:mongodb "$key"

exec docker-entrypoint.sh mongod --keyFile "$key" "$@"
