/** A backup that is killed at any moment and resumed gives the same result as one that was never interrupted. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, newHome, serveSandbox, type Served } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { momentOf, openKiller, story, type Killer } from '../support/kill.js';
import { numbers, seed } from '../support/random.js';
import { differences, treeOf } from '../support/tree.js';

const KILLS = 24;
const FLAGS = ['--attachments', '--keep-history', '--reconcile', '--compress'];

const home = newHome();
// In memory where possible: a kill does not affect the disk, and hundreds of flushes take minutes.
const folder = mkdtempSync(join(tmpdir(), 'backup-kill-'));
let sandbox: Served;
let killer: Killer;

beforeAll(async () => {
  sandbox = await serveSandbox('helpdeskcli', home, '--records', '30', '--latency', '2', '--unlimited');
  killer = await openKiller('helpdeskcli', home, sandbox);
});
afterAll(async () => {
  await killer.close();
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

const command = (out: string, ...more: string[]): string[] => ['backup', '--out', out, ...FLAGS, ...more];
const run = (out: string, ...more: string[]) => cli('helpdeskcli', command(out, ...more), home, { env: killer.env });

/** The files of the folder and the files of its archive. */
function result(out: string): Record<string, string> {
  const unpacked = `${out}-unpacked`;
  mkdirSync(unpacked);
  const { status, stderr } = spawnSync('tar', ['-xzf', `${out}.tar.gz`, '-C', unpacked], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const packed = treeOf(join(unpacked, 'copy'));
  return {
    ...treeOf(out),
    ...Object.fromEntries(Object.entries(packed).map(([path, text]) => [`packed:${path}`, text])),
  };
}

/** Whether the run finished before it could be killed; another one would be a separate run. */
function isComplete(out: string, expected: Record<string, string>): boolean {
  if (!existsSync(join(out, 'manifest.json')) || !existsSync(`${out}.tar.gz`)) return false;
  return treeOf(out)['manifest.json'] === expected['manifest.json'];
}

/** A new folder for a run, as a copy of an earlier run's. */
function place(name: string, from?: string): string {
  const at = join(folder, name);
  mkdirSync(at);
  if (from !== undefined) cpSync(from, join(at, 'copy'), { recursive: true });
  return join(at, 'copy');
}

async function killAgainAndAgain(name: string, kills: number, from: string | undefined, next: () => number) {
  const reference = place(`${name}-whole`, from);
  const requests = await killer.count(async () => {
    const whole = await run(reference);
    expect([whole.code, whole.stderr]).toEqual([0, expect.stringContaining('Done (')]);
  });
  const expected = result(reference);
  let done = 0;
  for (let round = 1; done < kills; round += 1) {
    const out = place(`${name}-${String(round)}`, from);
    const moments: string[] = [];
    // Most rounds kill once, some kill the resumed run as well.
    for (let again = true; again && done < kills; again = next() < 0.4) {
      const moment = momentOf(requests, next);
      await killer.kill(command(out, '--resume'), moment);
      moments.push(story(moment));
      if (isComplete(out, expected)) break;
      done += 1;
    }
    const when = `seed ${String(seed)}, ${name}, round ${String(round)}, killed ${moments.join(', ')}`;
    if (!isComplete(out, expected)) {
      const last = await inProcess('helpdeskcli', command(out, '--resume'), home, { env: killer.env });
      expect([when, last.code, last.stderr]).toEqual([when, 0, expect.stringContaining('Done (')]);
    }
    const { '.lock': _held, ...found } = result(out);
    expect([when, differences(expected, found)]).toEqual([when, []]);
    rmSync(join(folder, `${name}-${String(round)}`), { recursive: true });
  }
}

test('a first backup', async () => {
  await killAgainAndAgain('first', KILLS / 2, undefined, numbers(seed));
}, 120_000);

test('a later backup, after changes and deletions', async () => {
  const base = place('base');
  expect((await inProcess('helpdeskcli', ['backup', '--out', base], home, { env: killer.env })).code).toBe(0);
  const change = (...args: string[]) => inProcess('helpdeskcli', args, home, { env: killer.env });
  for (const id of ['500003', '500010', '500024']) expect((await change('conv', 'delete', id, '--yes')).code).toBe(0);
  for (const id of ['500001', '500005', '500017', '500027']) {
    expect((await change('conv', 'status', id, '--set', 'spam')).code).toBe(0);
    expect((await change('conv', 'note', id, '--body', 'Seen.')).code).toBe(0);
  }
  await killAgainAndAgain('later', KILLS / 2, base, numbers(seed + 1));
}, 120_000);
