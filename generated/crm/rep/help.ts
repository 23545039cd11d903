// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Figures of sales representatives

Examples:
  $ crmcli rep scorecard

Usage:\tcrmcli rep <command>

Commands:
  scorecard\tShow win rate, cycle, velocity and hygiene per owner

More: crmcli rep <command> --help

Global flags: crmcli help flags
`,
  scorecard: `Show win rate, cycle, velocity and hygiene per owner

Examples:
  $ crmcli rep scorecard
  # A file for a spreadsheet
  $ crmcli rep scorecard --period 30d --pipeline 1 --output csv

Usage:\tcrmcli rep scorecard [flags]

Win rate, cycle and velocity are those of \`metrics velocity\`, per owner; of the open deals, stale are without a change for more than 14 days, past close have an expected close date before today (UTC), no date have none, and no contact have neither person nor organization. Won and lost deals count also when they are archived, open ones do not. Owners without deals have no row.

Flags:
  --owner <id|name>\tOnly deals of this user
  --pipeline <id|name>\tOnly deals of this pipeline
  --period <90d|3m>\tDays or months before now, as 90d or 3m (a month has 30 days) [default 90d]

Global flags: crmcli help flags
`,
};
