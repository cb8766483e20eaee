#!/bin/sh
# Rolling deployment: replaces the instances of the site one by one without a failed request. The old instance refuses
# new connections and finishes open requests (deploy/drain.ts), nginx uses the others, and the next instance follows
# when the new one is healthy. nginx is not reloaded, since that of Debian 12 then sometimes truncates a response.
#   docker compose -f deploy/compose.yml -f deploy/compose.instances.yml build && deploy/roll.sh
# REPLACE_COMMAND sets another command; npm run measure:rolling uses one for plain processes.
set -eu
cd "$(dirname "$0")"
replace=${REPLACE_COMMAND:-"docker compose -f compose.yml -f compose.instances.yml up -d --no-deps --wait --force-recreate"}

for file in instances/*.conf; do
  name=$(basename "$file" .conf)
  echo "$name: replaced"
  $replace "$name" || {
    echo "$name did not become healthy. The other instances still serve; fix the cause and run this script again." >&2
    exit 1
  }
  # nginx skips an instance that refused a connection for two seconds (fail_timeout).
  sleep 3
done
