/** What the log has of a write: without secrets, bounded, and before its request. The service is a library. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extended } from '../base/objects.js';
import type { Context } from '../contract/context.js';
import type { Call, LoggedCall } from '../contract/http.js';
import type { Undo } from '../contract/undo.js';
import { HIDDEN } from '../base/redact.js';
import { closeAll, failureOf, json, testService } from '../http/testkit.js';
import type { Intent } from '../writes/types.js';
import { readRecord, readRecordBefore } from './record-before.js';
import { flag, positional, stage, type Stage, type StageOptions } from './testkit.js';
import { factsOf } from './write-facts.js';
import { createWriteStep, type WriteStep } from './write-step.js';

afterAll(closeAll);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-step-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const update: Undo = { command: 'book update', args: { id: '{id}' }, body: 'former', before: 'itself' };
const again: Undo = { command: 'book add', args: {}, body: ['title', 'pin'], before: 'itself' };

/** A write of a book. */
const callOf = (rule: Undo | undefined, logged: Partial<LoggedCall> = {}, call: Partial<Call> = {}): Call => ({
  ...{ method: 'PATCH', path: '/books/{id}', params: { id: '7' }, body: { title: 'New' }, effect: 'update' },
  logged: { command: 'book update', args: { id: '7' }, ...(rule && { rule }), ...logged },
  ...call,
});

/** A library whose book 7 is this. */
async function library(book: object = { title: 'Old', shelf: 3 }, setup: StageOptions = {}): Promise<Stage> {
  const made = await stage(
    ({ url }, response) => (url.startsWith('/books/7') ? json(response, book) : json(response, {}, 404)),
    { effect: 'update', positionals: { id: positional('id') }, service: testService({ record: '' }), ...setup },
  );
  return { ...made, context: extended(made.context, { folder }) };
}

const facts = (call: Call, { context }: Stage): ReturnType<typeof factsOf> =>
  factsOf(call, call.effect ?? 'act', new URL('https://lib.example/books/7?pin=1'), context);

test('an update has the former values of exactly the fields that it writes', async () => {
  const at = await library();
  expect(await facts(callOf(update), at)).toMatchObject({
    req: { method: 'PATCH', path: '/books/7?pin=1', body: { title: 'New' } },
    before: { title: 'Old' },
    inverse: { command: 'book update', args: { id: '7' }, body: { title: 'Old' } },
  });
});

test('nothing is read where the spec does not say how, with --no-before, and if the caller has read the record', async () => {
  for (const [rule, noBefore, before] of [
    [undefined, false],
    [{ none: 'It was sent.' }, false],
    [update, true],
    [update, false, { title: 'Known' }],
  ] as const) {
    const at = await library({}, { options: noBefore ? { noBefore } : {} });
    const found = await facts(callOf(rule, before && { before }), at);
    expect([at.server.seen.length, found.before]).toEqual([0, before ?? null]);
  }
});

test('a record that cannot be read is an error only for those who ask for it', async () => {
  const { context } = await library();
  const gone = callOf(update, {}, { params: { id: '8' } });
  expect(await readRecordBefore(gone, context)).toBeUndefined();
  expect((await failureOf(readRecord(gone, context))).details.statusCode).toBe(404);
});

test('a delete reads all that creates the record again', async () => {
  const at = await library({ title: 'Old', pages: [{ n: 1 }] });
  const recreation = async () => ({
    query: { with: 'pages' },
    bodyOf: (row: object) => ({ body: { ...row, made: 'again' } }),
  });
  const call = callOf(again, { recreation }, { method: 'DELETE', effect: 'delete', body: undefined });
  expect(await facts(call, at)).toMatchObject({
    before: { title: 'Old', pages: [{ n: 1 }] },
    inverse: { command: 'book add', body: { title: 'Old', made: 'again' } },
  });
  expect(at.server.seen.map(({ url }) => url)).toEqual(['/books/7?with=pages']);
});

describe('secrets', () => {
  const secret: StageOptions = {
    flags: { pin: flag('text', 'body:pin', { secret: true }), token: flag('text', 'query:pin', { secret: true }) },
    positionals: { id: positional('id'), word: positional('text', { secret: true }) },
  };

  test('of flags and arguments are not in the request, the arguments, the record or the inverse', async () => {
    const at = await library({ title: 'Old', pin: '4711' }, secret);
    const args = { id: '7', word: 'sesame', pin: '0815', token: '1' };
    const call = callOf({ ...update, args: { id: '{id}', pin: '{pin}' } }, { args }, { body: { pin: '0815' } });
    const found = await facts(call, at);
    expect(found.req).toMatchObject({ path: `/books/7?pin=${encodeURIComponent(HIDDEN)}`, body: { pin: HIDDEN } });
    expect([found.args, found.before]).toEqual([{ id: '7', word: HIDDEN }, { pin: HIDDEN }]);
    expect(JSON.stringify(found)).not.toMatch(/4711|0815|sesame/);
  });

  test('of the record that the log does not have cannot be made again', async () => {
    const at = await library({ title: 'Old', pin: '4711' }, secret);
    const call = callOf(again, {}, { method: 'DELETE', effect: 'delete', body: undefined });
    expect((await facts(call, at)).inverse).toEqual({ none: 'The record has a secret, which is not stored.' });
  });
});

test('a record that is too large for a line is left out, and so is what needs it', async () => {
  const at = await library({ title: 'x'.repeat(1024 * 1024) });
  expect(await facts(callOf(update), at)).toMatchObject({
    before: null,
    inverse: { none: 'The record before the write is too large for the log.' },
  });
});

test('a line of a plan has all of its arguments: its path is filled already', async () => {
  const at = await library();
  const args = { id: '7', shelf: '3' };
  expect((await facts(callOf(undefined, { args }), at)).args).toEqual({ id: '7' });
  expect((await facts(callOf(undefined, { args, marks: { plan: 'p_1' } }, { path: '/books/7' }), at)).args).toEqual(
    args,
  );
});

describe('the step', () => {
  const stepOf = ({ context }: { readonly context: Context }): WriteStep =>
    createWriteStep({ context, actor: 'shell', argv: ['book', 'update', '7'] });
  const begin = (step: WriteStep, call: Call): ReturnType<WriteStep['begin']> =>
    step.begin(call, call.effect ?? 'act', new URL('https://lib.example/books/7'));
  const lines = (): (Intent & { readonly state?: string; readonly after?: unknown })[] => {
    const log = join(folder, 'log', 'default');
    return readdirSync(log)
      .filter((name) => name.endsWith('.ndjson'))
      .flatMap((name) => readFileSync(join(log, name), 'utf8').split('\n').slice(0, -1))
      .map((line) => JSON.parse(line) as Intent);
  };

  test('has the process that sends the write, and then what became of it, without files and long texts', async () => {
    const step = stepOf(await library());
    const call = callOf(update, {}, { body: { title: 'New', text: 'long' } });
    const { end } = await begin(step, call);
    expect(lines()).toMatchObject([{ t: 'intent', pid: process.pid, host: expect.any(String) as string }]);
    const record = { title: 'New', text: 'x'.repeat(70_000), shelf: 3 };
    end('done', { status: 200, headers: {}, url: '', body: record, record, id: '7' });
    step.close();
    expect(lines()[1]).toMatchObject({
      t: 'outcome',
      state: 'done',
      status: 200,
      record: '7',
      after: { title: 'New' },
    });
    expect(lines()[1]?.after).toEqual({ title: 'New' });
  });

  test('gives the key of the caller to the create of the command alone', async () => {
    const step = stepOf(await library({}, { options: { once: 'order-77' } }));
    await begin(step, callOf(undefined, {}, { effect: 'create' }));
    await begin(step, callOf(undefined));
    await begin(step, { method: 'POST', path: '/token', effect: 'create' });
    step.close();
    expect(lines().map(({ once }) => once)).toEqual(['order-77', undefined, undefined]);
  });

  test('a log that cannot be written says that nothing was sent, and how to go on', async () => {
    writeFileSync(join(folder, 'log'), '');
    expect(await failureOf(begin(stepOf(await library()), callOf(undefined)))).toMatchObject({
      kind: 'config',
      message: expect.stringMatching(/Nothing was sent\.$/) as string,
      remedy: expect.stringContaining('config set log off') as string,
    });
  });
});
