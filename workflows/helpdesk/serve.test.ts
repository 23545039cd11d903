/** The tool server at the limits of its protocol. */
import { openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';

let bench: Bench | undefined;
afterEach(() => bench?.close());

/** Sends these lines, then closes the input. */
async function serve(
  lines: readonly unknown[],
  answer: Parameters<typeof openBench>[1] = {},
  ...flags: readonly string[]
) {
  bench = await openBench(client, answer);
  const stdin = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const { code, out, err } = await bench.run(['mcp', 'serve', ...flags], { stdin });
  const answers = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: unknown; error?: { code: number; message: string }; result?: unknown });
  return { code, answers, err };
}

const request = (id: unknown, params: unknown, method = 'tools/call') => ({ jsonrpc: '2.0', id, method, params });

test('a request whose params are not an object is answered', async () => {
  const odd = [[1], 'conv_list', 7, null, true];
  const { answers } = await serve([
    ...odd.map((params, id) => request(id, params)),
    request('list', ['x'], 'tools/list'),
    request(50, {}),
    request(51, { name: 'conv_list', arguments: 'all' }),
    { id: 60, method: 'ping' },
    { jsonrpc: '2.0', method: 'tools/call', params: [] },
    request(70, undefined, 'ping'),
  ]);
  const byId = new Map(answers.map((one) => [one.id, one]));
  for (const id of odd.keys()) {
    expect(byId.get(id)?.error).toEqual({ code: -32602, message: 'The params of "tools/call" must be an object.' });
  }
  expect(byId.get('list')?.error?.code).toBe(-32602);
  expect([50, 51, 60].map((id) => byId.get(id)?.error?.code)).toEqual([-32602, -32602, -32600]);
  expect(byId.get(70)?.result).toEqual({});
  expect(byId.size).toBe(odd.length + 5);
});

test('a line in pieces, several lines in one, and text of any length are read', async () => {
  const { answers } = await serve([
    `${JSON.stringify(request(1, undefined, 'ping'))}\n${JSON.stringify(request(2, undefined, 'ping'))}`,
    request(3, { text: 'ä'.repeat(200_000) }, 'nothing/here'),
    'not JSON',
    request(4, undefined, 'ping'),
  ]);
  const codes = new Map(answers.map(({ id, error }) => [id, error?.code]));
  const [fine, unread, unknown] = [undefined, -32700, -32601];
  expect(codes).toEqual(
    new Map<unknown, unknown>([
      [1, fine],
      [2, fine],
      [null, unread],
      [3, unknown],
      [4, fine],
    ]),
  );
  expect(answers).toHaveLength(5);
});

test('when the input is closed, a call has the time of a call, and the server ends', async () => {
  const silent = { answer: () => undefined };
  const { code, answers } = await serve([request(1, { name: 'conv_list', arguments: {} })], silent, '--tool-timeout=1');
  expect(bench?.seen).toHaveLength(1);
  expect(code).toBe(0);
  expect(JSON.stringify(answers)).toContain('The tool timed out after 1s.');
});
