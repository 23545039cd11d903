import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAll, Interrupted, json, openBench, serve, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { freePort } from '../../tests/support/port.js';
import { client } from '../../generated/crm/client.js';

type Fields = Record<string, unknown>;

let bench: Bench;
afterEach(async () => {
  await bench.close();
  await closeAll();
});

const lines = ({ out }: Ended): Fields[] =>
  out
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Fields);
/** The webhooks beside the one that every sandbox has. */
const hooks = async (): Promise<Fields[]> => {
  const { data } = (await bench.json(['api', 'GET', '/api/v1/webhooks'])) as { readonly data: Fields[] };
  return data.slice(1);
};
const remembered = (): unknown =>
  JSON.parse(readFileSync(join(bench.folder, 'crmcli/memory/default/webhooks.json'), 'utf8'));

interface Listening {
  readonly ended: Promise<Ended>;
  readonly port: number;
  readonly stop: (signal?: string) => void;
}

/** Starts to listen, and returns when the webhook is registered. */
async function listen(...args: string[]): Promise<Listening> {
  const port = await freePort();
  const controller = new AbortController();
  const url = `http://127.0.0.1:${String(port)}/`;
  const before = (await hooks()).length;
  const ended = bench.run(['webhook', 'listen', '--url', url, '--port', String(port), ...args], {
    world: { signal: controller.signal },
  });
  for (let count = 0; (await hooks()).length === before && count < 100; count += 1) await wait(20);
  return { ended, port, stop: (signal = 'SIGINT') => controller.abort(new Interrupted(signal, 130)) };
}

describe('with the sandbox', () => {
  beforeEach(async () => {
    bench = await openBench(client, { sandbox: { records: 20 } });
  });
  const change = async (title: string): Promise<void> => {
    expect((await bench.run(['deal', 'update', '2', '--title', title])).code).toBe(0);
  };

  test('prints and forwards deliveries, and deletes the webhook', async () => {
    const target = await serve((_seen, response) => json(response, {}));
    const { ended } = await listen('--max-events', '2', '--forward-to', target.origin);
    await change('One');
    await bench.run(['person', 'create', '--name', 'Ada Lovelace']);
    const { code, err, ...printed } = await ended;
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/Listening on :\d+ — webhook (\d+) → .*\nDeleted webhook \1\n/s),
    ]);
    expect(lines({ code, err, ...printed })).toMatchObject([
      {
        meta: { action: 'change', entity: 'deal', entity_id: '2', attempt: 1 },
        data: { title: 'One' },
        previous: { title: expect.any(String) },
      },
      { meta: { action: 'create', entity: 'person' }, data: { name: 'Ada Lovelace' }, previous: null },
    ]);
    expect(
      target.seen.map(({ method, body, headers }) => [method, JSON.parse(body) as unknown, headers['authorization']]),
    ).toEqual(lines({ code, err, ...printed }).map((line) => ['POST', line, undefined]));
    expect([await hooks(), remembered()]).toEqual([[], { hooks: [] }]);
  });

  test('the sandbox notes on a webhook when it was delivered last, and with which status', async () => {
    const target = await serve((_seen, response) => json(response, {}, 202));
    const url = `${target.origin}/hook`;
    const made = ['webhook', 'create', '--url', url, '--event-action', 'change', '--event-object', 'deal'];
    expect(await bench.run(made)).toMatchObject({ code: 0 });
    const noted = async () => {
      const { out } = await bench.run(['webhook', 'list', '--output', 'json']);
      return (JSON.parse(out) as Record<string, unknown>[]).find((hook) => hook['subscription_url'] === url);
    };
    expect(await noted()).toMatchObject({ last_delivery_time: null, last_http_status: null });
    await change('Two');
    while ((await noted())?.['last_http_status'] === null) await wait(20);
    expect(await noted()).toMatchObject({
      last_delivery_time: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
      last_http_status: 202,
    });
  });

  test('--events selects events, and only these count; a table has a line per event', async () => {
    const { ended } = await listen('--once', '--events', 'person.*', '--output', 'table');
    await change('Not shown');
    await bench.run(['person', 'create', '--name', 'Ada']);
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out).toMatch(/^Time +Event +ID\n\S+ +person\.create +\d+\n$/i);
  });

  test.each(['SIGINT', 'SIGTERM'])('%s deletes the webhook and ends with 0', async (signal) => {
    const { ended, stop } = await listen();
    stop(signal);
    expect(await ended).toMatchObject({ code: 0, err: expect.stringContaining('Deleted webhook') });
    expect(await hooks()).toEqual([]);
  });

  test('a tunnel that dies in the middle of a delivery and comes back: later events are printed, and the webhook is deleted', async () => {
    const [port, outside] = [await freePort(), await freePort()];
    const controller = new AbortController();
    const url = `http://127.0.0.1:${String(outside)}/`;
    const line = ['webhook', 'listen', '--url', url, '--port', String(port)];
    expect(await hooks()).toEqual([]);
    const stdout = new PassThrough();
    let out = '';
    stdout.on('data', (bytes: Buffer) => (out += bytes.toString('utf8')));
    const ended = bench.run(line, { world: { signal: controller.signal, stdout } });
    while ((await hooks()).length === 0) await wait(20);
    expect(await hooks()).toMatchObject([{ subscription_url: url }]);

    /** Opens the tunnel; it dies when it has passed so many bytes of a delivery. */
    const open = async (most: number) => {
      let passed = '';
      const server = createServer((socket) => {
        const inside = connect(port, '127.0.0.1');
        for (const end of [socket, inside]) end.on('error', () => undefined);
        inside.pipe(socket);
        socket.on('data', (bytes) => {
          inside.write(bytes.subarray(0, most - passed.length));
          passed += bytes.toString('latin1');
          if (passed.length < most) return;
          for (const end of [socket, inside]) end.destroy();
          server.close();
        });
      }).listen(outside, '127.0.0.1');
      await once(server, 'listening');
      return { server, passed: () => passed };
    };

    const first = await open(200);
    // The delivery can be over before the command that causes it.
    const closed = once(first.server, 'close');
    await change('Cut');
    await closed;
    expect(first.passed()).toMatch(/^POST \/ HTTP\/1\.1/);
    await change('Away');
    const second = await open(Infinity);
    await change('Back');
    // An answered delivery waits in memory until it is printed, and a stopped run prints nothing more.
    while (!out.includes('"title":"Back"')) await wait(20);
    controller.abort(new Interrupted('SIGINT', 130));
    const done = await ended;
    second.server.close();
    expect([done.code, done.err]).toEqual([0, expect.stringContaining('Deleted webhook')]);
    const printed = lines({ ...done, out }) as { meta: { id: string }; data: { title: string } }[];
    expect(new Set(printed.map(({ meta }) => meta.id)).size).toBe(printed.length);
    expect([await hooks(), remembered()]).toEqual([[], { hooks: [] }]);
  });

  test('the credential of the webhook is required', async () => {
    const { ended, port } = await listen('--once');
    const [hook] = await hooks();
    const url = `http://127.0.0.1:${String(port)}/`;
    const send = async (init: RequestInit): Promise<number> => (await fetch(url, init)).status;
    expect(await send({})).toBe(405);
    expect(await send({ method: 'POST', body: '{}' })).toBe(401);
    expect(
      await send({
        method: 'POST',
        body: '{}',
        headers: { authorization: `Basic ${btoa(`${String(hook!['http_auth_user'])}:x`)}` },
      }),
    ).toBe(401);
    await change('Seen');
    expect(lines(await ended)).toMatchObject([{ data: { title: 'Seen' } }]);
  });

  test('a port in use is an error, and nothing is registered', async () => {
    const other = await serve((_seen, response) => json(response, {}));
    const ended = await bench.run(['webhook', 'listen', '--url', 'https://a.example', '--port', String(other.port)]);
    expect([ended.code, ended.err]).toEqual([78, expect.stringContaining('it is in use')]);
    expect(await hooks()).toEqual([]);
  });

  test('a webhook that a killed run left behind is deleted, those of others are not', async () => {
    const create = (name: string) =>
      bench.run([
        'api',
        'POST',
        '/api/v1/webhooks',
        '--body',
        JSON.stringify({ subscription_url: 'https://a.example', event_action: '*', event_object: '*', name }),
      ]);
    await create('crmcli-listen:left');
    await create('Mine');
    // The sandbox has just registered them; later they are old enough.
    const later = () => new Date(Date.now() + 120_000);
    const port = String(await freePort());
    const controller = new AbortController();
    const listening = bench.run(['webhook', 'listen', '--url', 'https://a.example', '--port', port], {
      world: { now: later, signal: controller.signal },
    });
    while ((await hooks()).some(({ name }) => name === 'crmcli-listen:left')) await wait(20);
    controller.abort(new Interrupted('SIGINT', 130));
    const ended = await listening;
    expect(ended.err).toContain('Deleted webhooks of earlier runs: 2\n');
    expect((await hooks()).map(({ name }) => name)).toEqual(['Mine']);
  });

  test('a dry run shows the webhook and registers none', async () => {
    const ended = await bench.run(['webhook', 'listen', '--url', 'https://a.example', '--dry-run']);
    expect([ended.code, ended.out, await hooks()]).toEqual([0, expect.stringContaining('subscription_url'), []]);
  });
});

describe('garbage', () => {
  let created: Fields = {};
  beforeEach(async () => {
    bench = await openBench(client, {
      answer: ({ method, body }, response) => {
        if (method === 'POST') created = JSON.parse(body) as Fields;
        json(response, { success: true, data: method === 'GET' ? null : { id: 71 } });
      },
    });
  });

  /** Waits for the webhook, and returns the credential of its deliveries. */
  const registered = async (): Promise<string> => {
    while (created['http_auth_user'] === undefined) await wait(10);
    return `Basic ${btoa(`${String(created['http_auth_user'])}:${String(created['http_auth_password'])}`)}`;
  };

  test.each([
    ['text', 'not JSON', { raw: 'not JSON' }],
    ['a list', '[1]', { raw: '[1]' }],
    ['other types', '{"meta":{"entity":{},"action":[1],"id":null}}', { meta: { entity: {}, action: [1], id: null } }],
  ])('%s is printed as it came', async (_name, body, printed) => {
    const port = await freePort();
    created = {};
    const ended = bench.run(['webhook', 'listen', '--url', 'https://a.example', '--port', String(port), '--once']);
    const authorization = await registered();
    const { status } = await fetch(`http://127.0.0.1:${String(port)}/`, {
      method: 'POST',
      body,
      headers: { authorization },
    });
    expect(status).toBe(200);
    expect(lines(await ended)).toEqual([printed]);
    expect(bench.seen.at(-1)).toMatchObject({ method: 'DELETE', url: '/api/v1/webhooks/71' });
  });

  test('a delivery of more than 4 MiB is refused, and the next one is printed', async () => {
    const port = await freePort();
    created = {};
    const ended = bench.run(['webhook', 'listen', '--url', 'https://a.example', '--port', String(port), '--once']);
    const authorization = await registered();
    const send = (body: string): Promise<number> =>
      fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', body, headers: { authorization } }).then(
        ({ status }) => status,
        // The receiver ends the connection while the rest is still on its way.
        () => 413,
      );
    expect([await send('x'.repeat(5_000_000)), await send('{}')]).toEqual([413, 200]);
    expect(lines(await ended)).toEqual([{}]);
  });

  test('a delivery that the service repeats is printed once', async () => {
    const port = await freePort();
    created = {};
    const line = ['webhook', 'listen', '--url', 'https://a.example', '--port', String(port)];
    const ended = bench.run([...line, '--max-events', '2']);
    const authorization = await registered();
    for (const [id, attempt] of [
      ['a', 1],
      ['a', 2],
      ['b', 1],
    ]) {
      const body = JSON.stringify({ meta: { id, attempt, action: 'change', entity: 'deal', entity_id: '4' } });
      await fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', body, headers: { authorization } });
    }
    expect(lines(await ended).map(({ meta }) => (meta as Fields)['id'])).toEqual(['a', 'b']);
  });

  test.each([
    [['--events', 'deals.change'], 'unknown event'],
    [['--forward-to', 'nowhere'], '--forward-to is not a URL'],
    [['--url', 'http://example.com'], '--url must be an https URL'],
  ])('%j fails before any request', async (args, said) => {
    const ended = await bench.run([
      'webhook',
      'listen',
      ...(args.includes('--url') ? [] : ['--url', 'https://a.example']),
      ...args,
    ]);
    expect([ended.code, ended.err, bench.seen.length]).toEqual([64, expect.stringContaining(said), 0]);
  });

  test('without --url and --synthetic it fails', async () => {
    expect((await bench.run(['webhook', 'listen'])).code).toBe(64);
  });
});

test('a webhook whose registration was interrupted is found by its name and deleted', async () => {
  const controller = new AbortController();
  let name: unknown;
  bench = await openBench(client, {
    answer: ({ method, body }, response) => {
      if (method === 'POST') {
        // The service has registered it, but its response never comes.
        name = (JSON.parse(body) as Fields)['name'];
        controller.abort(new Interrupted('SIGINT', 130));
        return;
      }
      const data =
        method === 'GET' && name !== undefined
          ? [
              { id: 5, name: 'Mine' },
              { id: 71, name },
            ]
          : [];
      json(response, { success: true, data });
    },
  });
  const port = String(await freePort());
  const ended = await bench.run(['webhook', 'listen', '--url', 'https://a.example', '--port', port], {
    world: { signal: controller.signal },
  });
  expect([ended.code, ended.err]).toEqual([0, expect.stringContaining('Deleted webhook 71')]);
  expect(bench.seen.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual(['/api/v1/webhooks/71']);
});

describe('--synthetic', () => {
  const at = (second: number): string => `2026-06-01T08:00:0${String(second)}Z`;
  beforeEach(async () => {
    bench = await openBench(client, {
      answer: ({ url }, response) => {
        const { pathname, searchParams } = new URL(url, 'http://host');
        const all: Fields[] = pathname.endsWith('/deals')
          ? [1, 2, 2, 3].map((second, index) => ({
              id: index + 1,
              title: 'D',
              add_time: at(index === 0 ? 0 : second),
              update_time: at(second),
            }))
          : [];
        const since = searchParams.get('updated_since') ?? '';
        json(response, {
          success: true,
          data: all.filter((row) => String(row['update_time']) >= since),
          additional_data: null,
        });
      },
    });
  });
  const run = (...args: string[]) => bench.run(['webhook', 'listen', '--synthetic', ...args]);

  test('prints changes in the form of deliveries, and continues after them', async () => {
    const first = await run('--once', '--since', at(1));
    expect(lines(first)[0]).toEqual({
      event: 'deal.change',
      meta: { action: 'change', entity: 'deal', id: '1', updateTime: at(1) },
      current: { id: 1, title: 'D', add_time: at(0), update_time: at(1) },
      previous: null,
    });
    expect(lines(first).map(({ event }) => event)).toEqual([
      'deal.change',
      'deal.create',
      'deal.create',
      'deal.create',
    ]);
    expect(lines(await run('--once'))).toEqual([]);
  });

  test('--max-events finishes the second, and the next run continues there', async () => {
    const first = await run('--max-events', '2', '--since', at(0));
    expect(lines(first).map(({ meta }) => (meta as Fields)['id'])).toEqual(['1', '2', '3']);
    expect(lines(await run('--once')).map(({ meta }) => (meta as Fields)['id'])).toEqual(['4']);
  });

  test('without a start point it fails before any request', async () => {
    expect([(await run('--once')).code, bench.seen.length]).toEqual([64, 0]);
    expect(existsSync(join(bench.folder, 'crmcli/memory'))).toBe(false);
  });
});
