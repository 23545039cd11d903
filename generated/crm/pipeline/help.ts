// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales pipelines

Examples:
  $ crmcli pipeline list
  $ crmcli pipeline get 1
  $ crmcli pipeline health --pipeline 1

Usage:\tcrmcli pipeline <command>

Commands:
  get\tShow one pipeline
  health\tShow value and neglected deals per stage
  list\tList pipelines

More: crmcli pipeline <command> --help

Global flags: crmcli help flags
`,
  get: `Show one pipeline

Examples:
  $ crmcli pipeline get 1
  $ crmcli pipeline get Renewals

Usage:\tcrmcli pipeline get <id> [flags]

Arguments:
  <id>\tPipeline id or name

Flags:
  --web\tOpen the record in the browser, or print its address

Global flags: crmcli help flags
`,
  health: `Show value and neglected deals per stage

Examples:
  $ crmcli pipeline health --pipeline 1
  # All stale deals
  $ crmcli pipeline health --pipeline 1 --jq 'map(.staleCount) | add'

Usage:\tcrmcli pipeline health [flags]

Per stage: weighted is the sum of value × probability (of the deal, else of its stage); stale is without a change for more than 14 days; no next step is without an activity due today or later; past close is an expected close date before today (UTC).

Flags:
  --pipeline <id|name>\tPipeline id or name (required if there are several)

Global flags: crmcli help flags
`,
  list: `List pipelines

Examples:
  $ crmcli pipeline list
  $ crmcli pipeline list --jq '.[].name'

Usage:\tcrmcli pipeline list [flags]

Flags:
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
};
