import { client } from '../../generated/helpdesk/client.js';
import type { Row } from 'cmdspec-runtime/kit';
import { bench } from './testkit.js';

const { data, run, sandbox, service, stop } = bench(client);

const conversation = {
  id: 3118,
  number: 18,
  subject: 'Refund',
  status: 'active',
  mailboxId: 1002,
  assignee: { id: 7, first: 'Bo', last: 'Lee', email: 'bo@example.com' },
  createdAt: '2026-11-01T00:00:00Z',
  primaryCustomer: { id: 9, first: 'Ann', last: 'Dee', email: 'ann@example.com' },
  tags: [{ id: 1, color: 'none', tag: 'vip' }],
  customerWaitingSince: { time: '2026-11-19T12:00:00Z', friendly: 'yesterday' },
};
const pageOf = (key: string, ...rows: Row[]): Row => ({
  _embedded: { [key]: rows },
  page: { size: 25, totalElements: rows.length, totalPages: 1, number: 1 },
});

/** Serves the conversation in each form, and the list of mailboxes with a status. */
const helpdesk = (mailboxes = 200) =>
  service(({ url }, response) => {
    const [path = ''] = url.split('?');
    const isMailboxes = path === '/v2/mailboxes';
    const body = isMailboxes
      ? pageOf('mailboxes', { id: 1002, name: 'Sales', email: 'sales@example.com' })
      : path === '/v2/conversations'
        ? pageOf('conversations', conversation, { ...conversation, id: 3119, assignee: null, tags: [] })
        : conversation;
    response.writeHead(isMailboxes ? mailboxes : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isMailboxes && mailboxes !== 200 ? { message: 'Not allowed' } : body));
  });

describe.each([
  ['conv list', ['conv', 'list']],
  ['conv search', ['conv', 'search', 'refund']],
  ['conv watch', ['conv', 'watch', '--once']],
  ['customer conversations', ['customer', 'conversations', '9']],
])('%s', (words, line) => {
  test('names the customer, the tags, the waiting time and the mailbox; the other formats have ids and exact times', async () => {
    const server = await helpdesk();
    const table = await run([...line, '--columns', 'id,mailboxId,tags,waitingSince']);
    expect(table.out).toMatch(/3118 +Sales +vip +2026-11-19T12:00:00Z\n/);
    expect(table.out).not.toMatch(/[{[]"/);
    if (words !== 'customer conversations') expect((await run(line)).out).toMatch(/ Ann Dee +vip /);
    // The names are stored, so that a later run does not request them again.
    expect(server.seen.filter(({ url }) => url.startsWith('/v2/mailboxes'))).toHaveLength(1);
    const csv = (await run([...line, '--output', 'csv'])).out;
    expect(csv).toMatch(/^id,number,subject,status,mailboxId,.*waitingSince\n/);
    expect(csv).toMatch(/3118,18,Refund,active,1002,.*2026-11-19T12:00:00Z\n/);
    expect(server.seen.filter(({ url }) => url.startsWith('/v2/mailboxes'))).toHaveLength(1);
  });
});

test('the table of a conversation names its mailbox and shows since when the customer waits', async () => {
  await helpdesk();
  const { out } = await run(['conv', 'get', '3118']);
  expect(out).toMatch(/^Mailbox +Sales$/m);
  expect(out).toMatch(/^Waiting Since +2026-11-19T12:00:00Z$/m);
  expect(await data(['conv', 'get', '3118'])).toEqual(conversation);
});

test('where the mailboxes cannot be listed, their ids are shown, with a note', async () => {
  const server = await helpdesk(403);
  const { code, out, err } = await run(['conv', 'list']);
  expect([code, out.includes('1002')]).toEqual([0, true]);
  expect(err).toContain('Ids are shown instead of names');
  expect(server.seen.filter(({ url }) => url.startsWith('/v2/mailboxes'))).toHaveLength(1);
});

test('no table has a cell with JSON, whichever columns are chosen', async () => {
  await sandbox();
  const { fields = {} } = (await client.fields?.()) ?? {};
  const lines: Readonly<Record<string, readonly string[]>> = {
    'conv.list': ['conv', 'list', '--status', 'all', '--limit', '60'],
    'conv.get': ['conv', 'get', '500001'],
    'conv.threads': ['conv', 'threads', '500001'],
    'conv.attachments': ['conv', 'attachments', '500001'],
    'customer.list': ['customer', 'list'],
    'customer.get': ['customer', 'get', '3001'],
    'customer.conversations': ['customer', 'conversations', '3001'],
    'mailbox.list': ['mailbox', 'list'],
    'mailbox.fields': ['mailbox', 'fields', '1001'],
    'mailbox.folders': ['mailbox', 'folders', '1001'],
    'tag.list': ['tag', 'list'],
    'user.list': ['user', 'list'],
    'user.me': ['user', 'me'],
    'webhook.list': ['webhook', 'list'],
    'workflow.list': ['workflow', 'list'],
  };
  for (const [id, line] of Object.entries(lines)) {
    const own = fields[`helpdesk.${id}`] ?? fields[`helpdesk.${id.split('.')[0] ?? ''}.`] ?? [];
    const plain = await run([...line, '--output', 'table']);
    const all = await run([...line, '--output', 'table', '--fields', [...own, 'id'].join(',')]);
    expect({ id, codes: [plain.code, all.code], err: all.code === 0 ? '' : all.err }).toEqual({
      id,
      codes: [0, 0],
      err: '',
    });
    expect({ id, found: /[{[]"[^\n]*/.exec(`${plain.out}${all.out}`)?.[0] }).toEqual({ id, found: undefined });
  }
});

describe('filters and order of conv list', () => {
  const sent = async (...flags: string[]): Promise<Record<string, string>> => {
    const server = await helpdesk();
    await run(['conv', 'list', '--output', 'csv', ...flags]);
    const { searchParams } = new URL(server.seen.at(-1)?.url ?? '', 'http://x');
    await stop();
    return Object.fromEntries(searchParams);
  };

  test.each([
    [['--assigned-to', 'none'], { query: '(assigned:"Unassigned")' }],
    [['--assigned-to', '2001'], { assigned_to: '2001' }],
    [['--customer', '3001'], { query: '(customerIds:3001)' }],
    [['--customer', 'ann@example.com'], { query: '(email:"ann@example.com")' }],
    [['--customer', 'a"b\\c@example.com'], { query: '(email:"a\\"b\\\\c@example.com")' }],
    [['--customer', "o'neil@example.com"], { query: '(email:"o\'neil@example.com")' }],
    [
      ['--customer', '3001', '--assigned-to', 'none', '--query', 'tag:vip OR tag:bug'],
      { query: '(assigned:"Unassigned") AND (customerIds:3001) AND (tag:vip OR tag:bug)' },
    ],
    [['--sort', 'waitingSince'], { sortField: 'waitingSince', sortOrder: 'asc' }],
    [['--sort', '-createdat'], { sortField: 'createdAt', sortOrder: 'desc' }],
    [['--sort', '-waiting'], { sortField: 'waitingSince', sortOrder: 'desc' }],
    [['--sort', 'Created'], { sortField: 'createdAt', sortOrder: 'asc' }],
    [['--sort', 'customer'], { sortField: 'customerName', sortOrder: 'asc' }],
    [['--sort', 'modifiedAt'], { sortField: 'modifiedAt', sortOrder: 'asc' }],
    // The service sorts by one field only, and not by these.
    [['--sort', 'status,subject'], {}],
    [['--sort', 'assignee'], {}],
  ])('%j', async (flags, query) => {
    expect(await sent(...flags)).toEqual({ status: 'active', page: '1', ...query });
  });

  test('the longest wait comes first, of all conversations and not of the newest ones', async () => {
    await sandbox();
    const all = (await data(['conv', 'list', '--limit', '0'])) as Row[];
    const waits = all.map(({ customerWaitingSince }) => (customerWaitingSince as { time: string }).time).sort();
    const first = (await data(['conv', 'list', '--limit', '3', '--sort', 'waitingSince'])) as Row[];
    expect(first.map(({ customerWaitingSince }) => (customerWaitingSince as { time: string }).time)).toEqual(
      waits.slice(0, 3),
    );
    const table = await run(['conv', 'list', '--limit', '3', '--sort', '-waitingSince', '--columns', 'waitingSince']);
    expect(table.err).toMatch(/^3 of \d+ shown; --limit 0 for all\.$/m);
    const read = await run(['conv', 'list', '--limit', '3', '--sort', 'assignee']);
    expect(read.err).toContain(', and only these are sorted;');
    expect(
      table.out
        .split('\n')
        .slice(1, 4)
        .map((line) => line.trim()),
    ).toEqual(waits.slice(-3).reverse());
  });

  test('unassigned conversations and those of a customer', async () => {
    await sandbox();
    const none = (await data(['conv', 'list', '--limit', '0', '--assigned-to', 'none'])) as Row[];
    expect([none.length > 5, none.every(({ assignee }) => assignee === undefined)]).toEqual([true, true]);
    const byId = (await data(['conv', 'list', '--limit', '0', '--customer', '3001', '--status', 'all'])) as Row[];
    const customers = byId.map(({ primaryCustomer }) => primaryCustomer as { id: number; email: string });
    expect([byId.length > 0, customers.every(({ id }) => id === 3001)]).toEqual([true, true]);
    const mail = customers[0]?.email ?? '';
    expect(await data(['conv', 'list', '--limit', '0', '--customer', mail, '--status', 'all'])).toEqual(byId);
  });

  test('an unknown name of --sort is refused, and one that only the service knows is not a field', async () => {
    await helpdesk();
    expect((await run(['conv', 'list', '--sort', 'nope'])).code).toBe(1);
    expect((await run(['conv', 'list', '--fields', 'modifiedAt'])).code).toBe(1);
  });
});

describe('reports', () => {
  const company = {
    filterTags: [],
    current: { startDate: '2026-11-13T12:00:00Z', endDate: '2026-11-20T12:00:00Z', closed: 9, totalReplies: 12 },
    users: [
      { user: '7', name: 'Bo Lee', customersHelped: 4, replies: 9, happinessScore: 50, handleTime: 78.96 },
      { user: '8', name: 'Ann Dee', customersHelped: 2, replies: 3, happinessScore: null, handleTime: 11_520 },
    ],
  };
  const user = {
    filterTags: [{ id: 1, name: 'vip' }],
    user: { id: 7, name: 'Bo Lee' },
    current: { ...company.current, responseTime: 5400, averageFirstResponseTime: 90, resolutionTime: 200_000 },
  };
  const conversations = {
    filterTags: [],
    busiestDay: { day: 4, hour: 16, count: 2 },
    current: { ...company.current, customers: 5 },
  };
  const reporting = () =>
    service(({ url }, response) => {
      const body = url.includes('/company') ? company : url.includes('/user') ? user : conversations;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  const period = ['--start', '2026-11-13', '--end', '2026-11-20'];

  test('as CSV are one row a user, or one row of the user or the period, with seconds', async () => {
    await reporting();
    const csv = async (...line: string[]) =>
      (await run(['report', ...line, ...period, '--output', 'csv'])).out.split('\n');
    const [head = '', ...rows] = await csv('company');
    expect(head).toMatch(/^user,name,customersHelped,replies,closed,happinessScore,handleTime,startDate,endDate$/);
    expect(rows).toEqual([
      '7,Bo Lee,4,9,,50,78.96,2026-11-13T12:00:00Z,2026-11-20T12:00:00Z',
      '8,Ann Dee,2,3,,,11520,2026-11-13T12:00:00Z,2026-11-20T12:00:00Z',
      '',
    ]);
    const one = await csv('user', '--user', '7');
    expect(one).toHaveLength(3);
    const cells = Object.fromEntries(
      (one[0] ?? '').split(',').map((name, at) => [name, (one[1] ?? '').split(',')[at]]),
    );
    expect(cells).toMatchObject({
      user: '7',
      name: 'Bo Lee',
      closed: '9',
      responseTime: '5400',
      firstResponseTime: '90',
    });
    const volume = await csv('conversations');
    expect(volume).toHaveLength(3);
    expect(volume[0]).toMatch(/^startDate,endDate,/);
    expect(await csv('company', '--fields', 'name,handleTime')).toEqual([
      'name,handleTime',
      'Bo Lee,78.96',
      'Ann Dee,11520',
      '',
    ]);
  });

  test('as tables show durations with their units; JSON has what the service returns', async () => {
    await reporting();
    const table = (await run(['report', 'user', '--user', '7', ...period, '--output', 'table'])).out;
    expect(table).toMatch(/^current\.responseTime +1 h 30 min$/m);
    expect(table).toMatch(/^current\.averageFirstResponseTime +1 min 30 s$/m);
    expect(table).toMatch(/^current\.resolutionTime +2 d 7 h$/m);
    const all = (await run(['report', 'company', ...period, '--output', 'table'])).out;
    expect(all).toMatch(/^users\[1\]\.handleTime +3 h 12 min$/m);
    expect(await data(['report', 'user', '--user', '7', ...period])).toEqual(user);
  });

  test.each([
    ['company', []],
    ['conversations', []],
    ['user', ['--user', '7']],
  ])('%s takes a span before now, and ends now by default', async (name, flags) => {
    const server = await reporting();
    const now = { now: () => new Date('2026-11-20T12:00:00.500Z') };
    const sent = async (...dates: string[]) => {
      expect((await run(['report', name, ...flags, ...dates], '', now)).code).toBe(0);
      const { searchParams } = new URL(server.seen.at(-1)?.url ?? '', 'http://x');
      return [searchParams.get('start'), searchParams.get('end')];
    };
    expect(await sent('--start', '7d')).toEqual(['2026-11-13T12:00:00Z', '2026-11-20T12:00:00Z']);
    expect(await sent('--start', '12h', '--end', '30m')).toEqual(['2026-11-20T00:00:00Z', '2026-11-20T11:30:00Z']);
    expect(await sent('--start', '2026-11-01', '--end', '2026-11-10')).toEqual([
      '2026-11-01T00:00:00Z',
      '2026-11-10T23:59:59Z',
    ]);
    expect((await run(['report', name, ...flags, '--start', '1d', '--end', '2d'], '', now)).code).toBe(1);
  });
});
