// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Transfers between warehouses

Examples:
  $ ledgercli warehouse-transfer process 9bea81cb-f382-4a19-9af9-ba568bfdbf2f --allow-writes

Usage:\tledgercli warehouse-transfer <command>

Commands:
  process\tProcess a warehouse transfer

More: ledgercli warehouse-transfer <command> --help

Global flags: ledgercli help flags
`,
  process: `Process a warehouse transfer

Examples:
  $ ledgercli warehouse-transfer process 9bea81cb-f382-4a19-9af9-ba568bfdbf2f --allow-writes
  $ ledgercli warehouse-transfer process 9bea81cb-f382-4a19-9af9-ba568bfdbf2f --date 2026-05-31 --dry-run

Usage:\tledgercli warehouse-transfer process <id> [flags]

Arguments:
  <id>\tWarehouse transfer id (GUID)

Flags:
  --date <YYYY-MM-DD>\tDate of the transfer

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
