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
export const LISTS: Readonly<Record<string, readonly string[]>> = {
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
export async function list({ ask }: Pick<Other, 'ask'>, path: string): Promise<readonly Row[]> {
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

/** Conditions of a filter. */
const OPEN_DEALS = {
  glue: 'and',
  conditions: [
    {
      glue: 'and',
      conditions: [{ object: 'deal', field_id: '1004', operator: '=', value: 'open', extra_value: null }],
    },
    { glue: 'or', conditions: [] },
  ],
};

/** Changes of a list that can only be replaced, not patched. */
function replacedOf(
  collection: string,
  one: string,
  field: string,
  more: (other: Other) => Promise<Row>,
  resent: readonly string[] = [],
): Readonly<Record<string, Change>> {
  const [path = ''] = LISTS[collection] ?? [];
  return {
    [`create ${one}`]: async (other) => {
      const answer = await other.ask('POST', path, { ...(await more(other)), [field]: word(other.next) });
      return isAccepted(answer) ? [{ collection, key: idOf(answer.body) }] : undefined;
    },
    [`update ${one}`]: onOne(collection, path, async ({ ask, next }, at) => {
      const { data } = (await ask('GET', at)).body as { readonly data: Row };
      const again = Object.fromEntries(resent.map((name) => [name, data[name]]));
      return ask('PUT', at, { ...again, [field]: word(next) });
    }),
    [`delete ${one}`]: onOne(collection, path, ({ ask }, at) => ask('DELETE', at)),
  };
}

/** Changes of the definitions of custom fields. Those with values are not deleted: the service would change all records without their times. */
function definitionsOf(collection: string): Readonly<Record<string, Change>> {
  const [path = ''] = LISTS[collection] ?? [];
  const onCreated =
    (send: (other: Other, path: string) => ReturnType<Other['ask']>): Change =>
    async (other) => {
      const keys = (await list(other, path)).map(({ field_code: code }) => String(code));
      const key = pick(
        keys.filter((one) => other.created.has(one)),
        other.next,
      );
      if (key === undefined) return undefined;
      return isAccepted(await send(other, `${path}/${key}`)) ? [{ collection, key }] : undefined;
    };
  return {
    [`create one of ${collection}`]: async ({ ask, next, created }) => {
      const answer = await ask('POST', path, { field_name: word(next), field_type: 'varchar' });
      if (!isAccepted(answer)) return undefined;
      const key = String((answer.body as { readonly data: Row }).data['field_code']);
      created.add(key);
      return [{ collection, key }];
    },
    [`update one of ${collection}`]: onCreated(({ ask, next }, at) => ask('PATCH', at, { field_name: word(next) })),
    [`delete one of ${collection}`]: onCreated(({ ask }, at) => ask('DELETE', at)),
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
    ...replacedOf('notes', 'note', 'content', async (other) => ({
      deal_id: pick(await list(other, '/api/v2/deals'), other.next)?.['id'],
    })),
    ...replacedOf('filters', 'filter', 'name', () => Promise.resolve({ type: 'deals', conditions: OPEN_DEALS }), [
      'conditions',
    ]),
    'create a webhook': async ({ ask, next }) => {
      const answer = await ask('POST', '/api/v1/webhooks', {
        subscription_url: `https://example.com/${word(next)}`,
        event_action: 'create',
        event_object: 'board',
        name: word(next),
      });
      return isAccepted(answer) ? [{ collection: 'webhooks', key: idOf(answer.body) }] : undefined;
    },
    'delete a webhook': async (other) => {
      // One is left: the clients warn of a list that has become empty.
      const [, ...rows] = await list(other, '/api/v1/webhooks');
      const key = String(pick(rows, other.next)?.['id']);
      return isAccepted(await other.ask('DELETE', `/api/v1/webhooks/${key}`))
        ? [{ collection: 'webhooks', key }]
        : undefined;
    },
    ...definitionsOf('dealFields'),
    ...definitionsOf('personFields'),
    ...definitionsOf('organizationFields'),
    ...definitionsOf('productFields'),
    ...archive('deals'),
    ...archive('leads'),
    'convert a lead': convert('leads', 'deal'),
    'convert a deal': convert('deals', 'lead'),
  },
  keyOf: ({ id, field_code: code }) => String(id ?? code),
  contentOf: withoutEmptyFields,
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

/** A new custom field is in all records, where it is null. The service does not report them as changed. */
function withoutEmptyFields(row: Row): Row {
  const fields = row['custom_fields'];
  if (typeof fields !== 'object' || fields === null) return row;
  return {
    ...row,
    custom_fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  };
}
