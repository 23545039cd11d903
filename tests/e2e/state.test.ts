/** The short form of tests/proof/state.proof.ts: each writer once, and each kind of trouble at least once. */
import { removePlaces } from '../proof/state/place.js';
import { numbers } from '../support/random.js';
import { fullDisk, fullOutput, jump, kill, race, readOnly } from '../proof/state/storms.js';
import { openServices, writersOf, type Services, type Writer } from '../proof/state/writers.js';

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
let services: Services;
let writers: readonly Writer[];
beforeAll(async () => {
  services = await openServices(false);
  writers = writersOf(services);
});
afterEach(removePlaces);
afterAll(() => services.stop());

const named = (name: string): Writer => {
  const found = writers.find((writer) => writer.name === name);
  if (found === undefined) throw new Error(`The table has no writer ${name}.`);
  return found;
};

test.each(['config', 'token store', 'watermark', 'download'])(
  'signals: %s',
  async (name) => {
    expect([seed, await kill(named(name), 4, numbers(seed))]).toEqual([seed, []]);
  },
  60_000,
);

test('20 processes at once', async () => {
  expect(await race(named('aliases'), 20)).toEqual([]);
}, 60_000);

test('a full disk', async () => {
  expect((await fullDisk(named('import journal'), [8192])) ?? []).toEqual([]);
  expect((await fullDisk(named('config'), [0])) ?? []).toEqual([]);
}, 60_000);

test('a disk that cannot be written to', async () => {
  expect((await readOnly(named('sandbox'))) ?? []).toEqual([]);
}, 60_000);

test('a clock that jumps', async () => {
  expect(await jump(named('config'), [-3650, 3650])).toEqual([]);
}, 60_000);

test('an output that nobody can take', async () => {
  expect(await fullOutput(named('sync state'))).toEqual([]);
}, 60_000);
