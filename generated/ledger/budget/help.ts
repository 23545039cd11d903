// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Budgets

Examples:
  $ ledgercli budget list --year 2026 --gl-account 8000

Usage:\tledgercli budget <command>

Commands:
  list\tList budget amounts

More: ledgercli budget <command> --help

Global flags: ledgercli help flags
`,
  list: `List budget amounts

Examples:
  $ ledgercli budget list --year 2026 --gl-account 8000
  $ ledgercli budget list --year 2026 --period 5 --all -o csv

Usage:\tledgercli budget list [flags]

Flags:
  --gl-account <id|code>\tG/L account code or GUID
  --period <number>\tReporting period [0 to 99]
  --scenario <text>\tBudget scenario code
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
