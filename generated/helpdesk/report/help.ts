// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Numbers about conversations and the team

Examples:
  $ helpdeskcli report beacon
  $ helpdeskcli report company --start 2026-10-01 --end 2026-10-31
  $ helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31 \\
      --mailbox 1001 --output csv

Usage: helpdeskcli report <command>

Commands:
  beacon         Count conversations by the way they came in
  company        Show how the team performed in a time window
  conversations  Show how many conversations came in during a time window
  user           Show what a user or a team did in a time window

More: helpdeskcli report <command> --help

Global flags: helpdeskcli help flags
`,
  beacon: `Count conversations by the way they came in

Examples:
  $ helpdeskcli report beacon
  $ helpdeskcli report beacon --since 90d --mailbox 1001 --output csv

Usage: helpdeskcli report beacon [flags]

Counts by source type and by who opened the conversation, over what changed in
the window.

Flags:
  --mailbox <id>     Inbox id
  --since <time|7d>  Changed since: a date, an RFC 3339 time, or 7d, 12h, 30m
                     (minutes) before now [default 30d]

Global flags: helpdeskcli help flags
`,
  company: `Show how the team performed in a time window

Examples:
  $ helpdeskcli report company --start 2026-10-01 --end 2026-10-31
  # the same as lines of path and value, for conversations with a tag
  $ helpdeskcli report company --start 2026-10-01 --end 2026-10-31 \\
      --tag billing --output table

Usage: helpdeskcli report company --start <time> --end <time> [flags]

The default output format is json. Tables and CSV files have one row per path
and value.

Flags:
  --start <time>   Start of the window: a day, or an RFC 3339 time [required]
  --end <time>     End of the window: a day with all of its hours, or an RFC
                   3339 time [required]
  --mailbox <id>   Inbox id
  --tag <a,b,...>  Tags, by name or id: any of them

Global flags: helpdeskcli help flags
`,
  conversations: `Show how many conversations came in during a time window

Examples:
  $ helpdeskcli report conversations --start 2026-10-01 --end 2026-10-31 \\
      --mailbox 1001 --output csv

Usage: helpdeskcli report conversations --start <time> --end <time> [flags]

The default output format is json. Tables and CSV files have one row per path
and value.

Flags:
  --start <time>   Start of the window: a day, or an RFC 3339 time [required]
  --end <time>     End of the window: a day with all of its hours, or an RFC
                   3339 time [required]
  --mailbox <id>   Inbox id
  --tag <a,b,...>  Tags, by name or id: any of them

Global flags: helpdeskcli help flags
`,
  user: `Show what a user or a team did in a time window

Examples:
  $ helpdeskcli report user --start 2026-10-01 --end 2026-10-31 --user 2001

Usage: helpdeskcli report user --start <time> --end <time> --user <id>

The default output format is json. Tables and CSV files have one row per path
and value.

Flags:
  --start <time>  Start of the window: a day, or an RFC 3339 time [required]
  --end <time>    End of the window: a day with all of its hours, or an RFC 3339
                  time [required]
  --user <id>     User or team id [required]

Global flags: helpdeskcli help flags
`,
};
