/** `copy export` is killed at every step that changes files: `current` is always the export before or the new one, as a whole. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../support/duckdb.js';
import { binaryPath, environment, newHome, runner } from '../support/cli.js';

/** Kills the process before or after its n-th call that changes files. */
const KILLER = `
const fs = require('node:fs');
const [step, side] = (process.env.KILL_AT ?? '').split(' ');
let calls = 0;
for (const name of ['rename', 'symlink', 'mkdir', 'rm', 'rmdir', 'unlink', 'link', 'writeFile', 'open', 'cp']) {
  const real = fs.promises[name];
  fs.promises[name] = async (...args) => {
    const isHere = String(++calls) === step;
    if (isHere && side === 'before') process.kill(process.pid, 'SIGKILL');
    try {
      return await real.apply(fs.promises, args);
    } finally {
      if (isHere) process.kill(process.pid, 'SIGKILL');
    }
  };
}
process.on('exit', () => fs.writeFileSync(process.env.CALLS, String(calls)));
`;

interface Bench {
  readonly home: string;
  readonly lake: string;
  /** Runs an export of one of the two copies, killed at a step. */
  readonly run: (copy: string, killAt?: string) => SpawnSyncReturns<string>;
  /** Returns the names of the deals of the last export; undefined if there is none. */
  readonly shown: () => Promise<string | undefined>;
}

function open(): Bench {
  const home = newHome();
  const lake = join(home, 'lake');
  const path = join(home, 'killer.cjs');
  writeFileSync(path, KILLER);
  const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(runner, [...(env['CALLS'] === undefined ? [] : ['-r', path]), binaryPath('crmcli'), ...args], {
      cwd: home,
      env: environment(home, env),
      encoding: 'utf8',
    });
  const made = start(['--profile', 'sandbox', 'sync', 'warehouse', '--dir', 'old']);
  expect(made).toMatchObject({ status: 0 });
  cpSync(join(home, 'old'), join(home, 'new'), { recursive: true });
  // The second copy has other titles, of the same account.
  const deals = join(home, 'new/deals.ndjson');
  writeFileSync(deals, readFileSync(deals, 'utf8').replaceAll('"title":"', '"title":"new '));
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.parquet'));
  return {
    home,
    lake,
    run: (copy, killAt = '') => {
      const args = ['copy', 'export', '--format', 'parquet', '--to', 'lake', '--dir', copy, '--stale-ok'];
      return start([...args, '--table', 'deals', '--table', 'stages'], { KILL_AT: killAt, CALLS: join(home, 'calls') });
    },
    shown: async () => {
      const current = join(lake, 'current');
      if (!existsSync(current)) return undefined;
      const { tables } = JSON.parse(readFileSync(join(current, 'tables.json'), 'utf8')) as {
        readonly tables: Readonly<Record<string, { readonly files: readonly { path: string; bytes: number }[] }>>;
      };
      const listed = Object.values(tables).flatMap((table) => table.files);
      expect(files(current).sort()).toEqual(listed.map((file) => file.path).sort());
      for (const file of listed) expect(statSync(join(current, file.path)).size).toBe(file.bytes);
      const rows = await query(
        '',
        `SELECT min(title LIKE 'new %') AS fresh, max(title LIKE 'new %') AS any, count(*)::VARCHAR AS n FROM read_parquet('${current}/deals/**/*.parquet')`,
      );
      return JSON.stringify(rows);
    },
  };
}

test('whenever it is killed, the export before is whole, and the next run cleans up', async () => {
  const { home, lake, run, shown } = open();
  expect(run('old')).toMatchObject({ status: 0 });
  const old = await shown();
  expect(run('new')).toMatchObject({ status: 0 });
  const fresh = await shown();
  expect([old, fresh]).toEqual([expect.stringContaining('"any":false'), expect.stringContaining('"fresh":true')]);
  const calls = Number(readFileSync(join(home, 'calls'), 'utf8'));
  expect(calls).toBeGreaterThan(10);
  let kills = 0;
  const seen = new Set<string | undefined>();
  // The end of a run is where files are put in place.
  const steps = Array.from({ length: 5 }, (_, index) => calls - index).concat([2, 6]);
  for (const [index, step] of steps.entries()) {
    rmSync(lake, { recursive: true });
    expect(run('old')).toMatchObject({ status: 0 });
    const { signal } = run('new', `${String(step)} ${index % 2 === 0 ? 'after' : 'before'}`);
    if (signal === 'SIGKILL') kills += 1;
    const after = await shown();
    expect([old, fresh]).toContain(after);
    seen.add(after);
    expect(run('new')).toMatchObject({ status: 0 });
    expect(await shown()).toBe(fresh);
    expect(
      readdirSync(lake)
        .filter((name) => !/^\d{8}T/.test(name))
        .sort(),
    ).toEqual(['current', 'export.json']);
  }
  expect(kills).toBe(steps.length);
  expect(seen.size).toBe(2);
}, 240_000);

test('a first export that is killed leaves a folder that the next one accepts', async () => {
  const { lake, run, shown } = open();
  for (const step of [2, 4, 6, 8]) {
    rmSync(lake, { recursive: true, force: true });
    expect(run('old', `${String(step)} after`)).toMatchObject({ signal: 'SIGKILL' });
    expect(await shown()).toBeUndefined();
    expect(run('old')).toMatchObject({ status: 0 });
    expect(await shown()).toContain('"any":false');
  }
  rmSync(lake, { recursive: true });
  mkdirSync(lake);
  writeFileSync(join(lake, 'notes.txt'), 'mine');
  expect(run('old')).toMatchObject({ status: 78 });
  expect(readdirSync(lake)).toEqual(['notes.txt']);
}, 120_000);
