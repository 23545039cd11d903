// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Reports on conversations and the team

Examples:
  $ helpdeskcli report beacon
  $ helpdeskcli report company --start 7d
  $ helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31 --mailbox 1001 --output csv

Usage:\thelpdeskcli report <command>

Commands:
  beacon\tCount conversations by source
  company\tShow the performance of the team in a time range
  conversations\tShow the volume of conversations in a time range
  user\tShow the activity of a user or team in a time range

More: helpdeskcli report <command> --help

Global flags: helpdeskcli help flags
`,
  beacon: `Count conversations by source

Examples:
  $ helpdeskcli report beacon
  $ helpdeskcli report beacon --since 90d --mailbox 1001 --output csv

Usage:\thelpdeskcli report beacon [flags]

Counts conversations that changed in the time range, by source type and by who started them.

Flags:
  --mailbox <id|name>\tMailbox id or name
  --since <time|7d>\tChanged since a date, an RFC 3339 time, or an age (7d, 12h, 30m) [default 30d]

Global flags: helpdeskcli help flags
`,
  company: `Show the performance of the team in a time range

Examples:
  $ helpdeskcli report company --start 7d
  # one row per value, for conversations with a tag
  $ helpdeskcli report company --start 2026-10-01 --end 2026-10-31 --tag billing --output table

Usage:\thelpdeskcli report company --start <time|7d> [flags]

The default output format is json. A table has one row per path and value. CSV has one row for each record in users.

Flags:
  --start <time|7d>\tStart: a date, an RFC 3339 time, or an age (7d, 12h, 30m) [required]
  --end <time|7d>\tEnd: a date (included), an RFC 3339 time, or an age (0d is now) [default 0d]
  --mailbox <id|name>\tMailbox id or name
  --tag <a,b,...>\tTags by name or id, with commas to match any [- or @file: one per line]

Global flags: helpdeskcli help flags
`,
  conversations: `Show the volume of conversations in a time range

Examples:
  $ helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31 --mailbox 1001 --output csv
  $ helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31 --output json

Usage:\thelpdeskcli report conversations --start <time|7d> [flags]

The default output format is json. A table has one row per path and value. CSV has one row.

Flags:
  --start <time|7d>\tStart: a date, an RFC 3339 time, or an age (7d, 12h, 30m) [required]
  --end <time|7d>\tEnd: a date (included), an RFC 3339 time, or an age (0d is now) [default 0d]
  --mailbox <id|name>\tMailbox id or name
  --tag <a,b,...>\tTags by name or id, with commas to match any [- or @file: one per line]

Global flags: helpdeskcli help flags
`,
  user: `Show the activity of a user or team in a time range

Examples:
  $ helpdeskcli report user --start 2026-10-01 --end 2026-10-31 --user 2001
  # one row for a spreadsheet
  $ helpdeskcli report user --start 30d --user me --output csv

Usage:\thelpdeskcli report user --start <time|7d> --user <id|name> [flags]

The default output format is json. A table has one row per path and value. CSV has one row.

Flags:
  --start <time|7d>\tStart: a date, an RFC 3339 time, or an age (7d, 12h, 30m) [required]
  --user <id|name>\tId, name or e-mail address of the user or team, or "me" [required]
  --end <time|7d>\tEnd: a date (included), an RFC 3339 time, or an age (0d is now) [default 0d]

Global flags: helpdeskcli help flags
`,
};
