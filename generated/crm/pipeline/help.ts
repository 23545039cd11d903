// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sales pipelines

Examples:
  $ crmcli pipeline list
  $ crmcli pipeline get 1

Usage:\tcrmcli pipeline <command>

Commands:
  get\tShow one pipeline
  list\tList pipelines

More: crmcli pipeline <command> --help

Global flags: crmcli help flags
`,
  get: `Show one pipeline

Examples:
  $ crmcli pipeline get 1
  $ crmcli pipeline get Renewals

Usage:\tcrmcli pipeline get <id>

Arguments:
  <id>\tPipeline id or name

Global flags: crmcli help flags
`,
  list: `List pipelines

Examples:
  $ crmcli pipeline list
  $ crmcli pipeline list --jq '.[].name'

Usage:\tcrmcli pipeline list

Global flags: crmcli help flags
`,
};
