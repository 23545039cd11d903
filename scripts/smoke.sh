#!/usr/bin/env bash
# Packs the package, installs it globally into a folder of its own with install scripts off, and runs what it installs.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work/home" XDG_CONFIG_HOME="$work/home/.config" npm_config_cache="${npm_config_cache:-$(npm config get cache)}"
mkdir -p "$HOME"

tarball=$(npm pack --silent --pack-destination "$work" | tail -n 1)
npm install --global --silent --ignore-scripts --no-audit --no-fund --prefix "$work/prefix" "$work/$tarball"
export PATH="$work/prefix/bin:$PATH"

crmcli --version
helpdeskcli --version
ledgercli --version
cmdspec --version
test "$(ls "$work/prefix/share/man/man1" | wc -l)" -eq "$(ls docs/man | wc -l)"
crmcli --profile sandbox deal list --limit 2 --output csv
helpdeskcli --profile sandbox conv list --limit 2 --output csv
ledgercli --profile sandbox account list --limit 2 --output csv --select ID,Code,Name

# A fourth service, written elsewhere in YAML, with one workflow.
cp -r tests/fourth "$work/fourth"
cd "$work/fourth"
npm install --silent --ignore-scripts --no-audit --no-fund "$work/$tarball"
npx cmdspec generate --specs specs --out client --emit js --docs docs
grep -q 'librarycli book list' docs/librarycli/book.md docs/man/librarycli-book.1
node client/bin.js --help
node client/bin.js --profile sandbox book create --title "Dune" --pages 412
node client/bin.js --profile sandbox book list --output csv
bash -c 'source <(node client/bin.js completion bash); COMP_WORDS=(librarycli book li); COMP_CWORD=2; _librarycli librarycli li; [ "${COMPREPLY[*]}" = list ]'
echo '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' | node client/bin.js mcp serve | grep -o '"name":"book_list"'
npx cmdspec check --specs specs --workflows | grep -q 'library: 1 workflow'
printf 'title,author,pages\r\n"Emma, again",Austen,474\r\n' | node client/bin.js --profile sandbox book import - --yes
node client/bin.js --profile sandbox book list --output csv | grep -q '"Emma, again",Austen,474'
node --test book-import.mjs
npx cmdspec test --specs specs

# What a stranger does first, with the installed compiler alone.
cd "$work"
cmdspec init acme
cd acme
cmdspec test
npm install --silent --ignore-scripts --no-audit --no-fund "$work/$tarball"
npm test --silent
echo "Packed, installed and run: $tarball"
