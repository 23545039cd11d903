/**
 * The set of descriptions that imports are measured with, on a published description that a package ships.
 *
 * @prints-credentials tsx stores the source of the sandbox in the temporary folder.
 */
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRead, linesOf, missedBars } from '../../scripts/import-set/bars.js';
import { descriptionsIn, measure, type Measured } from '../../scripts/import-set/measure.js';

const published = (path: string): string => createRequire(import.meta.url).resolve(path);

async function setOf(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'set-'));
  await mkdir(join(folder, 'parts'));
  await cp(published('@figma/rest-api-spec/openapi/openapi.yaml'), join(folder, 'figma.yaml'));
  await writeFile(join(folder, 'parts', 'schema.yaml'), 'type: object\n');
  await writeFile(join(folder, 'parts', 'zoo.json'), '{"info":7,"paths":{},"openapi":"3.0.3"}');
  await writeFile(join(folder, 'README.md'), 'openapi: no description\n');
  return folder;
}

test('a published description is imported, checked, generated and tested; one that cannot be read is named', async () => {
  const found = await descriptionsIn(await setOf());
  expect(found.map(([name]) => name)).toEqual(['figma', 'parts']);
  const results = [];
  for (const [name, file] of found) results.push(await measure(name, file));
  const [figma, zoo] = results;
  const whole = { skipped: {}, faults: 0, check: true, generate: true, failed: [], unrecognized: [] };
  expect(figma).toMatchObject({ ...whole, operations: 54, commands: 54, lists: 8, shown: 4, paged: 4 });
  expect(zoo).toEqual({ name: 'parts', error: expect.stringContaining('is not valid: #/info') as string });
  expect(missedBars(results)).toEqual(['Not read: parts.']);
});

const measured: Measured = {
  name: 'shop',
  operations: 4,
  commands: 3,
  skipped: { 'the body of DELETE is not sent': 1 },
  faults: 0,
  lists: 2,
  shown: 2,
  paged: 2,
  unrecognized: [],
  seconds: 1,
  megabytes: 90,
  check: true,
  generate: true,
  failed: [],
};

test.each<[Partial<Measured>, string[]]>([
  [{}, []],
  [{ check: false }, ['cmdspec check fails: shop.']],
  [{ generate: false }, ['cmdspec generate fails: shop.']],
  [{ paged: 1 }, ['Paging is recognized in 1 of the 2 lists that show it.']],
  [{ megabytes: 401 }, ['An import takes more than 400 MB: shop.']],
  [{ skipped: { 'no reason is listed': 1 } }, ['Operations have no command and no reason: shop.']],
])('a set with %j misses %j', (change, missed) => {
  expect(missedBars([{ ...measured, ...change }])).toEqual(missed);
});

test('examples may fail in two descriptions of seventeen', () => {
  const set = (failing: number) =>
    Array.from({ length: 17 }, (_, at) => ({ ...measured, failed: at < failing ? ['shopcli order list'] : [] }));
  expect([missedBars(set(2)), missedBars(set(3))]).toEqual([[], ['The examples pass in 14 of 17.']]);
  expect(linesOf(set(1)[0] ?? measured)).toEqual([
    expect.stringMatching(/^shop +4 +3 +0 +2 +2 +2 +1\.0 +90 +ok +ok +1$/),
    '    1 skipped: the body of DELETE is not sent',
    '    fails: shopcli order list',
  ]);
});

const ok = (schema: object) => ({ 200: { description: 'OK', content: { 'application/json': { schema } } } });
const text = { type: 'string' };
const object = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const body = (...names: string[]) => ({ content: { 'application/json': { schema: object(...names) } } });
const id = { name: 'id', in: 'path', required: true, schema: text };

test('the sandbox of an imported client answers its examples, whatever it does not know of the records', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'corners-'));
  const file = join(folder, 'corners.json');
  const description = {
    openapi: '3.0.3',
    info: { title: 'Corners', version: '1' },
    servers: [{ url: 'https://corners.example' }],
    paths: {
      // A write to the path of a list, and one without any other request.
      '/incidents': {
        get: { responses: ok({ type: 'array', items: object('id', 'name') }) },
        put: { requestBody: body('name'), responses: ok(object('name', 'state')) },
      },
      // A record with the field in which errors have their message.
      '/requests/{id}/comments': {
        post: {
          parameters: [id],
          requestBody: body('message'),
          responses: { ...ok(object('key', 'message')), 400: ok(object('message'))[200] },
        },
      },
      // A record of which only the fields are known.
      '/exports/{id}': { get: { parameters: [id], responses: ok(object('download_url', 'status')) } },
      // A path with a fixed query.
      '/responses?beta=true': { get: { responses: ok({ type: 'array', items: object('id', 'name') }) } },
      // A create without a response.
      '/members': { post: { requestBody: body('name'), responses: { 204: { description: 'Done' } } } },
    },
  };
  await writeFile(file, JSON.stringify(description));
  const result = await measure('corners', file);
  expect(isRead(result) && [result.commands, result.failed]).toEqual([6, []]);
});
