/** The log of writes: what several processes, kills and the end of a month leave in it, and how it is read. */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeOf } from './ids.js';
import { thisProcess } from '../state/process.js';
import { openWriteLog, readLog, readWrite, type LogReading } from './log.js';
import type { Intent, LoggedWrite, Outcome } from './types.js';

let folder: string;
beforeEach(() => {
  ms = Date.parse('2026-06-01T08:00:00Z');
  folder = join(mkdtempSync(join(tmpdir(), 'write-log-')), 'log', 'default');
});
afterEach(() => rmSync(join(folder, '..', '..'), { recursive: true }));

let ms = 0;
const idAt = (time: number): string => `w_${time.toString(36)}0000000a`;
function intent(changes: Partial<Intent> = {}): Intent {
  const id = changes.id ?? idAt((ms += 1));
  return {
    ...{ t: 'intent', id, at: timeOf(id).toISOString(), run: 'r_1', pid: process.pid, cmd: 'order update' },
    ...{ effect: 'update', argv: ['order', 'update', '1'], account: 'a', args: { id: '1' }, before: null },
    ...{
      req: { method: 'PATCH', path: '/orders/1', body: { state: 'open' } },
      inverse: { none: 'no' },
      actor: 'shell',
    },
    ...changes,
  } as Intent;
}
const outcome = (id: string, state: Outcome['state'] = 'done'): Outcome => ({
  ...{ t: 'outcome', id, at: new Date(ms).toISOString(), state, status: 200, after: null },
});

async function read(options: LogReading = {}): Promise<LoggedWrite[]> {
  const found: LoggedWrite[] = [];
  for await (const write of readLog(folder, options)) found.push(write);
  return found;
}
const statesOf = (writes: readonly LoggedWrite[]): Record<string, string> =>
  Object.fromEntries(writes.map(({ id, state }) => [id, state]));
const fileAt = (at: string): string => join(folder, `${at}.ndjson`);
const june = (): string => fileAt('2026-06');
/** Id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn('true');
  await new Promise((resolve) => child.on('exit', resolve));
  return child.pid ?? 0;
}

test('a write is in the file before its request may leave, for this user only', async () => {
  const log = openWriteLog(folder);
  const one = intent();
  await log.begin(one);
  expect(JSON.parse(readFileSync(june(), 'utf8'))).toEqual(one);
  expect(statSync(june()).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700);
  log.end(outcome(one.id));
  log.close();
  expect(statesOf(await read())).toEqual({ [one.id]: 'done' });
});

test('nothing is made for a log that is only read', async () => {
  expect(await read()).toEqual([]);
  expect(() => statSync(folder)).toThrow('ENOENT');
});

test('an outcome of the next month is in the file of its intent', async () => {
  const id = idAt(Date.parse('2026-06-30T23:59:59.999Z'));
  const log = openWriteLog(folder);
  await log.begin(intent({ id }));
  ms = Date.parse('2026-07-01T00:00:00.010Z');
  log.end(outcome(id));
  const next = intent();
  await log.begin(next);
  log.end(outcome(next.id, 'refused'));
  log.close();
  expect(readdirSync(folder).sort()).toEqual(['2026-06.ndjson', '2026-07.ndjson']);
  expect(await read()).toMatchObject([
    { id, state: 'done' },
    { id: next.id, state: 'refused' },
  ]);
  expect(statesOf(await read({ since: new Date('2026-07-01T00:00:00Z') }))).toEqual({ [next.id]: 'refused' });
});

describe('a write without an outcome', () => {
  const now = Date.now();
  async function stateOf(changes: Partial<Intent>): Promise<string | undefined> {
    const log = openWriteLog(folder);
    const one = intent({ id: idAt(now), ...changes });
    await log.begin(one);
    log.close();
    const [found] = await read();
    expect(await readWrite(folder, one.id)).toEqual(found);
    return found?.state;
  }
  const name = thisProcess();
  const onLinux = process.platform === 'linux' ? test : test.skip;

  test('is open while its process runs', async () => {
    expect(await stateOf(name)).toBe('open');
  });
  onLinux('is open however long its process sends it', async () => {
    expect(await stateOf({ ...name, id: idAt(now - 86_400_000) })).toBe('open');
  });
  test('is unknown as soon as its process has ended', async () => {
    expect(await stateOf({ ...name, pid: await deadPid() })).toBe('unknown');
  });
  onLinux('is unknown if another process has the id of its process', async () => {
    expect(await stateOf({ ...name, start: `${name.start ?? ''}0` })).toBe('unknown');
  });
  test('of another machine is open for an hour', async () => {
    const [pid, host] = [await deadPid(), 'elsewhere'];
    expect(await stateOf({ ...name, pid, host })).toBe('open');
    rmSync(folder, { recursive: true });
    expect(await stateOf({ ...name, pid, host, id: idAt(now - 3_600_001) })).toBe('unknown');
  });
  test('that has only the id of its process is open for an hour', async () => {
    expect(await stateOf({})).toBe('open');
    rmSync(folder, { recursive: true });
    expect(await stateOf({ id: idAt(now - 3_600_001) })).toBe('unknown');
    rmSync(folder, { recursive: true });
    expect(await stateOf({ pid: await deadPid() })).toBe('unknown');
  });
});

describe('a line that a kill has cut', () => {
  const whole = (): [Intent, string] => {
    const one = intent();
    return [one, JSON.stringify(one)];
  };

  test('at every byte: its request was not sent, and the next line of another process is read', async () => {
    const [, text] = whole();
    for (let cut = 1; cut < text.length; cut += 7) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      writeFileSync(june(), text.slice(0, cut));
      const log = openWriteLog(folder);
      const next = intent();
      await log.begin(next);
      log.end(outcome(next.id));
      log.close();
      let torn = 0;
      const found = await read({ onTorn: (count) => (torn = count) });
      expect([cut, statesOf(found), torn]).toEqual([cut, { [next.id]: 'done' }, 1]);
    }
  });

  test('between the check of another process and its write: the other line is not lost', async () => {
    const [, text] = whole();
    const [next, line] = whole();
    mkdirSync(folder, { recursive: true });
    writeFileSync(june(), `${text.slice(0, 90)}${line}\n${JSON.stringify(outcome(next.id))}\n`);
    expect(statesOf(await read())).toEqual({ [next.id]: 'done' });
  });

  test('of an outcome: the write is unknown', async () => {
    const pid = await deadPid();
    const one = intent({ pid });
    const log = openWriteLog(folder);
    await log.begin(one);
    log.close();
    appendFileSync(june(), JSON.stringify(outcome(one.id)).slice(0, 40));
    expect(statesOf(await read())).toEqual({ [one.id]: 'unknown' });
  });
});

test('lines that are not of the log are counted and left out', async () => {
  const log = openWriteLog(folder);
  const one = intent();
  await log.begin(one);
  log.end(outcome(one.id));
  log.close();
  appendFileSync(june(), `null\n[]\n{"t":"intent"}\n{"t":"outcome","id":"w_x","state":"done","at":"now"}\n\0\0\n`);
  writeFileSync(join(folder, 'notes.txt'), 'x\n');
  let torn = 0;
  expect(statesOf(await read({ onTorn: (count) => (torn = count) }))).toEqual({ [one.id]: 'done' });
  expect(torn).toBe(5);
});

test('values with control characters and separators of lines stay one line', async () => {
  const argv = ['order', 'update', 'a\nb\r\u2028c\u0000\u001b[31m', '{"t":"outcome","id":"w_0000000000000000"}'];
  const log = openWriteLog(folder);
  const one = intent({ argv });
  await log.begin(one);
  log.end(outcome(one.id));
  log.close();
  expect(readFileSync(june(), 'utf8').split('\n')).toHaveLength(3);
  expect(await read()).toMatchObject([{ id: one.id, argv, state: 'done' }]);
});

test('two processes that append at once lose no line', async () => {
  const program = `
    const { openWriteLog } = await import(${JSON.stringify(join(process.cwd(), 'runtime/writes/log.ts'))});
    const { newId, timeOf } = await import(${JSON.stringify(join(process.cwd(), 'runtime/writes/ids.ts'))});
    const log = openWriteLog(process.argv[1]);
    for (let n = 0; n < 60; n += 1) {
      const id = newId('w', new Date('2026-06-02T00:00:00Z'));
      const body = 'x'.repeat(n * 700);
      await log.begin({ t: 'intent', id, at: timeOf(id).toISOString(), run: 'r_1', pid: process.pid, cmd: 'order update', effect: 'update',
        argv: [], account: 'a', req: { method: 'PATCH', path: '/orders/1', body }, args: {}, before: null, inverse: { none: 'no' }, actor: 'shell' });
      log.end({ t: 'outcome', id, at: timeOf(id).toISOString(), state: 'done', after: null });
    }
    log.close();`;
  const processes = [0, 1, 2].map(
    () =>
      new Promise<number | null>((resolve) => {
        const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, folder], {
          stdio: ['ignore', 'inherit', 'inherit'],
        });
        child.on('exit', resolve);
      }),
  );
  expect(await Promise.all(processes)).toEqual([0, 0, 0]);
  let torn = 0;
  const found = await read({ onTorn: (count) => (torn = count) });
  expect([found.length, new Set(found.map(({ id }) => id)).size, torn]).toEqual([180, 180, 0]);
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['done']));
}, 60_000);

test('a folder that cannot be made is an error of the configuration', async () => {
  mkdirSync(join(folder, '..'), { recursive: true });
  writeFileSync(folder, '');
  await expect(openWriteLog(folder).begin(intent())).rejects.toMatchObject({ kind: 'config' });
});
