/** Threads and their attachments. */
import { attachmentHeader } from '../engine/names.js';
import { refuse } from '../engine/refusal.js';
import type { Answer, Collection, CustomRoute, Incoming, Place, Row, State } from '../engine/types.js';
import {
  conversation,
  customerOf,
  customerRef,
  firstInstant,
  kindOf,
  show,
  showThread,
  threadsOf,
  MOST_THREADS,
} from './conversations.js';
import { conversationAt } from '../story/conversations.js';
import { digest, instant } from './shape.js';
import { answer, customer as customerAt, fileName, member, question } from './words.js';

const HOUR = 3_600_000;

/** Maximum number of attachments of a seeded thread, for their ids. */
const MOST_FILES = 3;

const MIMES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  csv: 'text/csv',
};

function mimeOf(name: string): string {
  return MIMES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Bytes of a seeded attachment: the same for the same id. */
function bytesOf(file: Row): Buffer {
  if (typeof file.data === 'string') return Buffer.from(file.data, 'base64');
  return Buffer.alloc(Number(file.size), digest(String(file.id)));
}

function files({ index, random }: Place, conversationIndex: number): Row[] {
  if (conversationIndex % 4 !== 0 || index % 2 !== 0) return [];
  return Array.from({ length: 1 + ((conversationIndex + index) % MOST_FILES) }, (_, at) => {
    const filename = fileName(random, conversationIndex / 4 + index + at);
    const mimeType = mimeOf(filename);
    return {
      id: 90_000_001 + (conversationIndex * MOST_THREADS + index) * MOST_FILES + at,
      filename,
      mimeType,
      ...(mimeType.startsWith('image/') ? { width: 640, height: 480 } : {}),
      size: random.integer(10, 9000),
      state: (conversationIndex / 4 + at) % 7 === 6 ? 'virus' : 'valid',
    };
  });
}

const TYPES = ['message', 'customer', 'note', 'message', 'lineitem', 'customer'] as const;

function typeOf(index: number, kind: string): string {
  if (index > 0) return TYPES[(index - 1) % TYPES.length] ?? 'message';
  return kind === 'email' ? 'customer' : kind;
}

function seed(place: Place): Row {
  const { index, random, start, count, id, parent } = place;
  const owner = parent?.index ?? 0;
  const type = typeOf(index, kindOf(owner));
  const at = customerOf(owner, count('customer'));
  const customer = customerRef(id('customer', at), customerAt(at));
  const user = { id: id('user', owner % count('user')), type: 'user', ...member(owner % count('user')) };
  const byCustomer = type === 'customer' || type === 'chat' || type === 'phone';
  const created = instant(Math.min(+start - 1000, firstInstant({ index: owner, start, count }) + index * HOUR));
  const text = byCustomer
    ? question(random, index === 0 ? conversationAt(owner, start) : undefined)
    : type === 'note'
      ? `Internal: ${answer(random)}`
      : answer(random);
  return {
    type,
    status: type === 'lineitem' ? 'closed' : 'active',
    action:
      type === 'lineitem'
        ? { type: 'changed-ticket-status', text: `${user.first} marked as Closed`, associatedEntities: {} }
        : { type: 'default', associatedEntities: {} },
    // Log lines have no text.
    ...(type === 'lineitem' ? {} : { body: text }),
    source: { type: byCustomer ? 'email' : 'web', via: byCustomer ? 'customer' : 'user' },
    customer,
    createdBy: byCustomer ? customer : user,
    assignedTo: user,
    createdAt: created,
    _embedded: { attachments: type === 'lineitem' ? [] : files(place, owner) },
  };
}

export const threads: Collection = {
  paths: ['/v2/conversations/{conversation}/threads'],
  methods: ['GET'],
  paging: 'inbox',
  result: 'threads',
  pageSize: 25,
  id: { style: 'integer', first: 7_000_001 },
  parent: {
    collection: 'conversation',
    field: 'conversationId',
    most: MOST_THREADS,
    count: ({ index }) => threadsOf(index),
  },
  ordered: ['createdAt'],
  defaults: { state: 'published', savedReplyId: 0, to: [], cc: [], bcc: [] },
  seed,
  sort: { by: 'sortField', fields: { createdAt: 'createdAt' }, defaultField: 'createdAt', defaultDirection: 'desc' },
  show: (row, request) => showThread(row, request),
};

/** Returns one conversation; a merged one redirects to its target. */
function getConversation(request: Incoming, state: State): Answer {
  const row = state.rows('conversation').get(request.params.id ?? '') ?? refuse(404, 'Not found');
  if (row.mergedInto !== undefined) {
    return { status: 301, headers: { location: `${request.origin}/v2/conversations/${String(row.mergedInto)}` } };
  }
  return { status: 200, body: show(row, request, state) };
}

function attachment(request: Incoming, state: State): Row {
  const { id } = conversation(request, state);
  for (const thread of state.rows('thread').scan({ parent: Number(id) })) {
    const { attachments } = thread._embedded as { attachments: Row[] };
    const found = attachments.find((file) => String(file.id) === request.params.attachment);
    if (found) return found;
  }
  return refuse(404, 'Not found');
}

export const threadRoutes: readonly CustomRoute[] = [
  { method: 'GET', path: '/v2/conversations/{id}', handle: getConversation },
  {
    method: 'GET',
    path: '/v2/conversations/{id}/attachments/{attachment}/data',
    handle: (request, state) => ({
      status: 200,
      body: { data: bytesOf(attachment(request, state)).toString('base64') },
    }),
  },
  {
    method: 'GET',
    path: '/v2/conversations/{id}/attachments/{attachment}/file',
    handle: (request, state) => {
      const file = attachment(request, state);
      return {
        status: 200,
        headers: {
          'content-type': String(file.mimeType),
          'content-disposition': attachmentHeader(String(file.filename)),
        },
        body: bytesOf(file),
      };
    },
  },
];
