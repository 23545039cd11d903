/** Long reads by the built binary: readers that stop early, slow readers, signals. */
import { once } from 'node:events';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { closeAll, json, serve, type Answer, type TestServer } from '../../runtime/http/testkit.js';
import { binaryPath, environment, newHome, runner } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';

const home = newHome();
afterEach(closeAll);

const pageOf = (url: string): number => Number(new URL(url, 'http://x').searchParams.get('page') ?? 1);
const text = 'x'.repeat(4000);

/** Pages of 25 conversations of some 4 kB. */
const pages =
  (count: number): Answer =>
  ({ url }, response) => {
    const number = pageOf(url);
    const rows = Array.from({ length: 25 }, (_, at) => ({ id: (number - 1) * 25 + at + 1, preview: text }));
    json(response, {
      _embedded: { conversations: rows },
      page: { number, totalPages: count, totalElements: count * 25 },
    });
  };

function begin(server: TestServer, ...args: string[]): ChildProcessWithoutNullStreams {
  const more = { HELPDESKCLI_BASE_URL: server.origin, HELPDESKCLI_ACCESS_TOKEN: 'canary-token' };
  return spawn(runner, [binaryPath('helpdeskcli'), ...args], { env: environment(home, more) });
}

test('a reader that stops early stops the export and its requests', async () => {
  const server = await serve(pages(2000));
  const child = begin(server, 'conv', 'export', '--format', 'ndjson');
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect(server.seen.length).toBeLessThan(200);
});

test('the export waits for a slow reader, but not when it is stopped', async () => {
  const server = await serve(pages(2000));
  const child = begin(server, 'conv', 'export', '--format', 'ndjson');
  await once(child.stdout, 'readable');
  child.stdout.pause();
  // Nobody reads the output, so that reading ahead stops.
  let before = -1;
  while (server.seen.length !== before) {
    before = server.seen.length;
    await new Promise((done) => setTimeout(done, 300));
  }
  expect(server.seen.length).toBeLessThan(100);
  // On SIGTERM it does not wait for the reader.
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
});

test('Ctrl-C stops an export with 130 after a complete row', async () => {
  const server = await serve(pages(2000));
  const child = begin(server, 'conv', 'export', '--format', 'ndjson');
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  // Once: a second signal ends the process at once, without a code.
  child.stdout.once('data', () => child.kill('SIGINT'));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(130);
  expect(() =>
    out
      .slice(0, out.lastIndexOf('\n'))
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).not.toThrow();
});

test('Ctrl-C stops a watch, without an error', async () => {
  const server = await serve(pages(1));
  const child = begin(server, 'conv', 'watch', '--output', 'ndjson');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});

test('a failure in the middle is reported after all rows before it', async () => {
  const server = await serve((seen, response, count) => {
    if (pageOf(seen.url) === 9) json(response, { message: 'broken' }, 400);
    else pages(40)(seen, response, count);
  });
  const env = { HELPDESKCLI_BASE_URL: server.origin, HELPDESKCLI_ACCESS_TOKEN: 'canary-token' };
  const { code, stdout } = await inProcess('helpdeskcli', ['conv', 'export', '--format', 'ndjson'], home, { env });
  const ids = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { id: number }).id);
  expect([code, ids]).toEqual([1, Array.from({ length: 200 }, (_, at) => at + 1)]);
});
