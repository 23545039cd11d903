// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `VAT and payroll returns

Examples:
  $ ledgercli return process 69d9dc66-9308-411b-991b-2a48d45977bc --status 50 --allow-writes

Usage:\tledgercli return <command>

Commands:
  process\tReject or process a return

More: ledgercli return <command> --help

Global flags: ledgercli help flags
`,
  process: `Reject or process a return

Examples:
  $ ledgercli return process 69d9dc66-9308-411b-991b-2a48d45977bc --status 50 --allow-writes
  $ ledgercli return process 69d9dc66-9308-411b-991b-2a48d45977bc --status 5 --dry-run

Usage:\tledgercli return process <id> --status <5|50> [flags]

Only manual returns that need approval and have status 40 (realized) can be processed.

Arguments:
  <id>\tReturn request (GUID)

Flags:
  --status <5|50>\tStatus: 5 rejected, 50 processed [required]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
