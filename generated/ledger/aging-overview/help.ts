// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Outstanding amounts by age

Examples:
  $ ledgercli aging-overview list

Usage:\tledgercli aging-overview <command>

Commands:
  list\tList outstanding amounts by age group

More: ledgercli aging-overview <command> --help

Global flags: ledgercli help flags
`,
  list: `List outstanding amounts by age group

Examples:
  $ ledgercli aging-overview list
  $ ledgercli aging-overview list --age-group 4 --currency EUR

Usage:\tledgercli aging-overview list [flags]

Flags:
  --age-group <number>\tAge group (1 is the most recent) [1 or more]
  --currency <text>\tCurrency code
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
