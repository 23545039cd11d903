/** The body of raw requests: piped to the command, or none. Loops of a shell keep their input. */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPath, ended, environment, newHome, runner, type Binary, type Ended } from '../support/cli.js';

const home = newHome();
const seen: string[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`.trim());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"id":1},"d":{"ID":"1"},"id":1}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => seen.splice(0));
afterAll(() => server.close());

const base: Readonly<Record<string, { readonly path: string; readonly env: Record<string, string> }>> = {
  crmcli: { path: '/api/v1/', env: { CRMCLI_API_TOKEN: 'canary-token', CRMCLI_COMPANY_DOMAIN: 'acme' } },
  helpdeskcli: { path: '/v2/', env: { HELPDESKCLI_ACCESS_TOKEN: 'canary-token' } },
  ledgercli: {
    path: '/api/v1/',
    env: { LEDGERCLI_ACCESS_TOKEN: 'canary-token', LEDGERCLI_DIVISION: '1', LEDGERCLI_ALLOW_WRITES: '1' },
  },
};

/** Runs a shell line in which `$POST` begins a raw request. */
function shell(binary: string, line: string): Promise<Ended> {
  const { env = {}, path = '' } = base[binary] ?? {};
  const variables = { ...env, [`${binary.toUpperCase()}_BASE_URL`]: origin };
  return ended(
    spawn('bash', ['-c', line], {
      cwd: home,
      env: {
        ...environment(home, variables),
        POST: `${runner} ${binaryPath(binary as Binary)} api POST ${path}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

describe.each(Object.keys(base))('%s', (binary) => {
  const { path = '' } = base[binary] ?? {};

  test('a loop over lines sends a request for each line, from a pipe and from a file', async () => {
    writeFileSync(join(home, 'ids.txt'), '1\n2\n3\n');
    for (const line of [
      'cat ids.txt | while read id; do ${POST}x/$id; done',
      'while read id; do ${POST}x/$id; done < ids.txt',
      'while read id; do env timeout 60 ${POST}x/$id; done < ids.txt',
    ]) {
      const { code, stderr } = await shell(binary, line);
      expect({ line, code, seen: seen.splice(0) }).toEqual({
        line,
        code: 0,
        seen: ['1', '2', '3'].map((id) => `POST ${path}x/${id}`),
      });
      expect(stderr).toContain('standard input belongs to the shell that runs this command');
    }
  });

  test('JSON that is piped to the command is the body; without any there is none', async () => {
    writeFileSync(join(home, 'body.json'), '{"a":1}');
    for (const line of [
      'echo \'{"a":1}\' | ${POST}x',
      '${POST}x < body.json',
      'timeout 60 ${POST}x < body.json',
      '${POST}x --body - < body.json',
    ]) {
      expect({ line, code: (await shell(binary, line)).code, seen: seen.splice(0) }).toEqual({
        line,
        code: 0,
        seen: [`POST ${path}x {"a":1}`],
      });
    }
    for (const line of ['${POST}x', '${POST}x < /dev/null', 'true | ${POST}x']) {
      expect({ line, code: (await shell(binary, line)).code, seen: seen.splice(0) }).toEqual({
        line,
        code: 0,
        seen: [`POST ${path}x`],
      });
    }
  });
});
