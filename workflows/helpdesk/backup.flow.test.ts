import { existsSync } from 'node:fs';
import { fakeWorld, json } from 'cmdspec-runtime/testing';
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
