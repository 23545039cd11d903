import { setImmediate as turn } from 'node:timers/promises';
import { CliError } from '../base/errors.js';
import { client } from '../cli/fixture/client.js';
import { fakeWorld } from '../testing/world.js';
import { main } from '../cli/main.js';
import { createReporter } from '../output/reporter.js';
import type { World } from '../contract/run.js';
import { prompt } from './prompt.js';

async function until(text: () => string, wanted: string): Promise<void> {
  while (!text().includes(wanted)) await turn();
}

async function answer(line: readonly string[], keys: string) {
  const fake = fakeWorld(line, { columns: 80, errTerminal: true });
  const running = main(client, fake.world);
  await until(fake.err, line.includes('ask') ? 'Token:' : '[y/N]');
  fake.keys.write(keys);
  const code = await running;
  return { code, out: fake.out(), err: fake.err() };
}

const ask = (world: World, question: string): Promise<string> =>
  prompt(question, { world, reporter: createReporter(world), unprompted: () => new CliError('unprompted', '') });

test('only y confirms a question', async () => {
  expect(await answer(['item', 'rm', '5'], 'y\r')).toMatchObject({ code: 0, out: 'Deleted 5\n' });
  const no = await answer(['item', 'rm', '5', '--no-color'], '\r');
  expect(no).toMatchObject({ code: 1, out: '' });
  expect(no.err).toMatch(/^Error: Aborted$/m);
});

test.each([true, false])('a dry run asks nothing, at a terminal or without one (terminal: %s)', async (errTerminal) => {
  const fake = fakeWorld(['item', 'rm', '5', '--dry-run'], { columns: 80, errTerminal, typed: 'n\r' });
  expect(await main(client, fake.world)).toBe(0);
  expect(fake.err()).toBe('');
});

test('a question is wrapped between words', async () => {
  const fake = fakeWorld([], { errTerminal: true });
  const before = `Delete conversation 500001 ${'word '.repeat(10).trim()}`;
  const question = `${before} permanently? [y/N]`;
  const asked = ask(fake.world, question);
  await until(fake.err, '[y/N]');
  fake.keys.write('y\r');
  expect(await asked).toBe('y');
  expect(fake.err()).toContain(`${before}\npermanently? [y/N] `);
});

test('Ctrl-C at a prompt ends with 130 and a message on its own line', async () => {
  for (const [line, keys] of [
    [['item', 'rm', '5'], '\u0003'],
    [['ask'], 'ab\u0003'],
  ] as const) {
    const { code, out, err } = await answer(line, keys);
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toMatch(/\nStopped by SIGINT/);
  }
});

test('a hidden answer is not shown, and can be corrected', async () => {
  const { code, out, err } = await answer(['ask'], 'hunter3\u007f2\r');
  expect({ code, out }).toEqual({ code: 0, out: 'hunter2\n' });
  expect(err).not.toContain('hunter');
});

test.each([
  ['an arrow up', '\u001b[Ahunter2\r'],
  ['an arrow up, down and to the side, as another kind of terminal sends them', 'hunter\u001bOA\u001bOB\u001bOC2\r'],
  ['an arrow to the left, and the end of the line', 'hunter\u001b[D\u001b[F2\r'],
  ['backspace on an empty line', '\u007f\u007fhunter2\r'],
  ['backspace', 'hunter33\u007f\u007f2\r'],
  ['a function key, and page up', '\u001b[15~hunter\u001b[5~2\r'],
  ['the key that clears the line', 'wrong\u0015hunter2\r'],
])('a hidden answer does not hold %s', async (_key, keys) => {
  const { code, out, err } = await answer(['ask'], keys);
  expect({ code, out }).toEqual({ code: 0, out: 'hunter2\n' });
  expect(err).not.toMatch(/hunter|wrong/);
});

test('a hidden answer can be pasted, and only its first line is read', async () => {
  const secret = 'é{"a": [1, 2]}'.repeat(200);
  expect(await answer(['ask'], `${secret}\nmore\n`)).toMatchObject({ code: 0, out: `${secret}\n` });
});

test('Ctrl-D declines a hidden question, also after some letters', async () => {
  for (const keys of ['\u0004', 'ab\u0004']) {
    const { code, out, err } = await answer(['ask'], keys);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('Standard input was closed before the prompt was answered.');
  }
});

test('without a terminal a question counts as no, and a missing value is an error; both name the flag', async () => {
  for (const [line, code, start, flag] of [
    [['item', 'rm', '5'], 66, 'Error: Aborted: "', 'Add --yes to confirm'],
    [['ask'], 63, 'Error: ', 'Give --token.'],
  ] as const) {
    const fake = fakeWorld([...line, '-o', 'table'], { stdin: 'y\n' });
    expect(await main(client, fake.world)).toBe(code);
    expect(fake.err()).toMatch(new RegExp(`^${start}.*no terminal is available`));
    expect(fake.err()).toContain(flag);
  }
});

test('--yes skips the prompt', async () => {
  const fake = fakeWorld(['item', 'rm', '5', '-y', '-o', 'table'], { stdin: '' });
  expect(await main(client, fake.world)).toBe(0);
});

test('nothing is asked without a terminal on stderr', async () => {
  const fake = fakeWorld(['ask', '-o', 'table'], { columns: 80 });
  expect(await main(client, fake.world)).toBe(63);
});

test('a prompt whose input ends is declined', async () => {
  const fake = fakeWorld([], { errTerminal: true });
  const asked = ask(fake.world, 'Sure?');
  await until(fake.err, 'Sure?');
  fake.keys.end();
  await expect(asked).rejects.toMatchObject({ kind: 'declined' });
});
