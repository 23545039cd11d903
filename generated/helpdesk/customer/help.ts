// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `People who write to the helpdesk

Examples:
  $ helpdeskcli customer create --email ann@example.com --first Ann --last Lee \\
      --company "Example Ltd"
  $ helpdeskcli customer get 3001
  $ helpdeskcli customer update 3001 --job-title "Head of Support"

Usage: helpdeskcli customer <command>

Commands:
  create  Create a customer
  get     Show one customer
  update  Change given fields of a customer

More: helpdeskcli customer <command> --help

Global flags: helpdeskcli help flags
`,
  create: `Create a customer

Examples:
  $ helpdeskcli customer create --email ann@example.com --first Ann --last Lee \\
      --company "Example Ltd"

Usage: helpdeskcli customer create --email <text> [flags]

Flags:
  --email <text>      E-mail address [required]
  --phone <text>      Phone number
  --company <text>    Organisation [at most 60 characters]
  --first <text>      First name [at most 40 characters]
  --job-title <text>  Job title [at most 60 characters]
  --last <text>       Last name [at most 40 characters]

Safety flags:
  --dry-run  Print the checked request and send nothing

Global flags: helpdeskcli help flags
`,
  get: `Show one customer

Examples:
  $ helpdeskcli customer get 3001

Usage: helpdeskcli customer get <id>

Arguments:
  <id>  Customer id

Global flags: helpdeskcli help flags
`,
  update: `Change given fields of a customer

Examples:
  $ helpdeskcli customer update 3001 --job-title "Head of Support"
  $ helpdeskcli customer update 3001 --email ann.lee@example.com \\
      --phone "+44 20 7946 0000"

Usage: helpdeskcli customer update <id> [flags]

Arguments:
  <id>  Customer id

Flags:
  --email <text>      E-mail address
  --phone <text>      Phone number
  --company <text>    Organisation [at most 60 characters]
  --first <text>      First name [at most 40 characters]
  --job-title <text>  Job title [at most 60 characters]
  --last <text>       Last name [at most 40 characters]

Safety flags:
  --dry-run  Print the checked request and send nothing

Global flags: helpdeskcli help flags
`,
};
