import { flatten, rowsIn } from './schema.js';
import { schemaText } from './schema-text.js';
import type { Schema } from './types.js';

/** A description of a few kilobytes whose schemas combine each other, as references make them: shared and circular. */
function combined(levels: number, width: number): { schemas: Schema[]; reads: () => number } {
  let reads = 0;
  const schemas: Schema[] = [];
  for (let level = 0; level < levels; level++) {
    const properties = { [`p${String(level)}`]: { type: 'string' } };
    // A schema also refers to itself.
    const parts = (): Schema[] => [
      ...Array.from({ length: width }, () => schemas[level + 1] ?? {}),
      schemas[level] ?? {},
    ];
    schemas.push({
      properties,
      get allOf() {
        reads++;
        return parts();
      },
    });
  }
  return { schemas, reads: () => reads };
}

test('schemas that combine each other are visited once each', () => {
  const { schemas, reads } = combined(12, 20);
  expect(Object.keys(flatten(schemas[0])?.properties ?? {}).sort()).toEqual(
    schemas.map((_, level) => `p${String(level)}`).sort(),
  );
  expect(reads()).toBe(schemas.length);
});

test('a schema may combine itself, directly or by others', () => {
  const text = { type: 'string' };
  const own = { properties: { a: text }, allOf: [] as Schema[] };
  const other: Schema = { properties: { b: text }, allOf: [own] };
  own.allOf.push(own, other);
  expect(flatten(own)?.properties).toEqual({ a: text, b: text });
  expect(rowsIn({ type: 'array', items: own })?.schema.properties).toEqual({ a: text, b: text });
});

test('parts are joined in their order, the schema itself last', () => {
  const base: Schema = { description: 'Base', properties: { id: { type: 'integer' } }, required: ['id'] };
  const named: Schema = { allOf: [base], properties: { id: { type: 'string' } }, required: ['name'] };
  expect(flatten({ allOf: [base, named], description: 'Own' })).toEqual({
    description: 'Own',
    properties: { id: { type: 'string' } },
    required: ['id', 'name'],
  });
});

test('the form of a list that contains itself, and of a value with many fields of its own kind, is short', () => {
  const list: { type: string; items?: Schema } = { type: 'array' };
  list.items = list;
  expect(schemaText(list)).toBe('');
  let reads = 0;
  const wide: Schema = { type: 'object' };
  const properties = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${String(at)}`, wide]));
  Object.defineProperty(wide, 'properties', {
    get() {
      reads++;
      return properties;
    },
  });
  expect(schemaText(wide)).toMatch(/^\{f0: .*…\}$/);
  expect(reads).toBeLessThan(2000);
});
