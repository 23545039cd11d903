// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `A local stand-in for the service, without an account

Examples:
  $ ledgercli sandbox reset
  $ ledgercli sandbox serve --port 8080

Usage:\tledgercli sandbox <command>

"--profile sandbox" uses the sandbox for one command and stores your changes for the next one. "sandbox serve" runs the sandbox alone, for other programs and for tests.

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
  # Simulate an unreliable service, with the same failures in every run
  $ ledgercli sandbox serve --fail 503:10% --fail reset:1% --seed 7
  # Fail the first two requests, and respond slowly
  $ ledgercli sandbox serve --fail 503:2 --latency 50

Usage:\tledgercli sandbox serve [flags]

Prints the environment variables that point the client at the sandbox. The same seed always produces the same records and fails the same requests. All changes are discarded when the sandbox ends. In a shell: eval "$(ledgercli sandbox serve --background)".

Flags:
  --background\tStart the sandbox in the background and return when it is ready
  --fail <status:count>\tFail the first requests with this status, or a share of all requests, for example 503:2 or 503:10% [may be repeated]
  --latency <number>\tDelay before each response [0 or more milliseconds]
  --port <number>\tLocal port (default: a free one) [0 to 65535]
  --records <number>\tNumber of records per resource at the start [0 or more]
  --seed <number>\tSeed for the generated records and the failing share [0 or more]
  --unlimited\tDisable rate limits and blocks after errors, for scripts that must not wait

Global flags: ledgercli help flags
`,
};
