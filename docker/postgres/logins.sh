#!/bin/sh
# Run once by the image of PostgreSQL, when the volume is empty: makes the logins, and lets nobody in without TLS.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set owner_password="$OWNER_PASSWORD" --set login_password="$LOGIN_PASSWORD" --file /etc/partner/logins.sql
sed -i 's/^host all all all /hostssl all all all /' "$PGDATA/pg_hba.conf"
