/** The tool server over HTTP: clients of both kinds of revision, and requests that must not reach it. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from 'mcp-sdk-of-2025/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from 'mcp-sdk-of-2025/client/streamableHttp.js';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { ended, newHome, start } from '../support/cli.js';

const TOKEN = 'token-of-a-test-0123456789';

async function serve(...args: string[]) {
  const child = start('crmcli', ['mcp', 'serve', '--profile', 'sandbox', '--http', '0', ...args], newHome(), {
    env: { CRMCLI_MCP_TOKEN: TOKEN },
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  while (!said.includes('/mcp\n')) await once(child.stderr as NodeJS.ReadableStream, 'data');
  const url = new URL(/http:\/\/127\.0\.0\.1:\d+\/mcp/.exec(said)?.[0] ?? '');
  return { url, said: () => said, child, stop: () => (child.kill('SIGTERM'), ended(child)) };
}

const withToken = { requestInit: { headers: { authorization: `Bearer ${TOKEN}` } } };

test('a client of the newest revision and one of 2025 use one server, which stops at a signal', async () => {
  const { url, stop, said } = await serve();
  expect(said()).toMatch(
    /^crmcli \S+: MCP server ready — \d+ tools \(read-only\) on http:\/\/127\.0\.0\.1:\d+\/mcp\n$/,
  );
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(new StreamableHTTPClientTransport(url, withToken));
  const { structuredContent } = await client.callTool({ name: 'deal_list', arguments: { limit: 2 } });
  expect(structuredContent).toMatchObject({ data: [expect.any(Object), expect.any(Object)] });
  // The rest of a result is kept between requests.
  const cut = (await client.callTool({ name: 'deal_list', arguments: { limit: 500, fields: ['*'] } })) as {
    structuredContent: { next: string };
  };
  const { next } = cut.structuredContent;
  expect(await client.callTool({ name: 'read_more', arguments: { next } })).toHaveProperty('structuredContent.data');
  await client.close();

  const old = new OldClient({ name: 'tests', version: '1.0.0' });
  await old.connect(new OldTransport(url, withToken) as never);
  expect((await old.listTools()).tools.map(({ name }) => name)).toContain('deal_list');
  expect(await old.callTool({ name: 'deal_get', arguments: { id: '1' } })).toHaveProperty('structuredContent.data.id');
  await old.close();
  expect((await stop()).code).toBe(143);
});

test('a request without the token, from a page of a browser or to another name is refused', async () => {
  const { url, stop } = await serve('--allow-writes');
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const usual = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    authorization: `Bearer ${TOKEN}`,
  };
  const statusOf = async (headers: Record<string, string>, path = '/mcp') => {
    const response = await fetch(new URL(path, url), { method: 'POST', headers: { ...usual, ...headers }, body });
    return [response.status, await response.text()] as const;
  };
  expect(await statusOf({})).toEqual([200, expect.stringContaining('deal_list')]);
  for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])
    expect(await statusOf({ authorization })).toEqual([401, expect.stringContaining('The token is missing or wrong.')]);
  expect((await statusOf({ origin: 'https://elsewhere.example' }))[0]).toBe(403);
  expect((await statusOf({}, '/'))[0]).toBe(404);
  // A name that somebody else made point to this machine.
  const socket = createConnection({ host: '127.0.0.1', port: Number(url.port) });
  socket.write(
    `POST /mcp HTTP/1.1\r\nHost: elsewhere.example\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Length: 0\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 /);
  socket.destroy();
  await stop();
});

test('a token that is too short is refused, and without one the server prints a new one', async () => {
  const run = async (env: Record<string, string>) =>
    ended(start('crmcli', ['mcp', 'serve', '--profile', 'sandbox', '--http', '0'], newHome(), { env }));
  expect(await run({ CRMCLI_MCP_TOKEN: 'short' })).toMatchObject({
    code: 78,
    stderr: expect.stringContaining('CRMCLI_MCP_TOKEN has less than 16 characters.') as string,
  });
  const child = start('crmcli', ['mcp', 'serve', '--profile', 'sandbox', '--http', '0'], newHome());
  const end = ended(child);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  while (!said.includes('Token of this run')) await once(child.stderr as NodeJS.ReadableStream, 'data');
  const [, token = ''] = /Token of this run: (\S+)/.exec(said) ?? [];
  expect(token.length).toBeGreaterThanOrEqual(32);
  child.kill('SIGTERM');
  await end;
});
