/** The webhook that `webhook listen` registers, those that it finds, and the deliveries that it passes on. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAll, Interrupted, json, openBench, serve, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { freePort } from '../../tests/support/port.js';
import { client } from '../../generated/crm/client.js';

type Fields = Record<string, unknown>;

const NOW = new Date('2026-06-01T08:00:00Z');

let bench: Bench;
/** The webhooks of the account, and the statuses of a list and of a delete. */
let listed: readonly Fields[];
let statuses: { list: number; delete: number };
let created: Fields | undefined;
beforeEach(async () => {
  [listed, statuses, created] = [[], { list: 200, delete: 200 }, undefined];
  bench = await openBench(client, {
    answer: ({ method, body }, response) => {
      if (method === 'POST') created = JSON.parse(body) as Fields;
      const status = method === 'GET' ? statuses.list : method === 'DELETE' ? statuses.delete : 200;
      if (status !== 200) return json(response, { success: false, error: 'no' }, status);
      json(response, { success: true, data: method === 'GET' ? listed : { id: 71 } });
    },
  });
});
afterEach(async () => {
  await bench.close();
  await closeAll();
});

const memory = (): string => join(bench.folder, 'crmcli/memory/default/webhooks.json');
const noted = (): Fields => JSON.parse(readFileSync(memory(), 'utf8')) as Fields;
const deleted = (): string[] =>
  bench.seen.filter(({ method }) => method === 'DELETE').map(({ url }) => url.split('/').at(-1) ?? '');
const lines = ({ out }: Ended): Fields[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Fields);

/** Waits until the command knows the id of its webhook. */
async function registered(): Promise<void> {
  const isNoted = (): boolean => existsSync(memory()) && JSON.stringify(noted()).includes('"71"');
  for (let count = 0; !isNoted() && count < 500; count += 1) await wait(10);
}

interface Delivery {
  readonly body: unknown;
  readonly type?: string;
}

/** Listens while these deliveries come in, one after another, and then until Ctrl-C if the command does not end. */
async function listen(deliveries: readonly Delivery[], ...args: string[]): Promise<Ended> {
  const port = await freePort();
  const controller = new AbortController();
  const line = ['webhook', 'listen', '--url', 'https://a.example', '--port', String(port), ...args];
  const ended = bench.run(line, { world: { signal: controller.signal, now: () => NOW } });
  await registered();
  const { http_auth_user: user, http_auth_password: password } = created ?? {};
  const authorization = `Basic ${btoa(`${String(user)}:${String(password)}`)}`;
  for (const { body, type = 'application/json' } of deliveries) {
    await fetch(`http://127.0.0.1:${String(port)}/`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { authorization, 'content-type': type },
    });
  }
  if (!args.includes('--once') && !args.includes('--max-events')) controller.abort(new Interrupted('SIGINT', 130));
  return ended;
}

const event = (entity: string, action: string, id: number): Delivery => ({
  body: { meta: { id: `${entity}-${String(id)}`, entity, action, entity_id: String(id) } },
});

test('it is for all events, has a name of the command, and a credential of its own in each run', async () => {
  const runs: (Fields | undefined)[] = [];
  for (let run = 0; run < 2; run += 1) {
    created = undefined;
    expect((await listen([])).code).toBe(0);
    runs.push(created);
  }
  for (const body of runs) {
    expect(body).toEqual({
      subscription_url: 'https://a.example',
      event_action: '*',
      event_object: '*',
      version: '2.0',
      name: expect.stringMatching(/^crmcli-listen:[0-9a-f-]{36}$/),
      http_auth_user: expect.stringMatching(/^[0-9a-f]{24}$/),
      http_auth_password: expect.stringMatching(/^[0-9a-f]{48}$/),
    });
  }
  for (const key of ['name', 'http_auth_user', 'http_auth_password']) expect(runs[0]?.[key]).not.toBe(runs[1]?.[key]);
});

test('those of killed runs are deleted; those of others, of running commands, and new ones stay', async () => {
  const old = '2026-06-01 07:00:00';
  const own = (id: number, added: unknown): Fields => ({ id, name: `crmcli-listen:${String(id)}`, add_time: added });
  listed = [
    own(1, old),
    own(2, '2026-06-01 07:58:59'),
    own(3, '2026-06-01 07:59:01'),
    own(4, 'yesterday'),
    own(5, null),
    own(6, old),
    own(7, old),
    own(8, old),
    { id: 9, name: 'Mine', add_time: old },
    { id: 10, name: null, add_time: old },
  ];
  mkdirSync(join(memory(), '..'), { recursive: true });
  // No process has the highest number.
  const dead = 2 ** 31 - 1;
  const hooks = [
    { id: '6', pid: process.pid, host: hostname() },
    { id: '7', pid: dead, host: hostname() },
    { id: '8', pid: dead, host: `not-${hostname()}` },
  ];
  writeFileSync(memory(), JSON.stringify({ hooks }));
  const { code, err } = await listen([]);
  expect([code, deleted()]).toEqual([0, ['1', '2', '4', '5', '7', '71']]);
  expect(err).toContain('Deleted webhooks of earlier runs: 1, 2, 4, 5, 7\n');
  expect(noted()).toEqual({ hooks: [hooks[0], hooks[2]] });
});

test('a list of webhooks that cannot be read is only a warning', async () => {
  statuses.list = 403;
  const ended = await listen([event('deal', 'change', 1)], '--once');
  expect([ended.code, lines(ended).length, deleted()]).toEqual([0, 1, ['71']]);
  expect(ended.err).toContain('Webhooks of earlier runs were not checked: ');
});

test.each([404, 410])('one that somebody else has deleted (%i) counts as deleted', async (status) => {
  statuses.delete = status;
  const { code, err } = await listen([]);
  expect([code, err, noted()]).toEqual([0, expect.not.stringContaining('was not deleted'), { hooks: [] }]);
});

test('one that cannot be deleted is reported, and stays in the list for the next run', async () => {
  statuses.delete = 403;
  const { err } = await listen([]);
  expect(err).toContain('Webhook 71 was not deleted; the next `webhook listen` deletes it.');
  expect(err).not.toContain('Deleted webhook');
  expect(noted()).toMatchObject({ hooks: [{ id: '71', pid: process.pid }] });
});

test('deliveries are received on the loopback address only', async () => {
  const port = await freePort();
  const controller = new AbortController();
  const line = ['webhook', 'listen', '--url', 'https://a.example', '--port', String(port)];
  const ended = bench.run(line, { world: { signal: controller.signal } });
  await registered();
  // Another address of the same machine.
  await expect(fetch(`http://127.0.0.2:${String(port)}/`)).rejects.toThrow();
  expect((await fetch(`http://127.0.0.1:${String(port)}/`)).status).toBe(405);
  controller.abort(new Interrupted('SIGINT', 130));
  await ended;
});

test('an entity alone selects all its actions; events that are left out do not count', async () => {
  const deliveries = [event('deal', 'change', 1), event('person', 'delete', 2), event('person', 'create', 3)];
  const ended = await listen(deliveries, '--events', 'person', '--max-events', '2');
  expect(lines(ended).map(({ meta }) => (meta as Fields)['entity_id'])).toEqual(['2', '3']);
});

describe('--forward-to', () => {
  test('passes on the body and its type as they came, without the credential', async () => {
    const target = await serve((_seen, response) => json(response, {}));
    const body = '{ "meta": {"entity":"deal",  "action":"change"} }';
    await listen([{ body, type: 'application/vnd.crm+json' }], '--once', '--forward-to', target.origin);
    expect(target.seen.map(({ method, body: sent, headers }) => [method, sent, headers['content-type']])).toEqual([
      ['POST', body, 'application/vnd.crm+json'],
    ]);
    expect(target.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['refuses', 500, 'HTTP 500'],
    ['redirects', 302, 'HTTP 302'],
  ])('to a server that %s is a warning, and listening goes on', async (_what, status, why) => {
    const target = await serve((_seen, response) => json(response, {}, status, { location: '/elsewhere' }));
    const deliveries = [event('deal', 'change', 1), event('deal', 'change', 2)];
    const ended = await listen(deliveries, '--max-events', '2', '--forward-to', target.origin);
    expect([ended.code, lines(ended).length]).toEqual([0, 2]);
    expect(ended.err).toContain(`Warning: deal.change 2 was not forwarded to ${target.origin}: ${why}`);
    expect(target.seen.map(({ url }) => url)).toEqual(['/', '/']);
  });

  test('to a server that does not exist is a warning', async () => {
    const nowhere = `http://127.0.0.1:${String(await freePort())}`;
    const ended = await listen([event('deal', 'change', 1)], '--once', '--forward-to', nowhere);
    expect([ended.code, lines(ended).length]).toEqual([0, 1]);
    expect(ended.err).toContain(`was not forwarded to ${nowhere}: `);
  });
});

describe('--synthetic', () => {
  const at = (second: number): string => `2026-06-01T07:00:0${String(second)}Z`;
  let changes: Readonly<Record<string, readonly Fields[]>>;
  let pauses: number[];
  beforeEach(async () => {
    [changes, pauses] = [{}, []];
    await bench.close();
    bench = await openBench(client, {
      answer: ({ url }, response) => {
        const { pathname, searchParams } = new URL(url, 'http://host');
        const since = searchParams.get('updated_since') ?? '';
        const all = changes[pathname.split('/').at(-1) ?? ''] ?? [];
        const data = all.filter(({ update_time: time }) => String(time) >= since);
        json(response, { success: true, data, additional_data: null });
      },
    });
  });
  const run = (...args: string[]): Promise<Ended> => {
    const sleep = async (ms: number): Promise<void> => {
      pauses.push(ms);
      const deals = [...(changes['deals'] ?? []), { id: 5, add_time: at(0), update_time: at(7) }];
      changes = { ...changes, deals };
    };
    return bench.run(['webhook', 'listen', '--synthetic', ...args], { world: { sleep, now: () => NOW } });
  };

  test.each([
    [['--interval', '2500'], 2500],
    [[], 10_000],
  ])('reads again after the pause of %j', async (args, pause) => {
    const ended = await run('--since', at(1), '--max-events', '1', ...args);
    expect([ended.code, lines(ended).map(({ meta }) => (meta as Fields)['id']), pauses]).toEqual([0, ['5'], [pause]]);
  });

  test('events that --events leaves out are not read again, and the others are passed on as compact JSON', async () => {
    const target = await serve((_seen, response) => json(response, {}));
    changes = {
      deals: [{ id: 1, add_time: at(0), update_time: at(1) }],
      persons: [{ id: 2, add_time: at(0), update_time: at(2) }],
    };
    const args = ['--once', '--forward-to', target.origin];
    const first = await run('--since', at(1), '--events', 'deal.*', ...args);
    expect(lines(first).map(({ event: key }) => key)).toEqual(['deal.change']);
    expect(target.seen.map(({ body }) => body)).toEqual([first.out.trimEnd()]);
    expect(lines(await run('--once'))).toEqual([]);
  });

  test('--dry-run prints the events, and neither forwards them nor stores the position', async () => {
    const target = await serve((_seen, response) => json(response, {}));
    changes = { deals: [{ id: 1, add_time: at(0), update_time: at(1) }] };
    const ended = await run('--since', at(1), '--once', '--dry-run', '--forward-to', target.origin);
    expect([lines(ended).length, target.seen, ended.err]).toEqual([
      1,
      [],
      expect.stringContaining('[dry-run] Nothing'),
    ]);
    expect((await run('--once')).err).toContain('has no stored position');
  });
});
