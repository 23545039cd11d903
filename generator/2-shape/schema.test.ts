import { Ajv } from 'ajv';
import { readFile } from 'node:fs/promises';
import { emitSchema } from '../6-emit/schema/emit.js';
import type { JsonSchema } from './derive.js';
import { schema } from './schema/index.js';
import { formOf } from './wording.js';

const ajv = new Ajv({ discriminator: true, allowUnionTypes: true, strictTypes: false, code: { optimize: false } });
ajv.addSchema(schema, 'spec');

/** Every key of the language with its path and its schema. */
function keys(rule: unknown, path: string): [string, JsonSchema][] {
  if (typeof rule !== 'object' || rule === null) return [];
  if (Array.isArray(rule)) return rule.flatMap((item, index) => keys(item, `${path}/${index}`));
  return Object.entries(rule).flatMap(([key, value]: [string, unknown]) => {
    // The keys under `if` are conditions.
    if (['examples', 'default', 'enum', 'required', 'if'].includes(key)) return [];
    const own = Object.entries((key === 'properties' ? value : {}) as Record<string, JsonSchema>);
    return [
      ...own.map(([name, entry]): [string, JsonSchema] => [`${path}/properties/${name}`, entry]),
      ...keys(value, `${path}/${key}`),
    ];
  });
}

const all = keys(schema, '');

const resolved = (rule: JsonSchema): JsonSchema => {
  const steps = rule.$ref?.slice(2).split('/') ?? [];
  const found = steps.reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>>)[step], schema);
  return { ...(steps.length === 0 ? {} : (found as JsonSchema)), ...rule };
};

test('every key has a description that is a sentence', () => {
  expect(all.length).toBeGreaterThan(250);
  const silent = all.filter(([, rule]) => !/^[A-Z`].*[.]$/s.test(resolved(rule).description ?? ''));
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('every key that holds a value has an example', () => {
  const structures = /\/(?:service|group|nested|command)$/;
  const silent = all.filter(([path, rule]) => {
    const { examples, $ref, properties } = resolved(rule);
    return examples === undefined && $ref === undefined && properties === undefined && !structures.test(path);
  });
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('every example and every default passes its own schema', () => {
  const wrong: string[] = [];
  for (const [path, rule] of all) {
    const values = [...(rule.examples ?? []), ...(rule.default === undefined ? [] : [rule.default])];
    if (values.length === 0) continue;
    const validate = ajv.compile({ $ref: `spec#${path.replaceAll('%', '%25')}` });
    for (const value of values)
      if (!validate(value)) wrong.push(`${path}: ${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`);
  }
  expect(wrong).toEqual([]);
});

test('the shipped schema is that of the compiler', async () => {
  expect(await readFile(new URL('../../specs/schema.json', import.meta.url), 'utf8')).toBe(emitSchema());
});

test('every pattern has a description in words', () => {
  const silent = all.flatMap(([path, rule]) => {
    const { pattern } = { ...rule, ...rule.propertyNames };
    return pattern !== undefined && formOf(pattern).startsWith('match ') ? [`${path}: ${pattern}`] : [];
  });
  expect(silent).toEqual([]);
});
