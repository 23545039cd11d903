import type { FlagData } from '../contract/command.js';
import { formatUnused, viewOf } from './options.js';

const given = new Set(['columns', 'sort']);
const words = ['order', 'list'];
const args = { columns: ['id'], sort: ['-id'] };

test('typed columns are for tables and CSV, those of the setting for tables', () => {
  const typed = { columns: { names: ['id'] }, sort: ['-id'] };
  expect(viewOf(args, given, 'table', words)).toEqual(typed);
  expect(viewOf(args, given, 'csv', words)).toEqual(typed);
  const stored = { columns: { names: ['id'], setting: 'columns.order.list' } };
  expect(viewOf({ columns: ['id'] }, new Set(), 'table', words)).toEqual(stored);
  expect(viewOf({ columns: ['id'] }, new Set(), 'csv', words)).toEqual({});
  expect(viewOf({ columns: ['id'] }, new Set(), 'json', words)).toEqual({});
  expect(viewOf({ columns: ['id'], fields: ['x'] }, new Set(['fields']), 'table', words)).toEqual({});
});

test('formats without columns refuse the flags', () => {
  for (const flag of ['columns', 'sort']) {
    expect(() => viewOf(args, new Set([flag]), 'json', words)).toThrow(
      `--${flag} applies to tables and CSV, and the output is json.`,
    );
  }
});

test('where --fields is a flag of the command, the remedy is another one', () => {
  const remedy = (own: object): unknown => {
    try {
      return viewOf(args, new Set(['columns']), 'json', words, { flags: own });
    } catch (error) {
      return (error as { remedy?: string }).remedy;
    }
  };
  expect(remedy({ columns: {} })).toBe('Choose the fields of any format with --fields, or add --output table.');
  expect(remedy({ fields: {} })).toBe(
    "Choose the fields of JSON with --jq, for example --jq 'map({id})', or add --output table.",
  );
});

test.each([
  [{ output: 'csv', jq: '.' }, ['output', 'jq'], '--output csv has no effect with --jq, which prints JSON.'],
  [{ output: 'yaml' }, ['output', 'plain'], '--output yaml has no effect with --plain, which prints JSON.'],
  [{ output: 'json', jq: '.' }, ['output', 'jq'], undefined],
  [{ output: 'csv' }, ['output'], undefined],
  // From the settings of the profile.
  [{ output: 'csv', jq: '.' }, ['jq'], undefined],
] as const)('a format that has no effect is reported: %j given %j', (options, names, warning) => {
  const plain = { kind: 'boolean', describe: '', wire: { in: 'print', name: 'raw' } } as const;
  const flags: Readonly<Record<string, FlagData>> = { plain };
  expect(formatUnused(options, new Set(names), flags)).toBe(warning);
});

test('--sort by what the service sorts by applies in every format', () => {
  const sort = { by: 'order_by', order: 'direction', fields: { Made: 'created' } };
  const view = (name: string): unknown => viewOf({ sort: [name] }, new Set(['sort']), 'json', words, { sort });
  expect([view('made'), view('-Made')]).toEqual([{ sort: ['made'] }, { sort: ['-Made'] }]);
  expect(() => view('title')).toThrow('--sort applies to tables and CSV, and the output is json.');
});
