#!/bin/sh
# One-shot job: creates Temporal's two databases in PostgreSQL and brings their schemas up to this version.
# Safe to run again: databases that exist stay, and only schema versions that are missing are applied.
set -eu

# temporal-sql-tool reads these by itself.
: "${SQL_PLUGIN:?}" "${SQL_HOST:?}" "${SQL_PORT:?}" "${SQL_USER:?}" "${SQL_PASSWORD:?}"

# $1: database, $2: its folder among the schemas
set_up() {
  temporal-sql-tool --db "$1" create
  temporal-sql-tool --db "$1" setup-schema -v 0.0
  temporal-sql-tool --db "$1" update-schema -d "/etc/temporal/schema/postgresql/v12/$2/versioned"
}

set_up temporal temporal
set_up temporal_visibility visibility
