// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Outstanding payables by age

Examples:
  $ ledgercli aging-payable list --search bakker

Usage:\tledgercli aging-payable <command>

Commands:
  list\tList outstanding payables by account and age group

More: ledgercli aging-payable <command> --help

Global flags: ledgercli help flags
`,
  list: `List outstanding payables by account and age group

Examples:
  $ ledgercli aging-payable list --search bakker
  $ ledgercli aging-payable list --account 26 --jq '.[].TotalAmount'

Usage:\tledgercli aging-payable list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
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
