import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOverlay, withOverlays, type Overlay } from './overlay.js';

const description = {
  tags: ['a', 'b', 'c'],
  paths: {
    '/orders': { get: { operationId: 'listOrders', tags: ['x'] }, post: { operationId: 'createOrder', tags: ['x'] } },
    '/old': { get: { operationId: 'old', deprecated: true } },
  },
};

const overlaid = async (...actions: Overlay['actions']) => withOverlays(description, [{ file: 'names.yaml', actions }]);

test('an update is merged into every object at its target, in order', async () => {
  const result = await overlaid(
    { target: '$.paths.*[?@.operationId == "listOrders"]', update: { tags: ['y'], 'x-cli-name': 'all' } },
    { target: '$.paths.*.*', update: { summary: 'One' } },
    { target: '$.tags', update: 'd' },
  );
  expect(result).toEqual({
    description: {
      tags: ['a', 'b', 'c', 'd'],
      paths: {
        '/orders': {
          get: { operationId: 'listOrders', tags: ['x', 'y'], 'x-cli-name': 'all', summary: 'One' },
          post: { operationId: 'createOrder', tags: ['x'], summary: 'One' },
        },
        '/old': { get: { operationId: 'old', deprecated: true, summary: 'One' } },
      },
    },
    findings: [],
  });
});

test('a removal takes away keys and elements of lists', async () => {
  const result = await overlaid(
    { target: '$.paths.*[?@.deprecated]', remove: true },
    { target: "$.tags[?@ == 'a' || @ == 'b']", remove: true },
  );
  expect(result).toMatchObject({ description: { tags: ['c'], paths: { '/old': {} } }, findings: [] });
});

test('targets that change nothing are listed, and a name of a prototype is not set', async () => {
  const result = await overlaid(
    { target: '$.paths["/none"].get', update: {} },
    { target: '$.tags[0]', update: { a: 1 } },
    { target: '$', remove: true },
    { target: '$.paths', update: JSON.parse('{"__proto__": {"polluted": true}}') },
  );
  expect(result).toMatchObject({ description });
  expect('findings' in result && result.findings.map(({ pointer, problem }) => `${pointer}: ${problem}`)).toEqual([
    '#: action 1 of names.yaml changes nothing: nothing is at $.paths["/none"].get',
    '#/tags/0: action 2 of names.yaml is not applied: an update changes objects and lists',
    '#: action 3 of names.yaml is not applied: the whole description is not removed',
  ]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a target that is not a JSONPath is an error with its action', async () => {
  expect(await overlaid({ target: '$.[', remove: true })).toEqual({
    errors: [expect.stringMatching(/^The target of action 1 of names\.yaml is not a JSONPath: \$\.\[ /)],
  });
});

test.each([
  ['[', /^Cannot read /],
  ['{}', /is not an overlay: it has no key `overlay: 1\.0\.0`\.$/],
  ['overlay: 1.0.0', /is not an overlay: it has no list `actions`\.$/],
  ['{overlay: 1.0.0, actions: [{update: {}}]}', /action 1 has no `target`\.$/],
  ['{overlay: 1.0.0, actions: [{target: $}]}', /action 1 has neither `update` nor `remove`\.$/],
])('the file %j is refused', async (text, error) => {
  const folder = await mkdtemp(join(tmpdir(), 'overlay-'));
  try {
    const file = join(folder, 'names.yaml');
    await writeFile(file, text);
    expect(await readOverlay(file)).toEqual({ error: expect.stringMatching(error) });
    expect(await readOverlay(join(folder, 'none'))).toEqual({ error: expect.stringContaining('ENOENT') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
