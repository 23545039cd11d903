import type { FlagData } from '../contract/command.js';
import type { Client, Context } from '../contract/context.js';
import { defined } from '../base/defined.js';
import { CliError, type ErrorDetails } from '../base/errors.js';
import { withLists } from './write-hints.js';

const client = {
  binary: 'toycli',
  tree: {
    nodes: {
      buyer: { below: ['get', 'list'] },
      'vat-code': { below: ['list'] },
      color: { below: ['get'] },
      unit: { below: ['list'] },
    },
  },
} as unknown as Client;

const flag = (data: Partial<FlagData>): FlagData => ({ kind: 'text', describe: '', ...data });
const flags: Readonly<Record<string, FlagData>> = {
  buyer: flag({ kind: 'reference', reference: 'buyer', wire: { in: 'body', name: 'buyer_id' } }),
  color: flag({ wire: { in: 'body', name: 'Color' } }),
  unit: flag({ wire: { in: 'query', name: 'Unit' } }),
  line: flag({
    kind: 'line',
    wire: { in: 'body', name: 'Lines' },
    line: {
      head: { amount: { kind: 'number', field: 'Amount', describe: '' } },
      options: { vat: { kind: 'text', field: 'VATCode', describe: '' } },
    },
  }),
  body: flag({ kind: 'json', wire: { in: 'body', name: '' } }),
  set: flag({ wire: { in: 'assign', name: '' }, repeat: true }),
};

const VAT = 'Run "toycli vat-code list" to see the values of VATCode.';
const refused: ErrorDetails = { statusCode: 400, effect: 'create' };

test.each<[string, object, string, ErrorDetails, string | undefined]>([
  ['a part of a line', { line: ['x'] }, 'Does not exist: VATCode', refused, VAT],
  ['a field of --set', { set: ['VATCode=9'] }, 'Does not exist: VATCode', refused, VAT],
  ['a field of a body', { body: { VATCode: '9' } }, 'Does not exist: VATCode', refused, VAT],
  ['a field of a line in a body', { body: { Lines: [{ VATCode: '9' }] } }, 'VATCode?', refused, VAT],
  ['status 422', { line: ['x'] }, 'VATCode', { ...refused, statusCode: 422 }, VAT],
  [
    'a reference',
    { buyer: '5' },
    'buyer_id: unknown',
    refused,
    'Run "toycli buyer list" to see the values of buyer_id.',
  ],
  [
    'two fields',
    { buyer: '5', set: ['VATCode=9'] },
    'VATCode and buyer_id do not match',
    refused,
    `Run "toycli buyer list" to see the values of buyer_id. ${VAT}`,
  ],
  ['a field that was not sent', { buyer: '5' }, 'Does not exist: VATCode', refused, undefined],
  ['a part of a word', { line: ['x'] }, 'VATCodes', refused, undefined],
  ['another field', { line: ['x'] }, 'Amount is negative', refused, undefined],
  ['a group without a list', { color: 'red' }, 'Color is unknown', refused, undefined],
  ['a parameter of the query', { unit: 'kg' }, 'Unit is unknown', refused, undefined],
  ['a record that does not exist', { line: ['x'] }, 'VATCode', { ...refused, statusCode: 404 }, undefined],
  ['a look-up', { line: ['x'] }, 'VATCode', { statusCode: 400, effect: 'read' }, undefined],
])('%s', (_, args, message, details, remedy) => {
  const context = { client, command: { flags } } as unknown as Context;
  const error = withLists(new CliError('input', message, undefined, details), context, { ...args });
  const next = /^Run "([^"]+)"/.exec(remedy ?? '')?.[1];
  expect([error.message, error.remedy, error.details]).toEqual([message, remedy, { ...details, ...defined({ next }) }]);
});

test('a remedy that the error has stays', () => {
  const context = { client, command: { flags } } as unknown as Context;
  const error = new CliError('input', 'Does not exist: VATCode', 'Ask.', refused);
  expect(withLists(error, context, { line: ['x'] })).toBe(error);
});
