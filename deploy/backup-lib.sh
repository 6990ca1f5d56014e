# What deploy/backup and deploy/restore share. Sourced, never run.
set -euo pipefail
umask 077

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Cotejo and PostgreSQL's own programs run in containers of Docker Compose, whose overrides COMPOSE_FILE names. With
# CONTAINERS=none they run on this machine, with Cotejo's settings from the environment.
containers=${CONTAINERS:-compose}
# How who runs them calls them: scripts/backup and scripts/restore are the same without containers.
called=${CALLED:-deploy}
compose() { docker compose --project-directory "$project" "$@"; }
# Runs a command in a container of its own, and tells it who owns the tables where that is not the server's user.
run_in() { compose run --rm -T ${DATABASE_OWNER_URL:+--env DATABASE_OWNER_URL} "$@"; }

cotejo() {
  if [ "$containers" != none ]; then run_in app node api/src/commands/backup.ts "$@"; return; fi
  # The project's own Node, where there is one, goes before the system's.
  PATH="$project/node_modules/.bin:$project/.runtime/node_modules/.bin:$PATH" \
    node "$project/api/src/commands/backup.ts" "$@"
}

# Takes the password out of the address of the database, so that no list of processes shows it.
connect='
  url=${DATABASE_OWNER_URL:-${DATABASE_URL:-$(cat "$DATABASE_URL_FILE")}}
  if [[ $url =~ ^([a-z]+://[^:@/]*):([^@]*)@(.*)$ ]]; then
    url=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
    printf -v PGPASSWORD %b "${BASH_REMATCH[2]//%/\\x}"
    export PGPASSWORD
  fi
'
# Runs a piece of shell beside the database, with its address in $url.
database() {
  if [ "$containers" = none ]; then bash -euo pipefail -c "$connect$1"; else run_in database-tools "$connect$1"; fi
}

# The tables of a dump with the number of their rows, one to a line.
rows_of_dump() {
  database 'pg_restore --data-only --file=-' < "$1" | awk '
    /^COPY / && !copying { table = $2; rows = 0; copying = 1; next }
    /^\\\.$/ { print table, rows; copying = 0; next }
    copying { rows++ }'
}

# The keys of all files that rows of a dump refer to.
keys_of_dump() {
  database 'pg_restore --data-only --table=resumes --table=job_descriptions --table=roles --file=-' < "$1" | awk '
    /^COPY / && !copying {
      line = $0; sub(/^[^(]*\(/, "", line); sub(/\).*/, "", line); count = split(line, columns, ", ")
      for (i = 1; i <= count; i++) if (columns[i] == "storage_key" || columns[i] == "file_path") column = i
      copying = 1; next
    }
    /^\\\.$/ { copying = 0; next }
    copying { split($0, values, "\t"); print values[column] }'
}

# A database of its own is saved by pg_dump; the one that comes with Cotejo by Cotejo, as no pg_dump comes with it.
if [ "$containers" = none ] && [ -z "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ]; then
  dump=database.tar.gz
  save_database() { cotejo save-database; }
  contents_of() { cotejo examine < "$1"; }
  load_database() { cotejo load-database < "$1"; }
else
  dump=database.dump
  save_database() { database 'pg_dump --format=custom --no-owner --no-privileges --dbname="$url"'; }
  contents_of() {
    rows_of_dump "$1" | sed 's/^/row /'
    keys_of_dump "$1" | sed 's/^/key /'
  }
  # One transaction, committed only once the whole dump has been read.
  load_database() {
    database '{
      echo "set client_min_messages = warning; begin; drop schema if exists pgboss, drizzle cascade;"
      echo "drop schema public cascade; create schema public;"
      pg_restore --no-owner --no-privileges --file=-
      echo "commit;"
    } | psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$url" > /dev/null' < "$1"
  }
fi
