/** The tool servers of the built binaries with the client of the SDK as it was a year before the newest revision. */
import { Client } from 'mcp-sdk-of-2025/client/index.js';
import { StdioClientTransport } from 'mcp-sdk-of-2025/client/stdio.js';
import { ElicitRequestSchema, type CallToolResult } from 'mcp-sdk-of-2025/types.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPath, environment, newHome, node, type Binary } from '../support/cli.js';

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
      command: node,
      args: [binaryPath(binary), ...words, '--profile', 'sandbox', '--allow-writes'],
      env: environment(home, {}) as Record<string, string>,
      cwd: home,
      stderr: 'ignore',
    }),
  );
  return client;
}

test.each([
  ['crmcli', ['mcp', 'serve'], 'deal_list', { limit: 2 }],
  ['helpdeskcli', ['mcp', 'serve'], 'conv_list', { limit: 2 }],
  ['ledgercli', ['mcp'], 'ledger_list', { resource: 'crm/Accounts', limit: 2 }],
] as const)('%s serves a client of 2025', async (binary, words, tool, args) => {
  const client = await connect(binary, words);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain(tool);
  const { structuredContent } = await client.callTool({ name: tool, arguments: args });
  expect(structuredContent).toMatchObject({ data: [expect.any(Object), expect.any(Object)] });
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
