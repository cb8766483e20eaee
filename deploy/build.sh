# The build inside the container file, with variables from its arguments and one secret from a file.
set -eu
if [ -f /run/secrets/server_actions_key ]; then
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=$(cat /run/secrets/server_actions_key)
  export NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
fi
NEXT_TELEMETRY_DISABLED=1 NEXT_OUTPUT=standalone npm run build
node deploy/compress-files.ts .next/static
node deploy/strip-encryption-key.ts .next/standalone/.next/server
