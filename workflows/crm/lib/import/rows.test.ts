import { CliError } from 'cmdspec-runtime/kit';
import { checkColumns } from './rows.js';

const refusal = (...columns: string[]): unknown => {
  try {
    checkColumns(columns, undefined, 'The file c.csv');
  } catch (error) {
    return error instanceof CliError ? [error.kind, error.remedy] : error;
  }
  return undefined;
};

test.each([
  ['semicolons', 'name;email'],
  ['tabs', 'name\temail'],
  ['semicolons', 'sep=;'],
])('columns that are separated by %s are reported as such', (separator, header) => {
  expect(refusal(header)).toEqual(['usage', `The columns seem to be separated by ${separator}: see --separator.`]);
});

test('other columns are listed', () => {
  expect(refusal('a;b', 'c')).toEqual(['usage', 'Its columns are a;b, c.']);
});
