// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Mailboxes for invoices and bank statements

Examples:
  $ ledgercli mailbox list --search bakery
  $ ledgercli mailbox upload --file invoice.pdf --operation 1 --allow-writes

Usage:\tledgercli mailbox <command>

Commands:
  list\tList mailboxes
  upload\tSend files to the scanning service or to a mailbox

More: ledgercli mailbox <command> --help

Global flags: ledgercli help flags
`,
  list: `List mailboxes

Examples:
  $ ledgercli mailbox list --search bakery
  $ ledgercli mailbox list --type 1 --fields ID,Mailbox,Description

Usage:\tledgercli mailbox list [flags]

Flags:
  --account <id|code>\tAccount code or GUID
  --search <text>\tPart of the address or description
  --type <0|1|2|3>\tType: 0 unknown, 1 Exact, 2 government, 3 manual input
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
  upload: `Send files to the scanning service or to a mailbox

Examples:
  $ ledgercli mailbox upload --file invoice.pdf --operation 1 --allow-writes
  $ ledgercli mailbox upload --file invoice.pdf --file credit.pdf --subject "Invoices of May" --dry-run

Usage:\tledgercli mailbox upload --file <path> [flags]

All files are checked first, then sent in one message. Without --to, the message goes to the mailbox of the scanning service. If there is none, it goes to the default mailbox.

Flags:
  --file <path>\tFile to send [required; may be repeated]
  --operation <1|2|3|4>\tOperation: 1 purchase invoice, 2 purchase invoice with details, 3 sales invoice, 4 bank statement
  --subject <text>\tSubject of the message (default: the name of the first file)
  --to <uuid>\tRecipient mailbox (GUID)

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
