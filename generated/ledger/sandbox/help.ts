// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `A stand-in for the service, without an account

Examples:
  $ ledgercli sandbox reset
  $ ledgercli sandbox serve --port 8080

Usage: ledgercli sandbox <command>

"--profile sandbox" works with it at once and keeps what was changed for the
next command. "sandbox serve" runs it alone, for other programs and for tests.

Commands:
  reset  Start the sandbox over
  serve  Run the stand-in until Ctrl-C

More: ledgercli sandbox <command> --help

Global flags: ledgercli help flags
`,
  reset: `Start the sandbox over

Examples:
  $ ledgercli sandbox reset

Usage: ledgercli sandbox reset

What was changed with "--profile sandbox" is thrown away.

Global flags: ledgercli help flags
`,
  serve: `Run the stand-in until Ctrl-C

Examples:
  $ ledgercli sandbox serve --port 8080
  # Two failures first, and slow answers
  $ ledgercli sandbox serve --fail 503:2 --latency 50

Usage: ledgercli sandbox serve [flags]

It begins with the same records for the same seed, and forgets every change when
it ends.

Flags:
  --fail <status:count>  Answer the first requests with this status, for example
                         503:2 [may be repeated]
  --latency <number>     Wait before every answer [0 or more milliseconds]
  --port <number>        Port on this machine (default: a free one) [0 to 65535]
  --records <number>     Records of each resource at the start [0 or more]
  --seed <number>        Number that the records are made from [0 or more]

Global flags: ledgercli help flags
`,
};
