// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Unpaid supplier invoices

Examples:
  $ ledgercli payables-list list --account 26

Usage:\tledgercli payables-list <command>

Commands:
  list\tList unpaid supplier invoices

More: ledgercli payables-list <command> --help

Global flags: ledgercli help flags
`,
  list: `List unpaid supplier invoices

Examples:
  $ ledgercli payables-list list --account 26
  $ ledgercli payables-list list --due-to 2026-05-31 --all -o csv

Usage:\tledgercli payables-list list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --due-from <YYYY-MM-DD>\tDue on or after this day
  --due-to <YYYY-MM-DD>\tDue on or before this day
  --search <text>\tPart of the account name
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
