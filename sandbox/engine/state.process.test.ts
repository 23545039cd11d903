import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../../tests/support/bundled.js';
import { closeAll, shop, stateFile } from './testing/shop.js';

afterEach(closeAll);

const reader = bundled(join(process.cwd(), 'sandbox/engine/testing/reader.ts'));
const keeper = bundled(join(process.cwd(), 'sandbox/engine/testing/holder.ts'));
const holder = bundled(join(process.cwd(), 'runtime/state/fixtures/worker.ts'));
const writer = bundled(join(process.cwd(), 'sandbox/engine/testing/writer.ts'));

function startWriter(
  file: string,
  count: number,
): { readonly child: ChildProcess; readonly ids: Promise<string[]>; readonly first: Promise<void> } {
  const child = spawn(process.execPath, [writer, file, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  let resolveFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (resolveFirst = resolve));
  child.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
    if (text.split('\n').length > 3) resolveFirst();
  });
  const ids = new Promise<string[]>((resolve) => child.on('close', () => resolve(text.split('\n').slice(0, -1))));
  return { child, ids, first };
}

test('two processes that write concurrently lose nothing', async () => {
  const file = stateFile();
  const writers = [startWriter(file, 25), startWriter(file, 25)];
  const ids = (await Promise.all(writers.map((one) => one.ids))).flat().map(Number);
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 31));
  const { call } = await shop({ file });
  const names: unknown[] = [];
  for (const id of ids) names.push((await call('GET', `/v1/cursor/${id}`)).body.data.name);
  expect(new Set(names)).toEqual(new Set(writers.map((one) => `by ${String(one.child.pid)}`)));
});

test('a killed writer leaves a readable state with every reported record, and no lock', async () => {
  const file = stateFile();
  for (let round = 0; round < 3; round++) {
    const { child, ids, first } = startWriter(file, 0);
    await first;
    child.kill('SIGKILL');
    const reported = await ids;
    const { call, close } = await shop({ file });
    for (const id of reported) expect((await call('GET', `/v1/cursor/${id}`)).status).toBe(200);
    expect((await call('POST', '/v1/cursor', { name: 'after' })).status).toBe(201);
    await close();
  }
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('the lock of a dead process is broken', async () => {
  const file = stateFile();
  const dead = spawn(process.execPath, [holder, 'hold', `${file}.lock`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => dead.stdout.once('data', resolve));
  dead.kill('SIGKILL');
  await new Promise((resolve) => dead.on('close', resolve));
  expect(existsSync(`${file}.lock`)).toBe(true);
  const { call } = await shop({ file });
  expect((await call('POST', '/v1/cursor', { name: 'x' })).status).toBe(201);
});

test('reading many records fits in a small heap', async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=24', reader, '150000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  expect(printed).toBe('300 pages, last id 150000');
}, 120_000);

test('an open sandbox lets its process end, one with hold does not', async () => {
  const run = (...args: readonly string[]): ReturnType<typeof spawn> =>
    spawn(process.execPath, [keeper, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const free = run();
  let printed = '';
  free.stdout?.on('data', (part: Buffer) => (printed += part.toString()));
  expect(await new Promise((resolve) => free.on('close', resolve))).toBe(0);
  expect(printed).toBe('200');

  const held = run('hold');
  await new Promise((resolve) => held.stdout?.once('data', resolve));
  // Longer than a kept-alive connection keeps the process alive.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(held.exitCode).toBeNull();
  held.kill();
});
