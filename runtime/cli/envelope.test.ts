/** `--envelope`: one JSON object on stdout for every line, whatever becomes of it. */
import type { Client, CommandModule, Context, Handler } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { CliError, Interrupted } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { fakeWorld, type FakeOptions } from '../testing/world.js';
import { client } from './fixture/client.js';
import { main } from './main.js';

interface Printed {
  readonly data: unknown;
  readonly more?: readonly unknown[];
  readonly ok: boolean;
  readonly error?: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

async function run(line: readonly string[], options: FakeOptions = {}, of: Client = client) {
  const fake = fakeWorld([...line, '--envelope'], { stdin: '', ...options });
  const code = await main(of, fake.world);
  const out = fake.out();
  return { code, out, err: fake.err(), printed: JSON.parse(out) as Printed };
}

/** A client whose one command `do` does this. */
function clientOf(work: (context: Context) => Promise<void>): Client {
  const command = {
    ...{ id: 'toy.do', describe: 'Do', command: 'do', effect: 'local', flags: {} },
    handler: ((_, context) => work(context)) as Handler<never>,
  } as unknown as CommandModule<never>;
  return { ...client, tree: { nodes: { do: { run: async () => ({ command }) } }, help: client.tree.help } };
}

test('a list is the data, on one line, with facts about the run', async () => {
  const { code, out, err, printed } = await run(['rows', '2']);
  expect([code, err]).toEqual([0, '']);
  expect(out.indexOf('\n')).toBe(out.length - 1);
  expect(printed).toEqual({
    data: [
      { id: 1, name: 'row 1' },
      { id: 2, name: 'row 2' },
    ],
    ok: true,
    notes: [],
    meta: { requests: 0, asOf: '2026-05-04T03:02:01.999Z', effect: 'local' },
  });
  expect(out.startsWith('{"data":[')).toBe(true);
});

test('requests are counted', async () => {
  const { printed } = await run(['list', '--profile', 'sandbox']);
  expect(printed).toMatchObject({
    ok: true,
    data: [{ url: '/things?limit=2' }],
    meta: { requests: 1, effect: 'read' },
  });
});

test.each([
  [['fail', 'api'], 65, { error: 'InputError', statusCode: 422, remedy: 'Look again.' }],
  [['fail', 'bug'], 70, { message: 'Unexpected: it is undefined.' }],
  [['itm'], 64, { suggestions: ['item'], next: 'toycli item --help' }],
  [['item', 'get', '--nope'], 64, { message: 'Unknown flag --nope for "toycli item get".' }],
  [['item', 'get'], 64, { message: '<id> is missing.', next: 'toycli item get --help' }],
] as const)('%j fails in the object, with its exit code', async (line, code, error) => {
  const { err, printed, ...found } = await run(line);
  expect([found.code, err]).toEqual([code, '']);
  expect(printed).toMatchObject({ data: null, ok: false, notes: [], error: { ...error, exitCode: code, sent: 'no' } });
  expect(printed.error).not.toHaveProperty('notes');
});

test('another format is refused, and a setting is not', async () => {
  for (const format of ['csv', 'table', 'ndjson', 'yaml']) {
    const { code, printed } = await run(['rows', '1', '-o', format]);
    expect([code, printed.error?.['remedy']]).toEqual([63, 'Omit --output, or --envelope.']);
  }
  expect((await run(['rows', '1'], { columns: 80 })).printed.ok).toBe(true);
});

test('--jq: the data is the list of what the filter yields', async () => {
  expect((await run(['rows', '3', '--jq', '.[].id'])).printed.data).toEqual([1, 2, 3]);
  expect((await run(['rows', '3', '--jq', 'map(.id)'])).printed.data).toEqual([[1, 2, 3]]);
  expect((await run(['rows', '3', '--jq', '.[] | select(.id > 5)'])).printed.data).toEqual([]);
  expect((await run(['item', 'get', '7', '--jq', '.id, .nope'])).printed.data).toEqual(['7', null]);
  expect(await run(['rows', '3', '--jq', '.['])).toMatchObject({ code: 65, printed: { data: null, ok: false } });
});

test('notes and warnings are in the object; a stopped run ends it too', async () => {
  const fake = fakeWorld(['wait', '--envelope'], { stdin: '' });
  fake.abort(new Interrupted('SIGINT', 130));
  expect(await main(client, fake.world)).toBe(130);
  expect(fake.err()).toBe('');
  expect(JSON.parse(fake.out())).toMatchObject({
    data: null,
    ok: false,
    error: { error: 'Interrupted', exitCode: 130 },
    notes: ['waiting'],
  });
});

test('rows before an error stay, and ok says that they are not all', async () => {
  async function* rows(): AsyncGenerator<Row> {
    yield { id: 1 };
    await Promise.resolve();
    throw new CliError('unavailable', 'Gone');
  }
  const { code, printed } = await run(
    ['do'],
    {},
    clientOf(({ out }) => out.rows(rows())),
  );
  expect(code).toBe(69);
  expect(printed).toMatchObject({ data: [{ id: 1 }], ok: false, error: { message: 'Gone', retryable: true } });
});

test('several values are a list, and other results after the first are in "more"', async () => {
  const printed = async (work: (context: Context) => Promise<void>) => (await run(['do'], {}, clientOf(work))).printed;
  expect(
    await printed(async ({ out }) => {
      await out.record({ id: 1 });
      await out.record({ id: 2 });
    }),
  ).toMatchObject({ data: [{ id: 1 }, { id: 2 }], ok: true });
  const mixed = await printed(async ({ out }) => {
    await out.rows([{ id: 1 }]);
    await out.record({ sum: 1 });
    await out.text('a "text"\n');
    await out.rows([]);
  });
  expect(mixed).toMatchObject({ data: [{ id: 1 }], more: [{ sum: 1 }, 'a "text"\n', []], ok: true });
  expect(
    await printed(async ({ out }) => {
      await out.record({ id: 1 });
      await out.rows([{ id: 2 }]);
    }),
  ).toMatchObject({ data: { id: 1 }, more: [[{ id: 2 }]] });
  expect(await printed(async () => {})).toMatchObject({ data: null, ok: true });
  expect(await printed(async ({ out }) => out.as('ndjson').rows([{ id: 1 }]))).toMatchObject({ data: [{ id: 1 }] });
});

test('a stream is text, whatever its chunks; bytes are refused, and the object stays whole', async () => {
  const bytes = Buffer.from('{"é":"🎈"}\n');
  const streamed = (chunks: readonly Uint8Array[]) =>
    clientOf(async ({ out }) => {
      const write = out.stream('bytes');
      for (const chunk of chunks) await write(chunk);
    });
  const single = await run(['do'], {}, streamed([...bytes].map((byte) => Uint8Array.of(byte))));
  expect(single.printed.data).toBe(bytes.toString());
  const broken = await run(['do'], {}, streamed([bytes, Uint8Array.of(0xff, 0xfe)]));
  expect(broken.printed).toMatchObject({ data: bytes.toString(), ok: false });
  expect(broken.printed.error?.['message']).toContain('not text');
  const cut = await run(['do'], {}, streamed([bytes.subarray(0, 3)]));
  expect(cut.printed.data).toBe('{"\ufffd');
});

test('long numbers keep their digits, and a terminal gets no control characters', async () => {
  const rows = parseJson('[{"id":12345678901234567890,"name":"a\\u202eb"}]') as Row[];
  const of = clientOf(({ out }) => out.rows(rows));
  expect((await run(['do'], {}, of)).out).toContain('"id":12345678901234567890');
  expect((await run(['do'], { columns: 80 }, of)).out).toContain('"name":"a\\u202eb"');
});

test('a reader that takes nothing does not hold more than some rows', async () => {
  let read = 0;
  async function* rows(): AsyncGenerator<readonly Row[]> {
    for (;;) {
      await Promise.resolve();
      read += 1;
      yield Array.from({ length: 100 }, (_, id) => ({ id, text: 'x'.repeat(1000) }));
    }
  }
  const fake = fakeWorld(['do', '--envelope'], { stdin: '' });
  fake.world.stdout.removeAllListeners('data');
  (fake.world.stdout as unknown as { pause(): void }).pause();
  const done = main(
    clientOf(({ out }) => out.rows(rows())),
    fake.world,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read).toBeLessThan(20);
  fake.abort(new Interrupted('SIGINT', 130));
  expect(await done).toBe(130);
});
