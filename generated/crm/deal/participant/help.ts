// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Persons who take part in a deal

Examples:
  $ crmcli deal participant list 12
  $ crmcli deal participant add 42 --person 8
  $ crmcli deal participant remove 12 --participant 23

Usage:\tcrmcli deal participant <command>

Commands:
  add\tAdd a person to the participants of a deal
  list\tList participants of a deal
  remove\tRemove a participant from a deal

More: crmcli deal participant <command> --help

Global flags: crmcli help flags
`,
  add: `Add a person to the participants of a deal

Examples:
  $ crmcli deal participant add 42 --person 8
  # The participant id, which \`deal participant remove\` takes
  $ crmcli deal participant add 42 --person 8 --jq .id

Usage:\tcrmcli deal participant add <id> --person <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --person <id>\tPerson id [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: crmcli help flags
`,
  list: `List participants of a deal

Examples:
  $ crmcli deal participant list 12
  $ crmcli deal participant list 12 --output csv

Usage:\tcrmcli deal participant list <id> [flags]

Arguments:
  <id>\tDeal id

Flags:
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
  remove: `Remove a participant from a deal

Examples:
  $ crmcli deal participant remove 12 --participant 23
  $ crmcli deal participant remove 12 --participant 23 --yes

Usage:\tcrmcli deal participant remove <id...> --participant <id> [flags]

Arguments:
  <id...>\tDeal id [- or @file: one per line]

Flags:
  --participant <id>\tParticipant id, shown by \`deal participant list\` (not the person id) [required]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
};
