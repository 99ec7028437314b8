#!/bin/sh
# One-shot job: creates the namespace, sets how long finished workflows are kept, and registers the search attributes
# of our workflows. Safe to run again. It tries for a limited time (NAMESPACE_SECONDS) and then prints what went wrong.
set -eu

: "${TEMPORAL_ADDRESS:?}" "${TEMPORAL_NAMESPACE:?}"
retention=720h
limit=${NAMESPACE_SECONDS:-180}
started=$(date +%s)

# Engines before 25 lose questions to DNS that leave an internal network, and the client waits for some of them for longer
# than it waits for the server. An address asks none.
host=${TEMPORAL_ADDRESS%:*}
address=$(getent hosts "$host" | head -n 1 | cut -d ' ' -f 1)
server="${address:-$host}:${TEMPORAL_ADDRESS##*:}"

# Tries until it succeeds or time is up. $1: what it is for, in words; the rest is the command.
try() {
  what=$1
  shift
  until said=$("$@" 2>&1); do
    if [ $(($(date +%s) - started)) -ge "$limit" ]; then
      echo "Temporal at $TEMPORAL_ADDRESS ($server): $what failed for $limit seconds. What it said last:" >&2
      echo "$said" >&2
      exit 1
    fi
    sleep 2
  done
}

namespace() { temporal operator namespace "$@" --address "$server" --namespace "$TEMPORAL_NAMESPACE"; }

try 'the question whether it is healthy' temporal operator cluster health --address "$server"
if namespace describe >/dev/null 2>&1; then
  try 'the update of the namespace' namespace update --retention "$retention"
else
  try 'the creation of the namespace' namespace create --retention "$retention"
fi
# A new namespace is known to all parts of the server only after some seconds, so the first tries may be refused.
for name in LinkwrightUser LinkwrightSite LinkwrightOperation LinkwrightRequest; do
  try "the search attribute $name" temporal operator search-attribute create --address "$server" \
    --namespace "$TEMPORAL_NAMESPACE" --name "$name" --type Keyword
done
echo "namespace $TEMPORAL_NAMESPACE is ready"
