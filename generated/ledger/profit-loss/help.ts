// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Profit and loss

Examples:
  $ ledgercli profit-loss list

Usage:\tledgercli profit-loss <command>

Commands:
  list\tList the profit and loss of this year and last year

More: ledgercli profit-loss <command> --help

Global flags: ledgercli help flags
`,
  list: `List the profit and loss of this year and last year

Examples:
  $ ledgercli profit-loss list
  $ ledgercli profit-loss list --jq '.[0].ResultCurrentYear'

Usage:\tledgercli profit-loss list [flags]

Flags:
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
