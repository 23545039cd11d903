import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { readDescription } from './read.js';
import { translate } from './translate.js';
import type { Description } from './types.js';

const fixture = (name: string) => new URL(`../fixtures/${name}`, import.meta.url);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-'));
  await writeFile(join(folder, 'parts.yaml'), await readFile(fixture('parts.yaml')));
});

interface Found {
  readonly description?: Description;
  readonly findings?: readonly string[];
  readonly errors?: readonly string[];
}

async function read(text: string, strict = false): Promise<Found> {
  const file = join(folder, 'api.yaml');
  await writeFile(file, text);
  const found = await readDescription(file, strict);
  if ('errors' in found) return { errors: found.errors.map((error) => error.replaceAll(`${folder}/`, '')) };
  const { description, findings } = found;
  return { description, findings: findings.map(({ pointer, problem }) => `${pointer} ${problem}`) };
}

const head = 'openapi: 3.0.3\ninfo: { title: Shop, version: "1" }\nservers: [{ url: https://shop.example }]\n';
const paths = 'paths:\n  /a: { get: { responses: { "200": { description: A } } } }\n';

test.each([
  ['a bracket that closes too far left', 'x-names: [\n  a\n]\n', []],
  ['a key twice', 'x-a: 1\nx-a: 2\n', ['# line 5, column 1 is not valid YAML: Map keys must be unique']],
  ['an unknown anchor', 'x-a: *b\n', ['# line 4, column 6 is not valid YAML: The alias *b has no anchor before it']],
  ['tabs', 'tags:\n\t- name: a\n', ['# line 5, column 1 is not valid YAML: Tabs are not allowed as indentation']],
])('YAML with %s is read, and only a strict import refuses it', async (_, odd, findings) => {
  const text = head + odd + paths;
  expect(await read(text)).toMatchObject({ description: { paths: { '/a': { get: {} } } }, findings });
  expect(await read(text, true)).toEqual({ errors: [expect.stringMatching(/^Cannot read api\.yaml: /)] });
});

test('each reference without a target costs its own corner, and is listed with its place', async () => {
  await writeFile(join(folder, 'bad.yaml'), 'item: { $ref: "#/none" }\n');
  const text = `${head}${paths}  /b: { $ref: https://shop.example/b.yaml }
  /c: { $ref: 'gone.yaml#/c' }
  /d: { get: { responses: { 200: { $ref: 'bad.yaml#/item' } } } }
components:
  schemas:
    loop: { $ref: '#/components/schemas/pool' }
    pool: { $ref: '#/components/schemas/loop' }
    anchor: { $ref: '#pool' }
    data: { example: { $ref: '#/nothing' }, properties: { example: { $ref: '#/nothing' } } }
`;
  const { description, findings } = await read(text);
  expect(Object.keys(description?.paths ?? {})).toEqual(['/a', '/b', '/c', '/d']);
  expect(findings).toEqual([
    expect.stringMatching(/^#\/paths\/~1b the reference https:.* is not followed, because nothing is downloaded/),
    expect.stringMatching(/^#\/paths\/~1c the reference gone\.yaml#\/c names a file that cannot be read: ENOENT/),
    expect.stringMatching(/^bad\.yaml#\/item the reference #\/none has no target/),
    expect.stringMatching(/^#\/components\/schemas\/pool the reference .* leads back to itself$/),
    expect.stringMatching(/^#\/components\/schemas\/anchor the reference #pool has no target/),
    expect.stringMatching(/^#\/components\/schemas\/data\/properties\/example the reference #\/nothing has no target/),
  ]);
  // A strict import also lists the response that is now empty.
  expect((await read(text, true)).errors).toHaveLength(7);
});

test('targets are shared, so that memory does not grow with the number of references; keys beside one are added', async () => {
  await writeFile(join(folder, 'reply.yaml'), 'ok: { description: OK }\n');
  const { description } = await read(`${head}paths:
  /a: { get: { parameters: [{ $ref: '#/components/parameters/q' }], responses: { 200: { $ref: 'reply.yaml#/ok' } } } }
  /b: { get: { parameters: [{ $ref: '#/components/parameters/q', description: Own }], responses: { 200: { $ref: 'reply.yaml#/ok' } } } }
components: { parameters: { q: { name: q, in: query, description: Shared, schema: { type: string } } } }
`);
  const [a, b] = Object.values(description?.paths ?? {}).map(({ get }) => get as Record<string, never>);
  expect(a?.['responses']).not.toBe(b?.['responses']);
  expect(a?.['responses']?.['200']).toBe(b?.['responses']?.['200']);
  const shared = { name: 'q', in: 'query', schema: { type: 'string' } };
  expect([a, b].map((one) => one?.['parameters'])).toEqual([
    [{ ...shared, description: 'Shared' }],
    [{ ...shared, description: 'Own' }],
  ]);
});

test('an overlay changes the content of other files, which each of its uses has', async () => {
  await writeFile(join(folder, 'reply.yaml'), 'ok: { $ref: "#/same" }\nsame: { description: OK }\n');
  const file = join(folder, 'api.yaml');
  const use = "{ get: { responses: { 200: { $ref: 'reply.yaml#/ok' } } } }";
  await writeFile(file, `${head}paths: { /a: ${use}, /b: ${use} }\n`);
  const action = { target: '$.paths["/a"].get.responses["200"]', update: { description: 'Changed' } };
  const found = await readDescription(file, false, [{ file: 'overlay.yaml', actions: [action] }]);
  const responses = { 200: { description: 'Changed' } };
  expect(found).toMatchObject({
    findings: [],
    description: { paths: { '/a': { get: { responses } }, '/b': { get: { responses } } } },
  });
});

test('a value of another type is left out and listed at its definition; one with only one meaning is read', async () => {
  const { description, findings } = await read(`openapi: 3.1
info: { title: 2026, version: 1 }
paths:
  x-note: 5
  /a:
    get:
      operationId: 7
      tags: orders
      parameters: [{ name: q, in: query, required: 'true', schema: { type: null, maximum: '10' } }, 8, null]
      responses: { x-more: 1, 200: { content: { application/json: { schema: { $ref: '#/components/schemas/a' } } } } }
  /b: text
components: { schemas: { a: { type: [object, null], properties: [], items: true, required: true, allOf: [9, { type: object }] } } }
`);
  const schema = { type: ['object', 'null'], items: {}, allOf: [{ type: 'object' }] };
  expect(description).toEqual({
    openapi: 3.1,
    info: { title: '2026', version: 1 },
    paths: {
      '/a': {
        get: {
          operationId: '7',
          parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'null', maximum: 10 } }],
          responses: { 200: { content: { 'application/json': { schema } } } },
        },
      },
    },
    components: { schemas: { a: schema } },
  });
  expect(findings).toEqual([
    '#/paths/~1b it is not an object, so it is left out',
    '#/paths/~1a/get/tags it is not a list, so it is left out',
    '#/components/schemas/a/properties it is not an object, so it is left out',
    '#/components/schemas/a/required it is not a list, so it is left out',
    '#/paths/~1a/get/parameters/1 it is not an object, so it is left out',
    '#/components/schemas/a/allOf/0 it is not an object, so it is left out',
  ]);
});

test.each([
  ['3.0.3', "{ type: 'null' }", '#/paths/~1a/get/parameters/0/schema/type must be equal to one of the allowed values'],
  ['3.0.3', '{ type: string }', undefined],
  ['3.1.0', "{ type: 'null' }", undefined],
  ['3.2.0', "{ type: ['null', string] }", undefined],
])('a strict import checks OpenAPI %s with %s', async (version, schema, error) => {
  const text = `openapi: ${version}
info: { title: Shop, version: '1' }
paths: { /a: { get: { parameters: [{ name: q, in: query, schema: ${schema} }], responses: { '200': { description: A } } } } }
`;
  const { errors } = await read(text, true);
  expect(errors).toEqual(error === undefined ? undefined : [expect.stringContaining(`is not valid: ${error}`)]);
});

test('a strict import names each place once, not the objects around it', async () => {
  const { errors } = await read(`${head}paths: { /a: { get: { parameters: [{ name: q, in: nowhere }] } } }\n`, true);
  expect(errors).toEqual([
    'api.yaml is not valid: #/paths/~1a/get/parameters/0/in must be equal to one of the allowed values (path)',
  ]);
});

const swagger = `swagger: '2.0'
info: { title: Shop, version: '1' }
host: shop.example
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key } }
security: [{ key: [] }]
parameters: { size: { name: size, in: query, type: integer, default: 20, maximum: 50 } }
paths:
  /orders:
    get:
      parameters: [{ $ref: '#/parameters/size' }, { name: tag, in: query, type: array, items: { type: string }, collectionFormat: multi }]
      responses: { 200: { description: OK, schema: { type: array, items: { $ref: '#/definitions/order' } } } }
    post:
      parameters: [{ name: body, in: body, required: true, schema: { $ref: '#/definitions/order' } }]
      responses: { 201: { description: Made, schema: { $ref: '#/definitions/order' } } }
  /orders/{id}/label:
    get:
      produces: [application/pdf]
      parameters: [{ name: id, in: path, required: true, type: string }]
      responses: { 200: { description: A label, schema: { type: file } } }
    post:
      consumes: [multipart/form-data]
      parameters:
        - { name: id, in: path, required: true, type: string }
        - { name: label, in: formData, required: true, type: file }
        - { name: kind, in: formData, type: string, enum: [a, b] }
      responses: { 204: { description: Stored } }
definitions: { order: { type: object, required: [title], properties: { id: { type: string }, title: { type: string } } } }
`;

test('a Swagger 2 description is read as the OpenAPI 3 that it says', async () => {
  const { description, findings } = await read(swagger);
  expect(findings).toEqual([expect.stringMatching(/^# the description was converted from Swagger 2/)]);
  const { specs, commands } = translate(description as Description, 'shop');
  expect(commands).toBe(4);
  expect(specs).toMatchObject({
    service: { hosts: { main: { origin: 'https://shop.example' } }, credentials: { token: {} } },
    order: {
      path: '/v1/orders',
      commands: {
        list: { flags: { size: { max: 50 }, tag: { list: 'repeat' } } },
        create: { flags: { title: { required: true } } },
      },
    },
  });
  const text = JSON.stringify(specs['order']);
  expect(text).toContain('"answer":"bytes"');
  expect(text).toContain('"kind":{"type":"enum","choices":["a","b"]');
  expect(text).toContain('"wire":"part:label"');
  expect((await read(swagger, true)).errors).toBeUndefined();
  expect((await read(swagger.replace('in: path,', 'in: nowhere,'), true)).errors).toHaveLength(1);
});

/** Returns the places of a description. */
function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]))];
}

test('wherever a description is wrong, the rest is read and translated', async () => {
  const whole = load(await readFile(fixture('shop.yaml'), 'utf8')) as object;
  const places = placesIn(whole).filter(({ length }) => length > 1);
  const junk = fc.constantFrom(null, 0, -1, '', 'x', true, [], [null], [[]], {}, { x: null }, [{}], {
    $ref: '#/paths',
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...places), junk), { minLength: 1, maxLength: 4 }),
      async (edits) => {
        const copy = structuredClone(whole);
        for (const [place, value] of edits) {
          let at = copy as Record<string, unknown>;
          for (const key of place.slice(0, -1))
            if (typeof at[key] === 'object' && at[key] !== null) at = at[key] as never;
          at[place.at(-1) ?? ''] = structuredClone(value);
        }
        const found = await read(JSON.stringify(copy));
        if (found.description !== undefined) translate(found.description, 'shop');
        else expect(found.errors?.join()).toContain(' is not valid: #/');
      },
    ),
    { numRuns: 80 },
  );
});

describe('a small file that stands for a large one', () => {
  const laughs = (from: string, again: (before: string) => string): string =>
    Array.from(
      { length: 12 },
      (_, at) => `  a${String(at)}: &a${String(at)} ${at === 0 ? from : again(`*a${String(at - 1)}`)}\n`,
    ).join('');
  const ten = (one: string): string => Array.from({ length: 10 }, () => one).join(', ');
  const list = `x-laughs:\n${laughs('[ha]', (before) => `[${ten(before)}]`)}`;
  const refused = [
    'Cannot read api.yaml: its aliases (such as *name) stand for more than 10000000 values. Write the values that repeat below "components", and refer to them with $ref.',
  ];

  test.each([
    ['valid YAML', ''],
    ['YAML with an error', 'x-a: 1\nx-a: 2\n'],
  ])('%s with aliases of aliases is refused', async (_, error) => {
    expect(await read(head + paths + error + list)).toEqual({ errors: refused });
  });

  test('maps that are merged into maps again and again are read once, in the order of their keys', async () => {
    const merged = `x-laughs:\n${laughs('{ a: 1, b: 2 }', (before) => `{ <<: [${ten(before)}], b: 3 }`)}`;
    const text = `${head + paths}x-a: 1\nx-a: 2\n${merged}x-last: { <<: { z: 1, a: 2 }, c: 3 }\n`;
    const { description } = await read(text);
    expect(description).toMatchObject({ 'x-laughs': { a11: { a: 1, b: 3 } }, 'x-last': { z: 1, a: 2, c: 3 } });
    expect(Object.keys((description as unknown as Record<string, object>)['x-last'] ?? {})).toEqual(['z', 'a', 'c']);
  });
});
