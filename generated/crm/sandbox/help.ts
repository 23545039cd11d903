// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `A stand-in for the service, without an account

Examples:
  $ crmcli sandbox reset
  $ crmcli sandbox serve --port 8080

Usage: crmcli sandbox <command>

"--profile sandbox" works with it at once and keeps what was changed for the
next command. "sandbox serve" runs it alone, for other programs and for tests.

Commands:
  reset  Start the sandbox over
  serve  Run the stand-in until Ctrl-C

More: crmcli sandbox <command> --help

Global flags: crmcli help flags
`,
  reset: `Start the sandbox over

Examples:
  $ crmcli sandbox reset

Usage: crmcli sandbox reset

What was changed with "--profile sandbox" is thrown away.

Global flags: crmcli help flags
`,
  serve: `Run the stand-in until Ctrl-C

Examples:
  $ crmcli sandbox serve --port 8080
  # Two failures first, and slow answers
  $ crmcli sandbox serve --fail 503:2 --latency 50

Usage: crmcli sandbox serve [flags]

It begins with the same records for the same seed, and forgets every change when
it ends.

Flags:
  --fail <status:count>  Answer the first requests with this status, for example
                         503:2 [may be repeated]
  --latency <number>     Wait before every answer [0 or more milliseconds]
  --port <number>        Port on this machine (default: a free one) [0 to 65535]
  --records <number>     Records of each resource at the start [0 or more]
  --seed <number>        Number that the records are made from [0 or more]

Global flags: crmcli help flags
`,
};
