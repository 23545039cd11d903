/** Signs in with a code that the user enters in any browser (device authorization grant, RFC 8628). */
import type { OAuthCredential } from '../contract/credential.js';
import type { Response } from '../contract/http.js';
import { CliError } from '../base/errors.js';
import { getPath } from '../base/paths.js';
import { holdSecret } from '../base/redact.js';
import { oneLine } from '../http/text.js';
import { startBrowser } from './browser.js';
import { authUrl, postAsClient, readGrant, refusal, type Grant } from './endpoint.js';
import type { ClientPair } from './environment.js';
import { checkOrigin } from './origin.js';
import type { AuthParts } from './parts.js';

export interface DeviceLogin {
  readonly parts: AuthParts;
  readonly credential: OAuthCredential;
  /** Origin of endpoints that are declared as paths. */
  readonly origin: string;
  readonly pair: ClientPair;
  /** Device authorization endpoint. */
  readonly device: string;
  /** Further fields of the device request, such as `scope`; empty values are left out. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What the device authorization endpoint returns. */
interface Code {
  readonly device: string;
  readonly user: string;
  readonly page: URL;
  /** Address of the page with the code filled in. */
  readonly filled: URL;
  /** Milliseconds. */
  readonly lifetime: number;
  readonly interval: number;
}

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** Milliseconds between two requests if the service names none, and what `slow_down` adds to them. */
const INTERVAL = 5000;

/** Longest time in milliseconds for which a code is used: a service could name years. */
const LONGEST = 3600_000;

/**
 * Shows a code and the page on which to enter it, and waits until the user has done so. Fails with `auth` if the user refuses
 * or the code expires, `unavailable` if the service cannot respond until then.
 */
export async function signInWithDevice(login: DeviceLogin): Promise<Grant> {
  const { parts, credential, origin, pair } = login;
  const { service, world, reporter } = parts;
  const code = await requestCode(login);
  const end = world.now().getTime() + code.lifetime;
  const minutes = Math.max(1, Math.floor(code.lifetime / 60_000));
  reporter.live(
    `Sign in to ${service.title}: open this page in a browser on any device, and enter the code.\n\n` +
      `  Page: ${code.page.href}\n  Code: ${code.user}\n\n` +
      `The code is valid for ${String(minutes)} min. Waiting for the sign-in; Ctrl-C cancels it.`,
  );
  // On another machine the browser would open where nobody sees it.
  if (!world.env['SSH_CONNECTION'] && !world.env['SSH_TTY']) startBrowser(code.filled.href, world, service);
  const url = await authUrl(parts, credential.token, origin);
  for (let interval = code.interval; ;) {
    await world.sleep(interval, world.signal);
    if (world.now().getTime() >= end) throw expired();
    const fields = { grant_type: GRANT, device_code: code.device };
    const response = await postAsClient(parts, credential, url, pair, fields).catch(unreachable);
    if (response === undefined) interval += INTERVAL;
    else {
      const state = stateOf(response);
      if (state === 'granted') return readGrant(parts, url, response);
      if (state === 'slow_down') interval += INTERVAL;
      else if (state === 'expired_token') throw expired();
      else if (state === 'access_denied')
        throw new CliError('auth', 'The sign-in was refused in the browser.', 'Sign in again, and allow the access.');
      else if (state !== 'authorization_pending') throw refusal(service, url, response, world.now().getTime());
    }
  }
}

/** The service could not be reached this time; the user may still be entering the code. */
function unreachable(error: unknown): undefined {
  if (error instanceof CliError && error.kind === 'unavailable') return undefined;
  throw error;
}

/** Returns how a sign-in is going on, by the response of the token endpoint. */
function stateOf({ status, body }: Response): string {
  const error = getPath(body, 'error');
  // Some services return an error with the status 200.
  if (typeof error === 'string' && error !== '') return error;
  if (status >= 200 && status < 300) return 'granted';
  return status === 429 || status >= 500 ? 'slow_down' : '';
}

const expired = (): CliError =>
  new CliError('auth', 'The code expired before the sign-in was completed.', 'Sign in again to get another code.');

/** Requests a code for the user. */
async function requestCode({ parts, credential, origin, pair, device, fields }: DeviceLogin): Promise<Code> {
  const { service, world } = parts;
  const url = await authUrl(parts, device, origin);
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  // A client without a secret names itself in the form; one with a header does so too.
  const response = await postAsClient(parts, credential, url, pair, { client_id: pair.id, ...filled });
  const { status, body } = response;
  const isRefused = status < 200 || status > 299 || typeof getPath(body, 'error') === 'string';
  if (isRefused) throw refusal(service, url, response, world.now().getTime());
  const text = (name: string): string => {
    const value = getPath(body, name);
    return typeof value === 'string' ? value : '';
  };
  const pageText = text('verification_uri') || text('verification_url');
  const user = oneLine(text('user_code'), 100);
  if (text('device_code') === '' || user === '' || !URL.canParse(pageText)) {
    throw new CliError(
      'unavailable',
      `${url.host}${url.pathname} did not return a code to sign in with.`,
      'Sign in again; if the problem persists, report it.',
    );
  }
  const page = new URL(pageText);
  // The address is shown and opened: a page without https could be anyone's.
  checkOrigin(page.origin, 'the page to sign in on');
  holdSecret(text('device_code'));
  const complete = text('verification_uri_complete');
  const other = URL.canParse(complete) ? new URL(complete) : page;
  const seconds = (name: string, usual: number): number => {
    const value = Number(getPath(body, name));
    return value > 0 && Number.isFinite(value) ? value : usual;
  };
  return {
    device: text('device_code'),
    user,
    page,
    filled: other.origin === page.origin ? other : page,
    lifetime: Math.min(seconds('expires_in', 900) * 1000, LONGEST),
    interval: Math.min(seconds('interval', INTERVAL / 1000) * 1000, LONGEST),
  };
}
