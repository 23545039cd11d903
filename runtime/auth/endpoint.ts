/** Requests tokens from an authorization server. */
import { defined } from '../base/defined.js';
import type { OAuthCredential } from '../contract/credential.js';
import type { Response } from '../contract/http.js';
import { CliError } from '../base/errors.js';
import type { Service } from '../contract/service.js';
import { below } from '../http/origin.js';
import { askedWait } from '../http/retry.js';
import { oneLine } from '../http/text.js';
import { postForm } from '../http/token.js';
import { userAgentOf } from '../base/standard.js';
import { getPath } from '../base/paths.js';
import { holdSecret } from '../base/redact.js';
import { checkOrigin } from './origin.js';
import type { ClientPair } from './environment.js';
import type { AuthParts } from './parts.js';
import type { Token } from './store.js';

/** An access token as an authorization server grants it, with the whole response: some services send more fields. */
export interface Grant extends Token {
  readonly response: unknown;
}

/** Returns a URL of the authorization server: as declared, or below the host's origin; the sandbox serves them all. */
export async function authUrl(parts: Pick<AuthParts, 'sandbox'>, declared: string, origin: string): Promise<URL> {
  const local = await parts.sandbox?.();
  const url = URL.canParse(declared) ? new URL(declared) : new URL(below(local ?? origin, declared), local ?? origin);
  // The origin of the host was checked before, by rules of its own.
  if (!URL.canParse(origin) || url.origin !== new URL(origin).origin) checkOrigin(url.origin, declared);
  return local === undefined ? url : new URL(url.pathname + url.search, local);
}

/**
 * Requests a token. Fails with `auth` when the service refuses, `rate` or `unavailable` when it cannot respond now.
 * Ctrl-C does not abort the request: its response may be the only copy of a new refresh token.
 */
export async function requestToken(
  parts: AuthParts,
  credential: OAuthCredential,
  origin: string,
  pair: ClientPair,
  fields: Readonly<Record<string, string>>,
): Promise<Grant> {
  const url = await authUrl(parts, credential.token, origin);
  return readGrant(parts, url, await postAsClient(parts, credential, url, pair, fields));
}

/** Returns the token in the response of a token endpoint. Fails with `auth` for a refusal, `rate` or `unavailable`. */
export function readGrant({ service, world }: AuthParts, url: URL, response: Response): Grant {
  const { status, body } = response;
  const now = world.now().getTime();
  const accessToken = getPath(body, 'access_token');
  if (status < 200 || status > 299) throw refusal(service, url, response, now);
  // A header can carry no other characters.
  if (typeof accessToken !== 'string' || !/^[\x20-\x7e]+$/.test(accessToken)) {
    throw new CliError(
      'unavailable',
      `${url.host}${url.pathname} did not return a token.`,
      'Sign in again; if the problem persists, report it.',
    );
  }
  const refreshToken = getPath(body, 'refresh_token');
  const expiresAt = expiry(getPath(body, 'expires_in'), now);
  return {
    accessToken,
    ...(typeof refreshToken === 'string' && refreshToken !== '' && { refreshToken }),
    ...defined({ expiresAt }),
    obtainedAt: now,
    response: body,
  };
}

/** Posts a form to the authorization server as the app. Ctrl-C does not abort it. */
export async function postAsClient(
  { service, world, timeout }: AuthParts,
  { client }: OAuthCredential,
  url: URL,
  pair: ClientPair,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const { id, secret } = pair;
  if (secret !== undefined) holdSecret(secret);
  const basic =
    client.sent === 'basic' && secret !== undefined ? { authorization: basicHeader(id, secret) } : undefined;
  const form = basic ? fields : { ...fields, client_id: id, ...defined({ client_secret: secret }) };
  const headers = { 'user-agent': userAgentOf(service), ...basic };
  return postForm(url.href, form, {
    headers,
    timeout,
    world: { env: world.env, signal: new AbortController().signal },
  });
}

/** Returns when a token expires; `undefined` for a value that is not a time. Some services send the seconds as text. */
function expiry(value: unknown, now: number): number | undefined {
  const seconds = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  const at = now + seconds * 1000;
  return seconds > 0 && !Number.isNaN(new Date(at).getTime()) ? at : undefined;
}

/** RFC 6749 requires that id and secret are form-encoded before they are joined. */
function basicHeader(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`, 'utf8').toString('base64')}`;
}

/** Whether a response ends a sign-in. A redirect, a missing page and the like come from a proxy in between. */
const isRefusal = (status: number, code: unknown): boolean =>
  [400, 401, 403].includes(status) ||
  (status < 500 && /^(?:invalid_grant|invalid_client|unauthorized_client|access_denied)$/.test(String(code)));

/** Makes the error for a failed response of an authorization server. */
export function refusal(
  { title, rate }: Service,
  url: URL,
  { status, body, headers }: Response,
  now: number,
): CliError {
  const code = getPath(body, 'error');
  const description = getPath(body, 'error_description');
  const reason = [code, description].filter((part) => typeof part === 'string' && part !== '').join(': ');
  const kind = status === 429 ? 'rate' : isRefusal(status, code) ? 'auth' : 'unavailable';
  // The endpoint may belong to another host: the headers of every host count, and the standard one.
  const waits = [...rate.waits, { header: 'retry-after' }];
  const asked = kind === 'rate' ? askedWait({ ...rate, waits }, headers, now) : undefined;
  const retryAfter = asked && Math.ceil(asked.seconds);
  const wait = retryAfter === undefined ? '' : ` The service asks for a wait of ${String(retryAfter)} s.`;
  const what = kind === 'auth' ? 'refused the sign-in' : 'cannot sign you in at the moment';
  return new CliError(
    kind,
    `${title} ${what} (${url.host}, status ${status}${reason === '' ? '' : `, ${oneLine(reason, 200)}`}).${wait}`,
    kind !== 'auth'
      ? `Wait ${retryAfter === undefined ? 'a moment' : 'that long'}, then try again.`
      : code === 'invalid_client'
        ? 'Check the id and secret of the app.'
        : 'Sign in again.',
    { statusCode: status, method: 'POST', path: url.pathname, ...defined({ retryAfter }) },
  );
}
