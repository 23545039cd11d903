/** Collections that the specs declare, copied by `copy pull`, which needs no code of the service. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers';
import { URL } from 'node:url';
import { json } from 'cmdspec-runtime/testing';
import { bench, open } from './support.mjs';

const NOW = 'Mon, 15 Jun 2026 12:00:00 GMT';

/** A forge with lists that the test changes; `between` runs before each response. */
function lists({ between = () => {} } = {}) {
  const state = {
    issues: [3, 1, 2, 5, 4].map((id) => ({ id, title: `Issue ${id}`, weight: id / 4, pinned: id === 2 })),
    changedIssues: [],
    charges: [1, 2, 3].map((id) => charge(id, `2026-05-0${id}T10:00:00Z`)),
    archived: [charge(9, '2024-01-01T00:00:00Z')],
    labels: ['bug', 'urgent', 'docs'].map((name) => ({ name, color: 'red' })),
  };
  const answer = ({ url: text }, response) => {
    between(state, text);
    const url = new URL(text, 'http://x');
    const query = Object.fromEntries(url.searchParams);
    const send = (body, headers = {}) => json(response, body, 200, { date: NOW, ...headers });
    const page = (rows) => rows.slice((query.page - 1) * 2, query.page * 2);
    if (url.pathname === '/issues') return send(page(query.since === undefined ? state.issues : state.changedIssues));
    if (url.pathname === '/labels')
      return send(page(state.labels), { 'x-total-count': String(state.labelCount ?? state.labels.length) });
    const kept = (url.pathname === '/charges' ? state.charges : state.archived)
      .filter(({ meta }) => meta.changed >= (query.changed_since ?? ''))
      .sort((a, b) => (a.meta.changed < b.meta.changed ? -1 : 1));
    const from = kept.findIndex(({ id }) => id === Number(query.starting_after)) + 1;
    return send({ data: kept.slice(from, from + 2), has_more: kept.length > from + 2 });
  };
  return { state, answer };
}

const charge = (id, changed, amount = id * 1.25) => ({ id, amount, meta: { changed } });

const folder = () => join(bench.folder, 'copy');
const rowsOf = (name) =>
  readFileSync(join(folder(), `${name}.ndjson`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const byId = (rows) => [...rows].sort((a, b) => a.id - b.id);
const pull = async (...more) => {
  const before = bench.seen.length;
  const ended = await bench.run(['copy', 'pull', '--dir', folder(), ...more]);
  assert.equal(ended.code, 0, ended.err);
  return { ...ended, urls: bench.seen.slice(before).map(({ url }) => url) };
};

test('the first run reads everything, later runs what has changed, in the way that each list allows', async () => {
  const { state, answer } = lists();
  await open(answer);
  const first = await pull();
  assert.deepEqual(byId(rowsOf('issues')), byId(state.issues));
  assert.deepEqual(byId(rowsOf('charges')), [...state.charges, ...state.archived]);
  assert.deepEqual(rowsOf('labels'), state.labels);
  // Then it looks for what changed meanwhile.
  assert.equal(
    first.urls.findIndex((url) => url.includes('since=')),
    8,
  );

  const changed = { ...state.issues[0], title: 'Moved' };
  state.issues[0] = changed;
  state.changedIssues = [changed];
  state.charges.push(charge(4, '2026-06-15T11:59:59Z'));
  state.labels.push({ name: 'new', color: 'blue' });
  const second = await pull();
  assert.deepEqual(byId(rowsOf('issues')), byId(state.issues));
  assert.deepEqual(byId(rowsOf('charges')), [...state.charges, ...state.archived]);
  assert.deepEqual(rowsOf('labels'), state.labels);
  const [issues] = second.urls.filter((url) => url.startsWith('/issues'));
  // A list in no order is read from a minute before the time at which the service answered first.
  assert.equal(new URL(issues, 'http://x').searchParams.get('since'), '2026-06-15T11:59:00Z');
  const [charges] = second.urls.filter((url) => url.startsWith('/charges?'));
  assert.equal(new URL(charges, 'http://x').searchParams.get('changed_since'), '2026-05-03T10:00:00Z');
  // Each list has a time of its own: the newest archived charge is old.
  const [archived] = second.urls.filter((url) => url.startsWith('/charges/archived'));
  assert.equal(new URL(archived, 'http://x').searchParams.get('changed_since'), '2024-01-01T00:00:00Z');
});

test('a row that moves between two lists while they are read is there once, and a deleted one goes', async () => {
  let moves = true;
  const { state, answer } = lists({
    between: (now, url) => {
      if (!moves || !url.startsWith('/charges/archived')) return;
      moves = false;
      // The first list was read with the charge, and the second one is read before it arrives there.
      const [gone] = now.charges.splice(0, 1);
      setImmediate(() => now.archived.push({ ...gone, meta: { changed: '2026-06-15T11:00:00Z' } }));
    },
  });
  await open(answer);
  await pull();
  assert.deepEqual(byId(rowsOf('charges')), byId([...state.charges, ...state.archived]));
  state.issues.splice(1, 1);
  state.labels.shift();
  await pull('--full');
  assert.deepEqual(byId(rowsOf('issues')), byId(state.issues));
  assert.deepEqual(rowsOf('labels'), state.labels);
});

test('a deleted row goes by itself within a day, and the manifest says when rows were last compared', async () => {
  const { state, answer } = lists();
  await open(answer);
  await pull();
  const file = join(folder(), 'manifest.json');
  const manifest = () => JSON.parse(readFileSync(file, 'utf8'));
  const { sweptAt } = manifest().collections.issues;
  const [gone] = state.issues.splice(1, 1);
  await pull();
  assert.ok(rowsOf('issues').some(({ id }) => id === gone.id));
  const { deletions, sweptAt: same } = manifest().collections.issues;
  assert.deepEqual([deletions, same], ['sweep', sweptAt]);
  const old = manifest();
  old.collections.issues.sweptAt = new Date(Date.parse(sweptAt) - 86_500_000).toISOString();
  writeFileSync(file, JSON.stringify(old));
  await pull();
  assert.deepEqual(byId(rowsOf('issues')), byId(state.issues));
  assert.ok(manifest().collections.issues.sweptAt >= sweptAt);
});

test('a change in a second of which a part was read is not missed', async () => {
  const second = (id, time) => charge(id, `2026-06-15T11:59:${time}Z`);
  let isLate = false;
  const { state, answer } = lists({
    between: (now, url) => {
      if (isLate || !url.includes('starting_after=7')) return;
      isLate = true;
      // The first one comes before the position of the reader, and the other one after it.
      now.charges.unshift(second(6, 58));
      now.charges.push(second(8, 59));
    },
  });
  state.charges = [second(5, 58), second(7, 58), second(9, 58)];
  state.archived = [];
  await open(answer);
  await pull();
  assert.ok(isLate);
  assert.deepEqual(byId(rowsOf('charges')), byId(state.charges));
});

test('a list that became empty is reported', async () => {
  const { state, answer } = lists();
  await open(answer);
  await pull();
  state.labels.length = 0;
  const { err } = await pull('--full');
  assert.match(err, /labels has 0 records; the last run had 3\. Check the permissions of the user\./);
});

test('rows without a key are kept, once for each content', async () => {
  const { state, answer } = lists();
  await open(answer);
  state.labels = [{ color: 'red' }, { color: 'blue' }, { name: '', color: 'red' }, { name: null, color: 'red' }];
  await pull();
  assert.deepEqual(rowsOf('labels'), state.labels);
  await pull('--full');
  assert.deepEqual(rowsOf('labels'), state.labels);
});

test('a list that ends early ends the run, and nothing counts as deleted', async () => {
  const { state, answer } = lists();
  await open(answer);
  await pull();
  const before = rowsOf('labels');
  state.labels.pop();
  state.labelCount = 3;
  const ended = await bench.run(['copy', 'pull', '--dir', folder(), '--full']);
  assert.equal(ended.code, 69);
  assert.match(ended.err, /The list of labels ended after 2 of the 3 records that the service counts\./);
  assert.deepEqual(rowsOf('labels'), before);
  assert.deepEqual(JSON.parse(readFileSync(join(folder(), 'manifest.json'), 'utf8')).collections.labels.rows, 3);
});

test('columns have the types that the values show, and a dry run keeps nothing', async () => {
  const { answer } = lists();
  await open(answer);
  const dry = await pull('--dry-run');
  assert.equal(existsSync(join(folder(), 'issues.ndjson')), false);
  assert.equal(JSON.parse(dry.out).dryRun, true);
  await pull();
  const { tables } = JSON.parse(readFileSync(join(folder(), 'schema.json'), 'utf8'));
  const types = Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.type}`)]),
  );
  assert.deepEqual(types, {
    issues: ['id integer', 'title text', 'weight number', 'pinned boolean'],
    charges: ['id integer', 'amount number', 'meta json'],
    labels: ['name text', 'color text'],
  });
});

test('a run that is refused at once leaves no folder, and later ones leave the copy', async () => {
  const { answer } = lists();
  let isRefused = true;
  await open((request, response) => (isRefused ? json(response, { message: 'Who?' }, 401) : answer(request, response)));
  const run = () => bench.run(['copy', 'pull', '--dir', folder()]);
  assert.equal((await run()).code, 77);
  assert.equal(existsSync(folder()), false);
  isRefused = false;
  await pull();
  isRefused = true;
  assert.equal((await run()).code, 77);
  assert.equal(rowsOf('labels').length, 3);
});

test('a folder of another client is refused', async () => {
  const { answer } = lists();
  await open(answer);
  await pull();
  const manifest = join(folder(), 'manifest.json');
  const text = readFileSync(manifest, 'utf8').replace('forgecli', 'othercli');
  writeFileSync(manifest, text);
  const ended = await bench.run(['copy', 'pull', '--dir', folder()]);
  assert.equal(ended.code, 78);
  assert.match(ended.err, /was written by othercli, not by forgecli/);
});

test('sql --refresh runs the command that keeps copies first, and answers nothing if it fails', async () => {
  const { state, answer } = lists();
  let isDown = false;
  await open((seen, response) => (isDown ? json(response, { message: 'no' }, 401) : answer(seen, response)));
  const tables = async (...more) => {
    const ended = await bench.run(['sql', '--tables', '--dir', folder(), '-o', 'json', ...more]);
    return {
      ...ended,
      labels: ended.out === '' ? undefined : JSON.parse(ended.out).find(({ name }) => name === 'labels').rows,
    };
  };
  const none = await tables('--refresh');
  assert.notEqual(none.code, 0);
  await pull();
  state.labels.push({ name: 'new', color: 'green' });
  assert.equal((await tables()).labels, 3);
  const fresh = await tables('--refresh');
  assert.deepEqual([fresh.code, fresh.labels], [0, 4], fresh.err);
  isDown = true;
  const failed = await tables('--refresh');
  const typed = await bench.run(['copy', 'pull', '--dir', folder()]);
  assert.deepEqual([failed.code, failed.out, typed.code > 0], [typed.code, '', true]);
});

test('the shell completes tables and columns of a copy in a query, without a request', async () => {
  const { answer } = lists();
  await open(answer);
  await pull();
  const before = bench.seen.length;
  const complete = async (kind, word, ...line) => {
    const ended = await bench.run(['--complete', kind, `--word=${word}`, ...line]);
    assert.deepEqual([ended.code, ended.err], [0, '']);
    return ended.out.split('\n').slice(0, -1);
  };
  assert.deepEqual(await complete('relation', 'is', 'sql', '--describe'), ['issues\t5 rows']);
  const query = (word, rest = '') => complete('query:sh', word, `--rest=${rest}`, 'sql');
  assert.deepEqual(await query('"SELECT * FROM ch'), ['ch', 'charges\t4 rows']);
  assert.deepEqual(await query('"SELECT c.', ' FROM charges c"'), [
    '',
    'id\tBIGINT of c',
    'amount\tDECIMAL(38, 10) of c',
    'meta\tJSON of c',
  ]);
  assert.equal(bench.seen.length, before);
  for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
    const { out } = await bench.run(['completion', shell]);
    assert.match(out, /query:(sh|fish|powershell)/);
  }
});
