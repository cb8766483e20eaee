#!/bin/sh
# Replaces the instances of the site one after the other, without a failed request: the one whose turn it is takes no
# new connections and answers what it has (deploy/drain.ts), nginx turns to the others, and the next one follows when
# the new one is well. nginx itself is not reloaded: that of Debian 12 then breaks off an answer now and then.
#   docker compose -f deploy/compose.yml -f deploy/compose.instances.yml build && deploy/roll.sh
# The command can be another one: npm run measure:rolling gives one for plain processes.
set -eu
cd "$(dirname "$0")"
replace=${REPLACE_COMMAND:-"docker compose -f compose.yml -f compose.instances.yml up -d --no-deps --wait --force-recreate"}

for file in instances/*.conf; do
  name=$(basename "$file" .conf)
  echo "$name: replaced"
  $replace "$name" || {
    echo "$name did not come up. The others serve; run this again when the cause is gone." >&2
    exit 1
  }
  # nginx leaves out one that refused it for two seconds (fail_timeout).
  sleep 3
done
