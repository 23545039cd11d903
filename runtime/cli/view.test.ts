import { viewFrom } from './view.js';

const given = new Set(['columns', 'sort']);
const command = { words: ['order', 'list'], flags: {} };
const args = { columns: ['id'], sort: ['-id'] };

test('typed columns are for tables and CSV, those of the setting for tables', () => {
  const typed = { columns: { names: ['id'] }, sort: ['-id'] };
  expect(viewFrom(args, given, 'table', command)).toEqual(typed);
  expect(viewFrom(args, given, 'csv', command)).toEqual(typed);
  const stored = { columns: { names: ['id'], setting: 'columns.order.list' } };
  expect(viewFrom({ columns: ['id'] }, new Set(), 'table', command)).toEqual(stored);
  expect(viewFrom({ columns: ['id'] }, new Set(), 'csv', command)).toEqual({});
  expect(viewFrom({ columns: ['id'] }, new Set(), 'json', command)).toEqual({});
  expect(viewFrom({ columns: ['id'], fields: ['x'] }, new Set(['fields']), 'table', command)).toEqual({});
});

test('formats without columns refuse the flags', () => {
  for (const flag of ['columns', 'sort']) {
    expect(() => viewFrom(args, new Set([flag]), 'json', command)).toThrow(
      `--${flag} applies to tables and CSV, and the output is json.`,
    );
  }
});

test('a flag of the command with the same name is left to the command', () => {
  const flag = { type: 'string', kind: 'text', describe: 'Sort' } as const;
  const own = { ...command, flags: { sort: flag, columns: flag } };
  for (const format of ['table', 'json'] as const) {
    expect(viewFrom({ columns: 'id', sort: 'price' }, given, format, own)).toEqual({});
  }
});
