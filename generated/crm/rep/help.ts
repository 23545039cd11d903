// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Figures of sales representatives

Examples:
  $ crmcli rep scorecard

Usage: crmcli rep <command>

Commands:
  scorecard  Show win rate, cycle, velocity and hygiene per owner

More: crmcli rep <command> --help

Global flags: crmcli help flags
`,
  scorecard: `Show win rate, cycle, velocity and hygiene per owner

Examples:
  $ crmcli rep scorecard
  # A file for a spreadsheet
  $ crmcli rep scorecard --period 30d --pipeline 1 --output csv

Usage: crmcli rep scorecard [flags]

Win rate, cycle and velocity are those of \`metrics velocity\`, per owner; stale
is open without a change for more than 14 days, past close is open with an
expected close date before today (UTC). Owners without deals have no row.

Flags:
  --owner <id>       Only deals of this user id
  --pipeline <id>    Only deals of this pipeline
  --period <90d|3m>  Days or months before now, as 90d or 3m (a month has 30
                     days) [default 90d]

Global flags: crmcli help flags
`,
};
