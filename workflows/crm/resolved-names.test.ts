/** `--resolve-fields` in JSON: each command that prints records with custom fields prints their names instead of keys. */
import { isObject } from 'cmdspec-runtime/kit';
import { openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench(client, { sandbox: { records: 20 } });
});
afterEach(() => bench.close());

/** Whether the custom fields of the first record have names or keys. */
async function printed(line: string, ...more: string[]): Promise<readonly string[]> {
  const [record] = [await bench.json([...line.split(' '), ...more])].flat() as unknown[];
  const custom = isObject(record) ? record['custom_fields'] : undefined;
  const keys = isObject(custom) ? Object.keys(custom) : [];
  return [...new Set(keys.map((key) => (/^[0-9a-f]{40}$/.test(key) ? 'keys' : 'names')))];
}

test.each([
  ['deal', 'title', 'Seats=7'],
  ['person', 'name', 'Language=Dutch'],
  ['org', 'name', 'Employees=7'],
  ['product', 'name', 'Warranty months=7'],
])('of %s', async (entity, name, field) => {
  const lines = [
    [`${entity} get 1`],
    [`${entity} list --limit 1`],
    [`${entity} create --${name} New`, '--field', field],
    [`${entity} update 1`, '--field', field],
    ...(entity === 'person' || entity === 'org' ? [[`${entity} merge 2 --into 1 --yes`]] : []),
  ];
  for (const [line = '', ...more] of lines) {
    expect([line, ...(await printed(line, ...more, '--resolve-fields'))]).toEqual([line, 'names']);
  }
  expect(await printed(`${entity} get 1`)).toEqual(['keys']);
});

test.each([
  ['deal', 'title', 'Seats'],
  ['person', 'name', 'Birthday'],
  ['org', 'name', 'Employees'],
])('of %s upsert: the record, what changed, and what it was before', async (entity, by, field) => {
  const upsert = (value: string, ...more: string[]): Promise<unknown> => {
    const pair = ['--field', `${field}=${value}`];
    return bench.json([entity, 'upsert', 'Somebody new', '--by', by, ...pair, '--resolve-fields', ...more]);
  };
  const named = { custom_fields: expect.objectContaining({ [field]: expect.anything() as unknown }) as unknown };
  const values = field === 'Birthday' ? ['1990-01-31', '1990-02-01'] : ['7', '8'];
  expect(await upsert(values[0] ?? '', '--dry-run')).toMatchObject({ body: named });
  expect(await upsert(values[0] ?? '')).toMatchObject({ action: 'created', record: named });
  expect(await upsert(values[1] ?? '', '--dry-run')).toMatchObject({ changed: named, before: named });
  expect(await upsert(values[1] ?? '')).toMatchObject({
    action: 'updated',
    changed: named,
    before: named,
    record: named,
  });
});
