// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Booked transaction lines

Examples:
  $ ledgercli transaction list --gl-account 8000 --from 2026-05-01 --to 2026-05-31

Usage:\tledgercli transaction <command>

Commands:
  list\tList booked transaction lines

More: ledgercli transaction <command> --help

Global flags: ledgercli help flags
`,
  list: `List booked transaction lines

Examples:
  $ ledgercli transaction list --gl-account 8000 --from 2026-05-01 --to 2026-05-31
  $ ledgercli transaction list --journal 70 --year 2026 --select EntryNumber,Date,GLAccountCode,AmountDC --all -o csv

Usage:\tledgercli transaction list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --from <YYYY-MM-DD>\tDated on or after this day
  --gl-account <id|code>\tG/L account code or GUID
  --journal <code|name>\tJournal code or name
  --period <number>\tFinancial period [0 to 99]
  --to <YYYY-MM-DD>\tDated on or before this day
  --year <number>\tFinancial year [1900 to 2199]
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
