/** The short form of tests/proof/state.proof.ts: each writer once, and each kind of trouble at least once. */
import { canForbid, canMount, removePlaces } from '../proof/state/place.js';
import { numbers, seed } from '../support/random.js';
import { fileLimit, fullDisk, fullOutput, jump, kill, race, readOnly } from '../proof/state/storms.js';
import { openServices, writersOf, type Services, type Writer } from '../proof/state/writers.js';

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

test.each(['config', 'token store', 'token refresh', 'names', 'watermark', 'download', 'page of figures'])(
  'signals: %s',
  async (name) => {
    expect([seed, await kill(named(name), 4, numbers(seed))]).toEqual([seed, []]);
  },
  60_000,
);

test.each(['aliases', 'token refresh'])(
  '20 processes at once: %s',
  async (name) => {
    expect(await race(named(name), 20)).toEqual([]);
  },
  60_000,
);

(canMount ? test : test.skip)(
  'a full disk (needs the right to mount one)',
  async () => {
    expect(await fullDisk(named('import journal'), [8192])).toEqual([]);
    expect(await fullDisk(named('config'), [0])).toEqual([]);
    expect(await fullDisk(named('token refresh'), [4096])).toEqual([]);
  },
  60_000,
);

test.each([
  ['config', [0]],
  ['token refresh', [1]],
  ['names', [0]],
  ['import journal', [2]],
])(
  'a limit on the size of files: %s',
  async (name, kilobytes) => {
    expect(await fileLimit(named(name), kilobytes)).toEqual([]);
  },
  60_000,
);

(canForbid ? test : test.skip)(
  'a disk that cannot be written to (needs the right to mount one, or a user other than root)',
  async () => {
    expect(await readOnly(named('sandbox'))).toEqual([]);
    expect(await readOnly(named('token refresh'))).toEqual([]);
  },
  60_000,
);

test('a clock that jumps', async () => {
  expect(await jump(named('config'), [-3650, 3650])).toEqual([]);
}, 60_000);

test('an output that cannot be written', async () => {
  expect(await fullOutput(named('sync state'))).toEqual([]);
}, 60_000);
