// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Messages sent from mailboxes

Examples:
  $ ledgercli mail-message list --operation 1 --status 45

Usage:\tledgercli mail-message <command>

Commands:
  list\tList messages sent from mailboxes

More: ledgercli mail-message <command> --help

Global flags: ledgercli help flags
`,
  list: `List messages sent from mailboxes

Examples:
  $ ledgercli mail-message list --operation 1 --status 45
  $ ledgercli mail-message list --from 2026-05-01 --to 2026-05-31 --all -o csv

Usage:\tledgercli mail-message list [flags]

Flags:
  --from <YYYY-MM-DD>\tSent on or after this day
  --operation <1|2|3|4>\tOperation: 1 purchase invoice, 2 purchase invoice with details, 3 sales invoice, 4 bank statement
  --status <number>\tRecipient status, for example 20 open, 43 at the scanning service, 45 error, 50 processed [one of 5, 10, 20, 25, 30, 40, 42, 43, 45, 46, 50]
  --to <YYYY-MM-DD>\tSent on or before this day
  --all\tRead every page, up to --max-pages [not with --top]
  --expand <a,b,...>\tCollections to return with each record, for example SalesEntryLines
  --filter <text>\tOData $filter expression, for example "Status eq 20"
  --max-pages <number>\tMaximum number of pages [1 or more; default 50]
  --orderby <text>\tSort order, for example "Code desc"
  --raw\tPrint the response of the service unchanged [not with --count]
  --select <a,b,...>\tFields to return
  --top <number>\tMaximum number of records to return [1 to 60]
  --all-divisions\tRead every division in turn; --all and --limit apply to each [not with --division]
  --count\tPrint only the number of matching records

Global flags: ledgercli help flags
`,
};
