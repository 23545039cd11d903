// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Stages of pipelines

Examples:
  $ crmcli stage list
  $ crmcli stage get 3

Usage:\tcrmcli stage <command>

Commands:
  get\tShow one stage
  list\tList the stages of one or all pipelines

More: crmcli stage <command> --help

Global flags: crmcli help flags
`,
  get: `Show one stage

Examples:
  $ crmcli stage get 3
  $ crmcli stage get Demo

Usage:\tcrmcli stage get <id>

Arguments:
  <id>\tStage id or name

Global flags: crmcli help flags
`,
  list: `List the stages of one or all pipelines

Examples:
  $ crmcli stage list
  $ crmcli stage list --pipeline 1 --output csv

Usage:\tcrmcli stage list [flags]

Flags:
  --pipeline <id|name>\tPipeline id or name
  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]

Global flags: crmcli help flags
`,
};
