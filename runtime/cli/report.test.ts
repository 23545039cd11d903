import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configFolder } from '../state/paths.js';
import { Interrupted, OutputClosed } from '../base/errors.js';
import { client } from './fixture/client.js';
import { fakeWorld, type FakeOptions } from '../testing/world.js';
import { main } from './main.js';

async function run(line: readonly string[], options: FakeOptions & { config?: unknown } = {}) {
  const fake = fakeWorld(line, { stdin: '', ...options });
  if (options.config !== undefined) {
    const folder = configFolder(client, fake.world);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'config.json'), JSON.stringify(options.config));
  }
  const code = await main(client, fake.world);
  return { code, out: fake.out(), err: fake.err() };
}

test('text for people: message, details, nearest names, what to do', async () => {
  expect(await run(['fail', 'api', '-o', 'table'])).toEqual({
    code: 65,
    out: '',
    err: 'Error: Toy API 422: bad \ufffd[31mname\ufffd\n  name: too long\nDid you mean nome?\nLook again.\n',
  });
});

test('text is wrapped between words on a terminal, and not in a pipe', async () => {
  const line = ['item', 'get', 'a'.repeat(90), '-o', 'table'];
  const piped = (await run(line)).err;
  const shown = (await run([...line, '--no-color'], { errTerminal: true })).err;
  expect(Math.max(...piped.split('\n').map((text) => text.length))).toBeGreaterThan(80);
  expect(shown).not.toBe(piped);
  expect(shown.split(/\s+/)).toEqual(piped.split(/\s+/));
  for (const text of shown.split('\n')) expect(text.length <= 80 || !/\S\s+\S/.test(text)).toBe(true);
});

test('--verbose adds path, status, facts and body', async () => {
  const { err } = await run(['fail', 'api', '-o', 'csv', '--verbose']);
  expect(err).toContain('  path: /things?x=1\n  status: 422\n  logRef: abc\n  body: {"token":1}\n');
});

test('one JSON object where the result would have been JSON or YAML', async () => {
  const expected = {
    error: 'InputError',
    message: 'Toy API 422: bad \u001b[31mname\u202e',
    exitCode: 65,
    sent: 'no',
    retry: 'no',
    retryable: false,
    statusCode: 422,
    path: '/things?x=1',
    lines: ['name: too long'],
    remedy: 'Look again.',
    suggestions: ['nome'],
    logRef: 'abc',
  };
  for (const line of [[], ['-o', 'json'], ['-oyaml'], ['--output=ndjson'], ['--jq', '.']]) {
    const { code, out, err } = await run(['fail', 'api', ...line]);
    expect({ code, out, error: JSON.parse(err) as unknown }).toEqual({ code: 65, out: '', error: expected });
    expect(err).not.toMatch(/[\u001b\u202e]/);
  }
  const { err } = await run(['fail', 'api', '--verbose']);
  expect(JSON.parse(err)).toEqual({ ...expected, body: { token: 1 } });
});

test('an error in JSON has no empty lists', async () => {
  expect(JSON.parse((await run(['fail', 'one', '-o', 'json'])).err)).toEqual({
    error: 'InputError',
    message: 'One mistake',
    exitCode: 65,
    sent: 'no',
    retry: 'no',
    retryable: false,
  });
});

test('a line that cannot be parsed is reported in the format that it names', async () => {
  const config = { profiles: { default: { default_output: 'json' } } };
  const isJson = (err: string): boolean => err.startsWith('{"error":"UsageError"');
  expect(isJson((await run(['item', 'get', '--nope'])).err)).toBe(true);
  expect(isJson((await run(['item', 'get', '--nope'], { columns: 80 })).err)).toBe(false);
  expect(isJson((await run(['item', 'get', '--nope', '-o', 'json'], { columns: 80 })).err)).toBe(true);
  expect(isJson((await run(['item', 'get', '--nope', '--output', 'table'])).err)).toBe(false);
  expect(isJson((await run(['item', 'get', 'x'], { columns: 80, config })).err)).toBe(true);
  expect(isJson((await run(['itm'])).err)).toBe(true);
  // A format that does not exist is ignored.
  expect(isJson((await run(['item', 'get', '1', '-o', 'xml'])).err)).toBe(true);
  expect(isJson((await run(['item', 'get', '1', '-o', 'xml'], { columns: 80 })).err)).toBe(false);
  expect(isJson((await run(['item', 'get', '--nope', '--', '-o', 'table'])).err)).toBe(true);
});

test('an exit code of the command itself', async () => {
  expect((await run(['fail', 'odd'])).code).toBe(8);
});

test('a module that node reads as CommonJS is not reported as a bug of the client', async () => {
  const { err } = await run(['fail', 'commonjs', '-o', 'table']);
  expect(err).toContain('"type": "module"');
  expect(err).not.toMatch(/bug|Unexpected/);
});

test('a bug is reported as one, with the stack under --verbose', async () => {
  const plain = await run(['fail', 'bug', '-o', 'table']);
  expect(plain.code).toBe(70);
  expect(plain.err).toContain('Error: Unexpected: it is undefined.\n');
  expect(plain.err).toContain('toycli 1.2.3');
  expect(plain.err).not.toContain('fixture/client');
  expect((await run(['fail', 'bug', '-o', 'table', '--verbose'])).err).toContain('fixture/client');
  expect(JSON.parse((await run(['fail', 'bug'])).err)).not.toHaveProperty('stack');
});

test('color only on a terminal, and not when it is switched off', async () => {
  const red = '\u001b[31mError:';
  const line = ['fail', 'config', '-o', 'table'];
  expect((await run(line, { errTerminal: true })).err.startsWith(red)).toBe(true);
  expect((await run(line)).err.startsWith('Error:')).toBe(true);
  expect((await run([...line, '--no-color'], { errTerminal: true })).err.startsWith('Error:')).toBe(true);
  expect((await run(['itm', '-o', 'table'], { errTerminal: true, env: { NO_COLOR: '1' } })).err).toMatch(/^Error:/);
});

test('a closed output ends the run quietly, Ctrl-C with its code', async () => {
  const closed = fakeWorld(['wait'], { stdin: '' });
  closed.abort(new OutputClosed());
  expect(await main(client, closed.world)).toBe(0);
  expect(closed.err()).toBe('waiting\n');

  const stopped = fakeWorld(['fail', 'config'], { stdin: '' });
  stopped.abort(new Interrupted('SIGINT', 130));
  expect(await main(client, stopped.world)).toBe(130);
  const message = 'Stopped by SIGINT.';
  const outcome = { sent: 'no', retry: 'safe', retryable: true };
  expect(JSON.parse(stopped.err())).toEqual({ error: 'Interrupted', message, exitCode: 130, ...outcome });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('%s leaves one JSON object on stderr, with the notes of the run', async (signal, exitCode) => {
  const stop = (line: readonly string[]) => {
    const fake = fakeWorld(line, { stdin: '' });
    fake.abort(new Interrupted(signal, exitCode));
    return fake;
  };
  for (const line of [['wait'], ['wait', '--jq', '.'], ['wait', '-o', 'yaml']]) {
    const fake = stop(line);
    expect(await main(client, fake.world)).toBe(exitCode);
    const message = `Stopped by ${signal}.`;
    const outcome = { sent: 'no', retry: 'safe', retryable: true };
    expect(JSON.parse(fake.err())).toEqual({ error: 'Interrupted', message, exitCode, ...outcome, notes: ['waiting'] });
  }
  const text = stop(['wait', '-o', 'table']);
  expect(await main(client, text.world)).toBe(exitCode);
  expect(text.err()).toBe(`waiting\nStopped by ${signal}.\n`);
});

test('a warning about a value does not precede the JSON object of an error', async () => {
  const config = { profiles: { default: { default_output: 'xml' } } };
  const failed = await run(['fail', 'config'], { config });
  expect(JSON.parse(failed.err)).toMatchObject({
    notes: [expect.stringMatching(/^Warning: The setting for --output /)],
  });
  const unread = await run(['item', 'get', '1', '--nope', '-o', 'json'], { config });
  expect(JSON.parse(unread.err)).toMatchObject({ error: 'UsageError' });
  const text = await run(['fail', 'config', '-o', 'table'], { config });
  expect(text.err).toMatch(/^(?:Warning: .*\n)?Error: /);
});
