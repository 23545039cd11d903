/** Plans as users make them: a change of many deals is planned, read, cut, applied, killed, continued and taken back. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, serveSandbox, type Ended, type Served } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { openKiller, type Killer } from '../support/kill.js';
import { record, type Recorder } from '../support/recorder.js';

let home: string;
let sandbox: Served;
let recorder: Recorder;
beforeEach(async () => {
  home = newHome();
  sandbox = await serveSandbox('crmcli', home, '--records', '260', '--unlimited');
  recorder = await record(sandbox);
});
afterEach(async () => {
  await recorder.close();
  await sandbox.stop();
});

const run = (...args: string[]): Promise<Ended> => inProcess('crmcli', args, home, { env: recorder.env, cwd: home });
const json = async (...args: string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await run(...args, '--output', 'json');
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
};
const path = (name: string): string => join(home, name);
const linesOf = (name: string): Record<string, unknown>[] =>
  readFileSync(path(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const isWrite = (line: string): boolean => !line.startsWith('GET ');
const writes = (): string[] => recorder.lines().filter(isWrite);

/** Times that the service sets at each write. */
const TIMES = ['update_time', 'stage_change_time', 'lost_time', 'won_time', 'close_time'];

/** Everything that the account has, by requests of no client. */
async function account(): Promise<unknown> {
  const state: Record<string, unknown[]> = {};
  for (const list of ['deals', 'persons', 'organizations', 'activities', 'products']) {
    const rows: unknown[] = [];
    for (let cursor: string | undefined; ;) {
      const url = `${sandbox.origin}/api/v2/${list}?limit=500${cursor === undefined ? '' : `&cursor=${cursor}`}`;
      const response = await fetch(url, { headers: { 'x-api-token': 'sandbox' } });
      expect(response.status).toBe(200);
      const page = (await response.json()) as { data: object[]; additional_data?: { next_cursor?: string | null } };
      rows.push(
        ...page.data.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !TIMES.includes(key)))),
      );
      cursor = page.additional_data?.next_cursor ?? undefined;
      if (cursor === undefined) break;
    }
    state[list] = rows;
  }
  return state;
}

test('a change of 200 deals is planned, read, cut, applied, killed, continued and taken back', async () => {
  const before = await account();
  const ids = (await json('deal', 'list', '--limit', '0', '--fields', 'id')) as { id: number }[];
  const some = ids.slice(0, 200).map(({ id }) => String(id));
  expect(some).toHaveLength(200);
  recorder.lines();
  await run('deal', 'bulk-update', '--ids', some.join(','), '--body', '{"probability":37}', '--plan', 'p.jsonl');
  // The deals are read in pages, none alone, and nothing is sent.
  expect(recorder.lines().map((line) => line.replace(/\?.*/, ''))).toEqual(Array(2).fill('GET /api/v2/deals'));
  expect(statSync(path('p.jsonl')).mode & 0o777).toBe(0o600);
  const plan = linesOf('p.jsonl');
  expect(plan).toHaveLength(201);
  expect(plan[0]).toMatchObject({ writes: 200, effects: { update: 200 }, requests: 400 });

  const shown = await run('plan', 'show', 'p.jsonl', '--output', 'csv');
  const [head, first] = shown.stdout.split('\r\n').length > 1 ? shown.stdout.split('\r\n') : shown.stdout.split('\n');
  expect(head).toBe('line,command,record,field,before,after,undo');
  const title = String(plan[1]?.['about']);
  expect(title.length).toBeGreaterThan(3);
  expect(first).toContain(title);
  expect(first).toContain(some[0]);
  expect(shown.stdout.trim().split('\n')).toHaveLength(201);
  expect(shown.stderr).toContain('For default: 200 writes (200 update), at most 400 requests');
  // The file is as it was: showing and checking a plan writes nothing.
  expect(await json('plan', 'check', 'p.jsonl')).toEqual([]);
  expect(linesOf('p.jsonl')).toEqual(plan);

  // Cut with jq: without the first 20 lines.
  const cut = plan.filter(({ n }) => n === undefined || Number(n) > 20);
  writeFileSync(path('cut.jsonl'), `${cut.map((line) => JSON.stringify(line)).join('\n')}\n`);
  recorder.lines();
  const refused = await run('apply', 'cut.jsonl', '--yes');
  expect([refused.code, writes()]).toEqual([expect.not.stringMatching(/^0$/), []]);
  expect(refused.code).not.toBe(0);
  const digest = /--digest ([0-9a-f]{64})/.exec(refused.stderr)?.[1] ?? '';
  expect(refused.stderr).toContain('was changed after it was made');
  expect((await run('plan', 'show', 'cut.jsonl')).stderr).toContain(digest);

  const line = ['apply', 'cut.jsonl', '--digest', digest, '--yes'];
  const killer: Killer = await openKiller('crmcli', home, sandbox);
  const killed = await killer.kill(line, { request: 121 }, { cwd: home });
  await killer.close();
  expect(killed.code).toBeNull();
  const again = await run(...line);
  expect([again.code === 0, again.stderr]).toEqual([false, expect.stringContaining('--resume')]);
  recorder.lines();
  const resumed = await run(...line, '--resume');
  const sent = writes();
  expect(sent.length).toBeGreaterThan(110);
  // One write may have been on its way: it is reported, and not sent again.
  expect(sent.length).toBeLessThanOrEqual(180 - 60);
  expect(resumed.code).toBe(0);
  const twice = await run(...line);
  expect([twice.code, writes(), twice.stderr]).toEqual([0, [], expect.stringContaining('was sent before')]);

  const [{ plan: id } = { plan: '' }] = (await json('log', '--limit', '1')) as { plan: string }[];
  expect(id).toMatch(/^p_/);
  const undone = await run('undo', id, '--yes');
  expect([undone.code, undone.stderr]).toEqual([0, expect.stringMatching(/1(?:79|80) done/)]);
  const unknown = (await json('log', '--state', 'unknown')) as { record: string }[];
  // The one write whose result nobody knows is taken back by hand.
  for (const { record: deal } of unknown) {
    const was = plan.find(({ args }) => (args as { id?: string } | undefined)?.id === deal)?.['before'];
    await run('deal', 'update', deal, '--body', JSON.stringify(was));
  }
  expect(await account()).toEqual(before);
}, 300_000);

test('an import is planned row by row, and sends nothing until it is applied', async () => {
  expect((await run('person', 'create', '--name', 'Old Hand', '--email', 'old@x.example')).code).toBe(0);
  const rows = ['name,email', 'New One,new1@x.example', 'New Two,new2@x.example', 'Old Hands,old@x.example'];
  writeFileSync(path('c.csv'), `${rows.join('\n')}\n`);
  recorder.lines();
  const line = ['person', 'import', 'c.csv', '--upsert', '--match-on', 'email', '--plan', 'i.jsonl'];
  const planned = await run(...line);
  expect([planned.code, writes()]).toEqual([0, []]);
  expect(
    linesOf('i.jsonl')
      .slice(1)
      .map(({ req }) => (req as { method: string }).method),
  ).toEqual(['POST', 'POST', 'PATCH']);
  const applied = await run('apply', 'i.jsonl', '--yes');
  expect([applied.code, writes().length]).toEqual([0, 3]);
  expect((await run('apply', 'i.jsonl', '--yes')).stderr).toContain('was sent before');
  expect(writes()).toEqual([]);
  // The second of two rows would update what the first creates.
  writeFileSync(path('c.csv'), 'name,email\nOne,a@x.example\nTwo,a@x.example\n');
  const twice = await run(...line);
  expect([twice.code === 0, twice.stderr]).toEqual([false, expect.stringContaining('have the same value to match on')]);
}, 120_000);

test('a line that was changed after it was sent is refused, and one of an earlier line that failed is not sent', async () => {
  await run('deal', 'bulk-update', '--ids', '1,2', '--field', 'title=Planned', '--plan', 'p.jsonl');
  await run('apply', 'p.jsonl', '--yes');
  const [head, first, second] = linesOf('p.jsonl');
  const req = { ...(first?.['req'] as object), body: { title: 'Other' } };
  writeFileSync(path('p.jsonl'), [head, { ...first, req }, second].map((one) => JSON.stringify(one)).join('\n'));
  const digest = /--digest ([0-9a-f]{64})/.exec((await run('apply', 'p.jsonl', '--yes')).stderr)?.[1] ?? '';
  recorder.lines();
  const changed = await run('apply', 'p.jsonl', '--digest', digest, '--yes');
  expect([changed.code === 0, writes(), changed.stderr]).toEqual([
    false,
    [],
    expect.stringContaining('Line 1 of the plan was changed after it was sent'),
  ]);
  const step = { ...second, n: 3, req: { method: 'PATCH', path: '/api/v2/deals/%3Cid%20of%20step%209%3E', body: {} } };
  writeFileSync(path('q.jsonl'), [head, step].map((one) => JSON.stringify(one)).join('\n'));
  const other = /--digest ([0-9a-f]{64})/.exec((await run('apply', 'q.jsonl', '--yes')).stderr)?.[1] ?? '';
  recorder.lines();
  const missing = await run('apply', 'q.jsonl', '--digest', other, '--yes', '--resume');
  expect([writes(), missing.stderr]).toEqual([
    [],
    expect.stringContaining('needs the id of the record that line 9 creates'),
  ]);
}, 120_000);

test('a plan replaces only a plan of the same command line', async () => {
  const plan = (id: string, name: string): Promise<Ended> =>
    run('deal', 'update', id, '--title', 'Planned', '--plan', name);
  writeFileSync(path('notes.txt'), 'mine');
  expect((await plan('1', 'p.jsonl')).code).toBe(0);
  expect((await plan('1', 'p.jsonl')).code).toBe(0);
  for (const [id, name] of [
    ['2', 'p.jsonl'],
    ['1', 'notes.txt'],
  ] as const) {
    const { code, stderr } = await plan(id, name);
    expect({ code, stderr }).toEqual({ code: 64, stderr: expect.stringContaining('it is not overwritten') as string });
  }
  expect(linesOf('p.jsonl')).toMatchObject([{ t: 'plan' }, { n: 1, req: { path: '/api/v2/deals/1' } }]);
  expect(readFileSync(path('notes.txt'), 'utf8')).toBe('mine');
});
