import { Ajv } from 'ajv';
import type { Method } from '../../runtime/contract/command.js';
import { all, type Derived, type JsonSchema } from './derive.js';

/*
 * A derived type and the checker must agree on the same values: `satisfies` is checked by TypeScript, and the tests by
 * Ajv. `tsc --noEmit` fails if an expected error does not occur.
 */

const rule = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'kind'],
  properties: {
    name: { type: 'string' },
    kind: { enum: ['text', 'id'] },
    count: { type: 'integer' },
    share: { type: 'number' },
    hidden: { type: 'boolean' },
    wire: { type: ['string', 'array'], items: { type: 'string' } },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    template: { type: 'object' },
    anything: { description: 'No type.' },
    flag: { $ref: '#/$defs/flag' },
    way: {
      type: 'object',
      required: ['style'],
      discriminator: { propertyName: 'style' },
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['style', 'page'],
          properties: { style: { const: 'page' }, page: { type: 'string' } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['style'],
          properties: { style: { const: 'link' }, next: { type: 'string' } },
        },
      ],
    },
  },
  $defs: { flag: { type: 'object', additionalProperties: false, properties: { alias: { type: 'string' } } } },
} as const satisfies JsonSchema;

type Value = Derived<typeof rule, { readonly flag: Derived<(typeof rule)['$defs']['flag']> }>;

const least = { name: 'stage', kind: 'id' } as const;

const accepted = [
  least,
  { ...least, count: 3, share: 0.5, hidden: true },
  { ...least, wire: 'stage_id' },
  { ...least, wire: ['stage_id', 'query:stage'] },
  { ...least, labels: { nl: 'Nederlands' }, template: { id: [1] }, anything: null },
  { ...least, flag: {} },
  { ...least, flag: { alias: 's' } },
  { ...least, way: { style: 'page', page: 'number' } },
  { ...least, way: { style: 'link' } },
] satisfies Value[];

const refused = [
  // @ts-expect-error a required key is missing
  { name: 'stage' } satisfies Value,
  // @ts-expect-error an unknown key
  { ...least, nothing: 1 } satisfies Value,
  // @ts-expect-error not one of the words
  { ...least, kind: 'day' } satisfies Value,
  // @ts-expect-error text for a number
  { ...least, count: '3' } satisfies Value,
  // @ts-expect-error text for a boolean
  { ...least, hidden: 'true' } satisfies Value,
  // @ts-expect-error neither of two types
  { ...least, wire: 3 } satisfies Value,
  // @ts-expect-error an element of the wrong type
  { ...least, wire: [3] } satisfies Value,
  // @ts-expect-error a value of the wrong type below a free key
  { ...least, labels: { nl: 3 } } satisfies Value,
  // @ts-expect-error text for a mapping
  { ...least, template: 'x' } satisfies Value,
  // @ts-expect-error an unknown key of a definition
  { ...least, flag: { short: 's' } } satisfies Value,
  // @ts-expect-error a tag without its variant
  { ...least, way: { style: 'cursor' } } satisfies Value,
  // @ts-expect-error a key of another variant
  { ...least, way: { style: 'link', page: 'number' } } satisfies Value,
  // @ts-expect-error a required key of the variant is missing
  { ...least, way: { style: 'page' } } satisfies Value,
];

const validate = new Ajv({ discriminator: true, allowUnionTypes: true, strictTypes: false }).compile(rule);

test.each(accepted)('accepts what its type accepts: %j', (value) => {
  expect(validate(value)).toBe(true);
});

test.each(refused)('refuses what its type refuses: %j', (value) => {
  expect(validate(value)).toBe(false);
});

/** Compiled and never called: derived types are read-only, down to entries and elements. */
export function change(value: Value, { labels = {}, wire = [] }: Value): void {
  // @ts-expect-error a key cannot be set
  value.name = 'x';
  // @ts-expect-error an entry cannot be set
  labels['nl'] = 'x';
  // @ts-expect-error an element cannot be added
  if (typeof wire !== 'string') wire.push('x');
}

test('a list of a closed set names all of its members and no others', () => {
  const methods = all<Method>();
  expect(methods(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])).toHaveLength(5);
  // @ts-expect-error DELETE is missing
  const short = methods(['GET', 'POST', 'PUT', 'PATCH']);
  // @ts-expect-error HEAD is unknown
  const long = methods(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
  expect([short.length, long.length]).toEqual([4, 6]);
});
