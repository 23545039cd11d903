import type { Client } from 'cmdspec-runtime/kit';
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

/** Names of the records that a run accessed; undefined: the catalogue was not loaded. */
let decoded: Set<string> | undefined;

/** The client with a catalogue that counts: built, a record is parsed when it is first accessed. */
const counting: Client = {
  ...client,
  service: async () => {
    const { service } = await client.service();
    const { catalogue } = service;
    if (catalogue === undefined) throw new Error('The service has no catalogue.');
    const load = async () => {
      const { default: data } = await catalogue.load();
      const names = (decoded ??= new Set());
      const get = (target: object, name: string): unknown => {
        if (Object.hasOwn(target, name)) names.add(name);
        return Reflect.get(target, name) as unknown;
      };
      return { default: new Proxy(data as Record<string, unknown>, { get }) };
    };
    return { service: { ...service, catalogue: { ...catalogue, load } } } as never;
  },
};

let it: Bench;
beforeAll(async () => {
  it = await bench(counting, 10);
});
afterAll(() => it.close());

test.each<[string, readonly string[] | undefined]>([
  ['config list', undefined],
  ['account --help', undefined],
  ['quota', undefined],
  ['list crm/Accounts --limit 1', ['crm/Accounts']],
  ['account list --limit 1', undefined],
  ['account create --name A --dry-run', ['crm/Accounts']],
  ['item list --limit 1', undefined],
  ['sync crm/Accounts', ['sync/CRM/Accounts']],
  ['deleted', ['sync/Deleted']],
  ['metadata crm/Accounts', ['bulk/CRM/Accounts', 'crm/Accounts', 'sync/CRM/Accounts']],
])('%s decodes %j of the catalogue', async (line, wanted) => {
  decoded = undefined;
  const { code, err } = await it.write(...line.split(' '));
  expect([code, err, decoded === undefined ? undefined : [...decoded].sort()]).toEqual([0, expect.anything(), wanted]);
});
