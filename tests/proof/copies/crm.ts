/** Changes of the CRM: records come, change and go, deals and leads are archived, restored and converted into each other. */
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

interface Envelope {
  readonly data?: readonly Row[] | null;
  readonly additional_data?: {
    readonly next_cursor?: string | null;
    readonly pagination?: { readonly more_items_in_collection?: boolean; readonly next_start?: number };
  };
}

/** Lists of each collection of a backup. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  deals: ['/api/v2/deals', '/api/v2/deals/archived'],
  persons: ['/api/v2/persons'],
  organizations: ['/api/v2/organizations'],
  activities: ['/api/v2/activities'],
  products: ['/api/v2/products'],
  pipelines: ['/api/v2/pipelines'],
  stages: ['/api/v2/stages'],
  dealFields: ['/api/v2/dealFields'],
  personFields: ['/api/v2/personFields'],
  organizationFields: ['/api/v2/organizationFields'],
  productFields: ['/api/v2/productFields'],
  activityFields: ['/api/v2/activityFields'],
  activityTypes: ['/api/v1/activityTypes'],
  leads: ['/api/v1/leads', '/api/v1/leads/archived'],
  leadLabels: ['/api/v1/leadLabels'],
  projects: ['/api/v2/projects', '/api/v2/projects/archived'],
  notes: ['/api/v1/notes'],
  users: ['/api/v1/users'],
  filters: ['/api/v1/filters'],
  currencies: ['/api/v1/currencies'],
  webhooks: ['/api/v1/webhooks'],
};

/** Lists without pages: they refuse a limit. */
const UNPAGED = [
  '/api/v1/users',
  '/api/v1/filters',
  '/api/v1/currencies',
  '/api/v1/webhooks',
  '/api/v1/activityTypes',
  '/api/v1/leadLabels',
];

/** Reads all pages of a list. */
async function list({ ask }: Pick<Other, 'ask'>, path: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let at = ''; ;) {
    const answer = await ask('GET', UNPAGED.includes(path) ? path : `${path}?limit=100${at}`);
    if (!isAccepted(answer)) throw new Error(`${path}: ${String(answer.status)}`);
    const { data, additional_data: more } = answer.body as Envelope;
    rows.push(...(data ?? []));
    const { next_cursor: cursor, pagination } = more ?? {};
    if (typeof cursor === 'string' && cursor !== '') at = `&cursor=${encodeURIComponent(cursor)}`;
    else if (pagination?.more_items_in_collection === true) at = `&start=${String(pagination.next_start)}`;
    else return rows;
  }
}

const idOf = (body: unknown): string => String((body as { readonly data: Row }).data['id']);

/** A change of any record of a list, by a request below its path. */
function onOne(
  collection: string,
  from: string,
  send: (other: Other, path: string) => ReturnType<Other['ask']>,
): Change {
  const [base = ''] = LISTS[collection] ?? [];
  return async (other) => {
    const row = pick(await list(other, from), other.next);
    if (row === undefined) return undefined;
    const key = String(row['id']);
    return isAccepted(await send(other, `${base}/${key}`)) ? [{ collection, key }] : undefined;
  };
}

/** A change of the number of records, or of the content of one. */
function changesOf(collection: string, one: string, field: string, more: Row = {}): Readonly<Record<string, Change>> {
  const [path = ''] = LISTS[collection] ?? [];
  return {
    [`create ${one}`]: async ({ ask, next }) => {
      const answer = await ask('POST', path, { ...more, [field]: word(next) });
      return isAccepted(answer) ? [{ collection, key: idOf(answer.body) }] : undefined;
    },
    [`update ${one}`]: onOne(collection, path, ({ ask, next }, at) => ask('PATCH', at, { [field]: word(next) })),
    [`delete ${one}`]: onOne(collection, path, ({ ask }, at) => ask('DELETE', at)),
  };
}

const archive = (collection: string): Readonly<Record<string, Change>> => {
  const [active = '', archived = ''] = LISTS[collection] ?? [];
  return {
    [`archive ${collection}`]: onOne(collection, active, ({ ask }, at) => ask('PATCH', at, { is_archived: true })),
    [`restore ${collection}`]: onOne(collection, archived, ({ ask }, at) => ask('PATCH', at, { is_archived: false })),
  };
};

/** Moves a record to the other collection. The service does so while its job is polled. */
function convert(from: 'deals' | 'leads', to: 'deal' | 'lead'): Change {
  const [path = ''] = LISTS[from] ?? [];
  return async (other) => {
    const row = pick(await list(other, path), other.next);
    if (row === undefined) return undefined;
    const base = `/api/v2/${from}/${String(row['id'])}/convert`;
    const begun = await other.ask('POST', `${base}/${to}`, {});
    if (!isAccepted(begun)) return undefined;
    const job = String((begun.body as { readonly data: Row }).data['conversion_id']);
    for (let polls = 0; polls < 4; polls += 1) await other.ask('GET', `${base}/status/${job}`);
    return [{ collection: from, key: String(row['id']) }, { collection: `${to}s` }] satisfies Touched[];
  };
}

export const crm: CopiedService = {
  binary: 'crmcli',
  sandbox: ['--records', '40', '--latency', '3', '--unlimited'],
  copies: (dir) => [
    ['sync', 'warehouse', '--dir', dir],
    ['sync', 'warehouse', '--dir', dir],
    ['sync', 'warehouse', '--dir', dir, '--full', '--yes'],
    ['backup', '--dir', dir],
    ['backup', '--dir', dir, '--resume'],
  ],
  settled: (dir) => [
    ['backup', '--dir', dir],
    ['sync', 'warehouse', '--dir', dir, '--full', '--yes'],
  ],
  changes: {
    ...changesOf('deals', 'deal', 'title'),
    ...changesOf('persons', 'person', 'name'),
    ...changesOf('organizations', 'organization', 'name'),
    ...changesOf('activities', 'activity', 'subject', { type: 'call' }),
    ...changesOf('products', 'product', 'name'),
    ...changesOf('leads', 'lead', 'title', { person_id: 1 }),
    ...changesOf('projects', 'project', 'title'),
    ...archive('deals'),
    ...archive('leads'),
    'convert a lead': convert('leads', 'deal'),
    'convert a deal': convert('deals', 'lead'),
  },
  keyOf: ({ id, field_code: code }) => String(id ?? code),
  rows: async (other) => {
    const found = new Map<string, readonly Row[]>();
    for (const [name, paths] of Object.entries(LISTS)) {
      const rows: Row[] = [];
      for (const path of paths) rows.push(...(await list(other, path)));
      found.set(name, rows);
    }
    return found;
  },
};
