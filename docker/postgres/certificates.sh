#!/bin/sh
# Creates PostgreSQL's certificate and the authority that signs it, once: in /tls for the server, in /ca for its
# clients.
set -eu
umask 077
if [ -e /tls/server.crt ]; then exit 0; fi
cd "$(mktemp -d)"
key='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
# shellcheck disable=SC2086 # options, split into words
openssl req -x509 $key -keyout ca.key -out ca.crt -days 3650 -subj '/CN=Partner API, PostgreSQL'
# shellcheck disable=SC2086
openssl req $key -keyout server.key -out server.csr -subj /CN=postgres
printf 'subjectAltName=DNS:postgres\n' >names
openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -extfile names -days 3650 -out server.crt
# This authority signs no further certificates.
rm ca.key
install -m 644 ca.crt /ca/ca.crt
install -o postgres -g postgres -m 600 server.key /tls/server.key
install -o postgres -g postgres -m 644 server.crt /tls/server.crt
