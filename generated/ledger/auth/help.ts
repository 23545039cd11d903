// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sign in and out

Examples:
  $ ledgercli auth login --client-id 6f1c2d3e-8a4b-4c5d-9e6f-0a1b2c3d4e5f --ngrok-domain ledger.example.dev
  $ ledgercli auth logout
  $ ledgercli auth status

Usage:\tledgercli auth <command>

Commands:
  login\tSign in and store the credential
  logout\tDelete the stored credentials of the profile
  status\tShow the sign-in status of the profile

More: ledgercli auth <command> --help

Global flags: ledgercli help flags
`,
  login: `Sign in and store the credential

Examples:
  $ ledgercli auth login --client-id 6f1c2d3e-8a4b-4c5d-9e6f-0a1b2c3d4e5f --ngrok-domain ledger.example.dev
  # Paste the URL that the browser is redirected to
  $ ledgercli auth login --host be --manual --redirect-uri https://ledger.example.dev/callback

Usage:\tledgercli auth login [flags]

You are prompted for missing values. The credential is stored in the keychain of the operating system. With --store file, it is stored in a file that only you can read. The choice is remembered for the profile.

Flags:
  --force-login\tShow the login form even if the browser is signed in, to sign in as another user
  --store <keychain|file>\tWhere to store the credential (default: the last choice, or the keychain)
  --client-id <text>\tClient id of the app [env LEDGERCLI_CLIENT_ID]
  --client-secret <text>\tClient secret of the app [env LEDGERCLI_CLIENT_SECRET]
  --host <text>\tHost to sign in to: be, de, es, fr, nl, uk, us [env LEDGERCLI_HOST]
  --manual\tPaste the URL that the browser is redirected to
  --ngrok-domain <text>\tPublic domain that forwards to the callback
  --port <number>\tLocal port of the callback (default: 8080) [1 to 65535]
  --redirect-uri <text>\tCallback URL registered with the app (default: https://<domain>/callback)

Global flags: ledgercli help flags
`,
  logout: `Delete the stored credentials of the profile

Examples:
  $ ledgercli auth logout
  $ ledgercli auth logout --profile work

Usage:\tledgercli auth logout [flags]

Succeeds even if nothing is stored. The settings of the profile are not deleted.

Flags:
  --all\tAlso delete credentials that other commands stored

Global flags: ledgercli help flags
`,
  status: `Show the sign-in status of the profile

Examples:
  $ ledgercli auth status
  $ ledgercli auth status --output json

Usage:\tledgercli auth status

Shows the credential, its source and its expiry. Fails if no one is signed in. Secrets are never shown. No request is sent. To check whether the service still accepts the credential, run "ledgercli doctor".

Global flags: ledgercli help flags
`,
};
