import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

type Row = Readonly<Record<string, unknown>>;
interface Message extends Row {
  readonly type: string;
  readonly stream: string;
  readonly record: Row;
}

const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678';
const OTHER = 'b1b2c3d4e5f60718293a4b5c6d7e8f9012345678';
const field = (key: string, name: string, kind: string, more: Row = {}): Row => ({
  field_code: key,
  field_name: name,
  field_type: kind,
  is_custom_field: true,
  ...more,
});

let bench: Bench;
let refused: string | undefined;
const lists: Readonly<Record<string, readonly Row[]>> = {
  dealFields: [
    field(KEY, 'Region', 'enum', { options: [{ id: 7, label: 'North' }] }),
    field(OTHER, 'Budget', 'monetary'),
  ],
  deals: [
    {
      id: 42,
      title: 'Big',
      value: 0.1,
      update_time: '2026-06-01T08:00:01Z',
      custom_fields: { [KEY]: 7, [OTHER]: { value: 12.5, currency: 'EUR' } },
    },
  ],
};
beforeEach(async () => {
  refused = undefined;
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const name = new URL(url, 'http://host').pathname.replace(/.*\/v\d\//, '');
      if (name === refused) return json(response, { success: false, error: 'no' }, 403);
      json(response, { success: true, data: lists[name] ?? [], additional_data: { next_cursor: null } });
    },
  });
});
afterEach(() => bench.close());

/** Runs the tap on streams that a catalog selects. */
async function tap(...streams: string[]) {
  const entries = streams.map((id) => ({
    tap_stream_id: id,
    metadata: [{ breadcrumb: [], metadata: { selected: true } }],
  }));
  writeFileSync(join(bench.folder, 'catalog.json'), JSON.stringify({ streams: entries }));
  const { code, out, err } = await bench.run(['tap', '--catalog', 'catalog.json']);
  const messages = out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Message]));
  return { code, messages, err };
}

test('custom fields have columns with their names, amounts have all digits, and options are labels', async () => {
  const { messages } = await tap('deals');
  const found = messages.find(({ type }) => type === 'RECORD')?.record;
  expect(found).toMatchObject({
    id: 42,
    value: '0.1',
    Region: 'North',
    Budget: '12.5',
    'Budget currency': 'EUR',
  });
});

test('a catalog of one stream reads its lists and the definitions of its fields, and nothing else', async () => {
  await tap('deals');
  const paths = bench.seen.map(({ url }) => new URL(url, 'http://host').pathname.replace(/.*\/v\d\//, ''));
  expect([...new Set(paths)].sort()).toEqual(['dealFields', 'deals', 'deals/archived']);
});

test('a product that the account does not have ends a run only if the catalog names it', async () => {
  refused = 'projects';
  const all = await bench.run(['tap']);
  expect(all.code).toBe(0);
  expect(all.err).toContain('projects was not read');
  const named = await tap('projects', 'deals');
  expect([named.code, named.messages.some(({ stream }) => stream === 'deals')]).toEqual([77, true]);
  expect(named.err).toContain('1 of 2 streams were not read: projects.');
});
