// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sign in and out

Examples:
  $ helpdeskcli auth login
  $ helpdeskcli auth logout
  $ helpdeskcli auth refresh

Usage: helpdeskcli auth <command>

Commands:
  login    Sign in with OAuth
  logout   Forget the stored credentials of the profile
  refresh  Renew the stored access token now
  setup    Store your own OAuth app in this profile
  status   Show who the profile is signed in as

More: helpdeskcli auth <command> --help

Global flags: helpdeskcli help flags
`,
  login: `Sign in with OAuth

Examples:
  $ helpdeskcli auth login
  # a token for scripts, without a browser
  $ helpdeskcli auth login --client-credentials

Usage: helpdeskcli auth login [flags]

Opens a browser, or with --client-credentials asks for a token in the name of
the app alone. The app is your own: its id and secret come from the flags, the
environment or "auth setup".

Flags:
  --app-id <text>          Id of the OAuth app [env HELPDESKCLI_APP_ID; requires
                           --app-secret]
  --app-secret <text>      Secret of the OAuth app [env HELPDESKCLI_APP_SECRET;
                           requires --app-id]
  --client-credentials     Sign in as the app without a browser
  --store <keychain|file>  Where the credential is kept (default: the keychain,
                           or what was chosen before)

Global flags: helpdeskcli help flags
`,
  logout: `Forget the stored credentials of the profile

Examples:
  $ helpdeskcli auth logout
  $ helpdeskcli auth logout --profile work

Usage: helpdeskcli auth logout [flags]

Fine when nothing is stored. Settings of the profile stay.

Flags:
  --all  Forget also what other commands than the login have stored

Global flags: helpdeskcli help flags
`,
  refresh: `Renew the stored access token now

Examples:
  $ helpdeskcli auth refresh

Usage: helpdeskcli auth refresh

Global flags: helpdeskcli help flags
`,
  setup: `Store your own OAuth app in this profile

Examples:
  $ helpdeskcli auth setup

Usage: helpdeskcli auth setup [flags]

The pair is proved with a token request first. What is missing is asked for; the
secret goes to the keychain of the operating system, or with --store file to a
file that only you can read.

Flags:
  --app-id <text>          Id of the OAuth app [env HELPDESKCLI_APP_ID; requires
                           --app-secret]
  --app-secret <text>      Secret of the OAuth app [env HELPDESKCLI_APP_SECRET;
                           requires --app-id]
  --store <keychain|file>  Where the credential is kept (default: the keychain,
                           or what was chosen before)

Global flags: helpdeskcli help flags
`,
  status: `Show who the profile is signed in as

Examples:
  $ helpdeskcli auth status
  $ helpdeskcli auth status --output json

Usage: helpdeskcli auth status

Tells the credential, where it comes from and until when it is valid. A secret
is never shown.

Global flags: helpdeskcli help flags
`,
};
