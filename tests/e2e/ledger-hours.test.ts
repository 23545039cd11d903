/** An export that takes more than half an hour: 60 requests a minute, tokens of ten minutes, on a clock of the test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { client } from '../../generated/ledger/client.js';
import { json, runHere, serve, type Ended, type TestServer } from '../../runtime/testing/index.js';
import { sleep } from '../../runtime/cli/world.js';
import { ended, newHome, start } from '../support/cli.js';

const MINUTE = 60_000;
const PAGES = 1_900;
const LIFE = 600_000;

let home: string;
let server: TestServer;
let now: number;
/** The valid token of each kind, and when it was issued. */
let pair: { readonly number: number; readonly at: number };
/** Requests in each minute. */
let minutes: Map<number, number>;
let refused: string[];
/** Breaks the connection of the next request with a token that was never used. */
let cut: boolean;
let used: Set<string>;

function token(body: string, response: ServerResponse): void {
  const form = new URLSearchParams(body);
  if (form.get('grant_type') === 'refresh_token') {
    const isEarly = now < pair.at + LIFE - 30_000;
    if (form.get('refresh_token') !== `refresh-${String(pair.number)}` || isEarly) {
      refused.push(isEarly ? 'early refresh' : 'refresh token');
      json(response, { error: 'invalid_grant' }, 400);
      return;
    }
  }
  pair = { number: pair.number + 1, at: now };
  const number = String(pair.number);
  json(response, { access_token: `access-${number}`, refresh_token: `refresh-${number}`, expires_in: '600' });
}

function page(url: URL, response: ServerResponse): void {
  const minute = Math.floor(now / MINUTE);
  const count = (minutes.get(minute) ?? 0) + 1;
  minutes.set(minute, count);
  const headers = {
    'x-ratelimit-minutely-limit': '60',
    'x-ratelimit-minutely-remaining': String(Math.max(0, 60 - count)),
    'x-ratelimit-minutely-reset': String((minute + 1) * MINUTE),
  };
  if (count > 60) {
    refused.push('rate limit');
    json(response, {}, 429, headers);
    return;
  }
  const at = Number(url.searchParams.get('$skiptoken') ?? '1');
  const next = `${server.origin}${url.pathname}?$skiptoken=${String(at + 1)}`;
  const results = [{ EntryNumber: at, AmountDC: 0.1 }];
  json(response, { d: { results, ...(at < PAGES ? { __next: next } : {}) } }, 200, headers);
}

beforeEach(async () => {
  home = newHome();
  now = Date.parse('2026-11-22T09:00:07Z');
  pair = { number: 0, at: 0 };
  minutes = new Map();
  refused = [];
  cut = false;
  used = new Set();
  server = await serve(({ url, headers, body }, response) => {
    const address = new URL(url, server.origin);
    if (address.pathname.endsWith('/token')) return token(body, response);
    const { authorization = '' } = headers;
    if (cut && !used.has(authorization)) {
      cut = false;
      response.destroy();
      return;
    }
    used.add(authorization);
    if (authorization !== `Bearer access-${String(pair.number)}` || now >= pair.at + LIFE) {
      refused.push('access token');
      json(response, {}, 401);
      return;
    }
    if (address.pathname.endsWith('/Me')) {
      json(response, { d: { results: [{ FullName: 'Anna', CurrentDivision: 1 }] } });
      return;
    }
    now += 300;
    page(address, response);
  });
});
afterEach(() => server.close());

const env = (): Record<string, string> => ({ XDG_CONFIG_HOME: join(home, '.config') });

function ledger(...argv: string[]): Promise<Ended> {
  return runHere(
    client,
    argv,
    { cwd: home, home, stdin: '', env: env() },
    {
      now: () => new Date(now),
      sleep: (ms, signal) => {
        now += ms;
        return sleep(0, signal);
      },
    },
  );
}

/** Signs in by hand. The tokens are valid from the time of the test's clock. */
async function signIn(): Promise<void> {
  const secret = { LEDGERCLI_CLIENT_ID: 'app', LEDGERCLI_CLIENT_SECRET: 'canary-secret' };
  const callback = ['--redirect-uri', 'https://ledger.example.dev/callback'];
  const args = ['auth', 'login', '--manual', ...callback, '--host', server.origin, '--store', 'file'];
  now = Date.now();
  const child = start('ledgercli', args, home, { env: { ...env(), ...secret } });
  let text = '';
  child.stderr?.on('data', (part: string) => {
    text += part;
    const asked = /http:\S+oauth2\/auth\?[^\s"]+(?="?\}?\n)/.exec(text)?.[0];
    if (asked === undefined) return;
    text = '';
    const query = new URL(asked).searchParams;
    const answer = new URL(query.get('redirect_uri') ?? '');
    answer.searchParams.set('code', 'code');
    answer.searchParams.set('state', query.get('state') ?? '');
    child.stdin?.end(`${answer.href}\n`);
  });
  expect(await ended(child)).toMatchObject({ code: 0 });
}

const stored = (): string => readFileSync(join(home, '.config', 'ledgercli', 'credentials.json'), 'utf8');

test('an export of half an hour stays below the rate limit and renews its token in time', async () => {
  await signIn();
  const started = now;
  const done = await ledger(
    ...['list', 'financialtransaction/TransactionLines', '--all', '--max-pages', '5000', '--limit', '0'],
    ...['--select', 'EntryNumber,AmountDC', '--output', 'csv'],
  );
  expect([done.code, refused]).toEqual([0, []]);
  const lines = done.out.trim().split('\n').slice(1);
  expect(lines).toEqual(Array.from({ length: PAGES }, (_, at) => `${String(at + 1)},0.1`));
  expect(now - started).toBeGreaterThan(30 * MINUTE);
  expect(Math.max(...minutes.values())).toBe(60);
  // Each token lives for ten minutes, and is renewed in the last 30 seconds or with the request after them.
  const renewed = pair.number - 1;
  expect(renewed).toBeGreaterThanOrEqual(Math.floor((now - started) / (LIFE + MINUTE)));
  expect(renewed).toBeLessThanOrEqual(Math.floor((now - started) / (LIFE - 30_000)));
}, 120_000);

test('a connection that breaks between the store of a new token and its first use loses no token', async () => {
  await signIn();
  now += LIFE + 5_000;
  cut = true;
  const broken = await ledger('list', 'crm/Accounts', '--no-retry');
  expect([broken.code, pair.number]).toEqual([69, 2]);
  expect(stored()).toContain('refresh-2');
  expect((await ledger('list', 'crm/Accounts')).code).toBe(0);
  expect([pair.number, refused]).toEqual([2, []]);
});
