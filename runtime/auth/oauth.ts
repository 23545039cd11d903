/** Signs in with a browser, by the authorization code of OAuth. */
import { createHash, randomBytes } from 'node:crypto';
import type { OAuthCredential } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { encodeQuery } from '../http/url.js';
import { startBrowser } from './browser.js';
import { catchCallback, readRedirect, type Callback } from './callback.js';
import type { ClientPair } from './environment.js';
import { authUrl, requestToken, type Grant } from './endpoint.js';
import type { AuthParts } from './parts.js';

export interface BrowserLogin {
  readonly parts: AuthParts;
  readonly credential: OAuthCredential;
  /** Origin of endpoints that are declared as paths. */
  readonly origin: string;
  readonly pair: ClientPair;
  readonly arrival: Callback;
  /** Asks for the address to which the browser was redirected, instead of listening for it. */
  readonly paste?: () => Promise<string>;
  /** Query of the authorize request; empty values are left out. */
  readonly query: Readonly<Record<string, string>>;
}

/** Signs in with a browser: authorizes, gets a code by a redirect, and exchanges it. */
export async function signInWithBrowser(login: BrowserLogin): Promise<Grant> {
  const { parts, credential, origin, pair, arrival, paste } = login;
  const { redirect, authorize } = credential;
  if (redirect === undefined || authorize === undefined) throw new Error('The credential declares no browser flow');
  const state = randomBytes(16).toString('hex');
  const url = await authUrl(parts, authorize, origin);
  const proof = credential.pkce ? createProof() : undefined;
  const query = {
    response_type: 'code',
    ...login.query,
    client_id: pair.id,
    redirect_uri: arrival.redirectUri,
    state,
    ...proof?.query,
  };
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  url.search = [url.search.slice(1), encodeQuery(filled)].filter((part) => part !== '').join('&');

  const announce = (): void => {
    parts.reporter.live(`Sign in to ${parts.service.title} in your browser:\n\n  ${url.href}\n`);
    startBrowser(url.href, parts.world, parts.service);
  };
  let code: string;
  if (paste === undefined) code = await catchCallback(parts, redirect, arrival, state, announce);
  else {
    announce();
    code = await readPasted(paste, state, parts);
  }
  const fields = { grant_type: 'authorization_code', code, redirect_uri: arrival.redirectUri, ...proof?.fields };
  return requestToken(parts, credential, origin, pair, fields);
}

/** Returns the challenge of an authorize request and the verifier of its exchange: only this process can use the code. */
function createProof(): Record<'query' | 'fields', Readonly<Record<string, string>>> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return {
    query: { code_challenge: challenge, code_challenge_method: 'S256' },
    fields: { code_verifier: verifier },
  };
}

/** Addresses that a user may paste before the sign-in fails. */
const TRIES = 3;

const AGAIN = 'Open the address above in a browser, then paste the whole URL that the browser is redirected to.';

/** Returns the code in the pasted address. A wrong one is explained, and on a terminal another can be pasted. */
async function readPasted(
  paste: () => Promise<string>,
  state: string,
  { reporter, world }: Pick<AuthParts, 'reporter' | 'world'>,
): Promise<string> {
  for (let left = TRIES - 1; ; left -= 1) {
    const text = await paste();
    try {
      return readRedirect(queryOf(text), state, { isPasted: true });
    } catch (error) {
      // The service itself has refused.
      const isFinal = /[?&]error=/.test(text);
      if (!(error instanceof CliError) || isFinal || left === 0 || world.stdin.isTTY !== true) throw error;
      reporter.live(`${error.message} ${AGAIN}`);
    }
  }
}

/** Returns the query of a pasted address. */
function queryOf(pasted: string): string {
  const text = pasted.trim();
  const query = /\?(.+)$/s.exec(text)?.[1];
  if (query !== undefined) return query;
  throw new CliError(
    'auth',
    'The pasted text is not a URL with a query.',
    'Paste the whole URL from the address bar of the browser, including everything after the question mark.',
  );
}
