/** A support lead's morning: reading, replying, tagging and writing, each command in a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPath, ended, environment, newHome, runner, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';

type Row = Record<string, unknown>;

const home = newHome();
let served: Served;
beforeAll(async () => {
  served = await serveHere('helpdeskcli', newHome());
});
afterAll(() => served.stop());

const run = (args: readonly string[], input?: string) =>
  inProcess('helpdeskcli', args, home, { env: served.env, ...(input === undefined ? {} : { input }) });

/** The output of a command that must succeed. */
async function printed(args: readonly string[], input?: string): Promise<string> {
  const { code, stdout, stderr } = await run(args, input);
  expect({ args, code, stderr: code === 0 ? '' : stderr }).toEqual({ args, code: 0, stderr: '' });
  return stdout;
}

const read = async <T = Row>(args: readonly string[], input?: string): Promise<T> =>
  JSON.parse(await printed([...args, '--output', 'json'], input)) as T;
const list = (...args: string[]): Promise<Row[]> => read<Row[]>(['conv', 'list', ...args]);
const ids = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);

/** Creates a conversation. Returns its id. */
async function opened(subject: string): Promise<string> {
  const args = ['conv', 'create', '--mailbox', '1001', '--customer', 'ann@example.com', '--subject', subject];
  return String((await read([...args, '--body', '<p>Where is it?</p>'])).id);
}

describe('reading lists of conversations', () => {
  test('25 active ones by default, newest first', async () => {
    const rows = await list();
    expect(rows).toHaveLength(25);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['active']));
    const times = rows.map(({ createdAt }) => String(createdAt));
    expect(times).toEqual([...times].sort().reverse());
    expect(await list('--limit', '1')).toEqual(rows.slice(0, 1));
    const more = await list('--limit', '26');
    expect(ids(more.slice(0, 25))).toEqual(ids(rows));
    expect(more).toHaveLength(26);
  });

  test('--limit 0 reads every page: each row once', async () => {
    const all = await list('--limit', '0', '--status', 'all');
    expect(all.length).toBeGreaterThan(275);
    expect(new Set(ids(all)).size).toBe(all.length);
    expect(ids(await list('--limit', '60', '--status', 'all'))).toEqual(ids(all.slice(0, 60)));
  });

  test('each filter selects its records, and all are combined', async () => {
    const tags = (row: Row): unknown[] => (row.tags as Row[]).map(({ tag }) => tag);
    const checks: [string[], (row: Row) => boolean][] = [
      [['--mailbox', '1002'], ({ mailboxId }) => mailboxId === 1002],
      [['--status', 'pending'], ({ status }) => status === 'pending'],
      [['--status', 'spam'], ({ status }) => status === 'spam'],
      [['--tag', 'billing'], (row) => tags(row).includes('billing')],
      [['--tag', 'billing,sales'], (row) => tags(row).includes('billing') || tags(row).includes('sales')],
      [['--assigned-to', '2004'], ({ assignee }) => (assignee as Row).id === 2004],
      [['--source', 'email'], ({ source }) => (source as Row).type === 'email'],
      [['--query', '(subject:"Invoice")'], ({ subject }) => /invoice/i.test(String(subject))],
      [['--mailbox', '1001', '--status', 'closed'], (row) => row.mailboxId === 1001 && row.status === 'closed'],
    ];
    for (const [args, keeps] of checks) {
      const rows = await list(...args, '--limit', '10');
      expect({ args, some: rows.length > 0, wrong: rows.filter((row) => !keeps(row)) }).toEqual({
        args,
        some: true,
        wrong: [],
      });
    }
  });

  test('--since takes a span, a date or a time, and sends whole seconds', async () => {
    const [first] = await list('--status', 'all', '--limit', '1');
    const time = String(first?.userUpdatedAt);
    const rows = await list('--status', 'all', '--since', time.replace('Z', '.000Z'), '--limit', '0');
    expect(ids(rows)).toContain(first?.id);
    expect(rows.filter(({ userUpdatedAt }) => String(userUpdatedAt) < time)).toEqual([]);
    for (const [since, sent] of [
      ['2026-01-31', '2026-01-31T00:00:00Z'],
      ['2026-01-31T10:00:00.987+02:00', '2026-01-31T08:00:00Z'],
    ] as const) {
      const { stderr } = await run(['conv', 'list', '--since', since, '--verbose']);
      expect(stderr).toContain(`modifiedSince=${sent}`);
    }
    const { stderr } = await run(['conv', 'list', '--since', '30m', '--verbose']);
    const sent = Date.parse(/modifiedSince=(\S+?)&/.exec(stderr)?.[1] ?? '');
    expect(Math.abs(Date.now() - 30 * 60_000 - sent)).toBeLessThan(60_000);
  });

  test('every format prints the same rows; an empty csv has a header', async () => {
    const columns = 'ID,Number,Subject,Status,Mailbox,Assignee,Created,Customer,Tags,Waiting';
    const csv = await printed(['conv', 'list', '--limit', '3', '--output', 'csv', '--labels']);
    expect(csv.split('\n')[0]).toBe(columns);
    const rows = await list('--limit', '3');
    expect(
      csv
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => Number(line.split(',')[0])),
    ).toEqual(ids(rows));
    const ndjson = await printed(['conv', 'list', '--limit', '3', '--output', 'ndjson']);
    expect(
      ndjson
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as Row).id),
    ).toEqual(ids(rows));
    const yaml = await printed(['conv', 'list', '--limit', '3', '--output', 'yaml']);
    expect([...yaml.matchAll(/^- id: (\d+)$/gm)].map(([, id]) => Number(id))).toEqual(ids(rows));
    const table = await printed(['conv', 'list', '--limit', '3']);
    expect(table).toMatch(/ID +Number +Subject +Status +Mailbox +Assignee +Created +Customer +Tags +Waiting\n/);

    const none = ['conv', 'list', '--tag', 'nobody-has-this', '--output'];
    expect(await printed([...none, 'csv', '--labels'])).toBe(`${columns}\n`);
    expect(await printed([...none, 'json'])).toBe('[]\n');
    expect(await printed([...none, 'table'])).toBe('No results found.\n');
    expect(await printed([...none, 'ndjson'])).toBe('');
  });

  test('--fields and --jq work in every format', async () => {
    const fields = ['conv', 'list', '--limit', '1', '--fields', 'status,source.type,id'];
    expect((await printed([...fields, '--output', 'csv'])).split('\n')[0]).toBe('status,source.type,id');
    expect(Object.keys((await read<Row[]>(fields))[0] ?? {})).toEqual(['status', 'source.type', 'id']);
    expect(await printed(['conv', 'list', '--limit', '3', '--jq', 'map(.status) | unique'])).toBe('[\n  "active"\n]\n');
  });

  test('text from outside is replaced in tables, and CSV for a file holds what JSON holds', async () => {
    const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
    const all = ['conv', 'list', '--status', 'all', '--limit', '0', '--fields', 'subject', '--output'];
    const found = async (format: string): Promise<readonly string[]> => [
      ...((await printed([...all, format])).match(unsafe) ?? []),
    ];
    expect(await found('table')).toEqual([]);
    const subjects = (JSON.parse(await printed([...all, 'json'])) as Row[]).map(({ subject }) => String(subject));
    const stored = subjects.join('').match(unsafe) ?? [];
    expect(stored.length).toBeGreaterThan(0);
    expect(await found('csv')).toEqual([...stored]);
  });
});

describe('reading one conversation', () => {
  test('a conversation is printed as one object, and --jq gets that object', async () => {
    const conversation = await read(['conv', 'get', '500001']);
    expect(conversation).toMatchObject({ id: 500_001, number: 1, _embedded: {}, _links: {} });
    expect(await printed(['conv', 'get', '500001', '--jq', '.number'])).toBe('1\n');
    expect(await printed(['conv', 'get', '500001', '--output', 'yaml'])).not.toContain('_embedded');
    const csv = await printed(['conv', 'get', '500001', '--output', 'csv']);
    expect(csv.split('\n')[0]).toBe(
      'id,number,subject,status,mailboxId,customerEmail,createdAt,closedAt,assignee,tags,waitingSince',
    );
  });

  test('a merged conversation is read from its target, and the error for its threads names the target', async () => {
    expect((await read(['conv', 'get', '500008'])).id).toBe(500_009);
    const { code, stderr } = await run(['conv', 'threads', '500008']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('merged into another; "conv get 500008" shows the merged conversation'),
    ]);
  });

  test('for a number in place of an id a read shows its conversation, and the error of a write names how to write it', async () => {
    expect((await read(['conv', 'get', '12'])).number).toBe(12);
    const { code, stderr } = await run(['conv', 'status', '12', '--set', 'closed']);
    expect(code).toBe(1);
    const [, word = ''] = /write '(#12)'\./.exec(stderr) ?? [];
    expect((await read(['conv', 'get', word])).number).toBe(12);
  });

  test('all threads, over pages, newest first, as plain text in a table', async () => {
    const { threads } = await read(['conv', 'get', '500014']);
    const rows = await read<Row[]>(['conv', 'threads', '500014']);
    expect(threads).toBe(100);
    expect(new Set(ids(rows)).size).toBe(100);
    const times = rows.map(({ createdAt }) => String(createdAt));
    expect(times).toEqual([...times].sort().reverse());
    const csv = await printed(['conv', 'threads', '500001', '--output', 'csv']);
    expect(csv).not.toMatch(/<p>|&nbsp;/);
    expect(await printed(['conv', 'threads', '500001', '--jq', '.[0].body'])).toContain('<p>');
  });

  test('an inbox and a customer are printed as lists with one element', async () => {
    expect(await read<Row[]>(['mailbox', 'get', '1001'])).toMatchObject([{ id: 1001, name: 'Support' }]);
    expect(await read<Row[]>(['customer', 'get', '3001'])).toMatchObject([{ id: 3001, firstName: 'Ada' }]);
    expect(await read<Row[]>(['mailbox', 'list', '--limit', '2'])).toHaveLength(2);
    expect((await printed(['mailbox', 'list', '--output', 'csv'])).split('\n')[0]).toBe('id,name,email,createdAt');
  });
});

describe('answering', () => {
  const threads = (id: string): Promise<Row[]> => read<Row[]>(['conv', 'threads', id]);

  test('a new conversation is printed with its id, although the response has no body', async () => {
    const args = ['conv', 'create', '--mailbox', '1002', '--customer', 'bea@example.com', '--subject', 'Call back'];
    const said = await printed([
      ...args,
      '--type',
      'phone',
      '--tag',
      'vip,call',
      '--assign-to',
      '2004',
      '--body',
      'Ring',
    ]);
    const [, id = ''] = /^Created conversation (\d+)\n$/.exec(said) ?? [];
    expect(await read(['conv', 'get', id])).toMatchObject({
      id: Number(id),
      mailboxId: 1002,
      type: 'phone',
      status: 'active',
      subject: 'Call back',
      assignee: { id: 2004 },
      primaryCustomer: { email: 'bea@example.com' },
    });
    expect((await threads(id)).map(({ type, body }) => [type, body])).toEqual([['customer', 'Ring']]);
  });

  test('a body is text, a file or a pipe; a double at sign stands for a single one', async () => {
    const id = await opened('Bodies');
    writeFileSync(join(home, 'answer.html'), '<p>From a file é</p>');
    const file = ['--body', `@${join(home, 'answer.html')}`];
    expect(await read(['conv', 'reply', id, '--body', 'Inline', '--cc', 'a@example.com,b@example.com'])).toEqual({
      conversationId: Number(id),
      threadId: expect.any(Number) as number,
      draft: false,
    });
    expect(await printed(['conv', 'reply', id, ...file, '--draft'])).toBe(
      `Saved a draft reply to conversation ${id}\n`,
    );
    expect(await printed(['conv', 'reply', id], 'From a pipe')).toBe(`Replied to conversation ${id}\n`);
    expect(await printed(['conv', 'note', id, '--body', '@@ann, look'])).toBe(`Added note to conversation ${id}\n`);
    expect(await read(['conv', 'note', id, '--body', '-'], 'From the dash')).toMatchObject({
      conversationId: Number(id),
    });
    const found = (await threads(id)).reverse();
    expect(found.map(({ type, state, body }) => [type, state, body])).toEqual([
      ['customer', 'published', '<p>Where is it?</p>'],
      ['message', 'published', 'Inline'],
      ['message', 'draft', '<p>From a file é</p>'],
      ['message', 'published', 'From a pipe'],
      ['note', 'published', '@ann, look'],
      ['note', 'published', 'From the dash'],
    ]);
    expect(found[1]).toMatchObject({ cc: ['a@example.com', 'b@example.com'] });
  });

  test('status and tags', async () => {
    const id = await opened('Filing');
    expect(await printed(['conv', 'status', id, '--set', 'closed'])).toBe(`Set conversation ${id} to closed\n`);
    expect(await read(['conv', 'status', id, '--set', 'pending'])).toEqual({ id: Number(id), status: 'pending' });
    expect((await read(['conv', 'get', id])).status).toBe('pending');
    expect(await printed(['conv', 'tag', id, '--add', 'vip,brand new'])).toBe(
      `Tags updated on conversation ${id}: VIP, brand new\n`,
    );
    expect(await printed(['conv', 'tag', id, '--add', 'VIP'])).toBe(
      `Tags unchanged on conversation ${id}: VIP, brand new\n`,
    );
    expect(await read(['conv', 'tag', id, '--remove', 'vip,brand new'])).toEqual({ id: Number(id), tags: [] });
  });

  test('a merged and a full conversation accept nothing, and the error names the alternative', async () => {
    const merged = await run(['conv', 'reply', '500008', '--body', 'x']);
    expect([merged.code, merged.stderr]).toEqual([1, expect.stringContaining('merged into conversation 500009')]);
    const note = await run(['conv', 'note', '500008', '--body', 'x']);
    expect([note.code, note.stderr]).toEqual([
      1,
      expect.stringContaining('"conv get 500008" shows the merged conversation'),
    ]);
    const full = await run(['conv', 'note', '500014', '--body', 'x']);
    expect([full.code, full.stderr]).toEqual([1, expect.stringMatching(/412: .*100 threads.*\n.*"conv create"/)]);
    writeFileSync(join(home, 'long.html'), 'x'.repeat(11_000_000));
    const long = await run(['conv', 'note', '500001', '--body', `@${join(home, 'long.html')}`]);
    expect([long.code, long.stderr]).toEqual([1, expect.stringMatching(/413: .*\n.*shorten it/)]);
  });

  test('a delete prompts unless -y is set, and the record is deleted for good', async () => {
    const id = await opened('Gone');
    const asked = await run(['conv', 'delete', id]);
    expect([asked.code, asked.stdout]).toEqual([1, '']);
    expect(asked.stderr).toContain(`Delete conversation ${id} permanently?`);
    expect(asked.stderr).toContain('--yes');
    expect((await read(['conv', 'get', id])).id).toBe(Number(id));
    expect(await read(['conv', 'delete', id, '-y'])).toEqual({ id: Number(id), deleted: true });
    const again = await run(['conv', 'delete', id, '--yes', '--output', 'json']);
    expect(again.code).toBe(1);
    expect(JSON.parse(again.stderr)).toMatchObject({ error: 'ApiError', exitCode: 1, statusCode: 404 });
  });

  // `script` gives the client a terminal, where it is installed.
  const terminal = spawnSync('script', ['--version']).status === 0 ? test : test.skip;
  terminal('after no at the prompt nothing is deleted', async () => {
    const id = await opened('Kept');
    const child = spawn('script', ['-qec', `${runner} ${binaryPath('helpdeskcli')} conv delete ${id}`, '/dev/null'], {
      env: environment(home, { ...served.env, TERM: 'xterm' }),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('[y/N]')) child.stdin.write('n\n');
    });
    const { code, stdout } = await ended(child);
    expect([code, stdout]).toEqual([1, expect.stringContaining('Error: Aborted')]);
    expect((await read(['conv', 'get', id])).id).toBe(Number(id));
  });
});

describe('customers', () => {
  test('are created, found and changed entry by entry', async () => {
    const args = [
      '--first',
      'Ann',
      '--last',
      'Lee',
      '--company',
      'Example',
      '--phone',
      '+44 20',
      '--job-title',
      'Head',
    ];
    const { id } = await read(['customer', 'create', '--email', 'ann.lee@example.com', ...args]);
    const get = async () => (await read<Row[]>(['customer', 'get', String(id)]))[0];
    expect(await get()).toMatchObject({ firstName: 'Ann', lastName: 'Lee', organization: 'Example', jobTitle: 'Head' });
    expect(
      await printed(['customer', 'update', String(id), '--email', 'new@example.com', '--job-title', 'Chief']),
    ).toBe(`Updated customer ${String(id)}\n`);
    expect(await get()).toMatchObject({
      jobTitle: 'Chief',
      firstName: 'Ann',
      _embedded: { emails: [{ value: 'new@example.com' }], phones: [{ value: '+44 20' }] },
    });
    const twice = await run(['customer', 'create', '--email', 'new@example.com']);
    expect([twice.code, twice.stderr]).toEqual([1, expect.stringContaining('another customer')]);
  });
});

describe('raw requests', () => {
  test('reach endpoints without a command, such as those for single tags', async () => {
    const id = await opened('Raw');
    const path = `/v2/conversations/${id}/tags`;
    expect(await printed(['api', 'POST', path, '--body', '{"tags":["one","two"]}'])).toBe('');
    expect(await printed(['api', 'DELETE', `${path}/one`])).toBe('');
    expect(await printed(['api', 'get', `/v2/conversations/${id}`, '--jq', '.tags[].tag'])).toBe('"two"\n');
    const one = ['api', 'GET', `/v2/conversations/${id}`, '--fields', 'id,status'];
    expect(await printed([...one, '--output', 'yaml'])).toBe(`id: ${id}\nstatus: active\n`);
    expect(JSON.parse(await printed(one))).toEqual({ id: Number(id), status: 'active' });
    const customer = await run(['api', 'POST', '/v2/customers', '--body', '{"firstName":"Raw"}']);
    const [, made = ''] = /201 without a body; the new id is (\d+)/.exec(customer.stderr) ?? [];
    expect([customer.stdout, (await read<Row[]>(['customer', 'get', made]))[0]?.firstName]).toEqual(['', 'Raw']);
    const patch = '{"op":"replace","path":"/subject","value":"Renamed"}';
    await printed(['api', 'PATCH', `/v2/conversations/${id}`], patch);
    expect((await read(['conv', 'get', id])).subject).toBe('Renamed');
  });
});
