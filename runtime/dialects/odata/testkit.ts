/** A service with a catalogue, for tests. */
import type { FlagData, RequestPlan } from '../../contract/command.js';
import type { Service } from '../../contract/service.js';
import type { Row } from '../../contract/rows.js';
import { failureOf, testService, type Answer } from '../../http/testkit.js';
import type { CliError } from '../../base/errors.js';
import { request } from '../../pipeline/handler.js';
import { flag, stage, type Stage, type StageOptions } from '../../pipeline/testkit.js';

export const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const text = { type: 'Edm.String' } as const;
const data = {
  'shop/Customers': {
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    path: '/v1/shop/Customers',
    key: 'ID',
    bulkPath: 'bulk/Customers',
    fields: {
      ID: { type: 'Edm.Guid', readonly: true },
      Code: text,
      Name: { ...text, mandatory: true },
      Country: text,
      Credit: { type: 'Edm.Double' },
      Manager: { type: 'Edm.Guid' },
    },
  },
  'bulk/Customers': {
    methods: ['GET'],
    path: '/v1/bulk/Customers',
    bulk: true,
    fields: { ID: { type: 'Edm.Guid' }, Code: text },
  },
  'shop/Orders': {
    methods: ['GET', 'POST', 'DELETE'],
    path: '/v1/shop/Orders',
    key: 'OrderID',
    fields: {
      OrderID: { type: 'Edm.Guid' },
      Number: { type: 'Edm.Int32' },
      Document: { type: 'Edm.Guid' },
      Lines: { type: 'Collection', navigates: 'shop/Items' },
    },
  },
  'shop/Items': {
    methods: ['GET'],
    path: '/v1/shop/Items',
    key: 'ID',
    fields: { ID: { type: 'Edm.Guid' }, Customer: { type: 'Edm.Guid' }, Amount: { type: 'Edm.Double' }, Day: text },
  },
  'shop/Visits': {
    methods: ['GET', 'DELETE'],
    path: '/v1/shop/Visits',
    key: 'ID',
    needsSelect: true,
    fields: { ID: { type: 'Edm.Guid' }, Day: text, Stops: { type: 'Collection', navigates: 'shop/Items' } },
  },
  'shop/Stock': {
    methods: ['GET'],
    path: '/v1/shop/Stock',
    function: { customerId: { type: 'Edm.Guid' }, day: { type: 'Edm.DateTime' }, weeks: { type: 'Edm.Int32' } },
    fields: { Code: text },
  },
  'shop/Total': { methods: ['GET'], path: '/v1/shop/Total', scalar: true, function: {}, fields: {} },
};

/** A service with a small catalogue. */
export const service = (more: Partial<Service> = {}): Service =>
  testService({
    record: 'd',
    paging: { link: { style: 'link', next: 'd.__next', items: 'd.results|d' } },
    filter: { query: '$filter', join: ' and ' },
    catalogue: {
      load: async () => ({ default: data }),
      path: '/v1/{resource}',
      codes: { field: 'Code', width: 18, resources: ['shop/Customers'] },
      names: ['Code', 'Number', 'Name'],
      telling: ['Code', 'Name'],
      columns: [['Code', 'Number'], ['Name']],
      formats: { Country: { pattern: '^[A-Z]{2}$', form: 'two letters' } },
    },
    references: {
      customer: {
        path: '/v1/shop/Customers',
        tries: [{ $filter: "Code eq '{text:18}'", $top: '2' }],
        id: 'ID',
        unless: 'uuid',
        noun: 'customer',
      },
    },
    ...more,
  });

const key = { field: 'ID', type: 'Edm.Guid' } as const;
export const customers = { name: 'shop/Customers', key } as const;
export const list: RequestPlan = {
  effect: 'read',
  method: 'GET',
  path: '/v1/shop/Customers',
  paging: 'link',
  columns: [{ key: 'Code', header: 'Code' }],
  shape: 'rows',
  resource: customers,
};
export const create: RequestPlan = {
  effect: 'create',
  method: 'POST',
  path: '/v1/shop/Customers',
  shape: 'record',
  says: 'Created {created}',
  change: true,
  resource: customers,
};
export const listFlags: Readonly<Record<string, FlagData>> = {
  filter: flag('text', 'query:$filter'),
  select: flag('csv', 'query:$select', { of: 'text' }),
  all: flag('boolean', 'paging:all'),
  'max-pages': flag('integer', 'paging:pages'),
  raw: flag('boolean', 'print:raw'),
  count: flag('boolean', 'print:count'),
  one: flag('boolean', 'print:one'),
  match: flag('pair', 'match:', { repeat: true }),
  bulk: flag('boolean', 'catalogue:bulk'),
  active: flag('yesno', 'term:IsActive eq {boolean}'),
  country: flag('text', "term:Country eq '{text}'"),
};
export const record: Readonly<Record<string, FlagData>> = {
  body: flag('json', 'body:'),
  set: flag('pair', 'assign:', { repeat: true }),
  name: flag('text', 'body:Name'),
  force: flag('boolean', 'catalogue:force'),
};

export const paths = ({ server }: Stage): string[] => server.seen.map(({ url }) => decodeURIComponent(url));
export const rows = (...found: Row[]): object => ({ d: { results: found } });

/** Runs a plan against a server of the test. */
export async function run(plan: RequestPlan, args: Row, answer: Answer, options: StageOptions = {}): Promise<Stage> {
  const made = await stage(answer, { service: service(), effect: plan.effect, flags: listFlags, ...options });
  await request(plan)(args, made.context);
  return made;
}

/** Runs a plan that must fail. */
export async function failing(
  plan: RequestPlan,
  args: Row,
  answer: Answer,
  options: StageOptions = {},
): Promise<{ readonly error: CliError; readonly made: Stage }> {
  const made = await stage(answer, { service: service(), effect: plan.effect, flags: listFlags, ...options });
  return { error: await failureOf(request(plan)(args, made.context)), made };
}
