#!/bin/sh
# One-shot job beside the mongo service, in its network: runs set-up.js as soon as the server takes it. Safe to run again.
set -eu

limit=${SET_UP_SECONDS:-180}
address="mongodb://127.0.0.1:${MONGO_PORT:-27017}/admin?directConnection=true&serverSelectionTimeoutMS=5000"
started=$(date +%s)
until said=$(mongosh --quiet "$address" /jobs/set-up.js 2>&1); do
  if [ $(($(date +%s) - started)) -ge "$limit" ]; then
    echo "MongoDB could not be set up within $limit seconds. What it said last:" >&2
    echo "$said" >&2
    exit 1
  fi
  sleep 2
done
echo "$said"
