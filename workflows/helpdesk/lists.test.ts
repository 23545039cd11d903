import { client } from '../../generated/helpdesk/client.js';
import type { Row } from 'cmdspec-runtime/kit';
import { bench } from './testkit.js';

const { data, run, sandbox, service } = bench(client);

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
  expect(err).toContain('Ids are shown in place of names');
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
