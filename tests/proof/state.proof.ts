/** Every writer of state against signals, races, full and closed disks, and clocks. `ROUNDS` sets the signals per writer, `SEED` repeats a run. */
import { canForbid, canMount, removePlaces } from './state/place.js';
import { numbers, seed } from '../support/random.js';
import { fileLimit, fullDisk, fullOutput, jump, kill, race, raceForOne, readOnly } from './state/storms.js';
import { openServices, writersOf, type Services, type Writer } from './state/writers.js';
import { tried } from './tried.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 16);

let services: Services;
let writers: readonly Writer[];
beforeAll(async () => {
  services = await openServices(true);
  writers = writersOf(services);
});
afterEach(removePlaces);
afterAll(() => services.stop());

const names = [
  'config',
  'aliases',
  'token store',
  'token refresh',
  'names',
  'watermark',
  'sync state',
  'sandbox',
  'download',
  'import journal',
  'page of figures',
  'document of a conversation',
  'backup of the CRM',
  'tables of the CRM',
  'backup of the books',
  'backup of the helpdesk',
  'export of a copy',
];

test('the table names every writer', () => {
  expect(writers.map(({ name }) => name)).toEqual(names);
});

describe.each(names)('%s', (name) => {
  const writer = (): Writer => writers.find((one) => one.name === name)!;

  test('signals at random moments', async () => {
    const rounds = writer().slow ? Math.ceil(ROUNDS / 3) : ROUNDS;
    tried({ signals: rounds }, seed);
    expect([seed, await kill(writer(), rounds, numbers(seed))]).toEqual([seed, []]);
  }, 400_000);

  test('20 processes at once', async () => {
    tried({ races: 1 });
    if (!writer().slow) expect(await race(writer(), 20)).toEqual([]);
    if (writer().adds !== true) expect(await raceForOne(writer(), 20)).toEqual([]);
  }, 400_000);

  (canMount ? test : test.skip)(
    'a full disk (needs the right to mount one)',
    async () => {
      tried({ 'full disks': 1 });
      const free = Array.from({ length: 8 }, (_, pages) => pages * 4096);
      expect(await fullDisk(writer(), writer().slow ? [0, 8192, 65_536] : free)).toEqual([]);
    },
    200_000,
  );

  test('a limit on the size of files', async () => {
    tried({ 'limits of files': 1 });
    expect(await fileLimit(writer(), writer().slow ? [0, 8, 64] : [0, 1, 2, 4, 8, 16, 32])).toEqual([]);
  }, 200_000);

  (canForbid ? test : test.skip)(
    'a disk that cannot be written to (needs the right to mount one, or a user other than root)',
    async () => {
      tried({ 'closed disks': 1 });
      expect(await readOnly(writer())).toEqual([]);
    },
    100_000,
  );

  test('a clock that jumps', async () => {
    tried({ clocks: 1 });
    expect(await jump(writer(), [-3650, -1, 0, 1, 3650])).toEqual([]);
  }, 100_000);

  test('an output that cannot be written', async () => {
    tried({ 'full outputs': 1 });
    expect(await fullOutput(writer())).toEqual([]);
  }, 100_000);
});
