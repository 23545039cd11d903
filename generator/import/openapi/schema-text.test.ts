import { schemaText } from './schema-text.js';
import type { Schema } from './types.js';

const text: Schema = { type: 'string' };
const object = (properties: Schema['properties'], more: Schema = {}): Schema => ({
  type: 'object',
  ...(properties && { properties }),
  ...more,
});
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field_${String(at)}`, text]));

test.each<[Schema, string]>([
  [
    object(
      { sku: text, count: { type: 'integer' }, gift: { type: 'boolean' }, id: { type: 'string', readOnly: true } },
      { required: ['count'] },
    ),
    '{count!: integer, sku: text, gift: true|false}',
  ],
  [
    { type: 'array', items: object({ state: { enum: ['open', 'paid'] }, tags: { type: 'array', items: text } }) },
    '[{state: open|paid, tags: [text]}]',
  ],
  [{ oneOf: [object({ a: text }), object({ b: text })] }, '{a: text} or {b: text}'],
  [
    object({ deep: object({ deeper: object({ deepest: object({ end: text }) }) }) }),
    '{deep: {deeper: {deepest: {…}}}}',
  ],
  [object({}), ''],
  [{}, ''],
])('the form of %j is %s', (schema, shown) => {
  expect(schemaText(schema)).toBe(shown);
});

test('a long form has its first keys, the required ones before the others', () => {
  const schema = object({ ...many(40), last: text }, { required: ['last'] });
  expect(schemaText({ type: 'array', items: schema })).toMatch(/^\[\{last!: text, field_0: text, .*, …\}\]$/);
  expect(schemaText(schema).length).toBeLessThan(170);
  expect(schemaText(schema)).toMatch(/, …\}$/);
});
