// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sign in and out

Examples:
  $ crmcli auth login --company acme
  $ crmcli auth logout
  $ crmcli auth status

Usage: crmcli auth <command>

Commands:
  login   Sign in with an API token or with OAuth
  logout  Forget the stored credentials of the profile
  status  Show who the profile is signed in as

More: crmcli auth <command> --help

Global flags: crmcli help flags
`,
  login: `Sign in with an API token or with OAuth

Examples:
  $ crmcli auth login --company acme
  $ crmcli auth login --oauth --client-id 5f2c --port 9999

Usage: crmcli auth login [flags]

What is missing is asked for. The credential is kept in the keychain of the
operating system under the profile, or with --store file in a file that only you
can read; the choice is remembered.

Flags:
  --api-token <text>       API token; the prompt keeps it out of the history of
                           the shell [not with --oauth]
  --client-id <text>       Client id of the app [env CRMCLI_CLIENT_ID; requires
                           --oauth]
  --client-secret <text>   Client secret of the app [env CRMCLI_CLIENT_SECRET;
                           requires --oauth]
  --company <text>         Subdomain of the company, or its full URL
  --oauth                  Sign in with a browser and an app of your own
  --port <number>          Port of the callback URL that the app has registered
                           [1 to 65535; default 9999]
  --store <keychain|file>  Where the credential is kept (default: the keychain,
                           or what was chosen before)

Global flags: crmcli help flags
`,
  logout: `Forget the stored credentials of the profile

Examples:
  $ crmcli auth logout
  $ crmcli auth logout --profile work

Usage: crmcli auth logout [flags]

Fine when nothing is stored. Settings of the profile stay.

Flags:
  --all  Forget also what other commands than the login have stored

Global flags: crmcli help flags
`,
  status: `Show who the profile is signed in as

Examples:
  $ crmcli auth status
  $ crmcli auth status --output json

Usage: crmcli auth status

Tells the credential, where it comes from and until when it is valid. A secret
is never shown.

Global flags: crmcli help flags
`,
};
