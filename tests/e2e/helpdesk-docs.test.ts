/** The knowledge base: its own host, its own key, its own pages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeAll, serve, type Seen } from '../../runtime/http/testkit.js';
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';

type Row = Record<string, unknown>;

const home = newHome();
let served: Served;
let collection: string;
beforeAll(async () => {
  served = await serveHere('helpdeskcli', newHome(), '--records', '2000');
  const authorization = `Basic ${Buffer.from('sandbox:X').toString('base64')}`;
  const answer = await fetch(`${served.origin}/v1/articles/1`, { headers: { authorization } });
  collection = ((await answer.json()) as { article: { collectionId: string } }).article.collectionId;
});
afterAll(() => served.stop());
afterEach(closeAll);

const run = (args: readonly string[], env: Readonly<Record<string, string>> = served.env) =>
  inProcess('helpdeskcli', ['docs', ...args], home, { env });

async function read<T = Row>(args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await run([...args, '--output', 'json']);
  expect({ args, code, stderr: code === 0 ? '' : stderr }).toEqual({ args, code: 0, stderr: '' });
  return JSON.parse(stdout) as T;
}

const create = (name: string, ...more: string[]) =>
  read(['article', 'create', '--collection', collection, '--name', name, '--text', '<p>Text</p>', ...more]);

test('pages have fifty articles, and all pages together have each once', async () => {
  const list = ['article', 'list', '--collection', collection];
  expect(await read<Row[]>(list)).toHaveLength(50);
  const all = await read<Row[]>([...list, '--limit', '0']);
  expect(all.length).toBeGreaterThan(90);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(await read<Row[]>([...list, '--limit', '70'])).toEqual(all.slice(0, 70));
  expect(new Set((await read<Row[]>([...list, '--status', 'notpublished'])).map(({ status }) => status))).toEqual(
    new Set(['notpublished']),
  );
  const [category] = all.flatMap(({ categories }) => categories as string[]);
  const within = await read<Row[]>(['article', 'list', '--category', category ?? '', '--limit', '5']);
  expect(within.every(({ categories }) => (categories as string[]).includes(category ?? ''))).toBe(true);
});

test('an article is created, read by id or number, and changed; each command prints one object', async () => {
  const made = await create('Opening hours', '--slug', 'hours', '--keywords', 'open,hours', '--status', 'published');
  expect(made).toMatchObject({
    name: 'Opening hours',
    slug: 'hours',
    keywords: ['open', 'hours'],
    status: 'published',
  });
  expect((await read(['article', 'get', String(made.id)])).number).toBe(made.number);
  const found = await run(['article', 'get', String(made.number), '--jq', '.text']);
  expect(found.stdout).toBe('"<p>Text</p>"\n');
  writeFileSync(join(home, 'hours.html'), '<p>9 to 5</p>');
  const changed = await read(['article', 'update', String(made.id), '--text', `@${join(home, 'hours.html')}`]);
  expect(changed).toMatchObject({ id: made.id, name: 'Opening hours', text: '<p>9 to 5</p>' });
  const taken = await run(['article', 'create', '--collection', collection, '--name', 'Opening hours', '--text', 'x']);
  expect([taken.code, taken.stderr]).toEqual([65, expect.stringContaining('422: The name is taken')]);
});

test('a warning is printed only when a draft would be lost, also in a dry run', async () => {
  const { id } = await create('With a draft', '--status', 'published');
  const draft = await fetch(`${served.origin}/v1/articles/${String(id)}/drafts`, {
    method: 'PUT',
    headers: {
      authorization: `Basic ${Buffer.from('sandbox:X').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: '{"text":"Draft"}',
  });
  expect(draft.ok).toBe(true);
  const update = ['article', 'update', String(id)];
  expect((await run([...update, '--slug', 'other'])).stderr).not.toContain('draft');
  const dry = await run([...update, '--text', 'New', '--dry-run', '--output', 'json']);
  expect(JSON.parse(dry.stdout)).toMatchObject({ dryRun: true, method: 'PUT', body: { text: 'New' } });
  expect(dry.stderr).toContain('draft');
  const done = await run([...update, '--text', 'New']);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('draft')]);
  expect((await run([...update, '--text', 'Newer'])).stderr).not.toContain('draft');
});

test('the errors for a missing and a refused key name its variable and its command', async () => {
  const { HELPDESKCLI_DOCS_API_KEY: _key, ...keyless } = served.env;
  const none = await run(['article', 'get', '1'], keyless);
  expect(none.code).toBe(78);
  expect(none.stderr).toContain('HELPDESKCLI_DOCS_API_KEY');
  expect(none.stderr).not.toContain('HELPDESKCLI_ACCESS_TOKEN');
  const wrong = await run(['article', 'get', '1', '--api-key', 'not-the-key']);
  const remedy = 'Check the value of --api-key, or sign in with "helpdeskcli docs auth".';
  expect([wrong.code, wrong.stderr]).toEqual([77, expect.stringContaining(remedy)]);
  expect(wrong.stderr).not.toContain('not-the-key');
  expect((await run(['article', 'get', '1', '--api-key', 'sandbox'], keyless)).code).toBe(0);
});

test('key and token are never sent to the other host', async () => {
  const servers = await Promise.all(
    ['{"page":{"totalPages":0}}', '{"article":{"id":"a"}}'].map((body) =>
      serve((_seen, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(body);
      }),
    ),
  );
  const [inbox, docs] = servers;
  const env = {
    HELPDESKCLI_BASE_URL: inbox?.origin ?? '',
    HELPDESKCLI_DOCS_BASE_URL: docs?.origin ?? '',
    HELPDESKCLI_ACCESS_TOKEN: 'canary-token',
    HELPDESKCLI_DOCS_API_KEY: 'canary-key',
  };
  await inProcess('helpdeskcli', ['conv', 'list'], home, { env });
  await run(['article', 'get', '1'], env);
  const sent = (seen: readonly Seen[] = []) =>
    seen.map(({ method, url, headers }) => [method, url, headers.authorization]);
  expect(sent(inbox?.seen)).toEqual([['GET', '/v2/conversations?status=active&page=1', 'Bearer canary-token']]);
  expect(sent(docs?.seen)).toEqual([
    ['GET', '/v1/articles/1', `Basic ${Buffer.from('canary-key:X').toString('base64')}`],
  ]);
});
