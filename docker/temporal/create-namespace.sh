#!/bin/sh
# One-shot job: creates the namespace, sets how long finished workflows are kept, and registers the search attributes
# of our workflows. Safe to run again.
set -eu

: "${TEMPORAL_ADDRESS:?}" "${TEMPORAL_NAMESPACE:?}"
retention=720h

tries=0
until temporal operator cluster health --address "$TEMPORAL_ADDRESS" >/dev/null 2>&1; do
  tries=$((tries + 1))
  if [ "$tries" -ge 60 ]; then
    echo "Temporal at $TEMPORAL_ADDRESS is not healthy after two minutes" >&2
    exit 1
  fi
  sleep 2
done

if temporal operator namespace describe --address "$TEMPORAL_ADDRESS" --namespace "$TEMPORAL_NAMESPACE" >/dev/null 2>&1; then
  temporal operator namespace update --address "$TEMPORAL_ADDRESS" --namespace "$TEMPORAL_NAMESPACE" --retention "$retention"
else
  temporal operator namespace create --address "$TEMPORAL_ADDRESS" --namespace "$TEMPORAL_NAMESPACE" --retention "$retention"
fi

# A new namespace is known to all parts of the server only after some seconds, so the first tries may be refused.
for name in LinkwrightUser LinkwrightSite LinkwrightOperation LinkwrightRequest; do
  tries=0
  until temporal operator search-attribute create --address "$TEMPORAL_ADDRESS" --namespace "$TEMPORAL_NAMESPACE" \
    --name "$name" --type Keyword; do
    tries=$((tries + 1))
    if [ "$tries" -ge 30 ]; then
      echo "search attribute $name could not be registered" >&2
      exit 1
    fi
    sleep 2
  done
done
echo "namespace $TEMPORAL_NAMESPACE is ready"
