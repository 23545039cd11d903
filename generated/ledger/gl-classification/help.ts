// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Classifications in reporting schemes

Examples:
  $ ledgercli gl-classification list --search revenue

Usage:\tledgercli gl-classification <command>

Commands:
  list\tList classifications

More: ledgercli gl-classification <command> --help

Global flags: ledgercli help flags
`,
  list: `List classifications

Examples:
  $ ledgercli gl-classification list --search revenue
  $ ledgercli gl-classification list --parent 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --abstract no

Usage:\tledgercli gl-classification list [flags]

Flags:
  --abstract[=yes|no]\tOnly abstract classifications ("no" to exclude them)
  --namespace <uuid>\tNamespace of the reporting scheme (GUID)
  --parent <uuid>\tParent classification (GUID)
  --search <text>\tPart of the description or the exact code
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
