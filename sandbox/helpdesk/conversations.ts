/** Conversations. */
import { refuse } from '../engine/refusal.js';
import type { Collection, Incoming, Place, Row, State } from '../engine/types.js';
import { conversationAt, writerOf } from '../story/conversations.js';
import { conversationQuery } from './query.js';
import { instant, since, wrong } from './shape.js';
import { COLORS, customer, member, subject, TAGS } from './words.js';

const DAY = 86_400_000;

/** Maximum number of threads of a conversation. */
export const MOST_THREADS = 100;

export const STATUSES = ['active', 'pending', 'closed', 'spam'] as const;
const LISTED = [...STATUSES, 'open', 'all'];
const SOURCES = ['email', 'web', 'api', 'chat', 'manual', 'mobile', 'emailfwd', 'beacon'] as const;

/** Every fortieth conversation was merged into the next one. */
const merged = (index: number): boolean => index % 40 === 7;

export const kindOf = (index: number): 'email' | 'chat' | 'phone' =>
  index % 11 === 4 ? 'chat' : index % 13 === 6 ? 'phone' : 'email';

/** Number of threads of the seeded conversation at a position. */
export function threadsOf(index: number): number {
  if (index % 97 === 13) return MOST_THREADS;
  if (index % 29 === 3) return 60;
  return 1 + (index % 6);
}

export function firstInstant({ index, start, count }: Pick<Place, 'index' | 'start' | 'count'>): number {
  const all = Math.max(1, count('conversation'));
  return +start - Math.floor((all - index) * ((400 * DAY) / all / 1000)) * 1000;
}

/** Position of the customer of the seeded conversation at a position. */
export function customerOf(index: number, customers: number): number {
  return (writerOf(index) ?? index * 7) % Math.max(1, customers);
}

/** A customer as embedded in a conversation. */
export function customerRef(
  id: unknown,
  { first, last, email }: Readonly<Record<'first' | 'last' | 'email', unknown>>,
): Row {
  return { id, type: 'customer', first, last, email };
}

function seed({ index, random, start, count, id }: Place): Row {
  const created = firstInstant({ index, start, count });
  const known = conversationAt(index, start);
  const drawn = random.pick([
    'active',
    'active',
    'active',
    'pending',
    'closed',
    'closed',
    index % 10 ? 'closed' : 'spam',
  ]);
  const status = known === undefined ? drawn : known.isOpen ? 'active' : 'closed';
  const updated = instant(Math.min(+start - 1000, created + (threadsOf(index) - 1) * 3_600_000));
  const at = customerOf(index, count('customer'));
  const reference = customerRef(id('customer', at), customer(at));
  const owner = index % 3 === 0 ? undefined : index % count('user');
  const tags = TAGS.map((tag, position) => ({
    id: id('tag', position),
    color: COLORS[position % COLORS.length],
    tag,
  })).filter((_, position) => (index + position * 5) % 11 === 0);
  const closedBy = owner ?? 0;
  const drawnSubject = subject(random, index);
  const order = known?.order ?? (index % 5 === 0 ? `A-${String(index)}` : undefined);
  return {
    number: 1 + index,
    threads: threadsOf(index),
    type: kindOf(index),
    folderId: 8501 + (index % 4) * 6,
    status,
    subject: known?.subject ?? drawnSubject,
    preview: known?.question ?? 'Could you look into this for me?',
    mailboxId: id('mailbox', index % count('mailbox')),
    ...(owner === undefined ? {} : { assignee: { id: id('user', owner), type: 'user', ...member(owner) } }),
    createdBy: reference,
    createdAt: instant(created),
    closedBy: status === 'closed' ? id('user', closedBy) : 0,
    ...(status === 'closed' ? { closedByUser: { id: id('user', closedBy), type: 'user', ...member(closedBy) } } : {}),
    closedAt: status === 'closed' ? updated : null,
    userUpdatedAt: updated,
    customerWaitingSince: { time: updated, friendly: 'a while ago' },
    source: {
      type: kindOf(index) === 'chat' ? 'chat' : random.pick(SOURCES),
      via: index % 4 === 3 ? 'user' : 'customer',
    },
    tags,
    cc: index % 8 === 1 ? ['boss@example.com'] : [],
    // Every fiftieth was opened by a team member and has no customer yet.
    ...(index % 50 === 21
      ? { createdBy: { id: id('user', 0), type: 'user', ...member(0) } }
      : { primaryCustomer: reference }),
    customFields:
      order === undefined
        ? []
        : [{ id: 8001 + (index % 4) * 3, name: 'Order number', value: String(order), text: String(order) }],
    ...(merged(index) ? { mergedInto: id('conversation', index + 1) } : {}),
    attachments: index % 4 === 0,
  };
}

/** Threads of a conversation, newest first. */
export function threadsNewestFirst(id: unknown, state: State): Row[] {
  return [...state.rows('thread').scan({ parent: Number(id), reverse: true })];
}

/** The conversation as it appears in responses. */
export function show(row: Row, request: Incoming, state: State): Row {
  const { mergedInto: _merged, attachments: _attachments, ...shown } = row;
  const self = `${request.origin}/v2/conversations/${String(row.id)}`;
  let threads: Row[] = [];
  if (request.query.get('embed') === 'threads') {
    threads = threadsNewestFirst(row.id, state).map((thread) => showThread(thread, request));
    // A chat embeds only its last message.
    if (row.type === 'chat') threads = threads.slice(0, 1);
  }
  const mailbox = { href: `${request.origin}/v2/mailboxes/${String(row.mailboxId)}` };
  const web = { href: `${request.origin}/conversation/${String(row.id)}/${String(row.number)}` };
  const links = { self: { href: self }, mailbox, threads: { href: `${self}/threads/` }, web };
  return { ...shown, _embedded: { threads }, _links: links };
}

/** The thread as it appears in responses: attachments have links, without the stored bytes. */
export function showThread(row: Row, request: Incoming): Row {
  const { conversationId, _embedded, ...rest } = row;
  const base = `${request.origin}/v2/conversations/${String(conversationId)}`;
  const files = ((_embedded as { attachments?: Row[] } | undefined)?.attachments ?? []).map(
    ({ data: _data, ...file }) => {
      const at = `${base}/attachments/${String(file.id)}`;
      return { ...file, _links: { self: { href: at }, data: { href: `${at}/data` }, web: { href: `${at}/file` } } };
    },
  );
  return { ...rest, _embedded: { attachments: files } };
}

const commas = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

export const conversations: Collection = {
  paths: ['/v2/conversations'],
  methods: ['GET'],
  paging: 'inbox',
  result: 'conversations',
  pageSize: 25,
  id: { style: 'integer', first: 500_001 },
  ordered: ['createdAt', 'number'],
  defaults: {
    state: 'published',
    closedBy: 0,
    closedAt: null,
    cc: [],
    bcc: [],
    snooze: null,
    nextEvent: null,
    customFields: [],
  },
  seed,
  listed: (row, request) => {
    if (row.mergedInto !== undefined) return false;
    // Without a filter the service lists active conversations only.
    return request.query.has('status') || row.status === 'active';
  },
  found: (row) => row.mergedInto === undefined,
  filters: {
    status: (row, value) => {
      if (!LISTED.includes(value)) wrong('status', `must be one of ${LISTED.join(', ')}`, value);
      return (
        value === 'all' ||
        row.status === value ||
        (value === 'open' && (row.status === 'active' || row.status === 'pending'))
      );
    },
    mailbox: (row, value) => commas(value).includes(String(row.mailboxId)),
    folder: (row, value) => String(row.folderId) === value,
    tag: (row, value) => {
      const wanted = commas(value);
      return (row.tags as Row[]).some((tag) => wanted.includes(String(tag.tag).toLowerCase()));
    },
    assigned_to: (row, value) => String((row.assignee as Row | undefined)?.id) === value,
    modifiedSince: since('userUpdatedAt'),
    number: (row, value) => String(row.number) === value,
    customFieldsByIds: (row, value, request) => {
      if (!request.query.has('mailbox')) wrong('customFieldsByIds', 'needs mailbox');
      return value.split(',').every((pair) => {
        const [id, text] = [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)];
        return (row.customFields as Row[]).some((field) => String(field.id) === id && field.value === text);
      });
    },
    query: (row, value, request, state) => searches(value, request, state)(row),
  },
  sort: {
    by: 'sortField',
    direction: 'sortOrder',
    fields: {
      createdAt: 'createdAt',
      customerEmail: 'primaryCustomer.email',
      customerName: 'primaryCustomer.last',
      mailboxid: 'mailboxId',
      modifiedAt: 'userUpdatedAt',
      number: 'number',
      score: 'id',
      status: 'status',
      subject: 'subject',
      waitingSince: 'customerWaitingSince.time',
    },
    defaultField: 'createdAt',
    defaultDirection: 'desc',
  },
  show,
};

const parsed = new WeakMap<Incoming, (row: Row) => boolean>();

/** The test of a request's query, parsed once for all rows. */
function searches(text: string, request: Incoming, state: State): (row: Row) => boolean {
  const known = parsed.get(request);
  if (known) return known;
  const names = new Map([...state.rows('mailbox').scan()].map((row) => [row.id, String(row.name)]));
  const test = conversationQuery(text, (id) => names.get(id) ?? '', request.now);
  parsed.set(request, test);
  return test;
}

/** The conversation of a path. A merged conversation can only be read. */
export function conversation(request: Incoming, state: State): Row {
  const row = state.rows('conversation').get(request.params.id ?? '');
  return row && row.mergedInto === undefined ? row : refuse(404, 'Not found');
}
