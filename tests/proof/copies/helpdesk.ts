/** Changes of the helpdesk: conversations are written to, moved, tagged and deleted, customers come and change. */
import {
  isAccepted,
  pick,
  word,
  type Change,
  type CopiedService,
  type Other,
  type Row,
  type Touched,
} from './service.js';

const NAMES = ['users', 'teams', 'mailboxes', 'tags', 'workflows', 'webhooks', 'customers', 'conversations'];
/** Lists in each mailbox. */
const IN_MAILBOX = { mailboxFolders: 'folders', mailboxFields: 'fields' };

interface Envelope {
  readonly _embedded?: Readonly<Record<string, readonly Row[]>>;
  readonly page: { readonly totalPages: number };
}

/** Reads all pages of a list. */
async function list({ ask }: Pick<Other, 'ask'>, name: string, query = ''): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask('GET', `/v2/${name}?page=${String(page)}${query}`);
    if (!isAccepted(answer)) throw new Error(`${name}: ${String(answer.status)}`);
    const body = answer.body as Envelope;
    rows.push(...(body._embedded?.[name.split('/').at(-1) ?? ''] ?? []));
    pages = body.page.totalPages;
  }
  return rows;
}

/** Links have the address of the service, which is another one behind the proxy that counts requests. Some rows are copied without them. */
function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== '_links');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutLinks(inner)]));
}

/** The secrets that sign the deliveries of webhooks are not copied. */
function contentOf(row: Row, collection: string): unknown {
  const { secret: _, ...rest } = row;
  return withoutLinks(collection === 'webhooks' ? rest : row);
}

/** Conversations with all of their threads: a list embeds one page of them, and one thread of a chat. */
async function conversations(other: Other): Promise<readonly Row[]> {
  const rows = await list(other, 'conversations', '&status=all&embed=threads');
  const whole: Row[] = [];
  for (const row of rows) {
    const { threads = [] } = (row['_embedded'] ?? {}) as { readonly threads?: readonly Row[] };
    const isWhole = row['type'] !== 'chat' && Number(row['threads']) <= threads.length;
    const all = isWhole ? threads : await list(other, `conversations/${String(row['id'])}/threads`);
    whole.push(isWhole ? row : { ...row, _embedded: { threads: all } });
  }
  return whole;
}

/** A list of every mailbox, whose records have the id of the mailbox added. */
async function inMailboxes(other: Other, part: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { id } of await list(other, 'mailboxes')) {
    const own = await list(other, `mailboxes/${String(id)}/${part}`);
    rows.push(...own.map((row) => ({ ...row, mailboxId: id })));
  }
  return rows;
}

type Send = (other: Other, path: string, row: Row) => ReturnType<Other['ask']>;

const onConversation =
  (send: Send): Change =>
  async (other) => {
    const row = pick(await list(other, 'conversations', '&status=all'), other.next);
    if (row === undefined) return undefined;
    const key = String(row['id']);
    const answer = await send(other, `/v2/conversations/${key}`, row);
    return isAccepted(answer) ? [{ collection: 'conversations', key }, { collection: 'tags' }] : undefined;
  };

const customerOf = (row: Row): Row => ({ id: (row['primaryCustomer'] as Row | undefined)?.['id'] });

const idAt = (location: string | null): string => location?.split('/').at(-1) ?? '';

export const helpdesk: CopiedService = {
  binary: 'helpdeskcli',
  sandbox: ['--records', '40', '--latency', '2', '--unlimited'],
  copies: (dir) => [
    ['backup', '--out', dir],
    ['backup', '--out', dir, '--resume'],
    ['backup', '--out', dir, '--reconcile', '--resume'],
    ['backup', '--out', dir, '--reconcile'],
  ],
  settled: (dir) => [['backup', '--out', dir, '--reconcile']],
  changes: {
    'create a conversation': async (other) => {
      const { ask, next } = other;
      const customer = pick(await list(other, 'customers'), next);
      const by = { id: customer?.['id'] };
      const answer = await ask('POST', '/v2/conversations', {
        subject: word(next),
        type: 'email',
        status: 'active',
        mailboxId: 1001,
        customer: by,
        threads: [{ type: 'customer', text: word(next), customer: by }],
      });
      if (!isAccepted(answer)) return undefined;
      return [{ collection: 'conversations', key: idAt(answer.location) }] satisfies Touched[];
    },
    reply: onConversation(({ ask, next }, path, row) =>
      ask('POST', `${path}/reply`, { text: word(next), customer: customerOf(row) }),
    ),
    note: onConversation(({ ask, next }, path) => ask('POST', `${path}/notes`, { text: word(next) })),
    'customer writes': onConversation(({ ask, next }, path, row) =>
      ask('POST', `${path}/customer`, { text: word(next), customer: customerOf(row) }),
    ),
    status: onConversation(({ ask, next }, path) =>
      ask('PATCH', path, {
        op: 'replace',
        path: '/status',
        value: pick(['active', 'pending', 'closed', 'spam'], next),
      }),
    ),
    'move to a mailbox': onConversation(({ ask, next }, path) =>
      ask('PATCH', path, { op: 'move', path: '/mailboxId', value: pick([1001, 1002, 1003], next) }),
    ),
    tag: onConversation(({ ask, next }, path) =>
      ask('PUT', `${path}/tags`, { tags: [pick(['billing', 'sales', word(next)], next)] }),
    ),
    'delete a conversation': onConversation(({ ask }, path) => ask('DELETE', path)),
    assign: onConversation(({ ask, next }, path) =>
      ask('PATCH', path, { op: 'replace', path: '/assignTo', value: pick([2001, 2002, 2003], next) }),
    ),
    'create a webhook': async ({ ask, next }) => {
      const answer = await ask('POST', '/v2/webhooks', {
        url: `https://example.com/${word(next)}`,
        events: ['satisfaction.ratings'],
        secret: word(next),
      });
      return isAccepted(answer) ? [{ collection: 'webhooks', key: idAt(answer.location) }] : undefined;
    },
    'replace a webhook': async (other) => {
      const { ask, next } = other;
      const row = pick(await list(other, 'webhooks'), next);
      if (row === undefined) return undefined;
      const key = String(row['id']);
      const answer = await ask('PUT', `/v2/webhooks/${key}`, {
        url: `https://example.com/${word(next)}`,
        events: row['events'],
        secret: word(next),
      });
      return isAccepted(answer) ? [{ collection: 'webhooks', key }] : undefined;
    },
    'delete a webhook': async (other) => {
      // One is left: the clients warn of a list that has become empty.
      const [, ...rows] = await list(other, 'webhooks');
      const key = String(pick(rows, other.next)?.['id']);
      return isAccepted(await other.ask('DELETE', `/v2/webhooks/${key}`))
        ? [{ collection: 'webhooks', key }]
        : undefined;
    },
    'create a customer': async ({ ask, next }) => {
      const answer = await ask('POST', '/v2/customers', { firstName: word(next) });
      return isAccepted(answer) ? [{ collection: 'customers', key: idAt(answer.location) }] : undefined;
    },
    'update a customer': async (other) => {
      const { ask, next } = other;
      const key = String(pick(await list(other, 'customers'), next)?.['id']);
      const operation = { op: 'replace', path: '/jobTitle', value: word(next) };
      return isAccepted(await ask('PATCH', `/v2/customers/${key}`, [operation]))
        ? [{ collection: 'customers', key }]
        : undefined;
    },
  },
  keyOf: ({ id }) => String(id),
  contentOf,
  rows: async (other) => {
    const found = new Map<string, readonly Row[]>();
    for (const name of NAMES) {
      found.set(name, name === 'conversations' ? await conversations(other) : await list(other, name));
    }
    for (const [name, part] of Object.entries(IN_MAILBOX)) found.set(name, await inMailboxes(other, part));
    return found;
  },
};
