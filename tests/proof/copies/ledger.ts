/** Changes of the books: accounts, contacts, items and entries come, change and go. */
import { isAccepted, parse, pick, word, type Change, type CopiedService, type Other, type Row } from './service.js';

const DIVISION = '/api/v1/3001001';
const FEEDS = [
  'CRM/Accounts',
  'CRM/Contacts',
  'Financial/TransactionLines',
  'Logistics/Items',
  'SalesOrder/SalesOrders',
];
/** Lists without a feed, which a backup reads as a whole. */
const LISTS = ['hrm/Costcenters', 'vat/VATCodes', 'financial/Journals', 'general/Currencies'];

const resultsIn = (body: unknown): readonly Row[] => {
  const { d } = body as { readonly d: readonly Row[] | { readonly results: readonly Row[] } };
  return Array.isArray(d) ? d : (d as { readonly results: readonly Row[] }).results;
};

/** The last records of a resource: no others refer to the newest ones, so that they can be deleted. */
async function newest({ ask }: Other, resource: string, key: string): Promise<readonly Row[]> {
  return resultsIn((await ask('GET', `${DIVISION}/${resource}?$select=${key}&$orderby=Created desc&$top=30`)).body);
}

interface Kind {
  readonly one: string;
  readonly resource: string;
  readonly key: string;
  /** Feed that has the record under the same key. */
  readonly feed?: string;
  readonly field: string;
  readonly draft: (other: Other) => Promise<Row>;
}

function changesOf({ one, resource, key, feed, field, draft }: Kind): Readonly<Record<string, Change>> {
  const touched = (id: unknown): readonly { readonly collection: string; readonly key: string }[] =>
    feed === undefined ? [] : [{ collection: feed, key: String(id).toLowerCase() }];
  const onOne =
    (send: (other: Other, path: string) => ReturnType<Other['ask']>): Change =>
    async (other) => {
      const row = pick(await newest(other, resource, key), other.next);
      if (row === undefined) return undefined;
      const answer = await send(other, `${DIVISION}/${resource}(guid'${String(row[key])}')`);
      return isAccepted(answer) ? touched(row[key]) : undefined;
    };
  return {
    [`create ${one}`]: async (other) => {
      const answer = await other.ask('POST', `${DIVISION}/${resource}`, await draft(other));
      return isAccepted(answer) ? touched((answer.body as { readonly d: Row }).d[key]) : undefined;
    },
    [`update ${one}`]: onOne(({ ask, next }, path) => ask('PUT', path, { [field]: word(next) })),
    [`delete ${one}`]: onOne(({ ask }, path) => ask('DELETE', path)),
  };
}

const any = async (other: Other, resource: string): Promise<unknown> =>
  pick(await newest(other, resource, 'ID'), other.next)?.['ID'];

export const ledger: CopiedService = {
  binary: 'ledgercli',
  sandbox: ['--records', '30', '--latency', '3', '--unlimited'],
  copies: (dir) => [copyTo(dir), copyTo(dir), copyTo(dir, '--full')],
  settled: (dir) => [copyTo(dir)],
  changes: {
    ...changesOf({
      one: 'account',
      resource: 'crm/Accounts',
      key: 'ID',
      feed: 'CRM/Accounts',
      field: 'City',
      draft: async ({ next }) => ({ Name: word(next), Code: String(Math.floor(next() * 1e9)) }),
    }),
    ...changesOf({
      one: 'contact',
      resource: 'crm/Contacts',
      key: 'ID',
      feed: 'CRM/Contacts',
      field: 'LastName',
      draft: async (other) => ({
        Account: await any(other, 'crm/Accounts'),
        FirstName: word(other.next),
        LastName: word(other.next),
      }),
    }),
    ...changesOf({
      one: 'item',
      resource: 'logistics/Items',
      key: 'ID',
      feed: 'Logistics/Items',
      field: 'Description',
      draft: async ({ next }) => ({ Code: word(next), Description: word(next) }),
    }),
    ...changesOf({
      one: 'cost center',
      resource: 'hrm/Costcenters',
      key: 'ID',
      feed: 'hrm/Costcenters',
      field: 'Description',
      draft: ({ next }) => Promise.resolve({ Code: `C${String(Math.floor(next() * 1e6))}`, Description: word(next) }),
    }),
    ...changesOf({
      one: 'entry',
      resource: 'salesentry/SalesEntries',
      key: 'EntryID',
      field: 'Description',
      draft: async (other) => ({
        Customer: await any(other, 'crm/Accounts'),
        Journal: '70',
        Description: word(other.next),
        SalesEntryLines: [{ GLAccount: await revenueAccount(other), AmountFC: 100 + Math.floor(other.next() * 900) }],
      }),
    }),
  },
  keyOf: ({ ID: id, Code: code }) => String(id ?? code).toLowerCase(),
  contentOf: withoutNames,
  rows: async ({ run }) => {
    const found = new Map<string, readonly Row[]>();
    for (const feed of [...FEEDS, ...LISTS]) {
      const line = LISTS.includes(feed) ? ['list', feed, '--all'] : ['sync', feed];
      const lines = (await run(...line, '-o', 'ndjson')).split('\n').filter((line) => line !== '');
      found.set(
        feed,
        lines.map((line) => parse(line) as Row),
      );
    }
    return found;
  },
};

/**
 * The service reads `AccountName`, beside the reference `Account`, from the other record. Its feed does not report a row of
 * which only that has changed, so that no copy can follow.
 */
function withoutNames(row: Row): Row {
  const references = Object.keys(row).filter((name) => /^[\da-f]{8}-/.test(String(row[name])));
  const isName = (field: string): boolean => references.some((name) => name !== field && field.startsWith(name));
  return Object.fromEntries(Object.entries(row).filter(([field]) => !isName(field)));
}

async function revenueAccount({ ask }: Other): Promise<unknown> {
  const { body } = await ask('GET', `${DIVISION}/financial/GLAccounts?$select=ID&$filter=Code eq '8000'`);
  return resultsIn(body)[0]?.['ID'];
}

function copyTo(dir: string, ...flags: readonly string[]): readonly string[] {
  return ['backup', '--dir', dir, ...[...FEEDS, ...LISTS].flatMap((name) => ['--feed', name]), ...flags];
}
