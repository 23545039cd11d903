// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sign in and out

Examples:
  $ helpdeskcli auth login
  $ helpdeskcli auth logout
  $ helpdeskcli auth refresh

Usage:\thelpdeskcli auth <command>

Commands:
  login\tSign in with OAuth
  logout\tDelete the stored credentials of the profile
  refresh\tRefresh the stored access token
  setup\tStore your own OAuth app in this profile
  status\tShow the sign-in status of the profile

More: helpdeskcli auth <command> --help

Global flags: helpdeskcli help flags
`,
  login: `Sign in with OAuth

Examples:
  $ helpdeskcli auth login
  # a token for scripts, without a browser
  $ helpdeskcli auth login --client-credentials

Usage:\thelpdeskcli auth login [flags]

Opens a browser, or with --client-credentials requests a token for the app itself. You need an OAuth app of your own: its id and secret come from flags, environment variables or "auth setup".

Flags:
  --app-id <text>\tId of the OAuth app [env HELPDESKCLI_APP_ID; requires --app-secret]
  --app-secret <text>\tSecret of the OAuth app [env HELPDESKCLI_APP_SECRET; requires --app-id]
  --client-credentials\tSign in as the app, without a browser
  --store <keychain|file>\tWhere to store the credential (default: the last choice, or the keychain)
  --redirect-uri <text>\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback)

Global flags: helpdeskcli help flags
`,
  logout: `Delete the stored credentials of the profile

Examples:
  $ helpdeskcli auth logout
  $ helpdeskcli auth logout --profile work

Usage:\thelpdeskcli auth logout [flags]

Succeeds even if nothing is stored. The settings of the profile are not deleted.

Flags:
  --all\tAlso delete credentials that other commands stored

Global flags: helpdeskcli help flags
`,
  refresh: `Refresh the stored access token

Examples:
  $ helpdeskcli auth refresh
  $ helpdeskcli auth refresh --output json

Usage:\thelpdeskcli auth refresh

Global flags: helpdeskcli help flags
`,
  setup: `Store your own OAuth app in this profile

Examples:
  $ helpdeskcli auth setup
  $ helpdeskcli auth setup --store file

Usage:\thelpdeskcli auth setup [flags]

The id and secret are verified with a token request first; you are prompted for missing values. The secret is stored in the keychain of the operating system, or with --store file in a file that only you can read.

Flags:
  --app-id <text>\tId of the OAuth app [env HELPDESKCLI_APP_ID; requires --app-secret]
  --app-secret <text>\tSecret of the OAuth app [env HELPDESKCLI_APP_SECRET; requires --app-id]
  --store <keychain|file>\tWhere to store the credential (default: the last choice, or the keychain)

Global flags: helpdeskcli help flags
`,
  status: `Show the sign-in status of the profile

Examples:
  $ helpdeskcli auth status
  $ helpdeskcli auth status --output json

Usage:\thelpdeskcli auth status

Shows the credential, its source and its expiry. Fails if no one is signed in. Secrets are never shown.

Global flags: helpdeskcli help flags
`,
};
