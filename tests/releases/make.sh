#!/usr/bin/env bash
# Writes the files that a built version of the clients stores: make.sh <folder of the repository> <folder for the files>.
# Commands that the version does not have are skipped. Run it in the sandbox of the version, without an account.
set -uo pipefail
here=$(dirname "$(realpath "$0")")
root=$(realpath "$1")
to=$(realpath -m "$2")
mkdir -p "$to"
home=$(mktemp -d)
loader=$(cd "$here" && node -p 'require.resolve("tsx")')
export HOME=$home XDG_CONFIG_HOME=$home/.config NO_COLOR=1
cd "$home"
run() {
  local client=$1 out
  shift
  out=$(timeout 120 node "$root/packages/$client/dist/$client.cjs" "$@" </dev/null 2>&1) || echo "failed: $client $*: ${out:0:300}"
}
crm() { run crmcli --profile sandbox "$@"; }

# Four records of each kind keep the files small.
mkdir -p .config/crmcli/sandbox
echo '{"version":1,"seed":1,"records":4,"start":"2026-11-01T00:00:00.000Z","values":{},"counters":{},"tokens":{},"collections":{}}' \
  >.config/crmcli/sandbox/state.json
# config.json, credentials.json
crm alias set won 'deal list --status won'
crm config set default_output json
run crmcli profile use sandbox
coproc SERVICE { exec node --import "$loader" "$here/service.ts" "$root" 2>/dev/null; }
read -r -u "${SERVICE[0]}" variables
(export ${variables?} && run crmcli --profile work auth login --company acme --api-token sandbox --store file)
exec {SERVICE[1]}>&-
# Requests: the state of the sandbox, the log of writes, names, keys of the caller
crm deal create --title 'Of a release' --once release-1
crm deal update 1 --title 'Changed by a release'
crm deal delete 2 --yes
crm deal list --pipeline Renewals --limit 1
# People: the vault and its key
crm person list --limit 2 --people hidden
# Positions, findings of the last run, a copy, an export, a recording
crm changes --since 30d --limit 3
crm watch --checks currency-missing
run ledgercli --profile sandbox sync crm/Accounts --state sync.json --limit 3
crm sync warehouse --dir copy
crm copy export --format ndjson --to tables --dir copy --table pipelines
crm pipeline list --record recording.jsonl
# A plan, and its approval for a policy that limits writes
crm deal update 3 --title 'Planned by a release' --plan plan.jsonl
if [ -e plan.jsonl ]; then
  mkdir -p .config/crmcli
  printf 'default: allow\nrules:\n  - { name: updates, commands: deal update, then: ask }\n  - { name: few, effects: create, at-most: { day: 999 }, then: refuse }\n' >.config/crmcli/policy.yaml
  script -qec "node $root/packages/crmcli/dist/crmcli.cjs --profile sandbox plan approve plan.jsonl" /dev/null <<<y >/dev/null
  crm apply plan.jsonl --yes
fi
# An import that is killed after some rows leaves its journal
{ echo name,email; for n in $(seq 60); do echo "Person $n,person$n@example.com"; done; } >people.csv
node "$root/packages/crmcli/dist/crmcli.cjs" --profile sandbox person import people.csv --yes >/dev/null 2>&1 &
importing=$!
for _ in $(seq 200); do
  [ "$(wc -l 2>/dev/null <people.csv.journal || echo 0)" -gt 6 ] && break
  sleep 0.05
done
kill -9 $importing 2>/dev/null
find . \( -name '*.lock*' -o -name '.lock*' -o -name '.*.tmp' -o -name schema.json \) -delete
cp -r .config copy tables recording.jsonl plan.jsonl sync.json people.csv people.csv.journal "$to" 2>/dev/null
mv "$to/.config" "$to/config"
