import { fakeWorld } from '../../testing/world.js';
import type { Scope } from '../../base/tools.js';
import { createKept } from '../bounded.js';
import { nextPart } from '../result.js';
import { call, client, tool } from '../testkit.js';
import { runBuiltIn } from './built-in.js';
import { exec } from './exec.js';

const tools = [tool('list'), tool('broken'), tool('rows'), tool('long'), { ...tool('echo'), access: 'write' as const }];

/** Runs lines with the commands of the toy client, and returns the names of those that were run. */
async function run(
  args: object,
  {
    scope = { writes: true },
    most = 24_000,
    stopAfter = Infinity,
  }: { readonly scope?: Scope; readonly most?: number; readonly stopAfter?: number } = {},
) {
  const kept = createKept();
  const stop = new AbortController();
  const ran: string[] = [];
  const parts = {
    context: { client, service: await client.service().then(({ service }) => service), world: fakeWorld([]).world },
    ...{ tools, scope, bounds: { most, kept }, signal: stop.signal },
    invoke: async ({ definition: { name } }: (typeof tools)[number], given: object, result = most) => {
      ran.push(name);
      const limits = { time: 60_000, bytes: 1024 * 1024, result };
      const { content, isError } = await call(name, given, { kept, limits });
      if (ran.length >= stopAfter) stop.abort(new Error('Stopped.'));
      return { content, ...(isError && { isError }) };
    },
  };
  const result = await runBuiltIn(exec, args as Record<string, unknown>, parts);
  const { data, notes, next } = (result.structuredContent ?? {}) as {
    data?: readonly Record<string, unknown>[];
    notes?: readonly string[];
    next?: string;
  };
  const rest = (name: string) => nextPart(name, { most, kept })?.structuredContent;
  return { ran, data, notes, next, rest, result, text: result.content[0]?.text ?? '' };
}

const list = { name: 'list' };
const broken = { name: 'broken' };

test('lines run in order and stop at the first that fails; what was not run is said', async () => {
  const { ran, data, notes, result } = await run({ lines: [{ ...list, id: 'mine' }, broken, list, list] });
  expect(ran).toEqual(['list', 'broken']);
  expect(data).toEqual([
    { line: 1, id: 'mine', ok: true, data: [{ id: 1 }] },
    { line: 2, ok: false, error: expect.objectContaining({ message: 'The service refused.', exitCode: 1 }) as object },
  ]);
  expect([notes, result.isError]).toEqual([['Line 2 failed.', '2 lines were not run.'], undefined]);
});

test('keep-going runs every line, in either spelling', async () => {
  for (const name of ['keep-going', 'keep_going']) {
    const { ran, notes } = await run({ lines: [broken, list, broken], [name]: true });
    expect([ran, notes]).toEqual([['broken', 'list', 'broken'], ['Lines 1, 3 failed.']]);
  }
});

test('long numbers keep their digits, and arguments are those of a direct call', async () => {
  const { text } = await run({ lines: [{ name: 'long' }, { name: 'echo', arguments: { id: 7, text: '--yes' } }] });
  expect(text).toContain('"data":{"n":12345678901234567890}');
  expect(text).toContain('"text":"--yes"');
});

test.each<[object, string]>([
  [{ name: 'lst' }, 'Unknown command: lst.'],
  [{ name: 'exec' }, 'Unknown command: exec.'],
  [{ name: 'call', arguments: list }, 'Unknown command: call.'],
  [{ name: 'echo' }, 'The argument \\"id\\" is missing.'],
  [{ name: 'list', arguments: { all: true } }, 'has no argument \\"all\\"'],
  [{ name: 'list', arguments: [] }, '\\"arguments\\" must be an object.'],
  [{ name: 'list', argumnts: {} }, '"suggestions":["arguments"]'],
  [{ name: 'list', id: {} }, '\\"id\\" must be text or a number.'],
  [{}, '\\"name\\" must be the name of a tool or a command.'],
])('%j is refused before any line is run: %s', async (line, message) => {
  const { ran, result, text } = await run({ lines: [list, line], 'keep-going': true });
  expect([ran, result.isError]).toEqual([[], true]);
  for (const part of ['Line 2: ', message, 'Nothing was run.']) expect(text).toContain(part);
});

test('a read-only server, and one of other topics, runs no line of a list with a command that it does not offer', async () => {
  const lines = [list, { name: 'echo', arguments: { id: 1 } }];
  for (const [scope, message] of [
    [{ writes: false }, 'Line 2: echo writes, and this server is read-only. Nothing was run.'],
    [{ writes: true, topics: ['list'] }, 'Line 2: This server does not offer echo. Nothing was run.'],
  ] as const) {
    const { ran, text } = await run({ lines, 'keep-going': true }, { scope });
    expect([ran, JSON.parse(text)]).toEqual([[], expect.objectContaining({ message }) as object]);
  }
});

test('a call has 1 to 50 lines', async () => {
  const most = await run({ lines: Array.from({ length: 50 }, () => list) });
  expect([most.ran.length, most.data?.length]).toEqual([50, 50]);
  const more = await run({ lines: Array.from({ length: 51 }, () => list) });
  expect([more.ran, more.text]).toEqual([[], expect.stringContaining('at most 50. Nothing was run.') as string]);
  expect((await run({ lines: [] })).text).toContain('is empty');
  expect((await run({ lines: ['list'] })).text).toContain('must be an object');
});

test('a long line is cut by itself, and many lines are cut to the size of a result: read_more has the rest of both', async () => {
  const wide = { name: 'rows', arguments: { fields: ['*'] } };
  const {
    data = [],
    next = '',
    rest,
    text,
  } = await run({ lines: Array.from({ length: 40 }, () => wide) }, { most: 1500 });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1500);
  const lines = [...data];
  for (let part = rest(next); part !== undefined;) {
    lines.push(...(part['data'] as typeof data));
    part = typeof part['next'] === 'string' ? rest(part['next']) : undefined;
  }
  expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const whole = lines.map(({ data: own, next: more }) => [
    ...(own as object[]),
    ...(typeof more === 'string' ? ((rest(more) as { data: object[] }).data ?? []) : []),
  ]);
  expect(new Set(whole.map((own) => own.length))).toEqual(new Set([2]));
});

test('no line is started after the agent has cancelled the call', async () => {
  const { ran, result } = await run({ lines: [list, list, list], 'keep-going': true }, { stopAfter: 2 });
  expect([ran, result.isError]).toEqual([['list', 'list'], true]);
});
