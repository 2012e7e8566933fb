#!/bin/sh
# One dump of Kontor's database of PostgreSQL into FOLDER; those older than seven days are removed once it is complete.
# PGHOST, PGUSER and PGDATABASE say which; PASSWORD_FILE may name a file with the password. compose.postgres.yaml calls it daily.
set -eu
umask 077
[ -z "${PASSWORD_FILE:-}" ] || PGPASSWORD=$(cat "$PASSWORD_FILE")
export PGPASSWORD
dump=$FOLDER/kontor-$(date -u +%Y%m%d-%H%M%S).dump
trap 'rm -f "$dump.part"' EXIT
pg_dump --format=custom --file="$dump.part"
pg_restore --list "$dump.part" >/dev/null
mv "$dump.part" "$dump"
find "$FOLDER" -name 'kontor-*.dump' -mtime +6 -delete
echo "$dump"
