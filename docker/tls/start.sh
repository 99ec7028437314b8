#!/bin/sh
# Starts Caddy for the host of PUBLIC_URL. A public name gets a certificate of Let's Encrypt; localhost, addresses and, with
# TLS_OWN_CA=true, any other name get one of Caddy's own authority.
set -eu

host=${PUBLIC_URL#https://}
[ "$host" != "$PUBLIC_URL" ] || { echo "PUBLIC_URL must begin with https:// for the TLS proxy, not be $PUBLIC_URL" >&2; exit 1; }
host=${host%%/*}
case "$host" in
  \[*) host=${host%%]*} && host=${host#[} ;;
  *) host=${host%:*} ;;
esac
TLS_HOST=$host
TLS_ISSUER=
case "$host" in
  localhost | *.localhost | *.internal | *.local | *.test) TLS_ISSUER='tls internal' ;;
  *:*) TLS_ISSUER='tls internal' ;;
  *[!0-9.]*) ;;
  *) TLS_ISSUER='tls internal' ;;
esac
case "${TLS_OWN_CA:-}" in
  true) TLS_ISSUER='tls internal' ;;
  '' | false) ;;
  *) echo "TLS_OWN_CA must be true or false, not $TLS_OWN_CA" >&2; exit 1 ;;
esac
TLS_CONTACT=
[ -z "${TLS_EMAIL:-}" ] || TLS_CONTACT="email $TLS_EMAIL"
case "$host" in *:*) TLS_SITE="[$host]" ;; *) TLS_SITE=$host ;; esac
export TLS_HOST TLS_SITE TLS_ISSUER TLS_CONTACT
exec caddy run --adapter caddyfile --config "${CADDYFILE:-/jobs/Caddyfile}"
