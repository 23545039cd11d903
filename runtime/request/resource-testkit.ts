import type { FlagData, RequestPlan } from '../contract/command.js';
import type { Service } from '../contract/service.js';
import type { Row } from '../contract/values.js';
import { failureOf, testService, type Answer } from '../http/testkit.js';
import type { CliError } from '../base/errors.js';
import { request } from './request.js';
import { flag, stage, type Stage, type StageOptions } from './testkit.js';

export const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const text = { type: 'Edm.String' } as const;
const data = {
  'crm/Accounts': {
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    path: '/v1/crm/Accounts',
    key: 'ID',
    bulkPath: 'bulk/Accounts',
    fields: {
      ID: { type: 'Edm.Guid', readonly: true },
      Code: text,
      Name: { ...text, mandatory: true },
      Country: text,
      Credit: { type: 'Edm.Double' },
      Manager: { type: 'Edm.Guid' },
    },
  },
  'bulk/Accounts': {
    methods: ['GET'],
    path: '/v1/bulk/Accounts',
    bulk: true,
    fields: { ID: { type: 'Edm.Guid' }, Code: text },
  },
  'sales/Entries': {
    methods: ['GET', 'POST', 'DELETE'],
    path: '/v1/sales/Entries',
    key: 'EntryID',
    fields: {
      EntryID: { type: 'Edm.Guid' },
      Number: { type: 'Edm.Int32' },
      Document: { type: 'Edm.Guid' },
      Lines: { type: 'Collection', navigates: 'sales/Lines' },
    },
  },
  'sales/Lines': {
    methods: ['GET'],
    path: '/v1/sales/Lines',
    key: 'ID',
    fields: { ID: { type: 'Edm.Guid' }, Account: { type: 'Edm.Guid' }, Amount: { type: 'Edm.Double' }, Day: text },
  },
  'read/Total': { methods: ['GET'], path: '/v1/read/Total', scalar: true, function: {}, fields: {} },
};

/** A service with a small catalogue. */
export const service = (more: Partial<Service> = {}): Service =>
  testService({
    record: 'd',
    paging: { link: { style: 'link', next: 'd.__next', items: 'd.results|d' } },
    filter: { query: '$filter', join: ' and ' },
    catalogue: {
      load: async () => ({ default: data }),
      dialect: 'odata',
      path: '/v1/{resource}',
      paging: 'link',
      codes: { field: 'Code', width: 18, resources: ['crm/Accounts'] },
      names: ['Code', 'Number', 'Name'],
      telling: ['Code', 'Name'],
      columns: [['Code', 'Number'], ['Name']],
      formats: { Country: { pattern: '^[A-Za-z]{2}$', form: 'two letters', case: 'upper' } },
    },
    references: {
      account: {
        path: '/v1/crm/Accounts',
        tries: [{ $filter: "Code eq '{text:18}'", $top: '2' }],
        id: 'ID',
        unless: 'uuid',
        noun: 'account',
      },
    },
    ...more,
  });

const key = { field: 'ID', type: 'Edm.Guid' } as const;
export const accounts = { name: 'crm/Accounts', key } as const;
export const list: RequestPlan = {
  effect: 'read',
  method: 'GET',
  path: '/v1/crm/Accounts',
  paging: 'link',
  columns: [{ key: 'Code', header: 'Code' }],
  shape: 'rows',
  resource: accounts,
};
export const create: RequestPlan = {
  effect: 'create',
  method: 'POST',
  path: '/v1/crm/Accounts',
  shape: 'record',
  says: 'Created {created}',
  change: true,
  resource: accounts,
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
  sold: flag('yesno', 'term:IsSales eq {boolean}'),
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
