import { client } from '../../generated/helpdesk/client.js';
import type { Sandbox } from '../../runtime/contract/context.js';
import { begin, type Ask, type Loose } from './testing.js';

let sandbox: Sandbox;
let ask: Ask;
beforeEach(async () => {
  ({ sandbox, ask } = await begin(client));
});
afterEach(() => sandbox.close());

async function listed(path: string): Promise<Loose[]> {
  const { status, body } = await ask('GET', path);
  expect(status).toBe(200);
  return body._embedded?.[Object.keys(body._embedded)[0] ?? ''] ?? [];
}

test('pages have 25 conversations, newest first; only active ones without a status filter', async () => {
  const { body } = await ask('GET', '/v2/conversations');
  const rows = body._embedded.conversations;
  expect(rows).toHaveLength(25);
  expect(new Set(rows.map((row: Loose) => row.status))).toEqual(new Set(['active']));
  expect(rows.map((row: Loose) => row.createdAt)).toEqual(
    rows
      .map((row: Loose) => row.createdAt)
      .sort()
      .reverse(),
  );
  expect(body.page).toMatchObject({ size: 25, number: 1, totalPages: Math.ceil(body.page.totalElements / 25) });
  expect(body._links.next.href).toContain('page=2');
  const all = await ask('GET', '/v2/conversations?status=all');
  expect(all.body.page.totalElements).toBeGreaterThan(body.page.totalElements);
});

test('all pages together have each conversation once', async () => {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { body } = await ask('GET', `/v2/conversations?status=all&page=${page}`);
    ids.push(...body._embedded.conversations.map((row: Loose) => row.id));
    if (page === body.page.totalPages) break;
  }
  expect(new Set(ids).size).toBe(ids.length);
  // Merged conversations are in no list.
  expect(ids).not.toContain(500_008);
});

test('an empty list has no _embedded', async () => {
  const { body } = await ask('GET', '/v2/conversations?tag=nobody-has-this');
  expect(body._embedded).toBeUndefined();
  expect(body.page).toEqual({ size: 25, totalElements: 0, totalPages: 0, number: 0 });
});

test('an unknown parameter filters nothing', async () => {
  const usual = await ask('GET', '/v2/conversations?status=all');
  const wrong = await ask('GET', '/v2/conversations?status=all&customer=3001&subject=x');
  expect(wrong.body.page.totalElements).toBe(usual.body.page.totalElements);
});

test('filters are joined with AND; tags of a list with OR, ignoring case', async () => {
  for (const row of await listed('/v2/conversations?status=all&tag=vip,BUG&mailbox=1001')) {
    expect(row.mailboxId).toBe(1001);
    expect(row.tags.some((tag: Loose) => tag.tag === 'VIP' || tag.tag === 'bug')).toBe(true);
  }
  const searched = await listed('/v2/conversations?status=all&query=(customerIds:3001)');
  expect(searched.length).toBeGreaterThan(0);
  expect(new Set(searched.map((row) => row.primaryCustomer.id))).toEqual(new Set([3001]));
});

test('times of change must be whole seconds in UTC', async () => {
  const since = '2026-10-01T00:00:00Z';
  const rows = await listed(`/v2/conversations?status=all&modifiedSince=${since}`);
  expect(rows.every((row) => row.userUpdatedAt >= since)).toBe(true);
  const refused = await ask('GET', '/v2/conversations?modifiedSince=2026-10-01T00:00:00.000Z');
  expect(refused.status).toBe(400);
  expect(refused.body._embedded.errors[0].path).toBe('modifiedSince');
});

test('conversations sort by the field names of the service', async () => {
  const rows = await listed('/v2/conversations?status=all&sortField=modifiedAt&sortOrder=asc');
  const times = rows.map((row) => row.userUpdatedAt);
  expect(times).toEqual([...times].sort());
  expect((await ask('GET', '/v2/conversations?sortField=userUpdatedAt')).status).toBe(400);
});

test('a merged conversation redirects to its target and cannot be changed', async () => {
  const moved = await ask('GET', '/v2/conversations/500008');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`${sandbox.origin}/v2/conversations/500009`);
  expect((await ask('GET', '/v2/conversations/500008/threads')).status).toBe(404);
  expect((await ask('POST', '/v2/conversations/500008/notes', { text: 'x' })).status).toBe(404);
  expect((await ask('PUT', '/v2/conversations/500008/tags', { tags: [] })).status).toBe(404);
});

test('threads are listed newest first, as many as the conversation states; a chat embeds only its last one', async () => {
  const conversation = (await ask('GET', '/v2/conversations/500004')).body;
  const { body } = await ask('GET', '/v2/conversations/500004/threads');
  expect(body.page).toMatchObject({ size: 25, totalElements: conversation.threads });
  const times = body._embedded.threads.map((thread: Loose) => thread.createdAt);
  expect(times).toEqual([...times].sort().reverse());

  const chat = (await ask('GET', '/v2/conversations/500016?embed=threads')).body;
  expect(chat.type).toBe('chat');
  expect(chat.threads).toBeGreaterThan(1);
  expect(chat._embedded.threads).toHaveLength(1);
});

test('attachments are served below threads, as JSON and as bytes', async () => {
  const [thread] = await listed('/v2/conversations/500001/threads');
  const [file] = thread._embedded.attachments;
  const { body } = await ask('GET', `/v2/conversations/500001/attachments/${file.id}/data`);
  expect(Buffer.from(body.data, 'base64')).toHaveLength(file.size);
  const reply = await fetch(file._links.web.href, { headers: { authorization: 'Bearer sandbox' } });
  expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(body.data);
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; /);
});

const DRAFT = {
  subject: 'Printer',
  mailboxId: 1001,
  type: 'email',
  status: 'active',
  customer: { email: 'new.person@example.com' },
  threads: [{ type: 'customer', text: '<p>Help</p>', customer: { email: 'new.person@example.com' } }],
  tags: ['VIP', 'brand new'],
};

test('the response to a new conversation has no body; customer, tags and thread are created', async () => {
  const made = await ask('POST', '/v2/conversations', DRAFT);
  expect(made.status).toBe(201);
  expect(made.body).toBeUndefined();
  const id = made.headers.get('resource-id');
  expect(made.headers.get('location')).toBe(`${sandbox.origin}/v2/conversations/${id}`);
  const { body } = await ask('GET', `/v2/conversations/${id}`);
  expect(body).toMatchObject({ subject: 'Printer', threads: 1, primaryCustomer: { email: 'new.person@example.com' } });
  expect(body.tags.map((tag: Loose) => tag.tag)).toEqual(['VIP', 'brand new']);
  // Both conversations have the same address and so the same customer.
  const found = await listed('/v2/customers?query=(email:"new.person@example.com")');
  expect(found).toHaveLength(1);
  expect((await listed('/v2/conversations'))[0].id).toBe(Number(id));
});

test.each([
  [{ ...DRAFT, mailboxId: '1001' }, 'mailboxId'],
  [{ ...DRAFT, mailboxId: 9 }, 'mailboxId'],
  [{ ...DRAFT, status: undefined }, 'status'],
  [{ ...DRAFT, threads: [] }, 'threads'],
  [{ ...DRAFT, threads: [{ type: 'customer', text: 'x' }] }, 'threads[0].customer.email'],
  [{ ...DRAFT, customer: 'a@b.c' }, 'customer.email'],
  [{ ...DRAFT, tags: 'VIP' }, 'tags'],
  [{ ...DRAFT, subject: undefined, Subject: 'x' }, 'subject'],
])('a draft with a wrong field is refused with its name, and nothing is stored (%#)', async (draft, path) => {
  const before = (await ask('GET', '/v2/customers')).body.page.totalElements;
  const refused = await ask('POST', '/v2/conversations', draft);
  expect(refused.status).toBe(400);
  expect(refused.headers.get('content-type')).toBe('application/vnd.error+json');
  expect(refused.body).toMatchObject({ logRef: expect.stringMatching(/^[0-9a-f-]{36}$/), message: 'Bad request' });
  expect(refused.body._embedded.errors[0].path).toBe(path);
  expect((await ask('GET', '/v2/customers')).body.page.totalElements).toBe(before);
});

test('a reply needs a customer; a sent reply reopens the conversation, a draft does not', async () => {
  const { body: closed } = await ask('GET', '/v2/conversations/500001');
  expect(closed.status).toBe('closed');
  const customer = { id: closed.primaryCustomer.id };
  expect((await ask('POST', '/v2/conversations/500001/reply', { text: 'x' })).status).toBe(400);
  await ask('POST', '/v2/conversations/500001/reply', { text: 'x', customer, draft: true });
  expect((await ask('GET', '/v2/conversations/500001')).body.status).toBe('closed');
  const sent = await ask('POST', '/v2/conversations/500001/reply', { text: 'x', customer, cc: ['a@example.com'] });
  expect(sent.status).toBe(201);
  expect((await ask('GET', '/v2/conversations/500001')).body).toMatchObject({
    status: 'active',
    threads: closed.threads + 2,
  });
  const [thread] = await listed('/v2/conversations/500001/threads');
  expect(thread).toMatchObject({ id: Number(sent.headers.get('resource-id')), type: 'message', cc: ['a@example.com'] });
});

describe('a thread as client libraries of the service send it, with empty fields and fields of a stored one', () => {
  // A library that models a thread sends each of its fields, filled or not.
  const unset = {
    id: null,
    state: null,
    action: null,
    assignedTo: null,
    savedReplyId: null,
    to: [],
    cc: null,
    bcc: null,
  };
  const files = { attachments: null, draft: null };

  test.each([null, ''])('status %j does not set one', async (status) => {
    const { body: closed } = await ask('GET', '/v2/conversations/500001');
    const note = await ask('POST', '/v2/conversations/500001/notes', {
      ...unset,
      ...files,
      type: 'note',
      text: 'x',
      status,
    });
    expect([note.status, note.body]).toEqual([201, undefined]);
    expect((await ask('GET', '/v2/conversations/500001')).body.status).toBe('closed');
    const customer = { id: closed.primaryCustomer.id, email: null };
    const reply = await ask('POST', '/v2/conversations/500001/reply', {
      ...unset,
      ...files,
      text: 'x',
      customer,
      status,
    });
    expect(reply.status).toBe(201);
    expect((await ask('GET', '/v2/conversations/500001')).body.status).toBe('active');
  });

  test('its state is ignored, whatever it is; a wrong status is refused', async () => {
    for (const state of ['published', 'draft', '', 'nonsense', 7]) {
      expect((await ask('POST', '/v2/conversations/500001/notes', { text: 'x', state })).status).toBe(201);
    }
    expect((await ask('POST', '/v2/conversations/500001/notes', { text: 'x', status: 'open' })).status).toBe(400);
  });

  test('the customer of a new conversation may have an empty id', async () => {
    const customer = { id: null, email: 'new.person@example.com', firstName: null, lastName: null };
    const threads = [{ ...unset, type: 'customer', text: 'x', customer, status: null }];
    expect((await ask('POST', '/v2/conversations', { ...DRAFT, customer, threads, assignTo: null })).status).toBe(201);
  });
});

test('a conversation with 100 threads accepts no more', async () => {
  expect((await ask('GET', '/v2/conversations/500014')).body.threads).toBe(100);
  expect((await ask('POST', '/v2/conversations/500014/notes', { text: 'x' })).status).toBe(412);
});

test.each([
  [{ op: 'replace', path: '/status', value: 'pending' }, 204],
  [{ op: 'replace', path: '/status', value: 'open' }, 400],
  [[{ op: 'replace', path: '/status', value: 'pending' }], 400],
  [{ op: 'replace', path: '/mailboxId', value: 1002 }, 400],
  [{ op: 'move', path: '/mailboxId', value: 1002 }, 204],
  [{ op: 'move', path: '/mailboxId', value: '1002' }, 400],
  [{ op: 'replace', path: '/assignTo', value: 2003 }, 204],
  [{ op: 'replace', path: '/assignTo', value: 2902 }, 204],
  [{ op: 'remove', path: '/assignTo' }, 204],
  [{ op: 'replace', path: '/assignTo', value: null }, 400],
])('a conversation is patched with one operation: %j gets %i', async (operation, status) => {
  expect((await ask('PATCH', '/v2/conversations/500001', operation)).status).toBe(status);
});

test('PUT replaces all tags', async () => {
  expect((await ask('PUT', '/v2/conversations/500001/tags', { tags: ['bug', 'never seen'] })).status).toBe(204);
  const { body } = await ask('GET', '/v2/conversations/500001');
  expect(body.tags.map((tag: Loose) => tag.tag)).toEqual(['bug', 'never seen']);
  const names = (await listed('/v2/tags')).map((tag) => tag.name);
  expect(names).toContain('never seen');
  await ask('PUT', '/v2/conversations/500001/tags', { tags: [] });
  expect((await ask('GET', '/v2/conversations/500001')).body.tags).toEqual([]);
});

test('tags are also added and removed one by one', async () => {
  const path = '/v2/conversations/500001/tags';
  const tags = async (): Promise<string[]> =>
    (await ask('GET', '/v2/conversations/500001')).body.tags.map(({ tag }: Loose) => tag);
  expect((await ask('PUT', path, { tags: ['vip'] })).status).toBe(204);
  expect((await ask('POST', path, { tags: ['Brand new', 'VIP'] })).status).toBe(204);
  expect(await tags()).toEqual(['VIP', 'Brand new']);
  expect((await ask('DELETE', `${path}/brand%20NEW`)).status).toBe(204);
  expect(await tags()).toEqual(['VIP']);
  expect((await ask('POST', path, { tags: 'vip' })).status).toBe(400);
});

test('copies are sent only to addresses', async () => {
  const { body, status } = await ask('POST', '/v2/conversations/500001/reply', {
    text: 'x',
    customer: { id: 3001 },
    cc: ['ann@example.com', 'nobody'],
  });
  expect(status).toBe(400);
  expect(body._embedded.errors).toMatchObject([{ path: 'cc[1]', rejectedValue: 'nobody' }]);
});

test('customers are patched with a list of operations, entry by entry', async () => {
  const patch = (body: unknown) => ask('PATCH', '/v2/customers/3001', body);
  expect((await patch({ op: 'replace', path: '/firstName', value: 'A' })).status).toBe(400);
  expect((await patch([{ op: 'replace', path: '/emails', value: [] }])).status).toBe(400);
  expect((await patch([{ op: 'replace', path: '/firstName', value: 'x'.repeat(41) }])).status).toBe(400);
  const done = await patch([
    { op: 'replace', path: '/jobTitle', value: 'Head' },
    { op: 'replace', path: '/emails/100001/value', value: 'other@example.com' },
    { op: 'add', path: '/phones', value: { type: 'work', value: '+1' } },
  ]);
  expect(done.status).toBe(204);
  const { body } = await ask('GET', '/v2/customers/3001');
  expect(body.jobTitle).toBe('Head');
  expect(body._embedded.emails[0]).toEqual({ id: 100_001, type: 'work', value: 'other@example.com' });
  expect(body._embedded.phones[0]).toMatchObject({ type: 'work', value: '+1' });
});

test('an address belongs to only one customer', async () => {
  const draft = { firstName: 'Ann', emails: [{ type: 'work', value: 'one@example.com' }] };
  const made = await ask('POST', '/v2/customers', draft);
  expect([made.status, made.body]).toEqual([201, undefined]);
  expect((await ask('POST', '/v2/customers', draft)).status).toBe(409);
});

test('the inbox accepts a token of either grant and nothing else', async () => {
  const token = async (form: Record<string, string>) =>
    (
      await fetch(`${sandbox.origin}/v2/oauth2/token`, { method: 'POST', body: new URLSearchParams(form) })
    ).json() as Loose;
  const app = { client_id: 'app', client_secret: 'sandbox' };
  const first = await token({ grant_type: 'client_credentials', ...app });
  expect(first).toMatchObject({ token_type: 'bearer', expires_in: 172_800 });
  expect(first.refresh_token).toBeUndefined();
  const me = (access: string) => ask('GET', '/v2/users/me', undefined, { authorization: `Bearer ${access}` });
  expect((await me(first.access_token)).body.role).toBe('owner');
  const wrong = await me('wrong');
  expect(wrong.status).toBe(401);
  expect(wrong.body.logRef).toBeDefined();
  expect(await token({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'no' })).toMatchObject({
    error: 'invalid_client',
  });
});

test('responses have the rate limit per minute; a write counts as two', async () => {
  const left = async (method: string, path: string, body?: unknown) =>
    Number((await ask(method, path, body)).headers.get('x-ratelimit-remaining-minute'));
  const first = await left('GET', '/v2/users/me');
  expect(await left('GET', '/v2/users/me')).toBe(first - 1);
  expect(await left('PUT', '/v2/conversations/500001/tags', { tags: [] })).toBe(first - 3);
});

test('a complete webhook is stored; the error for another one names the fields', async () => {
  const draft = { url: 'https://hooks.example.com/in', events: ['convo.created'], secret: 'k'.repeat(40) };
  const made = await ask('POST', '/v2/webhooks', draft);
  expect([made.status, made.body]).toEqual([201, undefined]);
  const id = made.headers.get('resource-id') ?? '';
  expect((await ask('GET', `/v2/webhooks/${id}`)).body).toMatchObject({
    ...draft,
    state: 'enabled',
    payloadVersion: 'V2',
  });
  expect((await ask('DELETE', `/v2/webhooks/${id}`)).status).toBe(204);
  expect((await ask('GET', `/v2/webhooks/${id}`)).status).toBe(404);
  for (const [key, value] of Object.entries({ url: 'hooks.example.com', events: [], secret: 'k'.repeat(41) })) {
    const { status, body } = await ask('POST', '/v2/webhooks', { ...draft, [key]: value });
    expect([status, body._embedded.errors[0].path]).toEqual([400, key]);
  }
});

test('keys that the service does not know are ignored, as its own client libraries need', async () => {
  const draft = { url: 'https://hooks.example.com/in', events: ['convo.created'], secret: 'k', id: 7, type: 'webhook' };
  const made = await ask('POST', '/v2/webhooks', draft);
  expect(made.status).toBe(201);
  const { body } = await ask('GET', `/v2/webhooks/${made.headers.get('resource-id') ?? ''}`);
  expect(body.id).not.toBe(7);
  const customer = { firstName: 'Ann', id: 3, type: 'customer', state: 'active', emails: [] };
  expect((await ask('POST', '/v2/customers', customer)).status).toBe(201);
  const note = { text: 'x', type: 'note', id: 1, state: 'published' };
  const noted = await ask('POST', '/v2/conversations/500001/notes', note);
  expect([noted.status, noted.body]).toEqual([201, undefined]);
});

test('a webhook is replaced, and a wrong one is refused', async () => {
  const draft = { url: 'https://hooks.example.com/new', events: ['convo.deleted'], secret: 'k', state: 'disabled' };
  expect((await ask('PUT', '/v2/webhooks/6001', { ...draft, id: 9 })).status).toBe(204);
  expect((await ask('GET', '/v2/webhooks/6001')).body).toMatchObject({ ...draft, id: 6001 });
  expect((await ask('PUT', '/v2/webhooks/6001', { ...draft, events: [] })).status).toBe(400);
  expect((await ask('PUT', '/v2/webhooks/9', draft)).status).toBe(404);
});

test('custom fields of a conversation are replaced by those of its inbox', async () => {
  const { mailboxId } = (await ask('GET', '/v2/conversations/500001')).body;
  const fields = await listed(`/v2/mailboxes/${mailboxId}/fields`);
  const text = fields.find(({ type }) => type === 'singleline');
  const url = '/v2/conversations/500001/fields';
  expect((await ask('PUT', url, { fields: [{ id: text.id, value: 'A-9' }] })).status).toBe(204);
  const { customFields } = (await ask('GET', '/v2/conversations/500001')).body;
  expect(customFields).toEqual([{ id: text.id, name: text.name, value: 'A-9', text: 'A-9' }]);
  expect((await ask('PUT', url, { fields: [{ id: 1, value: 'x' }] })).status).toBe(400);
  expect((await ask('PUT', url, { fields: [] })).status).toBe(204);
  expect((await ask('GET', '/v2/conversations/500001')).body.customFields).toEqual([]);
});

test('addresses of a customer are listed, added, changed and removed one by one', async () => {
  const url = '/v2/customers/3001/emails';
  const before = await listed(url);
  const made = await ask('POST', url, { type: 'home', value: 'new@example.com' });
  const id = Number(made.headers.get('resource-id'));
  expect([made.status, await listed(url)]).toEqual([201, [...before, { id, type: 'home', value: 'new@example.com' }]]);
  expect((await ask('POST', url, { type: 'home', value: 'NEW@example.com' })).status).toBe(409);
  expect((await ask('PUT', `${url}/${id}`, { type: 'work', value: 'newer@example.com' })).status).toBe(204);
  expect((await listed(url)).at(-1)).toEqual({ id, type: 'work', value: 'newer@example.com' });
  expect((await ask('DELETE', `${url}/${id}`)).status).toBe(204);
  expect(await listed(url)).toEqual(before);
  expect((await ask('DELETE', `${url}/${id}`)).status).toBe(404);
});

test('saved replies are a plain list of one inbox', async () => {
  const { status, body } = await ask('GET', '/v2/mailboxes/1001/saved-replies');
  expect([status, body.length > 0, Object.keys(body[0])]).toEqual([200, true, ['id', 'name', 'preview']]);
  const { id, name, preview } = body[0];
  expect((await ask('GET', `/v2/mailboxes/1001/saved-replies/${id}`)).body).toEqual({ id, name, text: preview });
  expect((await ask('GET', '/v2/mailboxes/9/saved-replies')).status).toBe(404);
});
