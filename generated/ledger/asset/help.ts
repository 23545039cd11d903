// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Fixed assets

Examples:
  $ ledgercli asset list --status 1

Usage:\tledgercli asset <command>

Commands:
  list\tList fixed assets

More: ledgercli asset <command> --help

Global flags: ledgercli help flags
`,
  list: `List fixed assets

Examples:
  $ ledgercli asset list --status 1
  $ ledgercli asset list --from 2026-01-01 --to 2026-12-31 --all -o csv

Usage:\tledgercli asset list [flags]

Flags:
  --from <YYYY-MM-DD>\tStart date on or after this day
  --search <text>\tPart of the description or the exact code
  --status <1|2|3|4|5|6>\tStatus: 1 active, 2 not validated, 3 inactive, 4 depreciated, 5 blocked, 6 sold
  --to <YYYY-MM-DD>\tStart date on or before this day
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
