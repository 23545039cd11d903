/** A list of which only one page can be read says so if its response announces more. */
import { json } from '../../runtime/testing/server.js';
import { importedStranger, type Stranger } from '../support/stranger.js';

const text = { type: 'string' };
const row = { type: 'object', properties: { gid: text, name: text } };
const list = (more: object) => ({
  get: {
    parameters: [{ name: 'offset', in: 'query', schema: text }],
    responses: {
      200: {
        description: 'A list',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { data: { type: 'array', items: row }, ...more } },
          },
        },
      },
    },
  },
});

const rows = [
  { gid: 'a', name: 'A' },
  { gid: 'b', name: 'B' },
];
let shop: Stranger;
beforeAll(async () => {
  shop = await importedStranger(
    { paths: { '/tasks': list({ status: text }), '/tags': list({}) } },
    (request, response) => {
      if (request.url === '/tasks')
        json(response, { data: rows, next_page: { offset: 'eyJ0', uri: 'https://x.example' } });
      else json(response, { data: rows, next_page: null }, 200, { 'x-total-count': '2' });
    },
  );
});
afterAll(() => shop.close());

const note =
  'The list has more records than these 2, according to next_page in the response; the command reads one page.';

test.each([
  [[], 2],
  [['--limit', '0'], 2],
  [['--output', 'csv'], undefined],
] as const)('%j prints the rows and a note', async (more, count) => {
  const { code, out, err } = await shop.run('task', 'list', ...more);
  expect(code).toBe(0);
  expect(err).toContain(note);
  if (count !== undefined) expect(JSON.parse(out)).toHaveLength(count);
});

test('--limit says that more exist, and no total that is not the total', async () => {
  const { err } = await shop.run('task', 'list', '--limit', '1');
  expect(err).toContain('1 shown, more exist; --limit 0 for all.');
});

test('in the envelope it is one of the notes', async () => {
  const { out } = await shop.run('task', 'list', '--envelope');
  expect(JSON.parse(out)).toMatchObject({ ok: true, data: rows, notes: [note] });
});

test('a list whose response announces nothing has no note', async () => {
  expect(await shop.run('tag', 'list')).toMatchObject({ code: 0, err: '' });
});
