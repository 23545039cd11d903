// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `A local stand-in for the service, without an account

Examples:
  $ ledgercli sandbox reset
  $ ledgercli sandbox serve --port 8080

Usage:\tledgercli sandbox <command>

"--profile sandbox" uses it for one command and stores your changes for the next. "sandbox serve" runs it on its own, for other programs and for tests.

Commands:
  reset\tReset the sandbox to its initial records
  serve\tRun the stand-in until Ctrl-C

More: ledgercli sandbox <command> --help

Global flags: ledgercli help flags
`,
  reset: `Reset the sandbox to its initial records

Examples:
  $ ledgercli sandbox reset
  $ ledgercli sandbox reset --output json

Usage:\tledgercli sandbox reset

Discards everything that was changed with "--profile sandbox".

Global flags: ledgercli help flags
`,
  serve: `Run the stand-in until Ctrl-C

Examples:
  $ ledgercli sandbox serve --port 8080
  # An unreliable service, the same in every run
  $ ledgercli sandbox serve --fail 503:10% --fail reset:1% --seed 7
  # Two failed requests first, and slow responses
  $ ledgercli sandbox serve --fail 503:2 --latency 50

Usage:\tledgercli sandbox serve [flags]

Prints the environment variables that point the client at the sandbox. The same seed always gives the same records and fails the same requests. All changes are discarded when it ends. In a shell: eval "$(ledgercli sandbox serve --background)".

Flags:
  --background\tRun in the background and end when the sandbox is ready
  --fail <status:count>\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10% [may be repeated]
  --latency <number>\tDelay before each response [0 or more milliseconds]
  --port <number>\tLocal port (default: a free one) [0 to 65535]
  --records <number>\tNumber of records per resource at the start [0 or more]
  --seed <number>\tSeed of the generated records and of the failing share [0 or more]
  --unlimited\tNo rate limits and no blocks after errors, for scripts that must not wait

Global flags: ledgercli help flags
`,
};
