// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Stock of an item

Examples:
  $ ledgercli stock-position list --item ART-0001

Usage:\tledgercli stock-position <command>

Commands:
  list\tShow the stock of an item

More: ledgercli stock-position <command> --help

Global flags: ledgercli help flags
`,
  list: `Show the stock of an item

Examples:
  $ ledgercli stock-position list --item ART-0001
  $ ledgercli stock-position list --item ART-0002 --jq .[0].FreeStock

Usage:\tledgercli stock-position list --item <id|code> [flags]

Flags:
  --item <id|code>\tItem code or GUID [required]
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
