// generated/crm/rep/help.ts
const help = {
	"": `Figures of sales representatives

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

Win rate, cycle and velocity are those of \`metrics velocity\`, per owner; stale is open without a change for more than 14 days, past close is open with an expected close date before today (UTC). Owners without deals have no row.

Flags:
  --owner <id|name>\tOnly deals of this user
  --pipeline <id|name>\tOnly deals of this pipeline
  --period <90d|3m>\tDays or months before now, as 90d or 3m (a month has 30 days) [default 90d]

Global flags: crmcli help flags
`
};

exports.help = help;