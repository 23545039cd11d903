// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Opening balances

Examples:
  $ ledgercli opening-balance list --all

Usage:\tledgercli opening-balance <command>

Commands:
  list\tList the opening balance of each G/L account

More: ledgercli opening-balance <command> --help

Global flags: ledgercli help flags
`,
  list: `List the opening balance of each G/L account

Examples:
  $ ledgercli opening-balance list --all
  $ ledgercli opening-balance list --year previous --processed --all -o csv

Usage:\tledgercli opening-balance list [flags]

Flags:
  --processed\tInclude only processed entries [default false]
  --year <current|previous>\tFinancial year [default current]
  --all\tRead every page, up to --max-pages [not with --top]
  --expand <a,b,...>\tCollections to return with each record, for example SalesEntryLines
  --filter <text>\tOData $filter expression, for example "Status eq 20"
  --max-pages <number>\tMaximum number of pages [1 or more; default 50]
  --orderby <text>\tSort order, for example "Code desc"
  --raw\tPrint the response of the service unchanged
  --select <a,b,...>\tFields to return
  --top <number>\tMaximum number of records to return [1 to 60]

Global flags: ledgercli help flags
`,
};
