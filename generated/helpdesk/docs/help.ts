// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Knowledge base

Examples:
  $ helpdeskcli docs auth
  $ helpdeskcli docs article list --collection 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs category list 3b3b7ad2a78c2a554eac88f6

Usage: helpdeskcli docs <command>

Commands:
  auth  Check and store the API key of the knowledge base

Groups:
  article     Articles of the knowledge base
  category    Categories of a collection
  collection  Collections of articles
  site        Sites of the knowledge base

More: helpdeskcli docs <command> --help

Global flags: helpdeskcli help flags
`,
  auth: `Check and store the API key of the knowledge base

Examples:
  $ helpdeskcli docs auth

Usage: helpdeskcli docs auth [flags]

Flags:
  --api-key <text>         API key (omit it to be prompted) [env
                           HELPDESKCLI_DOCS_API_KEY]
  --store <keychain|file>  Where to store the credential (default: the last
                           choice, or the keychain)

Global flags: helpdeskcli help flags
`,
};
