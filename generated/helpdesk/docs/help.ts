// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Knowledge base

Examples:
  $ helpdeskcli docs auth
  $ helpdeskcli docs article list --collection 3b3b7ad2a78c2a554eac88f6
  $ helpdeskcli docs category list 3b3b7ad2a78c2a554eac88f6

Usage:\thelpdeskcli docs <command>

Commands:
  auth\tCheck and store the API key of the knowledge base

Groups:
  article\tArticles of the knowledge base
  category\tCategories of a collection
  collection\tCollections of articles
  site\tSites of the knowledge base

More: helpdeskcli docs <command> --help

Global flags: helpdeskcli help flags
`,
  auth: `Check and store the API key of the knowledge base

Examples:
  $ helpdeskcli docs auth
  $ helpdeskcli docs auth --store file

Usage:\thelpdeskcli docs auth [flags]

Flags:
  --api-key <text>\tAPI key (omit it to be prompted) [env HELPDESKCLI_DOCS_API_KEY]
  --store <keychain|file>\tWhere to store the credential (default: the last choice, or the keychain)

Global flags: helpdeskcli help flags
`,
};
