import type { Credential } from '../../runtime/contract/credential.js';
import { closeAll, shop, shopService, stateFile, type Reply, type Shop } from './testing/shop.js';

afterEach(closeAll);

const REDIRECT = 'http://127.0.0.1:9999/callback';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'x-api-token': '' };

async function grant({ call }: Shop, fields: Record<string, string>): Promise<Reply> {
  const form = new URLSearchParams({ client_id: 'app', client_secret: 'sandbox', ...fields });
  return call('POST', '/oauth/token', form.toString(), FORM);
}

async function code({ call }: Shop, client = 'app', more: Record<string, string> = {}): Promise<URL> {
  const query = new URLSearchParams({ client_id: client, redirect_uri: REDIRECT, state: 's t/1', ...more });
  const answer = await call('GET', `/oauth/authorize?${query.toString()}`, undefined, { 'x-api-token': '' });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

async function signIn(sandbox: Shop): Promise<Reply> {
  const back = await code(sandbox);
  return grant(sandbox, {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT,
  });
}

const status = async ({ call }: Shop, token: string): Promise<number> =>
  (await call('GET', '/me', undefined, { 'x-api-token': '', authorization: `Bearer ${token}` })).status;

test('the redirect has code and state, and the code is exchanged for tokens once', async () => {
  const sandbox = await shop();
  const back = await code(sandbox);
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([REDIRECT, 's t/1']);
  const fields = {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT,
  };
  expect((await grant(sandbox, { ...fields, redirect_uri: 'http://127.0.0.1:1/' })).body.error).toBe('invalid_grant');
  const tokens = await grant(sandbox, fields);
  expect(tokens.body).toMatchObject({ token_type: 'bearer', expires_in: '600', api_domain: sandbox.origin });
  expect(await status(sandbox, tokens.body.access_token)).toBe(200);
  expect(await status(sandbox, tokens.body.refresh_token)).toBe(401);
  expect([(await grant(sandbox, fields)).status, (await grant(sandbox, fields)).body.error]).toEqual([
    400,
    'invalid_grant',
  ]);
});

test('refuses when the user declines, and when the client secret is wrong', async () => {
  const sandbox = await shop();
  expect((await code(sandbox, 'denied')).searchParams.get('error')).toBe('access_denied');
  const wrong = await grant(sandbox, { grant_type: 'client_credentials', client_secret: 'guess' });
  expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
  expect((await grant(sandbox, { grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
});

test('a refresh token works once, and so does the next one', async () => {
  const sandbox = await shop();
  const first = (await signIn(sandbox)).body;
  const second = await grant(sandbox, { grant_type: 'refresh_token', refresh_token: first.refresh_token });
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(first.refresh_token);
  const again = await grant(sandbox, { grant_type: 'refresh_token', refresh_token: first.refresh_token });
  expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
  expect((await grant(sandbox, { grant_type: 'refresh_token', refresh_token: second.body.refresh_token })).status).toBe(
    200,
  );
});

test('of two concurrent refreshes with one token, one succeeds', async () => {
  const sandbox = await shop({ file: stateFile() });
  const { refresh_token } = (await signIn(sandbox)).body;
  const both = await Promise.all([1, 2].map(() => grant(sandbox, { grant_type: 'refresh_token', refresh_token })));
  expect(both.map((one) => one.status).sort()).toEqual([200, 400]);
});

test('tokens outlive the process, expire, and can be revoked', async () => {
  const file = stateFile();
  const first = await shop({ file, now: '2026-03-01T12:00:00Z' });
  const { access_token } = (await signIn(first)).body;
  const soon = await shop({ file, now: '2026-03-01T12:09:59Z' });
  expect(await status(soon, access_token)).toBe(200);
  expect(await status(await shop({ file, now: '2026-03-01T12:10:00Z' }), access_token)).toBe(401);
  await soon.call('POST', '/oauth/revoke', new URLSearchParams({ token: access_token }).toString(), FORM);
  expect(await status(soon, access_token)).toBe(401);
});

test('client credentials give an access token without a refresh token', async () => {
  const sandbox = await shop();
  const { body } = await grant(sandbox, { grant_type: 'client_credentials' });
  expect(body.refresh_token).toBeUndefined();
  expect(await status(sandbox, body.access_token)).toBe(200);
});

test('a refresh too soon is refused when the service has that rule', async () => {
  const file = stateFile();
  const shared = shopService();
  const oauth = { ...shared.credentials['oauth'], minAge: 570 } as Credential;
  const service = { ...shared, credentials: { ...shared.credentials, oauth } };
  const at = (now: string): Promise<Shop> => shop({ file, now }, {}, service);
  const { refresh_token } = (await signIn(await at('2026-03-01T12:00:00Z'))).body;
  const fields = { grant_type: 'refresh_token', refresh_token };
  expect((await grant(await at('2026-03-01T12:09:00Z'), fields)).status).toBe(400);
  expect((await grant(await at('2026-03-01T12:09:30Z'), fields)).status).toBe(200);
});

// The example of RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' };

async function exchange(sandbox: Shop, back: URL, more: Record<string, string>): Promise<Reply> {
  const bought = back.searchParams.get('code') ?? '';
  return grant(sandbox, { grant_type: 'authorization_code', code: bought, redirect_uri: REDIRECT, ...more });
}

test('a code with a challenge works only with its verifier', async () => {
  const sandbox = await shop();
  const back = await code(sandbox, 'app', CHALLENGE);
  expect((await exchange(sandbox, back, {})).body.error).toBe('invalid_grant');
  expect((await exchange(sandbox, back, { code_verifier: `${VERIFIER}x` })).body.error).toBe('invalid_grant');
  expect((await exchange(sandbox, back, { code_verifier: VERIFIER })).status).toBe(200);
});

test('a verifier for a code without a challenge, and the method "plain", are refused', async () => {
  const sandbox = await shop();
  const bare = await code(sandbox);
  expect((await exchange(sandbox, bare, { code_verifier: VERIFIER })).body.error).toBe('invalid_grant');
  const plain = await code(sandbox, 'app', { code_challenge: VERIFIER, code_challenge_method: 'plain' });
  expect(Object.fromEntries(plain.searchParams)).toMatchObject({ state: 's t/1', error: 'invalid_request' });
});

test('a credential with pkce gets no code without a challenge', async () => {
  const service = shopService();
  const oauth = { ...service.credentials['oauth'], pkce: true } as Credential;
  const sandbox = await shop({}, {}, { ...service, credentials: { ...service.credentials, oauth } });
  expect((await code(sandbox)).searchParams.get('error')).toBe('invalid_request');
  const back = await code(sandbox, 'app', CHALLENGE);
  expect((await exchange(sandbox, back, { code_verifier: VERIFIER })).status).toBe(200);
});
