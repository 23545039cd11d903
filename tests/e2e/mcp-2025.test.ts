/** The tool servers of the built binaries with the client of the SDK as it was a year before the newest revision. */
import { Client } from 'mcp-sdk-of-2025/client/index.js';
import { StdioClientTransport } from 'mcp-sdk-of-2025/client/stdio.js';
import { ElicitRequestSchema, type CallToolResult } from 'mcp-sdk-of-2025/types.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostOf, takeTour, tours } from '../support/tool-tour.js';
import { binaryPath, environment, newHome, runner, type Binary } from '../support/cli.js';

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

async function connect(binary: Binary, words: readonly string[], home = newHome(), asked: string[] = []) {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    asked.push(params.message);
    return { action: 'accept', content: { send: 'one' } };
  });
  clients.push(client);
  await client.connect(
    new StdioClientTransport({
      command: runner,
      args: [binaryPath(binary), ...words, '--profile', 'sandbox', '--allow-writes'],
      env: environment(home, {}) as Record<string, string>,
      cwd: home,
      stderr: 'ignore',
    }),
  );
  return client;
}

test.each([
  ['crmcli', ['mcp', 'serve']],
  ['helpdeskcli', ['mcp', 'serve']],
  ['ledgercli', ['mcp']],
] as const)('%s serves a client of 2025, which checks each result against its schema', async (binary, words) => {
  const client = await connect(binary, words);
  const [tool, args] = tours[binary].core;
  // A client checks the results of the tools that it has listed.
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain(tool);
  await takeTour(
    hostOf(client, async (name, given) => (await client.callTool({ name, arguments: given })) as CallToolResult),
    binary,
  );
  expect(await client.callTool({ name: tool, arguments: { ...args, nonsense: 1 } })).toMatchObject({ isError: true });
});

test('the questions of a policy are asked in the words of its protocol, and each answer sends one write', async () => {
  const home = newHome();
  const folder = join(home, '.config', 'crmcli');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'policy.yaml'), 'default: ask\n');
  const asked: string[] = [];
  const client = await connect('crmcli', ['mcp', 'serve'], home, asked);
  const titleOf = async (id: string) => {
    const { structuredContent } = (await client.callTool({ name: 'deal_get', arguments: { id } })) as CallToolResult;
    return (structuredContent as { data: { title: string } }).data.title;
  };
  for (const title of ['First', 'Second']) {
    const result = await client.callTool({ name: 'deal_update', arguments: { id: '1', title } });
    expect(result.isError).toBeFalsy();
    expect(await titleOf('1')).toBe(title);
  }
  expect(asked[1]).toContain('Send PATCH /api/v2/deals/1 of "deal update"?');
  expect(asked).toHaveLength(2);
});
