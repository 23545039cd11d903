import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fakeWorld, json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench, bodies } from './testkit.js';

const { file, sandbox, service, run, data, stop } = bench(client);

describe('conv tag', () => {
  const noSleep = (): Promise<void> => Promise.resolve();

  test('preserves the order, ignores case and prints the resulting tags', async () => {
    await sandbox();
    await data(['conv', 'tag', '500001', '--add', 'one,Two,three']);
    expect(await data(['conv', 'tag', '500001', '--remove', 'TWO', '--add', 'ONE,four'])).toEqual({
      id: 500_001,
      tags: ['billing', 'sales', 'one', 'three', 'four'],
    });
  });

  test('writes nothing if nothing changes', async () => {
    const server = await service((_seen, response) => json(response, { id: 7, tags: [{ id: 1, tag: 'VIP' }] }));
    expect(await data(['conv', 'tag', '7', '--add', 'vip', '--remove', 'other'])).toEqual({ id: 7, tags: ['VIP'] });
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  test.each([[{}], [{ tags: null }], [{ tags: {} }], [{ tags: ['a', null] }], [{ tags: [{ id: 1 }] }]])(
    'writes nothing without the list of tags that it replaces: %j',
    async (odd) => {
      const server = await service((_seen, response) => json(response, { id: 7, ...odd }));
      const { code, err } = await run(['conv', 'tag', '7', '--add', 'vip']);
      expect([code, err]).toEqual([69, expect.stringContaining('returned conversation 7 without its tags.')]);
      expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
    },
  );

  test('writes again after a concurrent change, on top of that change', async () => {
    const answers = [['a'], ['a', 'theirs'], ['a', 'theirs', 'mine']];
    const server = await service(({ method }, response) => {
      if (method === 'PUT') response.writeHead(204).end();
      else json(response, { id: 7, tags: (answers[bodies(server, 'PUT').length] ?? []).map((tag) => ({ tag })) });
    });
    const { code, out } = await run(['conv', 'tag', '7', '--add', 'mine', '-o', 'json'], '', { sleep: noSleep });
    expect([code, JSON.parse(out)]).toEqual([0, { id: 7, tags: ['a', 'theirs', 'mine'] }]);
    expect(bodies(server, 'PUT')).toEqual([{ tags: ['a', 'mine'] }, { tags: ['a', 'theirs', 'mine'] }]);
  });

  test('fails if another writer replaces the tags each time', async () => {
    let read = 0;
    const server = await service(({ method }, response) => {
      if (method === 'PUT') response.writeHead(204).end();
      else json(response, { id: 7, tags: [`theirs ${String(read++)}`] });
    });
    const waits: number[] = [];
    const { world, err: shown } = fakeWorld([], { errTerminal: true });
    const sleep = (ms: number): Promise<void> => (waits.push(ms), Promise.resolve());
    const line = ['conv', 'tag', '7', '--add', 'mine', '-o', 'json'];
    const { code } = await run(line, '', { sleep, stderr: world.stderr });
    expect(code).toBe(1);
    expect(shown()).toContain('Waiting for the new tags of conversation 7');
    expect(JSON.parse(shown().split('\u001b[K').at(-1) ?? '')).toMatchObject({
      message:
        'The tags of conversation 7 were sent 3 times, but the service does not return them; they are now theirs 15.',
      remedy: expect.stringContaining('check the tags'),
    });
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(22_500);
    expect(bodies(server, 'PUT')).toHaveLength(3);
  });

  test('a read that is older than the one before the write is not a change of somebody else', async () => {
    const reads = [['a', 'b'], ['a'], ['a', 'b'], ['a', 'b', 'mine']];
    let read = 0;
    const server = await service(({ method }, response) => {
      if (method === 'PUT') response.writeHead(204).end();
      else json(response, { id: 7, tags: reads[read++] });
    });
    const { code, out } = await run(['conv', 'tag', '7', '--add', 'mine', '-o', 'json'], '', { sleep: noSleep });
    expect([code, JSON.parse(out)]).toEqual([0, { id: 7, tags: ['a', 'b', 'mine'] }]);
    expect(bodies(server, 'PUT')).toEqual([{ tags: ['a', 'b', 'mine'] }]);
  });

  test.each([
    [1, ['a', 'mine'], ''],
    [Infinity, ['a', 'mine'], 'still returns the old tags'],
  ])('waits for reads that lag behind the write (%d old)', async (old, tags, warning) => {
    let left = old;
    let written = ['a'];
    const waits: number[] = [];
    const server = await service(({ method, body }, response) => {
      if (method === 'PUT') {
        written = (JSON.parse(body) as { tags: string[] }).tags;
        response.writeHead(204).end();
      } else json(response, { id: 7, tags: bodies(server, 'PUT').length > 0 && left-- <= 0 ? written : ['a'] });
    });
    const sleep = (ms: number): Promise<void> => (waits.push(ms), Promise.resolve());
    const { code, out, err } = await run(['conv', 'tag', '7', '--add', 'mine', '-o', 'json'], '', { sleep });
    expect([code, JSON.parse(out)]).toEqual([0, { id: 7, tags }]);
    expect(err).toContain(warning);
    expect(bodies(server, 'PUT')).toEqual([{ tags: ['a', 'mine'] }]);
    expect(waits).toEqual(old === 1 ? [500] : [500, 1000, 2000, 4000]);
  });

  test.each([
    ['Very Important', (name: string) => name.toLowerCase().replaceAll(' ', '-'), 'very-important'],
    ['a name of more than twenty letters', (name: string) => name.slice(0, 25), 'a name of more than twent'],
  ])('accepts the name %j as the service stores it', async (name, store, stored) => {
    let tags = ['a'];
    const server = await service(({ method, body }, response) => {
      if (method === 'PUT') {
        tags = (JSON.parse(body) as { tags: string[] }).tags.map(store);
        response.writeHead(204).end();
      } else json(response, { id: 7, tags });
    });
    const { code, err } = await run(['conv', 'tag', '7', '--add', name]);
    expect([code, err]).toEqual([0, expect.stringContaining(`stored the tag "${name}" as "${stored}"`)]);
    expect(bodies(server, 'PUT')).toHaveLength(1);
  });

  test('accepts a name that is stored already as the service stores it', async () => {
    const server = await service(({ method }, response) => {
      if (method === 'PUT') response.writeHead(204).end();
      else json(response, { id: 7, tags: ['very-important'] });
    });
    const { code, out, err } = await run(['conv', 'tag', '7', '--add', 'Very Important']);
    expect([code, out]).toEqual([0, 'Tags unchanged on conversation 7: very-important\n']);
    expect(err).toContain('stored the tag "Very Important" as "very-important"');
    expect(err).not.toContain('old tags');
    expect(bodies(server, 'PUT')).toHaveLength(1);
  });

  test.each([
    ['a shorter tag', ['--add', 'invoice'], ['in']],
    ['a tag of signs', ['--add', '???'], ['!!!']],
    [
      'a new name beside one that was to be removed',
      ['--add', 'Very Important', '--remove', 'a'],
      ['a', 'very-important'],
    ],
  ])('does not accept %s', async (_name, flags, after) => {
    let round = 0;
    const server = await service(({ method }, response) => {
      if (method === 'PUT') response.writeHead(204).end();
      // Not the tags before the write: those would be an old read.
      else json(response, { id: 7, tags: round === 0 ? ['a'] : [...after, `theirs ${String(round)}`] });
      round += 1;
    });
    const { code, err } = await run(['conv', 'tag', '7', ...flags], '', { sleep: noSleep });
    expect([code, err]).toEqual([1, expect.stringContaining('but the service does not return them')]);
    expect(bodies(server, 'PUT')).toHaveLength(3);
  });

  test.each([
    ['an error', { message: 'no' }, 403],
    ['another conversation', { id: 8, tags: ['b'] }, 200],
    ['no id', { tags: ['b'] }, 200],
    ['no tags', { id: 7 }, 200],
    ['a tag without a name', { id: 7, tags: [{ id: 1 }] }, 200],
    ['an empty object', {}, 200],
    ['a list', [{ id: 7, tags: ['b'] }], 200],
  ])(
    'after the write, a read that returns %s is a warning, and nothing is written again',
    async (_name, body, status) => {
      const server = await service(({ method }, response) => {
        if (method === 'PUT') response.writeHead(204).end();
        else if (bodies(server, 'PUT').length === 0) json(response, { id: 7, tags: ['a'] });
        else json(response, body, status);
      });
      const { code, out, err } = await run(['conv', 'tag', '7', '--add', 'mine', '-o', 'json']);
      expect([code, JSON.parse(out)]).toEqual([0, { id: 7, tags: ['a', 'mine'] }]);
      expect(err).toContain('The tags were sent, but could not be read again.');
      expect(bodies(server, 'PUT')).toEqual([{ tags: ['a', 'mine'] }]);
    },
  );

  test('an old read in the second of two rounds is waited for as well', async () => {
    let left = 1;
    const server = await service(({ method }, response) => {
      if (method === 'PUT') return void response.writeHead(204).end();
      const writes = bodies(server, 'PUT').length;
      const isOld = writes === 2 && left-- > 0;
      json(response, { id: 7, tags: [['a'], ['a', 'theirs'], ['a', 'theirs', 'mine']][isOld ? 1 : writes] });
    });
    const waits: number[] = [];
    const sleep = (ms: number): Promise<void> => (waits.push(ms), Promise.resolve());
    const { code, out } = await run(['conv', 'tag', '7', '--add', 'mine', '-o', 'json'], '', { sleep });
    expect([code, JSON.parse(out)]).toEqual([0, { id: 7, tags: ['a', 'theirs', 'mine'] }]);
    expect(waits).toEqual([500, 1000, 2000, 4000, 500]);
    expect(bodies(server, 'PUT')).toHaveLength(2);
  });

  test('sends nothing without a tag, or with the same tag added and removed', async () => {
    const server = await service((_seen, response) => json(response, {}));
    expect((await run(['conv', 'tag', '7'])).code).toBe(1);
    const both = await run(['conv', 'tag', '7', '--add', 'a,b', '--remove', 'B']);
    expect([both.code, both.err]).toEqual([1, expect.stringContaining('"b" is in both')]);
    expect(server.seen).toEqual([]);
  });

  test('a dry run reads, and prints the one write', async () => {
    await sandbox();
    expect(await data(['conv', 'tag', '500001', '--add', 'new', '--dry-run'])).toMatchObject({
      dryRun: true,
      method: 'PUT',
      body: { tags: ['billing', 'sales', 'new'] },
    });
    expect(await data(['conv', 'get', '500001', '--jq', '[.tags[].tag]'])).toEqual(['billing', 'sales']);
  });
});

describe('conv reply', () => {
  const conversation = (more: object) => (seen: { method: string }, response: ServerResponse) => {
    if (seen.method === 'GET') json(response, { id: 7, ...more });
    else response.writeHead(201, { 'resource-id': '99', location: '/v2/x/99' }).end();
  };

  test('goes to the primary customer, and prints the thread id', async () => {
    const server = await service(
      conversation({ primaryCustomer: { id: 12 }, createdBy: { id: 13, type: 'customer' } }),
    );
    const said = await data(['conv', 'reply', '7', '--body', '<p>Hi</p>', '--cc', 'a@b.c, d@e.f', '--draft']);
    expect(said).toEqual({ conversationId: 7, threadId: 99, draft: true });
    expect(bodies(server, 'POST')).toEqual([
      { text: '<p>Hi</p>', customer: { id: 12 }, cc: ['a@b.c', 'd@e.f'], draft: true },
    ]);
  });

  test('goes otherwise to the customer who started it, never to a team member', async () => {
    const server = await service(conversation({ createdBy: { id: 13, type: 'customer' } }));
    await data(['conv', 'reply', '7', '--body', 'Hi']);
    expect(bodies(server, 'POST')).toEqual([{ text: 'Hi', customer: { id: 13 }, draft: false }]);
    await stop();
    const other = await service(conversation({ createdBy: { id: 13, type: 'user' } }));
    const { code, err } = await run(['conv', 'reply', '7', '--body', 'Hi']);
    expect([code, err]).toEqual([1, expect.stringContaining('no customer')]);
    expect(bodies(other, 'POST')).toEqual([]);
  });

  test('is not sent to a merged conversation; the error names the other one', async () => {
    await sandbox();
    const { code, err } = await run(['conv', 'reply', '500008', '--body', 'Hi']);
    expect([code, err]).toEqual([1, expect.stringContaining('merged into conversation 500009')]);
    expect(await data(['conv', 'get', '500008', '--fields', 'id,threads'])).toMatchObject({ id: 500_009, threads: 3 });
  });

  test('takes its text from a file or standard input; a doubled at-sign is a literal one', async () => {
    const server = await service(conversation({ primaryCustomer: { id: 12 } }));
    writeFileSync(file('answer.html'), '<p>From a file é</p>');
    await data(['conv', 'reply', '7', '--body', '@answer.html']);
    await data(['conv', 'reply', '7'], 'From a pipe');
    await data(['conv', 'reply', '7', '--body', '@@ann hello']);
    expect(bodies(server, 'POST').map((body) => (body as { text: string }).text)).toEqual([
      '<p>From a file é</p>',
      'From a pipe',
      '@ann hello',
    ]);
    const sent = server.seen.length;
    expect((await run(['conv', 'reply', '7', '--body', '@missing.html'])).code).toBe(1);
    expect((await run(['conv', 'reply', '7'])).code).toBe(1);
    expect(server.seen).toHaveLength(sent);
  });

  test('is sent once, whatever the response', async () => {
    const server = await service(({ method }, response) => {
      if (method === 'GET') json(response, { id: 7, primaryCustomer: { id: 12 } });
      else json(response, { message: 'down' }, 503);
    });
    const { code } = await run(['conv', 'reply', '7', '--body', 'Hi']);
    expect(code).toBe(69);
    expect(bodies(server, 'POST')).toHaveLength(1);
  });
});

describe('customer update', () => {
  test('sends a list of operations, and reads the customer only for addresses and numbers', async () => {
    const server = await service((_seen, response) => response.writeHead(204).end());
    expect(await data(['customer', 'update', '12', '--first', 'Ann', '--company', 'Acme'])).toEqual({ id: 12 });
    expect(server.seen.map(({ method }) => method)).toEqual(['PATCH']);
    expect(bodies(server, 'PATCH')).toEqual([
      [
        { op: 'replace', path: '/organization', value: 'Acme' },
        { op: 'replace', path: '/firstName', value: 'Ann' },
      ],
    ]);
  });

  test('replaces the first entry, or adds the first one', async () => {
    await sandbox();
    await data(['customer', 'update', '3001', '--email', 'new@example.com', '--phone', '+1 2', '--job-title', 'Head']);
    expect(await data(['customer', 'get', '3001'])).toMatchObject([
      {
        jobTitle: 'Head',
        _embedded: {
          emails: [{ id: 100_001, type: 'work', value: 'new@example.com' }],
          phones: [{ type: 'work', value: '+1 2' }],
        },
      },
    ]);
  });

  test('is sent again after a failure if it replaces, and never if it adds: the address could be there twice', async () => {
    let emails: object[] = [{ id: 5, value: 'old@example.com' }];
    const server = await service(({ method }, response) =>
      method === 'GET' ? json(response, { id: 12, _embedded: { emails } }) : json(response, {}, 503),
    );
    const update = (): ReturnType<typeof run> => run(['customer', 'update', '12', '--email', 'new@example.com']);
    expect((await update()).code).toBe(69);
    expect(bodies(server, 'PATCH').length).toBeGreaterThan(1);
    emails = [];
    server.seen.splice(0);
    expect((await update()).code).toBe(69);
    expect(bodies(server, 'PATCH')).toMatchObject([[{ op: 'add', path: '/emails' }]]);
  });

  test('sends nothing without a change', async () => {
    const server = await service((_seen, response) => json(response, {}));
    const { code, err } = await run(['customer', 'update', '12']);
    expect([code, err]).toEqual([1, expect.stringContaining('Nothing to change')]);
    expect(server.seen).toEqual([]);
  });
});

describe('docs article update', () => {
  test('prints the saved article as one object', async () => {
    await sandbox();
    expect(await data(['docs', 'article', 'update', '1', '--name', 'Other name'])).toMatchObject({
      number: 1,
      name: 'Other name',
    });
  });

  test('reads the article again if the response has none', async () => {
    const server = await service(({ method }, response) => {
      if (method === 'PUT') response.writeHead(204).end();
      else json(response, { article: { id: 'a', name: 'Read again' } });
    });
    expect(await data(['docs', 'article', 'update', 'a', '--slug', 'b'])).toMatchObject({ name: 'Read again' });
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /v1/articles/a?reload=true',
      'GET /v1/articles/a',
    ]);
  });

  test.each([
    [['--text', 'x'], true],
    [['--status', 'published'], true],
    [['--name', 'x'], false],
    [['--text', 'x', '--status', 'notpublished'], false],
  ])('%j warns about a lost draft: %p', async (flags, warns) => {
    await sandbox();
    const { code, err } = await run(['docs', 'article', 'update', '3', ...flags]);
    expect(code).toBe(0);
    expect(/draft/.test(err)).toBe(warns);
  });
});

test('a raw patch is retried if it replaces, but not if it adds', async () => {
  const server = await service((_seen, response, count) => json(response, {}, count === 2 ? 200 : 503));
  const patch = (op: string) => run(['api', 'PATCH', '/v2/customers/7', '--body', `[{"op":"${op}","path":"/x"}]`]);
  expect((await patch('replace')).code).toBe(0);
  expect((await patch('add')).code).toBe(69);
  expect(server.seen).toHaveLength(3);
});
