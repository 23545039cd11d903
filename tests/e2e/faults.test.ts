/** Faults of a service: retried where that is safe, reported clearly otherwise. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

async function withSandbox(binary: Name, faults: readonly string[], use: (served: Served) => Promise<void>) {
  const served = await serveHere(binary, newHome(), ...faults.flatMap((fault) => ['--fail', fault]));
  try {
    await use(served);
  } finally {
    await served.stop();
  }
}

const read: Record<Name, readonly string[]> = {
  crmcli: ['deal', 'list', '--limit', '2'],
  helpdeskcli: ['conv', 'list', '--limit', '2'],
  ledgercli: ['list', 'crm/Accounts', '--limit', '2'],
};
const write: Record<Name, readonly string[]> = {
  crmcli: ['deal', 'create', '--title', 'Once'],
  helpdeskcli: ['customer', 'create', '--email', 'once@example.com', '--first', 'Once'],
  ledgercli: ['create', 'crm/Accounts', '--set', 'Name=Once', '--allow-writes'],
};
const clients: readonly Name[] = ['crmcli', 'helpdeskcli', 'ledgercli'];

describe.each(clients)('%s', (binary) => {
  test('reads again after a server error, a broken connection and a rate limit', async () => {
    await withSandbox(binary, ['503:1', 'reset:1'], async ({ env }) => {
      const result = await inProcess(binary, [...read[binary], '--output', 'json'], newHome(), { env, hurried: true });
      expect({ code: result.code, stderr: result.stderr }).toEqual({ code: 0, stderr: expect.any(String) as string });
      expect((JSON.parse(result.stdout) as unknown[]).length).toBe(2);
    });
  });

  test('stops when a server keeps failing', async () => {
    await withSandbox(binary, ['503:9'], async ({ env }) => {
      const result = await inProcess(binary, [...read[binary], '--no-retry'], newHome(), { env, hurried: true });
      expect(result.code).toBe(69);
      expect(result.stdout).toBe('');
    });
  });

  test('stops at a rate limit with --no-retry', async () => {
    await withSandbox(binary, ['429:1'], async ({ env }) => {
      const result = await inProcess(binary, [...read[binary], '--no-retry', '--output', 'json'], newHome(), {
        env,
        hurried: true,
      });
      expect(result.code).toBe(75);
      expect(JSON.parse(result.stderr)).toMatchObject({ error: 'RateLimitError', exitCode: 75, statusCode: 429 });
    });
  });

  const unsure = 'The request may have taken effect. Check before you run it again.';

  test.each([
    ['503:1', 'yes'],
    ['reset:1', 'unknown'],
  ])('never sends a create twice, and says that it may have taken effect: %s', async (fault, sent) => {
    await withSandbox(binary, [fault, fault], async ({ env }) => {
      const text = await inProcess(binary, [...write[binary], '--output', 'table'], newHome(), { env, hurried: true });
      expect([text.code, text.stderr.trimEnd().split('\n').at(-1)]).toEqual([69, unsure]);
      const json = await inProcess(binary, [...write[binary], '--output', 'json'], newHome(), { env, hurried: true });
      expect(JSON.parse(json.stderr)).toMatchObject({ exitCode: 69, sent, retry: 'check' });
    });
  });

  test('says that nothing was sent when the service cannot be reached, and that a refused create fails again', async () => {
    const served = await serveHere(binary, newHome());
    await served.stop();
    const lines: readonly (readonly string[])[] = [read[binary], write[binary]];
    for (const line of lines) {
      const { env } = served;
      const { code, stderr } = await inProcess(binary, [...line, '--output', 'json'], newHome(), {
        env,
        hurried: true,
      });
      expect([code, JSON.parse(stderr)]).toEqual([69, expect.objectContaining({ sent: 'no', retry: 'safe' })]);
    }
    const { env } = served;
    const text = await inProcess(binary, [...write[binary], '--output', 'table'], newHome(), { env, hurried: true });
    expect(text.stderr.trimEnd().split('\n').at(-1)).toBe('Nothing was sent; run it again.');
    await withSandbox(binary, ['403:1'], async ({ env }) => {
      const { stderr } = await inProcess(binary, [...write[binary], '--output', 'json'], newHome(), { env });
      expect(JSON.parse(stderr)).toMatchObject({ exitCode: 77, sent: 'yes', retry: 'no' });
    });
  });

  test.each(['html:3', 'cut:3'])('%s instead of JSON is an error', async (fault) => {
    await withSandbox(binary, [fault], async ({ env }) => {
      const result = await inProcess(binary, [...read[binary], '--no-retry'], newHome(), { env, hurried: true });
      expect(result.code).toBe(69);
      expect(result.stderr).not.toMatch(/SyntaxError|at .*\.c?js:/);
    });
  });

  test('the error for a timeout has the limit and how to raise it', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const served = await serveHere(binary, newHome());
    await served.stop();
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = Object.fromEntries(
      Object.entries(served.env).map(([key, value]) => [key, value.startsWith('http') ? origin : value]),
    );
    const result = await inProcess(binary, [...read[binary], '--timeout', '200', '--no-retry'], newHome(), {
      env,
      hurried: true,
    });
    expect(result.code).toBe(69);
    expect(result.stderr).toContain('--timeout');
    server.closeAllConnections();
    server.close();
  });
});

test('a list that repeats its first page ends with an error', async () => {
  await withSandbox('crmcli', ['loop:5'], async ({ env }) => {
    const result = await inProcess('crmcli', ['deal', 'list', '--limit', '100000', '--output', 'ndjson'], newHome(), {
      env,
    });
    expect(result.code).toBe(69);
    expect(result.stderr).toMatch(/cursor|again|repeat/i);
  });
});
