// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Stock counts

Examples:
  $ ledgercli stock-count process bb6b0aa3-da7b-470a-9534-3cf314296752 --allow-writes

Usage:\tledgercli stock-count <command>

Commands:
  process\tProcess a stock count

More: ledgercli stock-count <command> --help

Global flags: ledgercli help flags
`,
  process: `Process a stock count

Examples:
  $ ledgercli stock-count process bb6b0aa3-da7b-470a-9534-3cf314296752 --allow-writes
  $ ledgercli stock-count process bb6b0aa3-da7b-470a-9534-3cf314296752 --dry-run

Usage:\tledgercli stock-count process <id> [flags]

Arguments:
  <id>\tStock count id (GUID)

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
