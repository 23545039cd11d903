/** OAuth: the sign-in pages, tokens, and their revocation. */
import { createHash } from 'node:crypto';
import { isObject } from 'cmdspec-runtime/kit';
import type { OAuthCredential } from '../../runtime/contract/credential.js';
import type { Service } from '../../runtime/contract/service.js';
import { isAccepted } from './credentials.js';
import { hash, randomOf } from './random.js';
import type { Store } from './store.js';
import type { Answer, Incoming, Row } from './types.js';

/** An OAuth address of the service, served on the sandbox's own origin. */
export interface OAuthEndpoint {
  readonly method: string;
  readonly path: string;
  readonly handle: (request: Incoming, store: Store) => Answer;
}

/** Access tokens: their lifetime in seconds, and whether responses have it as text. */
export interface TokenRules {
  readonly expires?: number;
  readonly text?: true;
}

type Named = readonly [string, OAuthCredential];

const CODE_SECONDS = 300;
const REFRESH_SECONDS = 60 * 86_400;
const EXPIRES = 3600;

/** Client id that is redirected with `error=access_denied`, to test a refusal. */
const DENIED = 'denied';

/** Returns the OAuth addresses of a service. */
export function oauthEndpoints(service: Service, rules: TokenRules = {}): OAuthEndpoint[] {
  const all = Object.entries(service.credentials).filter(
    (pair): pair is [string, OAuthCredential] => pair[1].kind === 'oauth',
  );
  const paths = (pick: (credential: OAuthCredential) => string | undefined): Map<string, Named[]> => {
    const found = new Map<string, Named[]>();
    for (const pair of all) {
      const address = pick(pair[1]);
      if (address === undefined) continue;
      const path = new URL(address, 'http://sandbox').pathname;
      found.set(path, [...(found.get(path) ?? []), pair]);
    }
    return found;
  };
  return [
    ...[...paths((one) => one.authorize)].map(([path, named]) => ({
      method: 'GET',
      path,
      handle: (request: Incoming, store: Store) => authorize(request, store, named),
    })),
    ...[...paths((one) => one.device)].flatMap(([path, named]) => [
      { method: 'POST', path, handle: (request: Incoming, store: Store) => device(request, store, path, named) },
      { method: 'GET', path: `${path}${PAGE}`, handle: approve },
    ]),
    ...[...paths((one) => one.token)].map(([path, named]) => ({
      method: 'POST',
      path,
      handle: (request: Incoming, store: Store) => token(request, store, named, rules),
    })),
    ...[...paths((one) => one.revoke)].map(([path]) => ({ method: 'POST', path, handle: revoke })),
  ];
}

function authorize(request: Incoming, store: Store, named: readonly Named[]): Answer {
  const [name, credential] = named[0] as Named;
  const client = request.query.get('client_id') ?? '';
  if (client === '') return failed(400, 'invalid_request', 'client_id is missing');
  const { redirect } = credential;
  const usual = redirect === undefined ? undefined : `http://127.0.0.1:${redirect.port}${redirect.path}`;
  const address = request.query.get('redirect_uri') ?? usual;
  if (address === undefined || !URL.canParse(address)) return failed(400, 'invalid_request', 'redirect_uri is missing');
  const target = new URL(address);
  const state = request.query.get('state');
  if (state !== null) target.searchParams.set('state', state);
  const challenge = request.query.get('code_challenge');
  const isUsable = challenge === null || request.query.get('code_challenge_method') === 'S256';
  if (client === DENIED) target.searchParams.set('error', 'access_denied');
  else if (!isUsable || (challenge === null && credential.pkce === true)) {
    target.searchParams.set('error', 'invalid_request');
    target.searchParams.set('error_description', 'A code_challenge with the method S256 is required');
  } else {
    const more = { redirect: address, ...(challenge !== null && { challenge }) };
    const code = issue(store, 'code', request, name, client, CODE_SECONDS, more);
    target.searchParams.set('code', code);
  }
  return { status: 302, headers: { location: target.href } };
}

/** Path of the page on which users enter a code, below that of the endpoint which issues it. */
const PAGE = '/enter';

/** Seconds between two requests for the token of a code. */
const INTERVAL = 1;

/** Issues a code that a user enters in a browser. */
function device(request: Incoming, store: Store, path: string, named: readonly Named[]): Answer {
  const [name, credential] = named[0] as Named;
  const form = isObject(request.body) ? request.body : {};
  const client = clientOf(request, form, credential);
  if (client === undefined) return failed(401, 'invalid_client', 'The client id or secret is not valid');
  const code = randomOf(hash(store.data.seed, 'user code', store.data.counters['token'] ?? 0))
    .hex(8)
    .toUpperCase();
  const user = `${code.slice(0, 4)}-${code.slice(4)}`;
  const value = issue(store, 'device', request, name, client, CODE_SECONDS, { user, polled: 0 });
  const page = `${request.origin}${path}${PAGE}`;
  return {
    status: 200,
    body: {
      device_code: value,
      user_code: user,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${user}`,
      expires_in: CODE_SECONDS,
      interval: INTERVAL,
    },
  };
}

/** The page on which a user enters a code: `user_code` allows the sign-in, and `deny` with it refuses. */
function approve(request: Incoming, store: Store): Answer {
  const user = request.query.get('user_code') ?? '';
  const found = Object.values(store.data.tokens).find((one) => one['kind'] === 'device' && one['user'] === user);
  const answer = (status: number, body: string): Answer => ({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body,
  });
  if (found === undefined) return answer(404, 'Enter the code that the terminal shows, as ?user_code=ABCD-EFGH.\n');
  found['answer'] = request.query.has('deny') ? 'access_denied' : 'allowed';
  return answer(200, found['answer'] === 'allowed' ? 'You are signed in.\n' : 'The sign-in was refused.\n');
}

/** Exchanges the code of a device once a user has entered it. */
function ofDevice(request: Incoming, store: Store, code: string, client: string): Answer | undefined {
  const kept = store.data.tokens[code];
  if (kept?.['kind'] !== 'device' || kept['client'] !== client)
    return failed(400, 'invalid_grant', 'The device code is not valid or was already used');
  if (Number(kept['expires']) <= +request.now) return failed(400, 'expired_token', 'The device code has expired');
  const isEarly = +request.now - Number(kept['polled']) < INTERVAL * 1000;
  kept['polled'] = +request.now;
  if (isEarly) return failed(400, 'slow_down', `Wait ${String(INTERVAL)} s between two requests`);
  if (kept['answer'] === undefined) return failed(400, 'authorization_pending', 'The user has not entered the code');
  drop(store, code);
  return kept['answer'] === 'allowed' ? undefined : failed(400, 'access_denied', 'The user refused');
}

const GRANTS: Readonly<Record<string, readonly OAuthCredential['grant'][]>> = {
  client_credentials: ['client-credentials'],
  authorization_code: ['authorization-code'],
  'urn:ietf:params:oauth:grant-type:device_code': ['device-code'],
  refresh_token: ['authorization-code', 'device-code'],
};

function token(request: Incoming, store: Store, named: readonly Named[], rules: TokenRules): Answer {
  const form = isObject(request.body) ? request.body : {};
  const grant = text(form, 'grant_type');
  const wanted = Object.hasOwn(GRANTS, grant) ? (GRANTS[grant] ?? []) : [];
  const [name, credential] = named.find(([, one]) => wanted.includes(one.grant)) ?? [];
  if (name === undefined || credential === undefined) {
    return failed(400, 'unsupported_grant_type', `The grant ${grant || '(none)'} is not supported`);
  }
  const client = clientOf(request, form, credential);
  if (client === undefined) return failed(401, 'invalid_client', 'The client id or secret is not valid');

  if (grant === 'client_credentials') return granted(request, store, rules, name, credential, client, false);
  if (wanted.includes('device-code') && grant !== 'refresh_token')
    return (
      ofDevice(request, store, text(form, 'device_code'), client) ??
      granted(request, store, rules, name, credential, client, true)
    );
  const old = text(form, grant === 'refresh_token' ? 'refresh_token' : 'code');
  const kept = store.data.tokens[old];
  const kind = grant === 'refresh_token' ? 'refresh' : 'code';
  if (kept?.['kind'] !== kind || kept['client'] !== client || Number(kept['expires']) <= +request.now) {
    return failed(
      400,
      'invalid_grant',
      `The ${kind === 'code' ? 'code' : 'refresh token'} is not valid or was already used`,
    );
  }
  if (kind === 'code') {
    const redirect = text(form, 'redirect_uri');
    if (redirect !== '' && redirect !== kept['redirect'])
      return failed(400, 'invalid_grant', 'redirect_uri differs from the first request');
    if (kept['challenge'] !== challengeOf(text(form, 'code_verifier')))
      return failed(400, 'invalid_grant', 'code_verifier does not match the code_challenge of the first request');
    drop(store, old);
  } else {
    const { minAge = 0 } = credential;
    if (+request.now < Number(kept['issued']) + minAge * 1000) {
      return failed(400, 'invalid_request', 'The access token is too young to be refreshed');
    }
    if (credential.singleUse === true) drop(store, old);
  }
  return granted(
    request,
    store,
    rules,
    name,
    credential,
    client,
    kind === 'code' || credential.singleUse === true ? true : old,
  );
}

/** `refresh`: true for a new refresh token, the old one to keep it, false for none. */
function granted(
  request: Incoming,
  store: Store,
  { expires = EXPIRES, text: asText }: TokenRules,
  name: string,
  credential: OAuthCredential,
  client: string,
  refresh: boolean | string,
): Answer {
  const access = issue(store, 'access', request, name, client, expires);
  const again = refresh === true ? issue(store, 'refresh', request, name, client, REFRESH_SECONDS) : refresh;
  return {
    status: 200,
    body: {
      access_token: access,
      token_type: 'bearer',
      expires_in: asText === true ? String(expires) : expires,
      ...(again !== false && { refresh_token: again }),
      ...(credential.originField !== undefined && { [credential.originField]: request.origin }),
    },
  };
}

/** The challenge of a verifier; undefined without a verifier. */
const challengeOf = (verifier: string): string | undefined =>
  verifier === '' ? undefined : createHash('sha256').update(verifier).digest('base64url');

function revoke(request: Incoming, store: Store): Answer {
  const form = isObject(request.body) ? request.body : {};
  drop(store, text(form, 'token'));
  return { status: 200, body: {} };
}

/** Id of the client, once its credential was checked in the way that the service requires. */
function clientOf(request: Incoming, form: Row, credential: OAuthCredential): string | undefined {
  let id = text(form, 'client_id');
  if (credential.client.secret === undefined) return id === '' ? undefined : id;
  let secret = text(form, 'client_secret');
  if (credential.client.sent === 'basic') {
    const basic = /^basic (.+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
    const [user = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
    [id, secret] = [user, rest.join(':')];
  }
  return id !== '' && isAccepted(secret) ? id : undefined;
}

/** Issues tokens that derive from the seed and a counter, so that runs are repeatable. Deletes expired ones. */
function issue(
  store: Store,
  kind: string,
  request: Incoming,
  credential: string,
  client: string,
  seconds: number,
  more: Row = {},
): string {
  const { tokens, counters, seed } = store.data;
  for (const [old, { expires }] of Object.entries(tokens)) if (Number(expires) <= +request.now) drop(store, old);
  const count = (counters['token'] = (counters['token'] ?? 0) + 1);
  const value = `${kind}-${randomOf(hash(seed, 'token', kind, count)).hex(32)}`;
  const issued = +request.now;
  tokens[value] = { kind, credential, client, issued, expires: issued + seconds * 1000, ...more };
  return value;
}

function drop(store: Store, value: string): void {
  Reflect.deleteProperty(store.data.tokens, value);
}

function failed(status: number, error: string, description: string): Answer {
  return { status, body: { error, error_description: description } };
}

function text(form: Row, key: string): string {
  const value = Object.hasOwn(form, key) ? form[key] : undefined;
  return typeof value === 'string' ? value : '';
}
