// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Reports on conversations and the team

Examples:
  $ helpdeskcli report beacon
  $ helpdeskcli report company --start 2026-10-01 --end 2026-10-31
  $ helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31 \\
      --mailbox 1001 --output csv

Usage: helpdeskcli report <command>

Commands:
  beacon         Count conversations by source
  company        Show the performance of the team in a time range
  conversations  Show the volume of conversations in a time range
  user           Show the activity of a user or team in a time range

More: helpdeskcli report <command> --help

Global flags: helpdeskcli help flags
`,
  beacon: `Count conversations by source

Examples:
  $ helpdeskcli report beacon
  $ helpdeskcli report beacon --since 90d --mailbox 1001 --output csv

Usage: helpdeskcli report beacon [flags]

Counts conversations that changed in the time range, by source type and by who
started them.

Flags:
  --mailbox <id>     Inbox id
  --since <time|7d>  Changed since a date, an RFC 3339 time, or an age (7d, 12h,
                     30m) [default 30d]

Global flags: helpdeskcli help flags
`,
  company: `Show the performance of the team in a time range

Examples:
  $ helpdeskcli report company --start 2026-10-01 --end 2026-10-31
  # one line per value, for conversations with a tag
  $ helpdeskcli report company --start 2026-10-01 --end 2026-10-31 \\
      --tag billing --output table

Usage: helpdeskcli report company --start <time> --end <time> [flags]

The default output format is json. Tables and CSV files have one row per path
and value.

Flags:
  --start <time>   Start of the time range: a date or an RFC 3339 time
                   [required]
  --end <time>     End of the time range: a date (included) or an RFC 3339 time
                   [required]
  --mailbox <id>   Inbox id
  --tag <a,b,...>  Tags by name or id, with commas to match any [- or @file: one
                   per line]

Global flags: helpdeskcli help flags
`,
  conversations: `Show the volume of conversations in a time range

Examples:
  $ helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31 \\
      --mailbox 1001 --output csv

Usage: helpdeskcli report conversations --start <time> --end <time> [flags]

The default output format is json. Tables and CSV files have one row per path
and value.

Flags:
  --start <time>   Start of the time range: a date or an RFC 3339 time
                   [required]
  --end <time>     End of the time range: a date (included) or an RFC 3339 time
                   [required]
  --mailbox <id>   Inbox id
  --tag <a,b,...>  Tags by name or id, with commas to match any [- or @file: one
                   per line]

Global flags: helpdeskcli help flags
`,
  user: `Show the activity of a user or team in a time range

Examples:
  $ helpdeskcli report user --start 2026-10-01 --end 2026-10-31 --user 2001

Usage: helpdeskcli report user --start <time> --end <time> --user <id>

The default output format is json. Tables and CSV files have one row per path
and value.

Flags:
  --start <time>  Start of the time range: a date or an RFC 3339 time [required]
  --end <time>    End of the time range: a date (included) or an RFC 3339 time
                  [required]
  --user <id>     User or team id [required]

Global flags: helpdeskcli help flags
`,
};
