/** The size of what tools return, in the tool servers of the built binaries, with the client of the SDK. */
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { newHome, serveSandbox } from '../support/cli.js';
import { closeSessions, session, type Called } from '../support/tools.js';

afterEach(closeSessions);

const sizeOf = (result: Called): number =>
  Buffer.byteLength(JSON.stringify({ content: result.content, structuredContent: result.structuredContent }));

test.each([
  ['crmcli', ['mcp', 'serve', '--all-tools']],
  ['helpdeskcli', ['mcp', 'serve', '--all-tools']],
  ['ledgercli', ['mcp', '--all-tools']],
] as const)(
  'every tool of %s that reads without arguments returns at most 24 kB and 6,000 tokens',
  async (binary, words) => {
    const sandbox = await serveSandbox(binary, newHome(), '--unlimited', '--records', '400');
    const { tools, call } = await session(binary, words, sandbox.env);
    const reading = (await tools()).filter(
      ({ annotations, inputSchema: { required = [] } }) => annotations?.readOnlyHint === true && required.length === 0,
    );
    expect(reading.length).toBeGreaterThan(15);
    const sizes: Record<string, number> = {};
    for (const { name, inputSchema } of reading) {
      const most = 'limit' in (inputSchema.properties ?? {}) ? { limit: 1000 } : {};
      for (const args of [{}, most]) {
        const result = await call(name, args);
        sizes[name] = sizeOf(result);
        // A host gives its model the text or the structured content.
        expect([name, encode(result.text).length <= 6000]).toEqual([name, true]);
      }
      expect([name, (sizes[name] ?? 0) <= 24_000]).toEqual([name, true]);
    }
    // The limit bounds them, not the amount of data.
    expect(Math.max(...Object.values(sizes))).toBeGreaterThan(18_000);
    await sandbox.stop();
  },
);

test('a list of 5,000 records is read to its end in parts, without another request', async () => {
  const sandbox = await serveSandbox('helpdeskcli', newHome(), '--unlimited', '--records', '6000');
  const { call } = await session('helpdeskcli', ['mcp', 'serve', '--result-size', '100000'], sandbox.env);
  let part = await call('conv_list', { status: 'all', limit: 5000, fields: ['*'] });
  expect(part.structuredContent?.['notes']).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\d+ of 5000 records are shown; read_more with "next" returns more\.$/),
    ]),
  );
  await sandbox.stop();
  const ids = new Set<unknown>();
  let count = 0;
  for (;;) {
    expect(sizeOf(part)).toBeLessThanOrEqual(100_000);
    for (const { id } of part.data as { id: unknown }[]) ids.add(id);
    count += (part.data as unknown[]).length;
    if (part.next === undefined) break;
    part = await call('read_more', { next: part.next });
  }
  expect([ids.size, count]).toEqual([5000, 5000]);
});

test('a document is read to its end in parts, and so is one long record', async () => {
  const sandbox = await serveSandbox('crmcli', newHome(), '--unlimited');
  const open = async (size: string) =>
    (await session('crmcli', ['mcp', 'serve', '--result-size', size], sandbox.env)).call;
  const [wide, narrow] = [await open('1000000'), await open('3000')];
  for (const [name, args] of [
    ['digest', { format: 'md', pipeline: '1' }],
    ['deal_context', { id: '1' }],
  ] as const) {
    const whole = await wide(name, args);
    expect([name, whole.isError ?? false, whole.next]).toEqual([name, false, undefined]);
    let part = await narrow(name, args);
    expect([name, typeof part.data]).toEqual([name, typeof whole.data]);
    expect(part.structuredContent?.['notes']).toContainEqual(expect.stringContaining('read_more with "next"'));
    const start = String(part.data).replace(/…$/, '');
    const pieces: { path: string; from?: number; value: unknown }[] = [];
    while (part.next !== undefined) {
      expect(sizeOf(part)).toBeLessThanOrEqual(3000);
      part = await narrow('read_more', { next: part.next });
      pieces.push(...(part.data as typeof pieces));
    }
    expect([name, pieces.length > 0]).toEqual([name, true]);
    for (const { path, from } of pieces)
      expect([name, typeof path, typeof (from ?? 0)]).toEqual([name, 'string', 'number']);
    if (typeof whole.data !== 'string') continue;
    expect(start + pieces.map(({ value }) => String(value)).join('')).toBe(whole.data);
  }
  await sandbox.stop();
});

test('--result-size changes the limit, and an unknown rest is an error', async () => {
  const { call } = await session('helpdeskcli', ['mcp', 'serve', '--profile', 'sandbox', '--result-size', '4000']);
  const part = await call('conv_list', {});
  expect(sizeOf(part)).toBeLessThanOrEqual(4000);
  expect(part.next).toBeDefined();
  expect(await call('read_more', { next: 'r99' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('is no longer available') as string,
  });
  expect((await call('read_more')).text).toContain('is missing');
});
