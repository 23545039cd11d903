// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Revenue

Examples:
  $ ledgercli revenue list

Usage:\tledgercli revenue <command>

Commands:
  list\tList the revenue of this year by period

More: ledgercli revenue <command> --help

Global flags: ledgercli help flags
`,
  list: `List the revenue of this year by period

Examples:
  $ ledgercli revenue list
  $ ledgercli revenue list --year 2026 --orderby Period -o csv

Usage:\tledgercli revenue list [flags]

For another year, use \`list read/financial/RevenueListByYear --param year=2025\`.

Flags:
  --period <number>\tReporting period [0 to 99]
  --year <number>\tYear [1900 to 2199]
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
