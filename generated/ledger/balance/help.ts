// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Trial balance

Examples:
  $ ledgercli balance list --year 2026 --period 5 --all

Usage:\tledgercli balance <command>

Commands:
  list\tList the totals of the trial balance

More: ledgercli balance <command> --help

Global flags: ledgercli help flags
`,
  list: `List the totals of the trial balance

Examples:
  $ ledgercli balance list --year 2026 --period 5 --all
  $ ledgercli balance list --year 2026 --gl-account 8000 --status 50 --all -o csv

Usage:\tledgercli balance list [flags]

Prints one row per G/L account, period, status and entry type. Select a year with --year. Without --status, open and processed entries are included.

Flags:
  --gl-account <id|code>\tG/L account code or GUID
  --period <number>\tReporting period [0 to 99]
  --status <20|50>\tStatus: 20 open, 50 processed
  --type <B|W>\tType: B balance sheet, W profit and loss
  --year <number>\tReporting year [1900 to 2199]
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
