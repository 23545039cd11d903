import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, run } from './fixture/run.js';
import { service } from './fixture/service.js';

const options = { env: { TOY_SERVER: '1' }, columns: 80 };

/** Returns the exit code of `doctor`, and its line about the log of writes. */
async function logLine(folder: string): Promise<readonly [code: number, line: string | undefined]> {
  const { code, out } = await run(folder, ['doctor', '--offline'], options);
  return [code, out.split('\n').find((line) => line.includes(' log ['))];
}

describe('the log of writes', () => {
  const { settings } = service;
  beforeAll(() => {
    const log = { kind: 'enum', choices: ['on', 'off'], default: 'on', summary: 'Store every write' };
    Object.assign(service, { log: true, doctor: { checks: [{ check: 'profile' }] }, settings: { ...settings, log } });
  });
  afterAll(() => Object.assign(service, { log: undefined, doctor: undefined, settings }));

  test('doctor names its folder, and creates nothing', async () => {
    const folder = newFolder();
    expect(await logLine(folder)).toEqual([0, `✓ log [${join(folder, 'log', 'default')}]`]);
    expect(existsSync(join(folder, 'log'))).toBe(false);
  });

  test('doctor says that it is off, and how writes are stored', async () => {
    const folder = newFolder();
    expect(await run(folder, ['config', 'set', 'log', 'off'], options)).toMatchObject({ code: 0 });
    const place = join(folder, 'log', 'default');
    expect(await logLine(folder)).toEqual([
      0,
      `✓ log [off: writes are not stored; "toycli config unset log" stores them in ${place}]`,
    ]);
  });

  test('doctor fails if it cannot be written, and names what is in its way', async () => {
    const folder = newFolder();
    const log = join(folder, 'log');
    mkdirSync(folder, { recursive: true });
    writeFileSync(log, '');
    expect(await logLine(folder)).toEqual([
      78,
      `✗ log [${log} cannot be written to, so that no write is sent; change its owner or permissions, or run "toycli config set log off"]`,
    ]);
    rmSync(log);
    // A folder has the name of the file of this month.
    const file = join(log, 'default', `${new Date().toISOString().slice(0, 7)}.ndjson`);
    mkdirSync(file, { recursive: true });
    expect((await logLine(folder))[1]).toContain(`${file} cannot be written to`);
  });
});

test('doctor of a client without the log of writes has no line about it', async () => {
  expect((await logLine(newFolder()))[1]).toBeUndefined();
});
