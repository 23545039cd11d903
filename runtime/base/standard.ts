/** What is the same in every client. */

/** Command that signs in. A credential may name another. */
export const LOGIN = 'auth login';

/** Request timeout in milliseconds, without a flag or setting. */
export const TIMEOUT = 30_000;

/** Attempts at a request that may be retried. */
export const ATTEMPTS = 3;

/** What a table prints for no rows. */
export const NO_ROWS = 'No results found.';

/** Returns the environment variable that allows writes, like `--allow-writes`. */
export const allowVariable = ({ env }: { readonly env: string }): string => `${env}_ALLOW_WRITES`;

/** Returns the variable with the token that requests to a tool server over HTTP need. */
export const tokenVariable = ({ env }: { readonly env: string }): string => `${env}_MCP_TOKEN`;

/** Returns how a client names itself to the service. */
export const userAgentOf = ({ binary, version }: { readonly binary: string; readonly version: string }): string =>
  `${binary}/${version}`;
