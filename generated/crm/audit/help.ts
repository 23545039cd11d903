// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Data-quality checks

Examples:
  $ crmcli audit stage-skips --pipeline 1

Usage: crmcli audit <command>

Commands:
  stage-skips  List deals that skipped stages or moved backward

More: crmcli audit <command> --help

Global flags: crmcli help flags
`,
  'stage-skips': `List deals that skipped stages or moved backward

Examples:
  $ crmcli audit stage-skips --pipeline 1
  # Only moves backward
  $ crmcli audit stage-skips --pipeline 1 \\
      --jq 'map(select(.kind == "backward"))'

Usage: crmcli audit stage-skips [flags]

A skip is a move to a stage more than one place later in the order of the
pipeline, backward is a move to an earlier one. One request per deal.

Flags:
  --pipeline <id>  Pipeline id (required if there are several)

Global flags: crmcli help flags
`,
};
