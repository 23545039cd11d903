/** Writes to conversations and threads. */
import { refuse } from '../engine/refusal.js';
import type { Answer, CustomRoute, Incoming, Row, State } from '../engine/types.js';
import { conversation, customerRef, MOST_THREADS, STATUSES } from './conversations.js';
import { addCustomer, customerByEmail, isAddress } from './people.js';
import { instant, object, wrong } from './shape.js';
import { tagList, tagRoutes } from './tags.js';

const KINDS = ['email', 'chat', 'phone'];
const THREAD_KINDS = ['customer', 'chat', 'phone', 'note', 'reply'];
/** Bytes of the largest attachment. */
const LARGEST_FILE = 10 * 1024 * 1024;
/** Types of threads from a customer or to one. */
const WITH_CUSTOMER = ['customer', 'chat', 'phone', 'reply'];

function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.trim() === '') return wrong(path, 'may not be empty', value);
  return value;
}

/** Whether a field has no value. Client libraries of the service send each field that they know, also an empty one. */
const isUnset = (value: unknown): boolean => value === undefined || value === null || value === '';

function oneOf(value: unknown, choices: readonly string[], path: string): string {
  return typeof value === 'string' && choices.includes(value)
    ? value
    : wrong(path, `must be one of ${choices.join(', ')}`, value);
}

function texts(value: unknown, path: string): string[] {
  if (isUnset(value)) return [];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  return wrong(path, 'must be a list of texts', value);
}

function addresses(value: unknown, path: string): string[] {
  const list = texts(value, path);
  for (const [index, one] of list.entries()) {
    if (!isAddress(one)) wrong(`${path}[${String(index)}]`, 'not a well-formed email address', one);
  }
  return list;
}

/** The customer of a body, by id or address. Creates a customer for a new address. */
function customer(value: unknown, path: string, state: State, now: Date): Row {
  const { id, email, firstName, lastName } = (value ?? {}) as Row;
  if (!isUnset(id)) {
    const known = typeof id === 'number' ? state.rows('customer').get(id) : undefined;
    return reference(known ?? wrong(`${path}.id`, 'no such customer', id));
  }
  const address = text(email, `${path}.email`);
  if (!isAddress(address)) wrong(`${path}.email`, 'not a well-formed email address', email);
  const known = customerByEmail(state, address);
  if (known) return reference(known);
  const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  return reference(addCustomer(state, { ...names, emails: [{ type: 'work', value: address }] }, now));
}

function reference(row: Row): Row {
  const { emails } = row._embedded as { emails: { value: string }[] };
  return customerRef(row.id, { first: row.firstName ?? '', last: row.lastName ?? '', email: emails[0]?.value ?? '' });
}

function user(id: unknown, path: string, state: State): Row {
  const row = typeof id === 'number' ? state.rows('user').get(id) : undefined;
  if (!row) return wrong(path, 'no such user', id);
  return { id: row.id, type: 'user', first: row.firstName, last: row.lastName, email: row.email };
}

/** Returns the assignee of a conversation: a user or a team. Ids of teams differ from ids of users. */
function assignee(id: unknown, path: string, state: State): Row {
  const team = typeof id === 'number' ? state.rows('team').get(id) : undefined;
  return team ? { id: team.id, type: 'team', first: team.name, last: '', email: '' } : user(id, path, state);
}

function uploads(value: unknown, path: string, state: State): Row[] {
  if (isUnset(value)) return [];
  if (!Array.isArray(value)) return wrong(path, 'must be a list', value);
  return (value as Row[]).map((file, index) => {
    const at = `${path}[${String(index)}]`;
    const data = text(file.data, `${at}.data`);
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(data)) wrong(`${at}.data`, 'must be base64');
    if (Buffer.byteLength(data, 'base64') > LARGEST_FILE) refuse(413, 'The attachment is larger than 10 MB');
    return {
      id: 99_000_000 + state.next('attachment'),
      filename: text(file.fileName, `${at}.fileName`),
      mimeType: text(file.mimeType, `${at}.mimeType`),
      size: Buffer.from(data, 'base64').length,
      state: 'valid',
      data,
    };
  });
}

/** Stores a thread and the changes of its conversation. Returns the id of the thread. */
function addThread(row: Row, thread: Row, changes: Row, request: Incoming, state: State): string {
  if (Number(row.threads) >= MOST_THREADS - 1) {
    refuse(412, `The conversation is locked: it holds ${String(row.threads)} threads and accepts no more`);
  }
  const at = instant(request.now);
  const made = state.rows('thread').insert({
    status: changes.status ?? row.status,
    action: { type: 'default', associatedEntities: {} },
    source: { type: 'api', via: 'user' },
    createdAt: at,
    _embedded: { attachments: [] },
    ...thread,
    conversationId: row.id,
  });
  state.rows('conversation').put({ ...row, ...changes, threads: Number(row.threads) + 1, userUpdatedAt: at });
  return String(made.id);
}

const made = (id: string, location: string): Answer => ({ status: 201, headers: { 'resource-id': id, location } });

const me = (state: State): Row => user(2001, 'user', state);

function reply(request: Incoming, state: State): Answer {
  const row = conversation(request, state);
  const body = object(request);
  const draft = body.draft === true;
  if (!isUnset(body.draft) && typeof body.draft !== 'boolean') wrong('draft', 'must be true or false', body.draft);
  const status = isUnset(body.status) ? 'active' : oneOf(body.status, STATUSES, 'status');
  const thread = {
    type: 'message',
    state: draft ? 'draft' : 'published',
    body: text(body.text, 'text'),
    customer: customer(body.customer, 'customer', state, request.now),
    createdBy: me(state),
    cc: addresses(body.cc, 'cc'),
    bcc: addresses(body.bcc, 'bcc'),
    _embedded: { attachments: uploads(body.attachments, 'attachments', state) },
  };
  // A sent reply without a status reopens the conversation; a draft does not.
  const id = addThread(row, thread, draft ? {} : { status }, request, state);
  return made(id, `${request.origin}/v2/conversations/${String(row.id)}/threads/${id}`);
}

function note(request: Incoming, state: State): Answer {
  const row = conversation(request, state);
  const body = object(request);
  const changes = isUnset(body.status) ? {} : { status: oneOf(body.status, STATUSES, 'status') };
  const files = { attachments: uploads(body.attachments, 'attachments', state) };
  const thread = { type: 'note', body: text(body.text, 'text'), createdBy: me(state), _embedded: files };
  const id = addThread(row, thread, changes, request, state);
  return made(id, `${request.origin}/v2/conversations/${String(row.id)}/threads/${id}`);
}

/** Handler for a thread from the customer: an e-mail, a chat or a call. */
function customerThread(type: string): CustomRoute['handle'] {
  return (request, state) => {
    const row = conversation(request, state);
    const body = object(request);
    const by = customer(body.customer, 'customer', state, request.now);
    const thread = { type, body: text(body.text, 'text'), customer: by, createdBy: by };
    const id = addThread(row, thread, { status: 'active' }, request, state);
    return made(id, `${request.origin}/v2/conversations/${String(row.id)}/threads/${id}`);
  };
}

function createConversation(request: Incoming, state: State): Answer {
  const body = object(request);
  const mailbox = typeof body.mailboxId === 'number' ? state.rows('mailbox').get(body.mailboxId) : undefined;
  if (!mailbox) wrong('mailboxId', 'no such mailbox', body.mailboxId);
  if (!Array.isArray(body.threads) || body.threads.length === 0) wrong('threads', 'may not be empty', body.threads);
  const at = instant(request.now);
  const type = oneOf(body.type, KINDS, 'type');
  const status = oneOf(body.status, STATUSES, 'status');
  const subject = text(body.subject, 'subject');
  const primaryCustomer = customer(body.customer, 'customer', state, request.now);
  const tags = tagList(body.tags ?? [], state, request.now);
  const owner = isUnset(body.assignTo) ? undefined : assignee(body.assignTo, 'assignTo', state);
  const rows = state.rows('conversation');
  const row = rows.insert({
    threads: 0,
    type,
    folderId: 8501,
    status,
    subject,
    preview: '',
    mailboxId: mailbox.id,
    ...(owner ? { assignee: owner } : {}),
    createdBy: primaryCustomer,
    createdAt: at,
    userUpdatedAt: at,
    customerWaitingSince: { time: at, friendly: 'just now' },
    source: { type: 'api', via: 'customer' },
    tags,
    primaryCustomer,
  });
  const id = Number(row.id);
  for (const [index, thread] of (body.threads as Row[]).entries()) {
    const path = `threads[${String(index)}]`;
    const kind = oneOf(thread.type, THREAD_KINDS, `${path}.type`);
    const words = text(thread.text, `${path}.text`);
    const by = WITH_CUSTOMER.includes(kind)
      ? customer(thread.customer, `${path}.customer`, state, request.now)
      : undefined;
    const said = {
      type: kind === 'reply' ? 'message' : kind,
      body: words,
      createdBy: by ?? me(state),
      ...(by ? { customer: by } : {}),
    };
    const current = rows.get(id) ?? row;
    const preview = words.replace(/<[^>]*>/g, '').slice(0, 80);
    addThread(current, said, { preview, number: id - 500_000 }, request, state);
  }
  return made(String(id), `${request.origin}/v2/conversations/${String(id)}`);
}

/** Changes of one operation of a conversation patch, by `op path`. */
const PATCHES: Readonly<Record<string, (value: unknown, row: Row, request: Incoming, state: State) => Row>> = {
  'replace /status': (value, row, request) => {
    const status = oneOf(value, STATUSES, 'value');
    return { ...row, status, closedAt: status === 'closed' ? instant(request.now) : null };
  },
  'replace /assignTo': (value, row, _request, state) => ({ ...row, assignee: assignee(value, 'value', state) }),
  'remove /assignTo': (_value, { assignee: _gone, ...row }) => row,
  'move /mailboxId': (value, row, _request, state) => {
    const mailbox = typeof value === 'number' ? state.rows('mailbox').get(value) : undefined;
    return { ...row, mailboxId: (mailbox ?? wrong('value', 'no such mailbox', value)).id };
  },
  'replace /subject': (value, row) => ({ ...row, subject: text(value, 'value') }),
  'replace /primaryCustomer.id': (value, row, request, state) => ({
    ...row,
    primaryCustomer: customer({ id: value }, 'value', state, request.now),
  }),
  'replace /draft': (value, row) =>
    value === false ? { ...row, state: 'published' } : wrong('value', 'must be false', value),
};

function patchConversation(request: Incoming, state: State): Answer {
  const row = conversation(request, state);
  const { op, path, value } = object(request);
  const patch =
    PATCHES[`${String(op)} ${String(path)}`] ?? wrong('path', 'unknown operation', `${String(op)} ${String(path)}`);
  state.rows('conversation').put({ ...patch(value, row, request, state), userUpdatedAt: instant(request.now) });
  return { status: 204 };
}

function patchThread(request: Incoming, state: State): Answer {
  conversation(request, state);
  const row = state.rows('thread').get(request.params.thread ?? '');
  if (row === undefined || String(row.conversationId) !== request.params.id) return refuse(404, 'Not found');
  const { op, path, value } = object(request);
  if (op !== 'replace') wrong('op', 'must be replace', op);
  if (path === '/text') state.rows('thread').put({ ...row, body: text(value, 'value') });
  else if (path === '/hidden' && typeof value === 'boolean') {
    state.rows('thread').put({ ...row, state: value ? 'hidden' : 'published' });
  } else wrong('path', 'unknown operation', path);
  return { status: 204 };
}

export const writeRoutes: readonly CustomRoute[] = [
  { method: 'POST', path: '/v2/conversations', handle: createConversation },
  { method: 'PATCH', path: '/v2/conversations/{id}', handle: patchConversation },
  {
    method: 'DELETE',
    path: '/v2/conversations/{id}',
    handle: (request, state) => {
      state.rows('conversation').drop(Number(conversation(request, state).id));
      return { status: 204 };
    },
  },
  { method: 'PATCH', path: '/v2/conversations/{id}/threads/{thread}', handle: patchThread },
  { method: 'POST', path: '/v2/conversations/{id}/reply', handle: reply },
  { method: 'POST', path: '/v2/conversations/{id}/notes', handle: note },
  { method: 'POST', path: '/v2/conversations/{id}/customer', handle: customerThread('customer') },
  { method: 'POST', path: '/v2/conversations/{id}/chats', handle: customerThread('chat') },
  { method: 'POST', path: '/v2/conversations/{id}/phones', handle: customerThread('phone') },
  ...tagRoutes,
];
