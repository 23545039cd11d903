#!/usr/bin/env bash
# Packs every package, installs each globally into a folder of its own with install scripts off, and runs it.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work/home" XDG_CONFIG_HOME="$work/home/.config" npm_config_cache="${npm_config_cache:-$(npm config get cache)}"
mkdir -p "$HOME"

npm run --silent build
npm run --silent declarations
for folder in . ./packages/*; do npm pack --silent --ignore-scripts --pack-destination "$work" "$folder" >/dev/null; done
install=(npm install --silent --ignore-scripts --no-audit --no-fund)

# Prints the number of packages below a folder, and their size; `measure` fails above the limits of a client.
MOST_PACKAGES=10
MOST_KILOBYTES=$((13 * 1024))
measured() {
  packages=$(find "$2" -name package.json -path '*node_modules*' | grep -cE 'node_modules/(@[^/]+/)?[^/]+/package\.json$')
  kilobytes=$(du -sk "$2" | cut -f 1)
  printf '%-24s %3d packages %6d KB\n' "$1" "$packages" "$kilobytes"
}
measure() {
  local packages kilobytes
  measured "$@"
  if [ "$packages" -gt "$MOST_PACKAGES" ] || [ "$kilobytes" -gt "$MOST_KILOBYTES" ]; then
    echo "$1 installs more than $MOST_PACKAGES packages or $MOST_KILOBYTES KB." >&2
    return 1
  fi
}

declare -A try=(
  [crmcli]='deal list --limit 2 --output csv'
  [helpdeskcli]='conv list --limit 2 --output csv'
  [ledgercli]='account list --limit 2 --output csv --select ID,Code,Name'
)
for client in "${!try[@]}"; do
  prefix="$work/prefix-$client"
  "${install[@]}" --global --prefix "$prefix" "$work/$client"-*.tgz
  measure "$client" "$prefix/lib/node_modules"
  test "$(ls "$prefix/bin")" = "$client"
  test "$(ls "$prefix/share/man/man1" | wc -l)" -eq "$(ls docs/man | grep -c "^$client[.-]")"
  "$prefix/bin/$client" --version
  # shellcheck disable=SC2086
  "$prefix/bin/$client" --profile sandbox ${try[$client]}
  "$prefix/bin/$client" --profile sandbox ${try[$client]/csv/json} --jq length
done

runtime=$(ls "$work"/cmdspec-runtime-*.tgz)
compiler=$(ls "$work"/cmdspec-[0-9]*.tgz)
"${install[@]}" --global --prefix "$work/prefix-runtime" "$runtime"
measure cmdspec-runtime "$work/prefix-runtime/lib/node_modules"
# The registry may not have this version of the runtime, so both are installed together.
"${install[@]}" --global --prefix "$work/prefix" "$runtime" "$compiler"
export PATH="$work/prefix/bin:$PATH"
cmdspec --version
measured cmdspec "$work/prefix/lib/node_modules"

# A fourth service, written elsewhere in YAML, with one workflow.
cp -r tests/fourth "$work/fourth"
cd "$work/fourth"
"${install[@]}" "$runtime" "$compiler"
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
node client/bin.js --profile sandbox copy pull --dir copy
grep -q '"title":"Emma, again"' copy/books.ndjson
node --test book-import.mjs
npx cmdspec test --specs specs

# A description of a service: the package around the specs, and the first list.
mkdir "$work/imported"
cd "$work/imported"
cp "$root/tests/import/catalog.json" .
cmdspec import openapi catalog.json --service catalog --server https://api.catalog.example
cmdspec generate --specs specs --out client --emit js --docs docs
grep -q 'catalogcli shelve list' README.md
mkdir node_modules
ln -s "$work/fourth/node_modules/cmdspec-runtime" node_modules/cmdspec-runtime
node client/bin.js --profile sandbox shelve list --output csv --limit 2

# The first steps of a stranger, with the installed compiler alone.
cd "$work"
cmdspec init acme
cd acme
cmdspec test
"${install[@]}" "$runtime" "$compiler"
npm run --silent check -- --strict
npm test --silent
npm run --silent generate -- --check
npm run --silent bundle
cp dist/acmecli.mjs "$work/one-file.mjs"
(cd "$work" && node one-file.mjs --profile sandbox book list --output json --jq length)

# Its executable, without Node, and the same bytes from another folder.
npm run --silent binary -- --target linux-x64
(cd dist/binary && sha256sum --check --quiet SHA256SUMS)
alone() { env -i HOME="$HOME" PATH=/none "$work/acme/dist/binary/acmecli-0.1.0-linux-x64" "$@"; }
alone --version
alone book --help | grep -q 'acmecli book list'
alone --profile sandbox book list --output csv --limit 2
alone --profile sandbox book list --output json --jq length
cp -r "$work/acme" "$work/elsewhere"
(cd "$work/elsewhere" && npx cmdspec binary --target linux-x64)
cmp {"$work/acme","$work/elsewhere"}/dist/binary/acmecli-0.1.0-linux-x64
cmp {"$work/acme","$work/elsewhere"}/dist/binary/SHA256SUMS

# The package that its users install.
rm -rf node_modules
"${install[@]}" --omit=dev
measure "a new client" node_modules
node client/bin.js --profile sandbox book list --output csv
echo "Packed, installed and run: $(cd "$work" && echo *.tgz)"
