// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sign in and out

Examples:
  $ ledgercli auth login --client-id 6f1c2d3e-8a4b-4c5d-9e6f-0a1b2c3d4e5f \\
      --ngrok-domain ledger.example.dev
  $ ledgercli auth logout
  $ ledgercli auth status

Usage: ledgercli auth <command>

Commands:
  login   Sign in and store the credential
  logout  Forget the stored credentials of the profile
  status  Show who the profile is signed in as

More: ledgercli auth <command> --help

Global flags: ledgercli help flags
`,
  login: `Sign in and store the credential

Examples:
  $ ledgercli auth login --client-id 6f1c2d3e-8a4b-4c5d-9e6f-0a1b2c3d4e5f \\
      --ngrok-domain ledger.example.dev
  # Paste the redirected address instead of catching it
  $ ledgercli auth login --host be --manual

Usage: ledgercli auth login [flags]

What is missing is asked for. The credential is kept in the keychain of the
operating system under the profile, or with --store file in a file that only you
can read; the choice is remembered.

Flags:
  --force-login            Show the login form even with a browser session, to
                           sign in as another user
  --store <keychain|file>  Where the credential is kept (default: the keychain,
                           or what was chosen before)
  --client-id <text>       Client id of the app [env LEDGERCLI_CLIENT_ID]
  --client-secret <text>   Client secret of the app [env
                           LEDGERCLI_CLIENT_SECRET]
  --host <text>            Host to sign in to: be, de, es, fr, nl, uk, us [env
                           LEDGERCLI_HOST]
  --manual                 Paste the URL that the browser is redirected to
  --ngrok-domain <text>    Public domain in front of the callback
  --port <number>          Local port of the callback (default: 8080) [1 to
                           65535]

Global flags: ledgercli help flags
`,
  logout: `Forget the stored credentials of the profile

Examples:
  $ ledgercli auth logout
  $ ledgercli auth logout --profile work

Usage: ledgercli auth logout [flags]

Fine when nothing is stored. Settings of the profile stay.

Flags:
  --all  Forget also what other commands than the login have stored

Global flags: ledgercli help flags
`,
  status: `Show who the profile is signed in as

Examples:
  $ ledgercli auth status
  $ ledgercli auth status --output json

Usage: ledgercli auth status

Tells the credential, where it comes from and until when it is valid. A secret
is never shown.

Global flags: ledgercli help flags
`,
};
