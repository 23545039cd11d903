// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Document types

Examples:
  $ ledgercli document-type list --search invoice --fields ID,Description

Usage:\tledgercli document-type <command>

Commands:
  list\tList document types

More: ledgercli document-type <command> --help

Global flags: ledgercli help flags
`,
  list: `List document types

Examples:
  $ ledgercli document-type list --search invoice --fields ID,Description
  $ ledgercli document-type list --creatable --all -o csv

Usage:\tledgercli document-type list [flags]

Flags:
  --category <number>\tCategory id
  --creatable[=yes|no]\tOnly types that documents can be created with ("no" to exclude them)
  --search <text>\tPart of the description
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
