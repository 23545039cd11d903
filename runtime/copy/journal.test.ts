import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedWrite } from '../writes/types.js';
import { rowNow } from '../writes/rows.js';
import { failureOf } from '../http/testkit.js';
import {
  withJournal,
  type Entry,
  type Journal,
  type JournalOptions,
  type JournalRun,
  type Past,
  type RowFate,
  type RowLog,
} from './journal.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  path = join(folder, 'run.journal');
});
afterEach(() => rm(folder, { recursive: true }));

const DETAILS = { 'id?': 'string' } as const;
type Options = JournalOptions<typeof DETAILS>;
const owner = { client: 'libctl', account: 'https://a.example' };
const base: Options = {
  noun: 'a run',
  subject: { command: 'book add', 'content of the file': 'abc' },
  rows: 3,
  details: DETAILS,
};
const resume = (isAsked: boolean): Pick<Options, 'resume'> => ({
  resume: { isAsked, again: 'libctl book add --resume' },
});

const sends = async (): Promise<void> => undefined;
const openRows = (...rows: string[]): Past['open'] => new Map(rows.map((row) => [row, { state: 'unknown' }]));
/** A log that is off, and has no writes. */
const none: RowLog = {
  isOn: false,
  writesOf: async function* () {
    yield* [];
  },
  fateOf: async () => ({ state: 'unknown' }),
};

const run = <T>(
  work: (journal: Journal<{ readonly id?: string }>) => T | Promise<T>,
  options: Partial<Options> = {},
  around: Partial<JournalRun> = {},
): Promise<T> =>
  withJournal(
    path,
    { ...base, ...options },
    { owner, now: () => new Date(0), signal: new AbortController().signal, isReadOnly: false, log: none, ...around },
    async (journal) => work(journal),
  );

const sendTwo = () =>
  run(async (journal) => {
    await journal.send('1', sends);
    journal.write([{ row: '1', state: 'done', id: '7' }]);
    journal.note('file', 'failed.csv');
    await journal.send('2', sends);
  });

/** Continues the run; returns what is known of it. */
async function continued(options: Partial<Options> = {}, around: Partial<JournalRun> = {}) {
  const entries: Entry<{ readonly id?: string }>[] = [];
  const past = await run(
    (journal) => journal.past,
    {
      ...resume(true),
      onEntry: (entry) => void entries.push(entry),
      ...options,
    },
    around,
  );
  return { past, entries };
}

test('a run that is continued knows each row: done, sent without an outcome, or not sent', async () => {
  await sendTwo();
  const { past, entries } = await continued();
  expect(past).toEqual({
    startedAt: '1970-01-01T00:00:00.000Z',
    rows: 3,
    ended: 1,
    open: openRows('2'),
    facts: Object.assign(Object.create(null), { file: 'failed.csv' }) as object,
  });
  expect(entries).toEqual([
    { row: '1', state: 'sent' },
    { row: '1', state: 'done', id: '7' },
    { row: '2', state: 'sent' },
  ]);
});

test('cut at any byte, the journal is continued, and no row that was sent counts as not sent', async () => {
  await sendTwo();
  const whole = await readFile(path);
  const header = whole.indexOf('\n') + 1;
  for (let bytes = header; bytes <= whole.length; bytes += 1) {
    const lines = whole
      .subarray(0, bytes)
      .toString()
      .split('\n')
      .slice(1, -1)
      .map((line) => JSON.parse(line) as object);
    await writeFile(path, whole.subarray(0, bytes));
    const { entries } = await continued();
    expect(entries).toEqual(lines.filter((line) => 'row' in line));
    // What the run that continues writes is a line of its own.
    await run((journal) => journal.send('3', sends), resume(true));
    expect(
      (await readFile(path, 'utf8'))
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as object)
        .slice(1),
    ).toEqual([...lines, { row: '3', state: 'sent' }]);
  }
  for (const bytes of [0, 1, header - 1]) {
    await writeFile(path, whole.subarray(0, bytes));
    await run((journal) => journal.send('1', sends), resume(false));
    expect(JSON.parse((await readFile(path, 'utf8')).split('\n')[0] ?? '')).toMatchObject({ format: 1, rows: 3 });
  }
});

test('a line is in the file before it is durable, and the file is gone when the run ends', async () => {
  await run(async (journal) => {
    expect(await readdir(folder)).toEqual(['run.journal.lock']);
    const isDurable = journal.send('1', sends);
    expect(await readFile(path, 'utf8')).toMatch(/\n\{"row":"1","state":"sent"\}\n$/);
    await isDurable;
    journal.end();
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a second run at the same time is refused, and writes nothing', async () => {
  await run(async () => {
    const error = await failureOf(run((journal) => journal.send('1', sends)));
    expect([error.kind, error.message]).toEqual([
      'unavailable',
      expect.stringContaining('A run is already running: process'),
    ]);
  });
  expect(await readdir(folder)).toEqual([]);
});

test('an earlier run is continued or removed by the user, and there must be one to continue', async () => {
  expect(await failureOf(continued())).toMatchObject({
    kind: 'usage',
    message: `There is nothing to resume: ${path} does not exist.`,
  });
  await sendTwo();
  expect(await failureOf(run(() => undefined, resume(false)))).toMatchObject({
    kind: 'usage',
    message: 'A run was interrupted after 1 of 3 rows.',
    remedy: `Continue it with "libctl book add --resume", or remove ${path} to start over.`,
    details: { next: 'libctl book add --resume' },
  });
});

test('without that rule, an earlier run is reported and replaced with the first line', async () => {
  await sendTwo();
  await run((journal) => {
    expect(journal.past?.open).toEqual(openRows('2'));
  });
  expect((await continued()).past?.ended).toBe(1);
  await run((journal) => journal.send('1', sends));
  expect((await continued()).past).toMatchObject({ ended: 0, open: openRows('1') });
});

test('a dry run reads the journal and writes nothing, also while another run has it', async () => {
  await sendTwo();
  const before = await readFile(path, 'utf8');
  await run(async () => {
    const past = await run(
      (journal) => {
        journal.send('3', sends);
        journal.note('file', 'x');
        journal.end();
        return journal.past;
      },
      resume(true),
      { isReadOnly: true },
    );
    expect(past?.ended).toBe(1);
  }, resume(true));
  expect(await readFile(path, 'utf8')).toBe(before);
});

test.each<[string, Partial<Options>, Partial<JournalRun>, string]>([
  ['subject', { subject: { ...base.subject, 'content of the file': 'other' } }, {}, 'another content of the file'],
  ['number of rows', { rows: 4 }, {}, 'another number of rows'],
  ['account', {}, { owner: { ...owner, account: 'b' } }, 'holds a journal of https://a.example, but this run is for b'],
  ['client', {}, { owner: { ...owner, client: 'other' } }, 'was written by libctl, not by other'],
])('the journal of another %s is not continued', async (_what, options, around, message) => {
  await sendTwo();
  const before = await readFile(path, 'utf8');
  expect(await failureOf(continued(options, around))).toMatchObject({
    kind: 'input',
    message: expect.stringContaining(message) as string,
  });
  expect(await readFile(path, 'utf8')).toBe(before);
});

test('a name that earlier versions gave the account is the same account', async () => {
  await sendTwo();
  const { past } = await continued(
    {},
    { owner: { client: 'libctl', account: 'work', earlier: ['https://a.example'] } },
  );
  expect(past?.ended).toBe(1);
});

test.each([
  ['{"row":1,"state":"done"}', 'Line 6 of'],
  ['{"row":"3","state":"toString"}', 'Line 6 of'],
  ['{"row":"3","state":"done","id":7}', 'Line 6 of'],
  ['{"fact":"file","value":7}', 'Line 6 of'],
  ['[]', 'Line 6 of'],
  ['', 'Line 6 of'],
  ['{"row":"3","state":"done"}\n{"row":"4","state":"done"}', 'Line 7 of'],
])('a line that no run writes ends the run: %s', async (line, place) => {
  await sendTwo();
  await appendFile(path, `${line}\n`);
  expect(await failureOf(continued())).toMatchObject({
    kind: 'input',
    message: `${place} ${path} was changed by another program.`,
    remedy: 'Remove the file to start over.',
  });
});

test.each([
  ['a CSV file', 'name\nAda\n', 'is not a journal of a run'],
  ['a header without a subject', '{"format":1}\n', 'is not a journal of a run'],
  ['a journal of a later version', '{"format":2}\n', 'was written by a later version of libctl'],
])('%s is refused', async (_what, text, message) => {
  await writeFile(path, text);
  expect(await failureOf(run(() => undefined))).toMatchObject({
    kind: 'input',
    message: expect.stringContaining(message) as string,
  });
  expect(await readFile(path, 'utf8')).toBe(text);
});

test('a journal of an earlier version is continued in the present form', async () => {
  await writeFile(path, '{"of":"abc","rows":3}\n{"row":1,"is":"done"}\n{"row":2,"is":"sent"}\n{"row":3,"i');
  const adopt: Options['adopt'] = ({ of, rows, row, is }) =>
    of === undefined
      ? { row: String(row), state: is }
      : {
          format: 1,
          owner: { client: 'libctl', account: 'old' },
          subject: { ...base.subject, 'content of the file': of },
          rows,
        };
  const around = { owner: { client: 'libctl', account: 'work', earlier: ['old'] } };
  const { past } = await continued({ adopt }, around);
  expect(past).toMatchObject({ ended: 1, open: openRows('2') });
  await run((journal) => journal.send('3', sends), { adopt, ...resume(true) }, around);
  const { past: later } = await continued({}, { owner: { client: 'libctl', account: 'work' } });
  expect(later).toMatchObject({ ended: 1, open: openRows('2', '3') });
});

describe('with a log of writes', () => {
  /** The writes of a log: rows and what became of them. */
  const logOf = (...writes: readonly (readonly [row: string, fate: RowFate])[]): RowLog => ({
    isOn: true,
    writesOf: async function* (journal, since) {
      expect([journal, since]).toEqual([expect.stringMatching(/^j_/), new Date(0)]);
      yield* writes.map(([row]) => ({ row }) as LoggedWrite);
    },
    fateOf: async ({ row }) => writes.find(([other]) => other === row)?.[1] ?? { state: 'unknown' },
  });

  test('each write of a row has the journal and the row, also those that are sent at once', async () => {
    const found: unknown[] = [];
    await run(
      async (journal) => {
        await Promise.all(
          ['1', '2'].map((row) =>
            journal.send(row, async () => {
              await new Promise((resolve) => setTimeout(resolve, row === '1' ? 20 : 1));
              found.push(rowNow());
            }),
          ),
        );
        expect(rowNow()).toBeUndefined();
      },
      {},
      { log: logOf() },
    );
    const { id } = JSON.parse((await readFile(path, 'utf8')).split('\n')[0] ?? '') as { id: string };
    expect(found).toEqual([
      { journal: id, row: '2' },
      { journal: id, row: '1' },
    ]);
  });

  test.each<[string, RowFate, Past['open']]>([
    ['done', { state: 'done', record: '7' }, new Map([['2', { state: 'done', record: '7' }]])],
    ['unknown', { state: 'unknown', why: 'W.' }, new Map([['2', { state: 'unknown', why: 'W.' }]])],
    ['refused', { state: 'refused' }, new Map()],
  ])('a row whose write is %s is not merely unknown', async (_what, fate, open) => {
    await sendTwo();
    expect((await continued({}, { log: logOf(['2', fate]) })).past?.open).toEqual(open);
  });

  test('a line that a failure of the power has removed is found in the log', async () => {
    await sendTwo();
    const lines = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, `${lines.slice(0, 1).join('\n')}\n`);
    const log = logOf(['1', { state: 'done', record: '7' }], ['2', { state: 'unknown' }]);
    const { past } = await continued({}, { log });
    expect(past).toMatchObject({ ended: 0 });
    expect(past?.open).toEqual(
      new Map<string, object>([
        ['1', { state: 'done', record: '7' }],
        ['2', { state: 'unknown' }],
      ]),
    );
  });

  test('a row with an outcome is not looked for, and of several writes the least certain counts', async () => {
    await sendTwo();
    const asked: (string | undefined)[] = [];
    const states = ['refused', 'done', 'unknown', 'done'] as const;
    const log: RowLog = {
      ...logOf(),
      writesOf: async function* () {
        yield* ['1', '2', '2', '2', '2'].map((row) => ({ row }) as LoggedWrite);
      },
      fateOf: async ({ row }) => ({ state: states[asked.push(row) - 1] ?? 'done' }),
    };
    expect((await continued({}, { log })).past?.open).toEqual(openRows('2'));
    expect(asked).toEqual(['2', '2', '2', '2']);
  });
});
