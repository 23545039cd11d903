// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Sign in and out

Examples:
  $ crmcli auth login --company acme
  $ crmcli auth logout
  $ crmcli auth status

Usage:\tcrmcli auth <command>

Commands:
  login\tSign in with an API token or OAuth
  logout\tDelete the stored credentials of the profile
  status\tShow the sign-in status of the profile

More: crmcli auth <command> --help

Global flags: crmcli help flags
`,
  login: `Sign in with an API token or OAuth

Examples:
  $ crmcli auth login --company acme
  $ crmcli auth login --oauth --client-id 5f2c --port 9999

Usage:\tcrmcli auth login [flags]

You are prompted for missing values. The credential is stored in the keychain of the operating system. With --store file, it is stored in a file that only you can read. The choice is remembered for the profile.

Flags:
  --api-token <text>\tAPI token (omit it to be prompted and to keep it out of the shell history) [not with --oauth]
  --client-id <text>\tClient id of the OAuth app [env CRMCLI_CLIENT_ID; requires --oauth]
  --client-secret <text>\tClient secret of the OAuth app [env CRMCLI_CLIENT_SECRET; requires --oauth]
  --company <text>\tCompany subdomain or full URL
  --oauth\tSign in with OAuth in a browser, using your own app
  --port <number>\tPort of the callback URL registered with the app [1 to 65535; default 9999]
  --redirect-uri <text>\tCallback URL registered with the app (default: http://127.0.0.1:9999/callback) [requires --oauth]
  --store <keychain|file>\tWhere to store the credential (default: the last choice, or the keychain)

Global flags: crmcli help flags
`,
  logout: `Delete the stored credentials of the profile

Examples:
  $ crmcli auth logout
  $ crmcli auth logout --profile work

Usage:\tcrmcli auth logout [flags]

Succeeds even if nothing is stored. The settings of the profile are not deleted.

Flags:
  --all\tAlso delete credentials that other commands stored

Global flags: crmcli help flags
`,
  status: `Show the sign-in status of the profile

Examples:
  $ crmcli auth status
  $ crmcli auth status --output json

Usage:\tcrmcli auth status

Shows the credential, its source and its expiry. Fails if no one is signed in. Secrets are never shown.

Global flags: crmcli help flags
`,
};
