import type { ServerResponse } from 'node:http';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench, bodies } from './testkit.js';

const { sandbox, service, run, onTerminal, data, stop } = bench(client);

type Row = Record<string, unknown>;

describe('conversations', () => {
  test('are counted with one request for any number of pages', async () => {
    const server = await service((_seen, response) =>
      json(response, { page: { totalElements: 4711, totalPages: 189 } }),
    );
    expect((await run(['conv', 'count', '--status', 'closed', '--tag', 'vip'])).out).toBe('4711\n');
    expect(await data(['conv', 'count'])).toEqual({ count: 4711 });
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/v2/conversations?page=1&tag=vip&status=closed',
      '/v2/conversations?page=1&status=all',
    ]);
  });

  test('are found even if closed', async () => {
    await sandbox();
    const found = (await data(['conv', 'search', '(tag:billing)', '--limit', '0'])) as Row[];
    expect(new Set(found.map(({ status }) => status))).toContain('closed');
    expect(found.every(({ tags }) => (tags as Row[]).some(({ tag }) => tag === 'billing'))).toBe(true);
    const own = (await data(['customer', 'conversations', '3001', '--limit', '0'])) as Row[];
    expect(own.length).toBeGreaterThan(1);
    expect(own.every(({ primaryCustomer }) => (primaryCustomer as Row).id === 3001)).toBe(true);
  });

  test.each([
    ['mailbox fields 1001', 'fields'],
    ['mailbox folders 1001', 'folders'],
    ['conv threads 500001', 'threads'],
  ])('%s reads a list without page information as a whole one', async (line, key) => {
    const _links = { self: { href: 'https://x.example' } };
    let body: object = { _links, _embedded: { [key]: [{ id: 1, name: 'a' }] } };
    await service((_seen, response) => json(response, body));
    const argv = [...line.split(' '), '--output', 'json'];
    expect(await data(argv)).toMatchObject([{ id: 1 }]);
    body = { _links };
    expect(await data(argv)).toEqual([]);
    body = { message: 'Down for maintenance' };
    expect((await run(argv)).code).toBe(69);
    body = { _links };
    expect((await run(['mailbox', 'list'])).code).toBe(69);
  });

  test('list the attachments of every page with their threads, or none', async () => {
    await sandbox();
    const long = (await data(['conv', 'threads', '500033', '--jq', 'length'])) as number;
    expect(long).toBeGreaterThan(25);
    const files = (await data(['conv', 'attachments', '500033'])) as Row[];
    expect(new Set(files.map(({ threadId }) => threadId)).size).toBeGreaterThan(13);
    expect(files.every(({ id, filename, state }) => id && filename && state)).toBe(true);
    expect((await run(['conv', 'attachments', '500002'])).out).toBe('No results found.\n');
  });

  test('an older response has its attachments next to the thread', async () => {
    await service((_seen, response) =>
      json(response, {
        _embedded: { threads: [{ id: 5, attachments: [{ id: 9, filename: 'a.txt' }] }] },
        page: { totalPages: 1, number: 1, totalElements: 1 },
      }),
    );
    expect(await data(['conv', 'attachments', '7'])).toEqual([{ id: 9, filename: 'a.txt', threadId: 5 }]);
  });

  test('show tags, assignee and the authors of threads, which --threads prints as messages', async () => {
    await sandbox();
    const [tagged] = (await data(['conv', 'list', '--status', 'all', '--tag', 'billing', '--limit', '1'])) as Row[];
    const id = String(tagged?.['id']);
    const record = (await run(['conv', 'get', id])).out;
    expect(record).toMatch(/^Assignee\b.*\nTags {6}.*billing/m);
    const [thread] = (await data(['conv', 'threads', id])) as { createdBy: Row; body: string }[];
    const author = `${String(thread?.createdBy['first'])} ${String(thread?.createdBy['last'])}`;
    expect((await run(['conv', 'threads', id])).out).toMatch(
      new RegExp(`^ +ID +Type +Author +Created +Body\\n.*${author}`),
    );
    const view = (await run(['conv', 'get', id, '--threads'])).out;
    expect(view.startsWith(record)).toBe(true);
    expect(view.slice(record.length)).toMatch(new RegExp(`^\\n(?:.*\\n)*?${author} \\(?[^]*\\n {2}\\S`));
  });

  test('that come without the requested threads are an error, or their threads are read', async () => {
    const thread = { id: 7, type: 'message', body: 'Kept' };
    const whole = { id: 5, subject: 'Order', status: 'active', threads: undefined as number | undefined };
    const page = { number: 1, totalPages: 1, totalElements: 1 };
    await service(({ url }, response) => {
      if (url.includes('/threads')) return json(response, { _embedded: { threads: [thread] }, page });
      json(response, url.includes('/5') ? whole : { _embedded: { conversations: [whole] }, page });
    });
    const shown = await run(['conv', 'get', '5', '--threads']);
    expect(shown).toMatchObject({ code: 69, out: '', err: expect.stringContaining('at "_embedded.threads"') });
    expect((await run(['conv', 'get', '5'])).code).toBe(0);
    expect(await data(['conv', 'dump', '5'])).toMatchObject({ threads: [thread] });
    expect(await data(['conv', 'export', '--embed', 'threads'])).toMatchObject([{ _embedded: { threads: [thread] } }]);
    whole.threads = 0;
    expect((await run(['conv', 'get', '5', '--threads'])).code).toBe(0);
  });

  test('a merged one is shown under its new id with a note, and cannot be changed', async () => {
    await sandbox();
    const { code, out, err } = await run(['conv', 'get', '500008']);
    expect([code, err]).toEqual([0, expect.stringContaining('500008 was merged into conversation 500009')]);
    expect(out).toContain('500009');
    expect((await run(['conv', 'get', '500009'])).err).not.toContain('merged');
    for (const line of [
      ['status', '500008', '--set', 'closed'],
      ['assign', '500008', '--user', 'me'],
    ]) {
      const refused = await run(['conv', ...line]);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('or it was merged into another')]);
    }
  });

  test('errors for a locked one and for a large message have a remedy', async () => {
    await sandbox();
    const locked = await run(['conv', 'note', '500014', '--body', 'x']);
    expect([locked.code, locked.err]).toEqual([
      1,
      expect.stringMatching(/412.*\n.*Start a new one with "conv create"/),
    ]);
    await stop();
    await service((_seen, response) => json(response, { message: 'Too large' }, 413));
    const large = await run(['conv', 'note', '7', '--body', 'x']);
    expect([large.code, large.err]).toEqual([1, expect.stringContaining('message is too large for the service')]);
  });

  test('are assigned to a user or to "me", and unassigned', async () => {
    const server = await service(({ method, url }, response) => {
      const [, list] = /^\/v2\/(teams|users)\?/.exec(url) ?? [];
      const rows = [{ id: 9, name: 'Bo', firstName: 'Ann' }];
      const page = { number: 1, totalPages: 1, totalElements: 1 };
      if (list !== undefined) json(response, { _embedded: { [list]: rows }, page });
      else if (method === 'GET') json(response, { id: 77 });
      else response.writeHead(204).end();
    });
    for (const user of ['12', 'me', 'None']) await data(['conv', 'assign', '7', '--user', user]);
    expect(bodies(server, 'PATCH')).toEqual([
      { op: 'replace', path: '/assignTo', value: 12 },
      { op: 'replace', path: '/assignTo', value: 77 },
      { op: 'remove', path: '/assignTo' },
    ]);
    const wrong = await run(['conv', 'assign', '7', '--user', 'an']);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('The user or team "an" does not exist.')]);
    expect(bodies(server, 'PATCH')).toHaveLength(3);
  });

  test('moves and note edits send their own operations', async () => {
    const server = await service((_seen, response) => response.writeHead(204).end());
    expect(await data(['conv', 'move', '7', '--to-mailbox', '1002'])).toEqual({ id: 7, mailboxId: 1002 });
    expect((await run(['conv', 'edit-note', '7', '8', '--body', 'New'])).out).toBe(
      'Updated thread 8 on conversation 7\n',
    );
    expect(server.seen.map(({ url }) => url)).toEqual(['/v2/conversations/7', '/v2/conversations/7/threads/8']);
    expect(bodies(server, 'PATCH')).toEqual([
      { op: 'move', path: '/mailboxId', value: 1002 },
      { op: 'replace', path: '/text', value: 'New' },
    ]);
  });
});

test('single records are printed as a list of one or as an object, depending on the command', async () => {
  await sandbox();
  for (const line of [
    'customer get 3001',
    'mailbox get 1001',
    'tag get 4001',
    'user get 2001',
    'user me',
    'webhook get 6001',
  ]) {
    expect([line, await data(line.split(' '))]).toEqual([
      line,
      [expect.objectContaining({ id: expect.any(Number) as number })],
    ]);
  }
  expect(await data(['conv', 'get', '500001'])).toMatchObject({ id: 500_001, _embedded: {} });
});

describe('tag usage', () => {
  test('finds the name case-insensitively and prints the spelling of the service', async () => {
    await sandbox();
    const count = (await data(['conv', 'count', '--tag', 'vip', '--jq', '.count'])) as number;
    expect(await data(['tag', 'usage', 'vip'])).toMatchObject({ name: 'VIP' });
    expect((await run(['tag', 'usage', 'STRASSE'])).code).toBe(1);
    expect((await run(['tag', 'usage', 'Straße'])).out).toMatch(/^straße: \d+\n$/);
    expect(count).toBeGreaterThan(0);
  });

  test('an unknown name fails', async () => {
    await sandbox();
    const { code, err } = await run(['tag', 'usage', 'nope']);
    expect([code, err]).toEqual([1, expect.stringContaining('The tag "nope" does not exist')]);
  });
});

describe('workflow run', () => {
  const ids = (from: number, count: number): string =>
    Array.from({ length: count }, (_, index) => String(from + index)).join(',');

  test('sends fifty at a time, in order and without duplicates', async () => {
    const server = await service((_seen, response) => response.writeHead(204).end());
    expect(await data(['workflow', 'run', '5', '--conv', `${ids(1, 120)},7,0008`])).toEqual({
      id: 5,
      conversations: 120,
    });
    const sent = bodies(server, 'POST').map((body) => (body as { conversationIds: number[] }).conversationIds);
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(sent.flat()).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  test('a failure reports the progress and the rest; invalid ids fail before a request', async () => {
    let asked = 0;
    const server = await service((_seen, response) => {
      asked += 1;
      if (asked === 2) json(response, { message: 'Bad request' }, 400);
      else response.writeHead(204).end();
    });
    const { code, err } = await run(['workflow', 'run', '5', '--conv', ids(1, 120)]);
    expect([code, server.seen.length]).toEqual([1, 2]);
    expect(err).toContain('Before this error, the workflow ran on the first 50 of 120 conversations.');
    expect(err).toContain('--conv 51,52,53,...');
    // The sentence of other commands would say the same in other words.
    expect(err).not.toContain('sent before that');
    const wrong = await run(['workflow', 'run', '5', '--conv', '1,x']);
    expect([wrong.code, server.seen.length]).toEqual([1, 2]);
  });

  const subjects = ({ method, url }: { method: string; url: string }, response: ServerResponse): void => {
    const id = Number(url.split('/').at(-1));
    if (method === 'POST') response.writeHead(204).end();
    else if (id === 404) json(response, { message: 'Not found' }, 404);
    else if (id === 403) json(response, { message: 'Not allowed' }, 403);
    else json(response, { id, subject: `Subject ${String(id)}` });
  };

  test.each([
    ['without a terminal', () => run(['workflow', 'run', '5', '--conv', '1,2'])],
    ['on a terminal', () => onTerminal(['workflow', 'run', '5', '--conv', '1,2'], '')],
  ])('%s it runs at once, as the specification says', async (_where, runLine) => {
    const server = await service(subjects);
    const { code, err } = await runLine();
    expect([code, err.includes('[y/N]')]).toEqual([0, false]);
    expect(server.seen.map(({ method }) => method)).toEqual(['POST']);
  });

  test('a dry run on a terminal names the conversations', async () => {
    const server = await service(subjects);
    const { code, out } = await onTerminal(['workflow', 'run', '5', '--conv', '1,2', '--dry-run'], '');
    expect([code, bodies(server, 'POST')]).toEqual([0, []]);
    expect(out).toMatch(/record\s+Subject 1, Subject 2\n/);
  });

  test('a dry run shows every request', async () => {
    const server = await service((_seen, response) => response.writeHead(204).end());
    const planned = (await data(['workflow', 'run', '5', '--conv', ids(1, 60), '--dry-run'])) as Row[];
    expect([planned.length, server.seen.length]).toEqual([2, 0]);
  });
});

describe('reports', () => {
  const october = ['--start', '2026-10-01', '--end', '2026-10-31'];

  test('are JSON by default, and send whole days and tag ids', async () => {
    const server = await service(({ url }, response) => {
      const tags = [
        { id: 4001, name: 'Billing' },
        { id: 4002, name: 'bug' },
      ];
      if (url.startsWith('/v2/tags')) json(response, { _embedded: { tags }, page: { totalPages: 1, number: 1 } });
      else json(response, { current: { closed: 2 } });
    });
    const { out } = await run(['report', 'company', ...october, '--tag', 'billing,77,BUG', '--mailbox', '1001']);
    expect(JSON.parse(out)).toEqual({ current: { closed: 2 } });
    const { searchParams, pathname } = new URL(server.seen.at(-1)?.url ?? '', 'http://x');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/v2/reports/company',
      { start: '2026-10-01T00:00:00Z', end: '2026-10-31T23:59:59Z', tags: '4001,77,4002', mailboxes: '1001' },
    ]);
    await run([
      'report',
      'user',
      '--start',
      '2026-10-01T08:30:00.250Z',
      '--end',
      '2026-10-02T10:00+02:00',
      '--user',
      '3',
    ]);
    expect(server.seen.at(-1)?.url).toContain('start=2026-10-01T08:30:00Z&end=2026-10-02T08:00:00Z&user=3');
  });

  test('are rows of path and value as a table', async () => {
    await sandbox();
    const volume = await run(['report', 'conversations', ...october, '--output', 'table']);
    expect(volume.out).toMatch(/\ntags\.top\[0\]\.name +\S+/);
    const table = await run(['report', 'user', ...october, '--user', '2901', '--output', 'table']);
    expect(table.out).toMatch(/^Path +Value\n[\s\S]*user\.name +First line\n/);
  });

  test('an unknown tag fails with a similar name before the report is requested', async () => {
    await sandbox();
    const { code, out, err } = await run(['report', 'company', ...october, '--tag', 'biling']);
    expect([code, out, err]).toEqual([
      1,
      '',
      expect.stringContaining('Error: The tag "biling" does not exist.\nDid you mean billing?'),
    ]);
  });

  test('that the plan does not include fail with a remedy', async () => {
    await service((_seen, response) => json(response, { message: 'Forbidden' }, 403));
    const { code, err } = await run(['report', 'company', ...october]);
    expect([code, err]).toEqual([77, expect.stringContaining('may not include reports')]);
  });
});

describe('webhooks', () => {
  test('hide the secret of a new one in a dry run, also from the environment', async () => {
    const server = await service((_seen, response) => json(response, {}));
    const line = ['webhook', 'create', '--url', 'https://a.example/in', '--event', 'convo.created', '--dry-run'];
    const env = { HELPDESKCLI_WEBHOOK_SECRET: 'hook-secret' };
    for (const { out } of [await run([...line, '--secret', 'hook-secret']), await run(line, '', { env })]) {
      expect(out).toContain('"secret":"••••••••"');
      expect(out).not.toContain('hook-secret');
    }
    expect(server.seen).toEqual([]);
  });

  test('show their secret with --show-secrets only, in any format', async () => {
    await sandbox();
    for (const format of ['table', 'json', 'yaml', 'csv', 'ndjson']) {
      for (const line of [['list'], ['get', '6001']]) {
        const { code, out } = await run(['webhook', ...line, '--output', format]);
        expect([code, out]).toEqual([0, expect.not.stringContaining('hook-secret')]);
      }
    }
    expect((await run(['webhook', 'get', '6001', '--jq', '.[].secret'])).out).toBe('"••••••••"\n');
    expect((await run(['webhook', 'get', '6001', '--fields', 'secret', '--output', 'csv'])).out).toBe(
      'secret\n••••••••\n',
    );
    const shown = ['--show-secrets', '--fields', 'id,secret', '--output', 'ndjson'];
    for (const line of [['list'], ['get', '6001']]) {
      const { out } = await run(['webhook', ...line, ...shown]);
      expect([line, out.split('\n')[0]]).toEqual([line, '{"id":6001,"secret":"hook-secret-0"}']);
    }
  });

  test('accept an unknown event with a warning, but not a misspelled one and not a key of more than 40 characters', async () => {
    const server = await service((_seen, response) => response.writeHead(201, { 'resource-id': '9' }).end());
    const line = [
      'webhook',
      'create',
      '--url',
      'https://a.example/in',
      '--event',
      'convo.created,organization.renamed',
    ];
    const made = await run([...line, '--secret', 'k'.repeat(40)]);
    expect([made.code, made.out, made.err]).toEqual([
      0,
      'Created webhook 9\n',
      expect.stringContaining('Warning: "organization.renamed" is not a known value of --event'),
    ]);
    expect(bodies(server, 'POST')).toEqual([
      { url: 'https://a.example/in', events: ['convo.created', 'organization.renamed'], secret: 'k'.repeat(40) },
    ]);
    const near = await run([
      'webhook',
      'create',
      '--url',
      'https://a.example/in',
      '--event',
      'convo.creatd',
      '--secret',
      'k',
    ]);
    expect([near.code, near.out, near.err]).toEqual([1, '', expect.stringContaining('Did you mean convo.created')]);
    const long = await run([...line, '--secret', 'k'.repeat(41)]);
    expect([long.code, long.err, server.seen.length]).toEqual([1, expect.stringContaining('40 characters'), 1]);
    expect(long.err).not.toContain('kkk');
  });
});
