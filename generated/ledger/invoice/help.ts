// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Create sales invoices

Examples:
  $ ledgercli invoice create --customer 25 --journal 70 --line "ART-0001:10:2.50:Flour for June" --reference PO-77 --allow-writes

Usage:\tledgercli invoice <command>

Commands:
  create\tCreate a sales invoice or credit note

More: ledgercli invoice <command> --help

Global flags: ledgercli help flags
`,
  create: `Create a sales invoice or credit note

Examples:
  $ ledgercli invoice create --customer 25 --journal 70 --line "ART-0001:10:2.50:Flour for June" --reference PO-77 --allow-writes
  # The quantity is sent as -2
  $ ledgercli invoice create --customer 25 --journal 70 --credit-note --line "ART-0001:2:2.50:gl-account=8000" --dry-run

Usage:\tledgercli invoice create --customer <id|code> --journal <code|name> --line <line> [flags]

With --reference, the client first looks for an invoice of the customer with the same reference (one more request). If one exists, the new invoice is refused; --allow-duplicate creates it anyway.

Flags:
  --customer <id|code>\tCustomer code or GUID [required]
  --journal <code|name>\tSales journal code or name [required]
  --line <line>\tOne line of the invoice [required; may be repeated; - or @file: CSV with a header]
  --allow-duplicate\tCreate the invoice even if its reference is already in use
  --credit-note\tCreate a credit note (quantities become negative)
  --date <YYYY-MM-DD>\tOrder date (printing sets the invoice date)
  --description <text>\tDescription of the invoice
  --payment-condition <text>\tPayment condition code
  --reference <text>\tCustomer reference
  --remarks <text>\tRemarks on the invoice

Notation of --line:
  item:quantity:[unit-price][:option=value...][:text]\tWith --credit-note, quantity is sent as negative; use the same sign in all lines. Write \\: for a colon and \\= for an equals sign inside a part.
  item\tItem code or GUID
  quantity\tQuantity
  unit-price\tUnit price (default: set by the service) [may be empty]
  cost-center=<text>\tCost center code
  cost-unit=<text>\tCost unit code
  discount=<number>\tDiscount as a fraction (0.1 is 10%) [from 0 to 1]
  gl-account=<id|code>\tG/L account code or GUID (default: the G/L account of the item)
  vat=<code|name>\tVAT code or name
  text\tDescription: the rest of the line, including colons
  @file\tCSV file with one line per row and any of these columns: item, quantity, unit-price, cost-center, cost-unit, discount, gl-account, vat, description

Safety flags:
  --allow-writes\tAllow the write; without this flag nothing is sent [env LEDGERCLI_ALLOW_WRITES]
  --dry-run\tPrint the request without sending it
  -y, --yes\tAccepted by every write; only deletes need it

Global flags: ledgercli help flags
`,
};
