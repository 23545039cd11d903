/** Processes with the same key: however they meet, and whenever one is killed, there is one record. */
import { spawn } from 'node:child_process';
import {
  binaryPath,
  cli,
  environment,
  newHome,
  runner,
  serveSandbox,
  type Ended,
  type Served,
} from '../support/cli.js';
import { openLossy, type Lossy } from '../support/lossy.js';

const ROUNDS = Number(process.env['ONCE_ROUNDS'] ?? 5);

let served: Served;
let lossy: Lossy;
const home = newHome();
beforeAll(async () => {
  served = await serveSandbox('crmcli', newHome(), '--unlimited');
  lossy = await openLossy(served);
});
afterAll(async () => {
  await lossy.close();
  await served.stop();
});

const create = (title: string, ...more: readonly string[]): Promise<Ended> =>
  cli('crmcli', ['deal', 'create', '--title', title, '--value', '31', '--org', '1', '--jq', '.id', ...more], home, {
    env: lossy.env,
  });

const countOf = async (title: string): Promise<number> => {
  const { stdout } = await cli(
    'crmcli',
    ['deal', 'list', '--limit', '0', '--jq', `[.[] | select(.title == "${title}")] | length`],
    home,
    {
      env: served.env,
    },
  );
  return Number(stdout);
};

test(`two processes at once, ${String(ROUNDS)} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `Race ${String(round)}`;
    const before = lossy.writes.length;
    // In some rounds the response of the first is lost too.
    lossy.lose = round % 5 === 4 ? 1 : 0;
    const [one, other] = await Promise.all([create(title, '--once', title), create(title, '--once', title)]);
    expect([title, lossy.writes.length - before]).toEqual([title, 1]);
    const ids = [one, other].filter(({ code }) => code === 0).map(({ stdout }) => stdout.trim());
    expect(ids).toHaveLength(round % 5 === 4 ? 1 : 2);
    expect([title, new Set(ids).size]).toEqual([title, 1]);
  }
  expect(await countOf('Race 0')).toBe(1);
  expect(await countOf(`Race ${String(ROUNDS - 1)}`)).toBe(1);
}, 600_000);

test('killed after the service has carried it out', async () => {
  const args = [
    'deal',
    'create',
    '--title',
    'Killed',
    '--value',
    '32',
    '--org',
    '1',
    '--once',
    'killed',
    '--jq',
    '.id',
  ];
  const child = spawn(runner, [binaryPath('crmcli'), ...args], { env: environment(home, lossy.env), cwd: home });
  const end = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  lossy.onWritten = () => void child.kill('SIGKILL');
  expect(await end).toBe('SIGKILL');
  lossy.onWritten = () => undefined;
  const other = await create('Killed', '--once', 'killed');
  expect([other.code, other.stderr]).toEqual([64, expect.stringMatching(/is that of another write/)]);
  const same = await cli('crmcli', args, home, { env: lossy.env });
  expect([same.code, same.stderr]).toEqual([0, expect.stringMatching(/its record was found again/)]);
  expect(await countOf('Killed')).toBe(1);
}, 60_000);

test('a script that times out and runs again does not book twice', async () => {
  const args = [
    'deal',
    'create',
    '--title',
    'Slow',
    '--value',
    '33',
    '--org',
    '1',
    '--once',
    'slow',
    '--timeout',
    '700',
  ];
  lossy.onWritten = () => new Promise((resolve) => setTimeout(resolve, 1500));
  const first = await cli('crmcli', args, home, { env: lossy.env });
  expect([first.code, first.stderr]).not.toContain(0);
  lossy.onWritten = () => undefined;
  const second = await cli('crmcli', args, home, { env: lossy.env });
  expect([second.stderr, second.code]).toEqual([expect.stringMatching(/Nothing was sent: the key "slow"/), 0]);
  expect(await countOf('Slow')).toBe(1);
}, 60_000);
