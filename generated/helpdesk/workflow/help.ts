// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Workflows of the mailboxes

Examples:
  $ helpdeskcli workflow list
  $ helpdeskcli workflow run 5001 --conv 500001,500005

Usage:\thelpdeskcli workflow <command>

Commands:
  list\tList workflows
  run\tRun a manual workflow on conversations

More: helpdeskcli workflow <command> --help

Global flags: helpdeskcli help flags
`,
  list: `List workflows

Examples:
  $ helpdeskcli workflow list
  $ helpdeskcli workflow list --mailbox 1001 --type manual

Usage:\thelpdeskcli workflow list [flags]

Flags:
  --mailbox <id|name>\tMailbox id or name
  --type <manual|automatic>\tHow the workflow starts
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  run: `Run a manual workflow on conversations

Examples:
  $ helpdeskcli workflow run 5001 --conv 500001,500005
  $ helpdeskcli workflow run 5001 --conv 500001 --dry-run

Usage:\thelpdeskcli workflow run <id> --conv <a,b,...> [flags]

The conversations must be in the mailbox of the workflow. The service accepts 50 of them per request; more are sent in several requests. An error lists the conversations that the workflow did run on.

Arguments:
  <id>\tWorkflow id

Flags:
  --conv <a,b,...>\tConversation ids, or numbers as #292 [required; - or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
};
