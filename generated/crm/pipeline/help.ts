// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales pipelines

Examples:
  $ crmcli pipeline health --pipeline 1

Usage: crmcli pipeline <command>

Commands:
  health  Show value and neglected deals per stage

More: crmcli pipeline <command> --help

Global flags: crmcli help flags
`,
  health: `Show value and neglected deals per stage

Examples:
  $ crmcli pipeline health --pipeline 1
  # All stale deals
  $ crmcli pipeline health --pipeline 1 --jq 'map(.staleCount) | add'

Usage: crmcli pipeline health [flags]

Per stage: weighted is the sum of value × probability (of the deal, else of its
stage); stale is without a change for more than 14 days; no next step is without
an activity due today or later; past close is an expected close date before
today (UTC).

Flags:
  --pipeline <id>  Pipeline id (required if there are several)

Global flags: crmcli help flags
`,
};
