// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sign in and out

Examples:
  $ crmcli auth login --company acme
  $ crmcli auth logout
  $ crmcli auth status

Usage: crmcli auth <command>

Commands:
  login   Sign in with an API token or OAuth
  logout  Delete the stored credentials of the profile
  status  Show the sign-in status of the profile

More: crmcli auth <command> --help

Global flags: crmcli help flags
`,
  login: `Sign in with an API token or OAuth

Examples:
  $ crmcli auth login --company acme
  $ crmcli auth login --oauth --client-id 5f2c --port 9999

Usage: crmcli auth login [flags]

You are prompted for missing values. The credential is stored in the keychain of
the operating system, or with --store file in a file that only you can read; the
choice is remembered for the profile.

Flags:
  --api-token <text>       API token (omit it to be prompted and to keep it out
                           of the shell history) [not with --oauth]
  --client-id <text>       Client id of the OAuth app [env CRMCLI_CLIENT_ID;
                           requires --oauth]
  --client-secret <text>   Client secret of the OAuth app [env
                           CRMCLI_CLIENT_SECRET; requires --oauth]
  --company <text>         Company subdomain or full URL
  --oauth                  Sign in with OAuth in a browser, using your own app
  --port <number>          Port of the callback URL registered with the app [1
                           to 65535; default 9999]
  --store <keychain|file>  Where to store the credential (default: the last
                           choice, or the keychain)

Global flags: crmcli help flags
`,
  logout: `Delete the stored credentials of the profile

Examples:
  $ crmcli auth logout
  $ crmcli auth logout --profile work

Usage: crmcli auth logout [flags]

Succeeds even if nothing is stored. The settings of the profile are kept.

Flags:
  --all  Also delete credentials that other commands stored

Global flags: crmcli help flags
`,
  status: `Show the sign-in status of the profile

Examples:
  $ crmcli auth status
  $ crmcli auth status --output json

Usage: crmcli auth status

Shows the credential, where it comes from and when it expires, and fails if no
one is signed in. Secrets are never shown.

Global flags: crmcli help flags
`,
};
