/**
 * Runs clients in this process against the real origins of their service, which no server here can be: nock answers in
 * place of the network, and an unexpected request fails.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nock from 'nock';
import { PassThrough } from 'node:stream';
import type { Client, World } from 'cmdspec-runtime';
import { runHere, type Ended } from '../../runtime/testing/run.js';
import { createProfile } from '../../runtime/state/profile.js';

/** One expected request and its response. */
export interface Exchange {
  /** `GET https://host/path?query`, exactly as sent. */
  readonly asks: string;
  /** Every header except those of all requests. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default 200. */
  readonly status?: number;
  readonly answer?: unknown;
  readonly location?: string;
  /** Media type of the response; default: that of nock. */
  readonly type?: string;
}

interface Browser {
  /** Address that the browser must be sent to, without its query. */
  readonly address: string;
  /** Port of the callback; absent: the final address is pasted. */
  readonly port?: number;
}

export interface Row {
  readonly name: string;
  /** Host and credential of service.yaml that the row tests. */
  readonly mode: readonly [host: string, credential: string];
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Settings and credentials of an earlier sign-in. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly stored?: Readonly<Record<string, object>>;
  readonly exchanges: readonly Exchange[];
  /** Exit code; default 0. */
  readonly code?: number;
  /** A sign-in by browser. */
  readonly browser?: Browser;
}

/** A sign-in of now, or one whose access token has expired. */
export const tokens = (credential: string, origin: string, isExpired = false): object => ({
  credential,
  origin,
  accessToken: 'canary-stored-access',
  refreshToken: 'canary-stored-refresh',
  obtainedAt: Date.now() - (isExpired ? 7_200_000 : 0),
  expiresAt: Date.now() + (isExpired ? -1000 : 3_600_000),
  clientId: 'app-id',
});

export const granted = { access_token: 'canary-new-access', refresh_token: 'canary-new-refresh', expires_in: 3600 };
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

interface Sent {
  readonly asks: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Runs a row. @returns how it ended, and every request that was sent or attempted, in order */
export async function runRow(client: Client, row: Row): Promise<Ended & { readonly sent: readonly Sent[] }> {
  const sent: Sent[] = [];
  const stray = (request: { method: string; host?: string; path: string; options?: { host?: string } }): void => {
    sent.push({ asks: `${request.method} unexpected ${request.host ?? ''}${request.path}`, headers: {} });
  };
  if (!nock.isActive()) nock.activate();
  nock.disableNetConnect();
  nock.emitter.on('no match', stray);
  for (const { asks, status = 200, answer = {}, location, type } of row.exchanges) {
    const [method = '', url = ''] = asks.split(' ');
    const { origin, pathname, search } = new URL(url);
    nock(origin)
      .intercept(pathname + search, method)
      .reply(function (path, body) {
        const { host, connection: _kept, ...headers } = this.req.headers as Record<string, string>;
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        sent.push({ asks: `${method} https://${host ?? ''}${path}`, headers, ...(text !== '' && { body: text }) });
        return [status, answer as nock.Body, { ...(location && { location }), ...(type && { 'content-type': type }) }];
      });
  }
  const home = mkdtempSync(join(tmpdir(), 'origins-'));
  try {
    await store(client, home, row);
    // The rows are about the request of the command, not about the read of the log before it.
    const env = { XDG_CONFIG_HOME: home, [`${client.env}_NO_BEFORE`]: '1', ...row.env };
    const world = row.browser === undefined ? {} : withBrowser(row.browser);
    return { ...(await runHere(client, row.argv, { cwd: home, env }, world)), sent };
  } finally {
    rmSync(home, { recursive: true });
    nock.emitter.off('no match', stray);
    nock.cleanAll();
    nock.enableNetConnect();
    // It replaces node's own modules, which other tests of the same process use.
    nock.restore();
  }
}

/** A browser that comes back from the printed address with a code, if that is the right one. */
function withBrowser({ port, address }: Browser): Partial<World> {
  const stderr = Object.assign(new PassThrough(), { isTTY: port === undefined });
  const stdin = Object.assign(new PassThrough(), { isTTY: port === undefined, setRawMode: () => undefined });
  let seen = '';
  let isBack = false;
  stderr.on('data', (text: Buffer) => {
    seen += text.toString();
    const printed = /browser:(?:\s|\\n)+(https:[^\s"\\]+)/.exec(seen)?.[1];
    if (printed === undefined || isBack) return;
    isBack = true;
    const { origin, pathname, searchParams } = new URL(printed);
    const state = origin + pathname === address ? (searchParams.get('state') ?? '') : 'wrong address';
    const path = `/callback?code=c0de&state=${encodeURIComponent(state)}`;
    // Beside node:http, where nock would see it as a request of the client.
    if (port === undefined) stdin.write(`https://a.example${path}\n`);
    else connect(port, '127.0.0.1').end(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  });
  const sleep: World['sleep'] = (_ms, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  return { stdin, stderr, sleep };
}

async function store(client: Client, home: string, { settings, stored }: Row): Promise<void> {
  if (settings === undefined && stored === undefined) return;
  const folder = join(home, client.binary);
  await createProfile(folder, 'default').set({ ...settings, credential_store: 'file' });
  const entries = Object.entries(stored ?? {}).map(([name, value]) => [`default/${name}`, JSON.stringify(value)]);
  writeFileSync(join(folder, 'credentials.json'), JSON.stringify(Object.fromEntries(entries)), { mode: 0o600 });
}

/** The expected request, with the headers of all requests of a client. */
const expected = (client: Client, { asks, headers, body }: Exchange): Sent => ({
  asks,
  headers: {
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': `${client.binary}/${client.version}`,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  },
  ...(body !== undefined && { body }),
});

/**
 * Tests a service: it gets exactly the requests of its rows; a read that is redirected to another origin is not sent
 * there; every host and every credential of a host has a row.
 */
export function testRows(client: Client, rows: readonly Row[], elsewhere: readonly string[]): void {
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const { code, err, sent } = await runRow(client, row);
    expect(sent).toEqual(row.exchanges.map((one) => expected(client, one)));
    expect({ code, err: code === (row.code ?? 0) ? '' : err }).toEqual({ code: row.code ?? 0, err: '' });
  });

  const reads = rows.filter(({ code, exchanges }) => code === undefined && exchanges[0]?.asks.startsWith('GET '));
  const own = ({ exchanges }: Row): string => new URL(exchanges[0]?.asks.slice(4) ?? '').origin;
  const redirects = reads.flatMap((row) =>
    elsewhere.filter((place) => place !== own(row)).map((place) => [row.name, place, row] as const),
  );
  test.each(redirects)('%s: a redirect to %s is refused', async (_name, place, row) => {
    const [first] = row.exchanges;
    const location = `${place}${new URL(first?.asks.slice(4) ?? '').pathname}`;
    const exchanges = first === undefined ? [] : [{ ...first, status: 302, location }];
    const { code, sent } = await runRow(client, { ...row, exchanges });
    expect(sent).toEqual(exchanges.map((one) => expected(client, one)));
    expect(code).toBe(78);
  });

  test('every credential of every host has a row', async () => {
    const { service } = await client.service();
    const modes = Object.entries(service.hosts).flatMap(([host, { credentials }]) =>
      credentials.map((name) => `${host} ${name}`),
    );
    expect([...new Set(rows.map(({ mode }) => mode.join(' ')))].sort()).toEqual(modes.sort());
  });
}
