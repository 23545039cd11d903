/** Changes of the books: records of every resource that the service lets others write come, change and go. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

const DIVISION = '/api/v1/3001001';

interface Field {
  readonly type: string;
  readonly readonly?: boolean;
  /** Resource of the lines, of a collection. */
  readonly navigates?: string;
}

interface Resource {
  readonly methods: readonly string[];
  readonly key?: string;
  readonly sync?: boolean;
  readonly obsolete?: boolean;
  readonly needsSelect?: boolean;
  /** Feed of the same records. */
  readonly syncPath?: string;
  readonly fields: Readonly<Record<string, Field>>;
}

const CATALOGUE = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../specs/ledger/catalogue.json', import.meta.url)), 'utf8'),
) as Readonly<Record<string, Resource>>;

/** Feeds, by their names in the copy. The log of deletions is not copied. */
const FEEDS = Object.keys(CATALOGUE)
  .filter((name) => CATALOGUE[name]?.sync === true && CATALOGUE[name].obsolete !== true && name !== 'sync/Deleted')
  .map((name) => name.slice('sync/'.length));

/** Lists without a feed, which a copy reads as a whole, with the field that identifies a row. */
const LISTS: Readonly<Record<string, string>> = {
  'assets/Assets': 'ID',
  'cashflow/PaymentConditions': 'ID',
  'financial/FinancialPeriods': 'ID',
  'financial/Journals': 'ID',
  'general/Currencies': 'Code',
  'hrm/Costcenters': 'ID',
  'hrm/Costunits': 'ID',
  'hrm/Departments': 'ID',
  'inventory/Warehouses': 'ID',
  'logistics/ItemGroups': 'ID',
  'logistics/Units': 'ID',
  'read/financial/Returns': 'Request',
  'users/Users': 'UserID',
  'vat/VATCodes': 'ID',
};

/** The field that identifies a row of a feed: some have the name of the key of the resource. */
const feedKey = (feed: string): string => {
  const { [`sync/${feed}`]: own } = CATALOGUE;
  if (own?.fields['ID'] !== undefined) return 'ID';
  return Object.values(CATALOGUE).find(({ syncPath }) => syncPath === `sync/${feed}`)?.key ?? 'ID';
};

const KEYS = new Map([...FEEDS.map((name) => [name, feedKey(name)] as const), ...Object.entries(LISTS)]);

const keyOf = (row: Row, collection: string): string => String(row[KEYS.get(collection) ?? 'ID']).toLowerCase();

/** Reads all pages of a list. */
async function list({ ask }: Pick<Other, 'ask'>, path: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let at: string | undefined = `${DIVISION}/${path}`; at !== undefined;) {
    const answer = await ask('GET', at);
    if (!isAccepted(answer)) throw new Error(`${at}: ${String(answer.status)}`);
    const { d } = answer.body as {
      readonly d: readonly Row[] | { readonly results: readonly Row[]; readonly __next?: string };
    };
    const { results, __next: next } = 'results' in d ? d : { results: d, __next: undefined };
    rows.push(...results);
    const { pathname, search } = new URL(next ?? 'http://none');
    at = next === undefined ? undefined : `${pathname}${search}`;
  }
  return rows;
}

/** A value as it is copied: without links, with times as ISO 8601 and without blanks before codes. */
function decoded(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, ms] = /^\/Date\((-?\d+)\)\/$/.exec(value) ?? [];
    if (ms !== undefined) return new Date(Number(ms)).toISOString().replace(/T00:00:00\.000Z$|\.000(?=Z$)/, '');
    return /^ +\d+$/.test(value) ? value.trim() : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== '__metadata' && !isLink(inner))
      .map(([name, inner]) => [name, decoded(inner)]),
  );
}

const isLink = (value: unknown): boolean => typeof value === 'object' && value !== null && '__deferred' in value;

/** Resources that post to the ledger. The copy has the lines that are posted. */
const POSTING = [
  'salesentry/SalesEntries',
  'purchaseentry/PurchaseEntries',
  'generaljournalentry/GeneralJournalEntries',
  'financialtransaction/BankEntries',
  'financialtransaction/CashEntries',
];

/** Resources that others may write, and whose records are in the copy. */
const WRITTEN = Object.entries(CATALOGUE).flatMap(([name, { methods, syncPath }]) => {
  const isCopied = name in LISTS || FEEDS.includes(syncPath?.slice('sync/'.length) ?? '') || POSTING.includes(name);
  return isCopied && methods.some((method) => method !== 'GET') ? [name] : [];
});

/** Resources whose records no change of others affects, by the feed that has them. */
const ALONE: Readonly<Record<string, string>> = {
  'crm/Accounts': 'CRM/Accounts',
  'crm/Contacts': 'CRM/Contacts',
  'crm/Addresses': 'CRM/Addresses',
};

/** Records among which one is changed. */
const MANY = 30;
/** Records among which one is deleted: mostly those that were created by these changes, to which no others refer. */
const FEW = 4;

/** The last records of a resource. */
async function newest({ ask }: Other, resource: string, count: number): Promise<readonly Row[]> {
  const { fields = {}, needsSelect = false } = CATALOGUE[resource] ?? {};
  const order = fields['Created'] === undefined ? '' : '&$orderby=Created desc';
  const select = needsSelect ? `&$select=${Object.keys(fields).join(',')}` : '';
  const { body } = await ask('GET', `${DIVISION}/${resource}?$top=${String(count)}${order}${select}`);
  const { d } = body as { readonly d: readonly Row[] | { readonly results: readonly Row[] } };
  return 'results' in d ? d.results : d;
}

/** Resources to whose seeded records others refer. A bookkeeper cannot delete these. */
const REFERRED = ['financial/GLAccounts', 'financial/Journals', 'logistics/Items', 'vat/VATCodes'];

/** Texts that may be any text. */
const FREE = /^(?:Description|Notes|Remarks|City|Subject|YourRef|LastName|FirstName)$/;

const freeFields = (resource: string): readonly string[] =>
  Object.entries(CATALOGUE[resource]?.fields ?? {}).flatMap(([name, { type, readonly }]) =>
    type === 'Edm.String' && readonly !== true && FREE.test(name) ? [name] : [],
  );

/** What creates a record like another one, with its lines. */
async function likeness(row: Row, resource: string, other: Other): Promise<Row> {
  const { fields = {}, key = 'ID' } = CATALOGUE[resource] ?? {};
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const { type, readonly = false, navigates } = fields[name] ?? { type: '', readonly: true };
    if (readonly || name === key || value === null) continue;
    if (type === 'Collection' && navigates !== undefined && CATALOGUE[navigates] !== undefined) {
      const { uri } = (value as { readonly __deferred: { readonly uri: string } }).__deferred;
      const lines = await other.ask('GET', new URL(uri).pathname);
      const { results = [] } = (lines.body as { readonly d?: { readonly results?: readonly Row[] } }).d ?? {};
      body[name] = await Promise.all(results.map((line) => likeness(line, navigates, other)));
    } else if (type !== 'Collection') body[name] = decoded(value);
  }
  for (const name of freeFields(resource)) if (other.next() < 0.5) body[name] = word(other.next);
  if (fields['Code']?.type === 'Edm.String') body['Code'] = String(Math.floor(other.next() * 1e9));
  if (fields[key]?.type === 'Edm.String' && key !== 'Code') body[key] = word(other.next);
  return body;
}

function changesOf(resource: string): Readonly<Record<string, Change>> {
  const { methods = [], key = 'ID' } = CATALOGUE[resource] ?? {};
  const { [resource]: collection } = ALONE;
  const touched = (id: unknown): readonly Touched[] =>
    collection === undefined ? [] : [{ collection, key: String(id).toLowerCase() }];
  const onOne =
    (count: number, send: (other: Other, path: string, id: string) => ReturnType<Other['ask']> | undefined): Change =>
    async (other) => {
      const row = pick(await newest(other, resource, count), other.next);
      if (row === undefined) return undefined;
      const answer = await send(other, `${DIVISION}/${resource}(guid'${String(row[key])}')`, String(row[key]));
      return answer !== undefined && isAccepted(answer) ? touched(row[key]) : undefined;
    };
  const text = freeFields(resource);
  return {
    ...(methods.includes('POST') && {
      [`create ${resource}`]: async (other) => {
        const row = pick(await newest(other, resource, MANY), other.next);
        if (row === undefined) return undefined;
        const answer = await other.ask('POST', `${DIVISION}/${resource}`, await likeness(row, resource, other));
        if (!isAccepted(answer)) return undefined;
        const { [key]: id } = (answer.body as { readonly d: Row }).d;
        other.created.add(String(id));
        return touched(id);
      },
    }),
    ...(methods.includes('PUT') &&
      text.length > 0 && {
        [`update ${resource}`]: onOne(MANY, ({ ask, next }, path) =>
          ask('PUT', path, { [pick(text, next) ?? '']: word(next) }),
        ),
      }),
    ...(methods.includes('DELETE') && {
      [`delete ${resource}`]: onOne(FEW, (other, path, id) =>
        REFERRED.includes(resource) && !other.created.has(id) ? undefined : other.ask('DELETE', path),
      ),
    }),
  };
}

export const ledger: CopiedService = {
  binary: 'ledgercli',
  sandbox: ['--records', '15', '--latency', '2', '--unlimited'],
  copies: (dir) => [
    ['backup', '--dir', dir],
    ['backup', '--dir', dir],
    ['backup', '--dir', dir, '--full'],
  ],
  settled: (dir) => [['backup', '--dir', dir]],
  changes: Object.assign({}, ...WRITTEN.map(changesOf)) as Readonly<Record<string, Change>>,
  keyOf,
  contentOf: (row, collection) => withoutOrigin(collection in LISTS ? row : withoutNames(row)),
  rows: async (other) => {
    const found = new Map<string, readonly Row[]>();
    for (const name of FEEDS) found.set(name, await list(other, `sync/${name}?$filter=Timestamp gt 0L`));
    for (const name of Object.keys(LISTS)) found.set(name, await list(other, name));
    return new Map([...found].map(([name, rows]) => [name, rows.map((row) => decoded(row) as Row)]));
  },
};

/**
 * The service reads `AccountName`, beside the reference `Account`, and `JournalDescription`, beside the code `JournalCode`, from
 * the other record. Its feed does not report a row of
 * which only that has changed, so that no copy can follow.
 */
function withoutNames(row: Row): Row {
  const references = Object.keys(row).filter((name) => /^[\da-f]{8}-/.test(String(row[name])));
  const isName = (field: string): boolean =>
    references.some((name) => name !== field && field.startsWith(name)) || isDescription(field, row);
  return Object.fromEntries(Object.entries(row).filter(([field]) => !isName(field)));
}

/** Whether a field describes another one, or what the code beside it refers to. */
function isDescription(field: string, row: Row): boolean {
  const [, described] = /^(.+)Description$/.exec(field) ?? [];
  return described !== undefined && [described, `${described}Code`].some((name) => Object.hasOwn(row, name));
}

/** Addresses have the address of the service, which is another one behind the proxy that counts requests. */
function withoutOrigin(row: Row): Row {
  const shown = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/^http:\/\/127\.0\.0\.1:\d+/, '') : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]));
}
