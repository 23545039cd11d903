// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Financial periods

Examples:
  $ ledgercli financial-period list --year 2026

Usage:\tledgercli financial-period <command>

Commands:
  list\tList financial periods

More: ledgercli financial-period <command> --help

Global flags: ledgercli help flags
`,
  list: `List financial periods

Examples:
  $ ledgercli financial-period list --year 2026
  $ ledgercli financial-period list --from 2026-01-01 --to 2026-03-31 --fields FinYear,FinPeriod,StartDate,EndDate

Usage:\tledgercli financial-period list [flags]

Flags:
  --from <YYYY-MM-DD>\tStart date on or after this day
  --period <number>\tFinancial period [1 to 99]
  --to <YYYY-MM-DD>\tEnd date on or before this day
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
