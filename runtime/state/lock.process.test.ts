import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { mkdtemp, readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from '../../tests/support/bundled.js';
import { CliError } from '../base/errors.js';
import { changeConfig, readConfig } from './config.js';
import { withLock } from './lock.js';
import { startOf } from './process.js';

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lock-'));
const worker = bundled(fileURLToPath(new URL('./fixtures/worker.ts', import.meta.url)));
const run = (...args: readonly string[]) =>
  spawn(process.execPath, [worker, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
const ended = (child: ReturnType<typeof run>): Promise<{ code: number | null; lines: string[] }> => {
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, lines: text.split('\n').filter((line) => line !== '') }));
  });
};

test('processes that change settings at once lose nothing', async () => {
  const at = await folder();
  const ends = await Promise.all(Array.from({ length: 6 }, (_, n) => ended(run('count', at, `w${n}`, '15'))));
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
  const { profiles } = await readConfig(at);
  expect(Object.fromEntries(Object.entries(profiles).map(([name, { n }]) => [name, n]))).toEqual(
    Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`w${n}`, 15])),
  );
  expect(await readdir(at)).toEqual(['config.json']);
});

test('work that a killed process reported is stored, and the next process gets the lock', async () => {
  const at = await folder();
  for (let round = 0; round < 12; round += 1) {
    const child = run('count', at, 'victim', '100000');
    const end = ended(child);
    let reported = 0;
    await new Promise<void>((resolve) => {
      child.stdout.on('data', () => {
        reported += 1;
        // Killed at another point of its work in every round.
        if (reported === 3 + round) resolve();
      });
    });
    child.kill('SIGKILL');
    const { lines } = await end;
    const last = Number(lines.at(-1));
    const { profiles } = await readConfig(at);
    expect(profiles['victim']?.['n']).toBeGreaterThanOrEqual(last);
    await changeConfig(at, (config) => {
      config.profiles['victim'] = { n: 0 };
    });
  }
  expect((await readdir(at)).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

test('an abandoned lock is taken over by one waiter at a time', async () => {
  const at = await folder();
  const path = join(at, 'some.lock');
  for (let round = 0; round < 20; round += 1) {
    // A process id above the highest that systems give.
    const dead = { token: 'f'.repeat(16), pid: 99_999_999, host: hostname(), time: '' };
    await writeFile(path, JSON.stringify(dead));
    const old = new Date(Date.now() - 61_000);
    await utimes(path, old, old);
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        withLock(path, async () => {
          most = Math.max(most, (inside += 1));
          await new Promise((resolve) => setTimeout(resolve, 1));
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
  }
  expect(await readdir(at)).toEqual([]);
});

test('a free lock is held by one waiter of a process at a time', async () => {
  const at = await folder();
  const path = join(at, 'some.lock');
  let inside = 0;
  let most = 0;
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        withLock(path, async () => {
          most = Math.max(most, (inside += 1));
          await new Promise((resolve) => setTimeout(resolve, 1));
          inside -= 1;
        }),
      ),
    );
  }
  expect(most).toBe(1);
  expect(await readdir(at)).toEqual([]);
});

test('processes that find an abandoned lock at once never hold it together', async () => {
  const at = await folder();
  const path = join(at, 'some.lock');
  await writeFile(path, 'not even JSON');
  const old = new Date(Date.now() - 61_000);
  await utimes(path, old, old);
  const ends = await Promise.all(Array.from({ length: 6 }, () => ended(run('exclusive', at, path, '10'))));
  expect(ends).toEqual(Array.from({ length: 6 }, () => ({ code: 0, lines: ['done'] })));
  expect(await readdir(at)).toEqual([]);
});

describe('a lock that nobody holds is taken at once', () => {
  const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);
  /** Returns whether a lock with this content, last touched at `touched`, is taken over without waiting. */
  async function isFree(owner: object, touched: Date): Promise<boolean> {
    const path = join(await folder(), 'some.lock');
    await writeFile(path, JSON.stringify({ token: 'f'.repeat(16), time: '', ...owner }));
    await utimes(path, touched, touched);
    return withLock(path, () => Promise.resolve(true), { patience: 0 }).catch(() => false);
  }
  /** The owner that a lock of this process names; its id belongs to a living process for whoever else looks. */
  async function living(): Promise<Record<string, unknown>> {
    const path = join(await folder(), 'some.lock');
    const text = await withLock(path, () => readFile(path, 'utf8'));
    const { host } = JSON.parse(text) as { host: string };
    return { host, pid: process.ppid };
  }

  test.each([0, -60, 60])(
    'by a process id that now belongs to another process, touched %d min from now',
    async (at) => {
      expect(await isFree({ ...(await living()), start: 'another-boot 1' }, minutes(at))).toBe(true);
    },
  );

  test.each([
    [0, false],
    [-2, true],
    [2, true],
  ])('without a start of the process the heartbeat decides: %d min from now', async (at, free) => {
    expect(await isFree(await living(), minutes(at))).toBe(free);
  });

  test.each([
    [0, false],
    [-2, true],
    [2, true],
    [60 * 24, true],
  ])('of another machine the heartbeat decides: %d min from now', async (at, free) => {
    expect(await isFree({ host: 'elsewhere', pid: 1 }, minutes(at))).toBe(free);
  });

  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('by a process that ended and whose parent never asked for it, as in containers', async () => {
    // The shell becomes a program that waits for no child.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    const owner = { ...(await living()), pid, start: startOf(pid) };
    expect(await isFree(owner, minutes(0))).toBe(false);
    process.kill(pid, 'SIGKILL');
    while (!(await isFree(owner, minutes(0)))) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(startOf(pid)).toBe(owner.start);
    parent.kill('SIGKILL');
  });

  test.each([0, -60, 60])('but a living holder keeps it, whatever the clock shows: %d min from now', async (at) => {
    const path = join(await folder(), 'some.lock');
    const child = run('hold', path);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await utimes(path, minutes(at), minutes(at));
    await expect(withLock(path, () => Promise.resolve(), { patience: 0 })).rejects.toThrow(String(child.pid));
    child.kill('SIGTERM');
    await new Promise((resolve) => child.on('close', resolve));
  });
});

test('whoever gets the lock removes what killed runs left beside it, and nothing else', async () => {
  const at = await folder();
  const path = join(at, 'some.lock');
  const dead = { token: 'f'.repeat(16), pid: 99_999_999, time: '' };
  const mine = await withLock(path, () => readFile(path, 'utf8'));
  const { host } = JSON.parse(mine) as { host: string };
  const living = { ...dead, host, pid: process.ppid };
  const name = (digit: string, ending = '.new'): string => `some.lock.${digit.repeat(16)}${ending}`;
  await writeFile(join(at, name('a')), JSON.stringify({ ...dead, host }));
  await writeFile(join(at, name('b', '')), JSON.stringify({ ...dead, host }));
  // Of a run that was killed before it could write its own.
  await writeFile(join(at, name('c')), '');
  await writeFile(join(at, name('d')), JSON.stringify(living));
  await writeFile(join(at, 'some.lock.txt'), JSON.stringify({ ...dead, host }));
  await withLock(path, () => Promise.resolve());
  expect((await readdir(at)).sort()).toEqual([name('d'), 'some.lock.txt']);
});

test('a process whose temporary file is removed writes it again', async () => {
  const at = await folder();
  const path = join(at, 'some.lock');
  let removed = 0;
  // Between the steps that write the file, and before it is linked.
  const sweep = (): void => {
    for (const name of readdirSync(at).filter((one) => removed === 0 && one.endsWith('.new'))) {
      unlinkSync(join(at, name));
      removed += 1;
    }
    if (removed === 0) setImmediate(sweep);
  };
  sweep();
  while (removed === 0) await withLock(path, () => Promise.resolve());
  expect(await readdir(at)).toEqual([]);
});

test('a living holder is waited for, and named when it takes too long', async () => {
  const at = await folder();
  const path = join(at, 'some.lock');
  await withLock(path, async () => {
    await expect(withLock(path, () => Promise.resolve(), { patience: 30 })).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining(String(process.pid)),
    });
  });
  expect(await withLock(path, () => Promise.resolve('free'))).toBe('free');
});

test('the lock is released when the work fails and when a signal ends the process', async () => {
  const at = await folder();
  const path = join(at, 'some.lock');
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(at)).toEqual([]);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    const child = run('hold', path);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(await readdir(at)).toEqual(['some.lock']);
    child.kill(signal);
    await new Promise((resolve) => child.on('close', resolve));
    expect(child.signalCode).toBe(signal);
    expect(await readdir(at)).toEqual([]);
  }
});

test('a lock without patience fails at once with the error of the caller', async () => {
  const path = join(await folder(), 'some.lock');
  const busy = (holder: string): CliError => new CliError('config', `Taken by ${holder}.`);
  await withLock(path, async () => {
    await expect(withLock(path, () => Promise.resolve(), { patience: 0, busy })).rejects.toMatchObject({
      kind: 'config',
      message: expect.stringMatching(`^Taken by process ${String(process.pid)} on `),
    });
  });
});

test('a lock that another process has taken over stays, and is not released with the work of the old holder', async () => {
  const path = join(await folder(), 'x.lock');
  const other = JSON.stringify({ token: '0123456789abcdef', pid: 1, host: 'elsewhere', time: '' });
  await withLock(path, () => writeFile(path, other));
  expect(await readFile(path, 'utf8')).toBe(other);
});

test('a lock of another machine whose holder has missed a touch is not abandoned', async () => {
  const path = join(await folder(), 'some.lock');
  const other = { token: 'f'.repeat(16), pid: 1, host: 'another machine', time: '' };
  // Touched every 15 s; a touch on a busy disk can be late.
  for (const [seconds, isHeld] of [
    [0, true],
    [16, true],
    [31, true],
    [-31, true],
    [90, false],
  ] as const) {
    await writeFile(path, JSON.stringify(other));
    const touched = new Date(Date.now() - seconds * 1000);
    await utimes(path, touched, touched);
    const taken = withLock(path, () => Promise.resolve('taken'), { patience: 0 });
    const ended = await taken.catch((error: unknown) => (error as Error).message);
    expect([seconds, ended]).toEqual([seconds, isHeld ? expect.stringContaining('another') : 'taken']);
  }
});

test('a holder touches its lock, so that no other machine takes it for abandoned', async () => {
  const path = join(await folder(), 'x.lock');
  const { setInterval: real } = globalThis;
  const beats: { readonly beat: () => void; readonly ms: number }[] = [];
  globalThis.setInterval = ((beat: () => void, ms: number) => {
    beats.push({ beat, ms });
    return real(() => undefined, ms);
  }) as unknown as typeof setInterval;
  try {
    await withLock(path, async () => {
      await utimes(path, 1, 1);
      for (const { beat } of beats) beat();
      while ((await stat(path)).mtimeMs < 2000) await new Promise((resolve) => setTimeout(resolve, 5));
    });
  } finally {
    globalThis.setInterval = real;
  }
  // A lock is abandoned after a minute.
  expect(beats.map(({ ms }) => ms <= 30_000)).toEqual([true]);
});

test.each([
  ['a pipe', (path: string) => void execFileSync('mkfifo', [path]), 'it is not a regular file'],
  [
    'a link to a pipe',
    (path: string) => (execFileSync('mkfifo', [`${path}.p`]), symlinkSync(`${path}.p`, path)),
    'it is not',
  ],
  ['a folder', (path: string) => mkdirSync(path), 'it is a folder'],
])('%s in place of the lock ends with what to do, and holds up neither the run nor its end', async (_, make, why) => {
  const path = join(await folder(), 'busy.lock');
  make(path);
  await expect(withLock(path, () => Promise.resolve(1))).rejects.toMatchObject({
    kind: 'config',
    message: expect.stringContaining(why) as string,
    remedy: `Remove ${path}.`,
  });
});
