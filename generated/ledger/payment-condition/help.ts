// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Payment conditions of customers and suppliers

Examples:
  $ ledgercli payment-condition list --search days
  $ ledgercli payment-condition create --code 30 --description "30 days" --set PaymentDays=30 --set PaymentMethod=B --allow-writes

Usage:\tledgercli payment-condition <command>

Commands:
  create\tCreate a payment condition
  list\tList payment conditions

More: ledgercli payment-condition <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a payment condition

Examples:
  $ ledgercli payment-condition create --code 30 --description "30 days" --set PaymentDays=30 --set PaymentMethod=B --allow-writes
  $ ledgercli payment-condition create --code 14 --description "14 days, 2 % off within 7" --set PaymentDays=14 --set DiscountPaymentDays=7 --set DiscountPercentage=0.02 --dry-run

Usage:\tledgercli payment-condition create [flags]

Flags:
  --code <text>\tPayment condition code
  --description <text>\tDescription of the payment condition
  --body <json|@file>\tRecord as JSON [or piped input]
  --set <Field=value>\tOne field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code [may be repeated]
  --template\tPrint a JSON template for --body and send nothing [not with --body]

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
  list: `List payment conditions

Examples:
  $ ledgercli payment-condition list --search days
  $ ledgercli payment-condition list --all -o csv

Usage:\tledgercli payment-condition list [flags]

Flags:
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
