import { existsSync, readFileSync } from 'node:fs';
import { fakeWorld, json } from 'cmdspec-runtime/testing';
import { query } from '../../tests/support/duckdb.js';
import { client } from '../../generated/helpdesk/client.js';
import { bench, type Bench } from './testkit.js';

const { run, file, sandbox, service }: Bench = bench(client);

/** Runs a backup of the sandbox, with or without a terminal for stderr. */
async function backup(terminal: boolean): Promise<{ code: number; err: string }> {
  await sandbox();
  const { world, err } = fakeWorld([], { errTerminal: terminal });
  const { code } = await run(['backup', '--out', 'copy'], '', { stderr: world.stderr });
  return { code, err: err() };
}

test('a terminal shows a progress bar, which the summary replaces', async () => {
  const { code, err } = await backup(true);
  expect(code).toBe(0);
  const shown = [...err.matchAll(/conversations \[(#+)(-*)\] page (\d+)\/(\d+)/g)].map(([, full]) => full?.length ?? 0);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(err).toMatch(/\r\u001b\[KDone \(full\)\. 8 users [^#]*\n$/);
  expect(err.split('\n').filter((line) => line.includes('Done'))).toHaveLength(1);
});

test('without a terminal only the summary is printed', async () => {
  const { code, err } = await backup(false);
  expect([code, err.includes('#')]).toEqual([0, false]);
  expect(err.split('\n').filter((line) => !line.startsWith('Requests go to'))).toEqual([
    expect.stringMatching(/^Done /),
    '',
  ]);
});

test('a run that could not start leaves no folder', async () => {
  await service((_seen, response) => json(response, { message: 'down' }, 500));
  expect((await run(['backup', '--out', 'copy'])).code).toBe(69);
  expect(existsSync(file('copy'))).toBe(false);
});

test('a list that is continued is complete as of the interrupted run, which read its first pages', async () => {
  let pages = 3;
  await service(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    if (pathname === '/v2/users/me') return json(response, { id: 7 });
    const number = Number(searchParams.get('page') ?? 1);
    if (number === 3) return json(response, { message: 'down' }, 400);
    const conversations = [{ id: number, threads: 0, _embedded: { threads: [] } }];
    const page = { number, size: 1, totalElements: pages, totalPages: pages };
    return json(response, { _embedded: { conversations }, page });
  });
  const on = (day: number) => ({ now: () => new Date(Date.UTC(2026, 10, day)) });
  const line = ['backup', '--out', 'copy', '--include', 'conversations'];
  expect((await run(line, '', on(1))).code).not.toBe(0);
  pages = 2;
  const { code, err } = await run([...line, '--resume'], '', on(2));
  expect([code, err]).toEqual([0, expect.stringContaining('Done')]);
  const manifest = JSON.parse(readFileSync(file('copy/manifest.json'), 'utf8')) as unknown;
  expect(manifest).toMatchObject({ collections: { conversations: { completeAsOf: '2026-11-01T00:00:00Z' } } });
});

test('--views: DuckDB reads the records of each resource, with the types of the spec', async () => {
  await sandbox();
  const line = ['backup', '--out', "a [copy]'s", '--output', 'json'];
  expect((await run([...line, '--views', '--dry-run'])).code).toBe(0);
  expect(existsSync(file("a [copy]'s"))).toBe(false);
  const { code, out } = await run([...line, '--views', '--attachments']);
  expect(code).toBe(0);
  const { attachments, ...counts } = (JSON.parse(out) as { counts: Record<string, number> }).counts;
  expect([attachments, Object.keys(counts).length]).toEqual([expect.any(Number), 10]);
  const load = (text: string) => query(readFileSync(file("a [copy]'s/views.sql"), 'utf8'), text);
  const selects = Object.keys(counts).map((name) => `SELECT '${name}' AS name, count(*) AS count FROM ${name}`);
  const loaded = (await load(selects.join(' UNION ALL '))).map(({ name, count }) => [name, Number(count)]);
  expect(Object.fromEntries(loaded)).toEqual(counts);

  const id = String((await load('SELECT min(id) AS id FROM conversations'))[0]?.['id']);
  const record = JSON.parse(readFileSync(file(`a [copy]'s/conversations/${id}/conversation.json`), 'utf8')) as {
    readonly createdAt: string;
  };
  const [shown] = await load(
    `SELECT "number", subject, "createdAt", typeof("createdAt") AS type, tags FROM conversations WHERE id = ${id}`,
  );
  expect(shown).toMatchObject({ type: 'TIMESTAMP', createdAt: record.createdAt.replace('T', ' ').replace('Z', '') });

  // A resource without records has no view, because DuckDB requires a file.
  expect((await run(['backup', '--out', 'tags', '--include', 'tags', '--views'])).code).toBe(0);
  const views = readFileSync(file('tags/views.sql'), 'utf8');
  expect(views.match(/VIEW "\w+"/g)).toEqual(['VIEW "tags"']);
  expect(await query(views, 'SELECT count(*) > 0 AS found FROM tags')).toEqual([{ found: true }]);
});
