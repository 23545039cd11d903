// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Data-quality checks

Examples:
  $ crmcli audit stage-skips --pipeline 1

Usage:\tcrmcli audit <command>

Commands:
  stage-skips\tList deals that skipped stages or moved backward

More: crmcli audit <command> --help

Global flags: crmcli help flags
`,
  'stage-skips': `List deals that skipped stages or moved backward

Examples:
  $ crmcli audit stage-skips --pipeline 1
  # Only moves backward
  $ crmcli audit stage-skips --pipeline 1 --jq 'map(select(.kind == "backward"))'

Usage:\tcrmcli audit stage-skips [flags]

A skip is a move to a stage more than one place later in the order of the pipeline, backward is a move to an earlier one. Won and lost deals count also when they are archived, open ones do not. One request per deal.

Flags:
  --pipeline <id|name>\tPipeline id or name (required if there are several)

Global flags: crmcli help flags
`,
};
