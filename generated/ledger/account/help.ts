// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Customers, suppliers and prospects

Examples:
  $ ledgercli account list --search bakker --fields Code,Name,City
  $ ledgercli account create --name "Bakker & Zonen" --code 4711 --status C --city Utrecht --country NL --allow-writes
  $ ledgercli account update 25 --email boekhouding@example.com --allow-writes

Usage:\tledgercli account <command>

Commands:
  create\tCreate a customer, supplier or prospect
  delete\tDelete accounts
  list\tList accounts
  update\tUpdate an account

More: ledgercli account <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a customer, supplier or prospect

Examples:
  $ ledgercli account create --name "Bakker & Zonen" --code 4711 --status C --city Utrecht --country NL --allow-writes
  # Check an account without sending it
  $ ledgercli account create --name "Papier NV" --supplier --set Remarks="Delivers on Fridays" --dry-run

Usage:\tledgercli account create --name <text> [flags]

Flags:
  --name <text>\tAccount name [required]
  --code <text>\tAccount code (the service pads numeric codes)
  --customer[=yes|no]\tIs a customer (the service derives it from --status)
  --supplier[=yes|no]\tIs a supplier
  --vat-number <text>\tVAT number
  --email <text>\tE-mail address
  --phone <text>\tPhone number
  --website <text>\tWebsite
  --address <text>\tStreet and number of the visiting address
  --postcode <text>\tPostcode
  --city <text>\tCity
  --country <text>\tTwo-letter country code
  --status <A|S|P|C>\tStatus: A none, S suspect, P prospect, C customer
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  delete: `Delete accounts

Examples:
  $ ledgercli account delete 24 25 --allow-writes --yes
  $ ledgercli account delete 24 25 --dry-run

Usage:\tledgercli account delete <ids...> [flags]

Arguments:
  <ids...>\tAccount codes or GUIDs [- or @file: one per line]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tConfirm the delete; without it nothing is sent

Global flags: ledgercli help flags
`,
  list: `List accounts

Examples:
  $ ledgercli account list --search bakker --fields Code,Name,City
  $ ledgercli account list --customer --all -o csv

Usage:\tledgercli account list [flags]

Flags:
  --customer[=yes|no]\tOnly customers ("no" to exclude them)
  --search <text>\tPart of the name or the exact code
  --status <A|S|P|C>\tStatus: A none, S suspect, P prospect, C customer
  --supplier[=yes|no]\tOnly suppliers ("no" to exclude them)
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
  update: `Update an account

Examples:
  $ ledgercli account update 25 --email boekhouding@example.com --allow-writes
  # Check an update without sending it
  $ ledgercli account update 25 --status C --set PaymentConditionSales=30 --dry-run

Usage:\tledgercli account update <id...> [flags]

Arguments:
  <id...>\tAccount code or GUID [- or @file: one per line]

Flags:
  --name <text>\tAccount name
  --code <text>\tAccount code (the service pads numeric codes)
  --customer[=yes|no]\tIs a customer (the service derives it from --status)
  --supplier[=yes|no]\tIs a supplier
  --vat-number <text>\tVAT number
  --email <text>\tE-mail address
  --phone <text>\tPhone number
  --website <text>\tWebsite
  --address <text>\tStreet and number of the visiting address
  --postcode <text>\tPostcode
  --city <text>\tCity
  --country <text>\tTwo-letter country code
  --status <A|S|P|C>\tStatus: A none, S suspect, P prospect, C customer
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
