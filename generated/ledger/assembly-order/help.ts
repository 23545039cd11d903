// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Assembly orders

Examples:
  $ ledgercli assembly-order finish d8eb6e4e-d63a-4d54-89ff-ac7acfe219b4 --quantity 12 --allow-writes

Usage:\tledgercli assembly-order <command>

Commands:
  finish\tFinish an assembly order

More: ledgercli assembly-order <command> --help

Global flags: ledgercli help flags
`,
  finish: `Finish an assembly order

Examples:
  $ ledgercli assembly-order finish d8eb6e4e-d63a-4d54-89ff-ac7acfe219b4 --quantity 12 --allow-writes
  $ ledgercli assembly-order finish d8eb6e4e-d63a-4d54-89ff-ac7acfe219b4 --quantity 2.5 --date 2026-05-31 --notes "Second batch" --dry-run

Usage:\tledgercli assembly-order finish <id> --quantity <number> [flags]

Arguments:
  <id>\tAssembly order id (GUID)

Flags:
  --quantity <number>\tQuantity assembled [required]
  --date <YYYY-MM-DD>\tAssembly date
  --description <text>\tDescription of the order
  --location <uuid>\tStorage location of the assembled item (GUID)
  --notes <text>\tNotes on the order

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
