// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Entries in the general journal

Examples:
  $ ledgercli journal-entry list --year 2026 --period 5
  $ ledgercli journal-entry create --journal 90 --line "4300:12.50:Paper" --line 1000:-12.50 --date 2026-05-31 --allow-writes
  $ ledgercli journal-entry lines 26900012 26900013 --select EntryNumber,LineNumber,GLAccountCode,AmountFC

Usage:\tledgercli journal-entry <command>

Commands:
  create\tCreate a balanced general journal entry
  delete\tDelete journal entries
  lines\tList the lines of journal entries
  list\tList general journal entries

More: ledgercli journal-entry <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a balanced general journal entry

Examples:
  $ ledgercli journal-entry create --journal 90 --line "4300:12.50:Paper" --line 1000:-12.50 --date 2026-05-31 --allow-writes
  # Check an entry without sending it
  $ ledgercli journal-entry create --journal 90 --line 4100:800 --line 1600:-800 --description "Rent of May" --dry-run

Usage:\tledgercli journal-entry create --journal <code|name> --line <line> [flags]

Flags:
  --journal <code|name>\tJournal code or name [required]
  --line <line>\tOne line of the entry [required; may be repeated; at least 2; - or @file: CSV with a header]
  --date <YYYY-MM-DD>\tDate of every line (determines the period)
  --description <text>\tDescription of lines without one

Notation of --line:
  account:amount[:text]\tThe sum of amount over all lines must be zero. Write \\: for a colon and \\= for an equals sign inside a part.
  account\tG/L account code or GUID
  amount\tAmount: positive for debit, negative for credit
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: account, amount, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete journal entries

Examples:
  $ ledgercli journal-entry delete 26900012 --allow-writes --yes
  $ ledgercli journal-entry delete 26900012 26900013 --dry-run

Usage:\tledgercli journal-entry delete <refs...> [flags]

Arguments:
  <refs...>\tJournal entry numbers or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  lines: `List the lines of journal entries

Examples:
  $ ledgercli journal-entry lines 26900012 26900013 --select EntryNumber,LineNumber,GLAccountCode,AmountFC
  $ ledgercli journal-entry lines 26900012 --filter "AmountFC lt 0"

Usage:\tledgercli journal-entry lines <refs...> [flags]

Arguments:
  <refs...>\tJournal entry numbers or GUIDs [- or @file: one per line]

Flags:
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
  list: `List general journal entries

Examples:
  $ ledgercli journal-entry list --year 2026 --period 5
  $ ledgercli journal-entry list --journal 90 --orderby "EntryNumber desc" --top 20
  $ ledgercli journal-entry list --year 2026 --fields EntryNumber,Amount,Description -o csv
  # List the entries with their lines
  $ ledgercli journal-entry list --year 2026 --expand GeneralJournalEntryLines -o json

Usage:\tledgercli journal-entry list [flags]

The lines of an entry have the amounts and descriptions. Amount is the sum of the debit lines, which equals the sum of the credit lines. Description is the description of the first line. Tables have both columns; other formats have them with --fields. With --expand GeneralJournalEntryLines, each entry contains its lines. \`journal-entry lines\` lists the lines of one or more entries.

Flags:
  --journal <code|name>\tJournal code or name
  --period <number>\tFinancial period [0 to 99]
  --status <20|50>\tStatus: 20 open, 50 processed
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
