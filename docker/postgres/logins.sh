#!/bin/sh
# Run once by the PostgreSQL image, when the volume is empty: creates the logins and requires TLS for all network
# access.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set owner_password="$OWNER_PASSWORD" --set login_password="$LOGIN_PASSWORD" --file /etc/partner/logins.sql
sed -i 's/^host all all all /hostssl all all all /' "$PGDATA/pg_hba.conf"
