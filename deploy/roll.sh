#!/bin/sh
# Replaces the instances of the site one after the other, without a failed request: nginx sends nothing more to the
# one whose turn it is, that one answers what it has, and the new one gets visitors when it is well.
#   docker compose -f deploy/compose.yml -f deploy/compose.instances.yml build && deploy/roll.sh
# The commands can be others: npm run measure:rolling gives those for plain processes.
set -eu
cd "$(dirname "$0")"
compose="docker compose -f compose.yml -f compose.instances.yml"
instances=${INSTANCES_FOLDER:-instances}
reload=${RELOAD_COMMAND:-"$compose exec -T nginx nginx -p . -c conf/nginx.conf -s reload"}
replace=${REPLACE_COMMAND:-"$compose up -d --no-deps --wait --force-recreate"}

for file in "$instances"/*.conf; do
  name=$(basename "$file" .conf)
  # A run that failed may have left it out.
  server=$(sed 's/ down;/;/' "$file")

  echo "$name: no more visitors"
  echo "${server%;} down;" > "$file"
  $reload
  sleep 2

  echo "$name: replaced"
  $replace "$name" || {
    echo "$name did not come up. The others serve; it stays out until this script has run well." >&2
    exit 1
  }

  echo "$name: visitors"
  echo "$server" > "$file"
  $reload
  sleep 1
done
