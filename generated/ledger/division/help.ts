// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Divisions that you can access

Examples:
  $ ledgercli division list --country NL

Usage:\tledgercli division <command>

Commands:
  list\tList divisions

More: ledgercli division <command> --help

Global flags: ledgercli help flags
`,
  list: `List divisions

Examples:
  $ ledgercli division list --country NL
  $ ledgercli division list --search bakery --fields Code,Description

Usage:\tledgercli division list [flags]

Flags:
  --country <text>\tTwo-letter country code
  --search <text>\tPart of the description
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
