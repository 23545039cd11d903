// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Figures of the sales pipeline

Examples:
  $ crmcli metrics aging --pipeline 1
  $ crmcli metrics conversion-matrix --pipeline 1
  $ crmcli metrics coverage --pipeline 1 --currency EUR

Usage:\tcrmcli metrics <command>

Commands:
  aging\tShow how long open deals have been in their stage
  conversion-matrix\tCount moves between stages
  coverage\tCompare the open pipeline with the revenue goal
  forecast\tShow open deals by expected close month
  slippage\tList open deals whose close date was pushed back
  velocity\tShow sales velocity over a period

More: crmcli metrics <command> --help

Global flags: crmcli help flags
`,
  aging: `Show how long open deals have been in their stage

Examples:
  $ crmcli metrics aging --pipeline 1
  $ crmcli metrics aging --pipeline 1 --buckets 14,28,56 --output csv

Usage:\tcrmcli metrics aging [flags]

Days are counted from the last change into the stage (from the changelog of the deal, else its stage change or creation). The p90 dwell is the number of days within which 90 % of completed stays in the stage ended. One request per open deal.

Flags:
  --buckets <text>\tBounds of the age groups in days, separated by commas [default 30,60,90]
  --pipeline <id|name>\tPipeline id or name (required if there are several)

Global flags: crmcli help flags
`,
  'conversion-matrix': `Count moves between stages

Examples:
  $ crmcli metrics conversion-matrix --pipeline 1
  # Only moves backward
  $ crmcli metrics conversion-matrix --pipeline 1 --jq '.backwardEdges[]'

Usage:\tcrmcli metrics conversion-matrix [flags]

Counts every move between stages, backward and repeated moves too, and every move to won or lost from the current stage. The forward rate of a stage is its moves to later stages or won / all its moves. Won and lost deals count also when they are archived, open ones do not. One request per deal.

Flags:
  --pipeline <id|name>\tPipeline id or name (required if there are several)

Global flags: crmcli help flags
`,
  coverage: `Compare the open pipeline with the revenue goal

Examples:
  $ crmcli metrics coverage --pipeline 1 --currency EUR
  $ crmcli metrics coverage --pipeline 1 --currency EUR --target 200000

Usage:\tcrmcli metrics coverage [flags]

Coverage is the value of open deals / the revenue still needed (goal − progress); weighted coverage is the same with value × probability. The verdict is healthy from 3, borderline from 2, else low. The goal is the sum of the revenue goals of the period, or --target.

Flags:
  --currency <text>\tOnly deals in this currency (required if there are several)
  --target <number>\tRevenue quota; no goal is read [0 or more]
  --pipeline <id|name>\tPipeline id or name (required if there are several)
  --period <90d|3m>\tDays or months before now, as 90d or 3m (a month has 30 days) [default 90d]

Global flags: crmcli help flags
`,
  forecast: `Show open deals by expected close month

Examples:
  $ crmcli metrics forecast --pipeline 1
  # Totals per currency
  $ crmcli metrics forecast --pipeline 1 --commit-threshold 80 --jq '.totals[]'

Usage:\tcrmcli metrics forecast [flags]

Per currency and month: best case is the value of all open deals, weighted is the sum of value × probability (of the deal, else of its stage), and commit is the value of deals with at least the probability of --commit-threshold.

Flags:
  --pipeline <id|name>\tPipeline id or name (required if there are several)
  --commit-threshold <number>\tLeast probability of deals that count as commit [0 to 100 percent; default 70]

Global flags: crmcli help flags
`,
  slippage: `List open deals whose close date was pushed back

Examples:
  $ crmcli metrics slippage --pipeline 1
  # Deals that were pushed often
  $ crmcli metrics slippage --pipeline 1 --min-pushes 3 --output csv

Usage:\tcrmcli metrics slippage [flags]

A push moves the expected close date to a later day; net days slipped is the sum of all pushes. Earlier dates, first dates and cleared dates do not count. One request per open deal.

Flags:
  --min-pushes <number>\tOnly deals pushed at least so often [0 or more; default 1]
  --pipeline <id|name>\tPipeline id or name (required if there are several)

Global flags: crmcli help flags
`,
  velocity: `Show sales velocity over a period

Examples:
  $ crmcli metrics velocity
  # One figure for a script
  $ crmcli metrics velocity --period 6m --pipeline 1 --jq .velocityPerDay

Usage:\tcrmcli metrics velocity [flags]

Win rate is won / (won + lost) among the deals closed in the period; average cycle is the mean number of days from creation to winning; velocity per day is open deals × win rate × average won value / average cycle. Currencies are not separated. Won and lost deals count also when they are archived, open ones do not.

Flags:
  --owner <id|name>\tOnly deals of this user
  --pipeline <id|name>\tOnly deals of this pipeline
  --period <90d|3m>\tDays or months before now, as 90d or 3m (a month has 30 days) [default 90d]

Global flags: crmcli help flags
`,
};
