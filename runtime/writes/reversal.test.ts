import { parseJson, stringifyJson } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import { reversalFor, reversedBody } from './reversal.js';

const rule = {
  ...{ command: 'order create', reason: 'A posted order is not deleted.', when: { status: 50 } },
  fields: ['customer', 'kind', 'total', 'lines.amount', 'lines.text'],
  negative: ['total', 'lines.amount'],
  values: { kind: { 20: 21, 21: 20 } },
};

test('numbers get the other sign digit for digit, and other fields stay', () => {
  const record = parseJson(
    '{"id":1,"customer":"7","kind":20,"total":"-0.10","lines":[{"id":2,"amount":12345678901234567.89,"text":"-1"},{"amount":-0.30000000000000004},{"amount":0.00}]}',
  ) as Row;
  expect(stringifyJson(reversedBody(rule, record))).toBe(
    '{"customer":"7","kind":21,"total":"0.10","lines":[{"amount":-12345678901234567.89,"text":"-1"},{"amount":0.30000000000000004},{"amount":0}]}',
  );
});

test('a value that is not a number is refused: with its own sign the record would be doubled', () => {
  expect(() => reversedBody(rule, { total: '1,50' })).toThrow('"1,50" is not a number.');
});

test('the first reversal whose values the record has, as number or text', () => {
  const other = { ...rule, when: { status: 50, kind: 'x' } };
  expect(reversalFor([other, rule], { status: '50', kind: 'y' })).toBe(rule);
  expect(reversalFor([other, rule], { status: 20 })).toBeUndefined();
});
