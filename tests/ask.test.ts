/** Missing values are asked for on a terminal, and only there. */
import { setTimeout as wait } from 'node:timers/promises';
import { main } from '../runtime/index.js';
import { fakeWorld, type FakeOptions } from '../runtime/testing/world.js';
import { client } from '../generated/crm/client.js';

const terminal: FakeOptions = { columns: 80, errTerminal: true };

/** Runs a line on the sandbox; types each text when its question is on the screen. */
async function run(
  line: string,
  options: FakeOptions,
  answers: readonly (readonly [after: string, keys: string])[] = [],
) {
  const fake = fakeWorld(['--profile', 'sandbox', ...line.split(' ')], options);
  const ended = main(client, fake.world);
  let seen = 0;
  for (const [after, keys] of answers) {
    for (let turns = 0; turns < 500 && !fake.err().slice(seen).includes(after); turns += 1) await wait(10);
    expect(fake.err().slice(seen)).toContain(after);
    seen = fake.err().length;
    fake.keys.write(keys);
  }
  return { code: await ended, out: fake.out(), err: fake.err() };
}

test('a missing argument and a missing flag are asked for', async () => {
  expect(await run('deal get -o json', terminal, [['Deal id:', '3\r']])).toMatchObject({
    code: 0,
    out: expect.stringContaining('"id": 3') as string,
  });
  const created = await run('deal create --dry-run -o json', terminal, [['Title of the deal:', 'Office\r']]);
  expect(created).toMatchObject({ code: 0, out: expect.stringContaining('"title": "Office"') as string });
});

test('after a wrong answer the client explains it and asks again; an empty answer ends in the usual error', async () => {
  const again = await run('deal get -o json', terminal, [
    ['Deal id:', 'x\r'],
    ['Deal id:', '3\r'],
  ]);
  expect(again.code).toBe(0);
  const empty = await run('deal get', terminal, [['Deal id:', '\r']]);
  expect(empty).toMatchObject({ code: 64, out: '', err: expect.stringContaining('<id> is missing') as string });
});

test('Tab completes names from the service, and choices', async () => {
  const users = JSON.parse((await run('user list -o json', {})).out) as { name: string; id: number }[];
  const [{ name = '', id = 0 } = {}] = users;
  const added = await run('person follower add 3 --dry-run -o json', terminal, [
    [':', `${name.slice(0, -1).toUpperCase()}\t`],
    [name, '\r'],
  ]);
  expect({ code: added.code, body: (JSON.parse(added.out) as { body: object }).body }).toEqual({
    code: 0,
    body: { user_id: id },
  });
  const shell = await run('completion', terminal, [
    ['(bash, zsh, fish, powershell):', 'po\t'],
    ['powershell', '\r'],
  ]);
  expect(shell).toMatchObject({ code: 0, out: expect.stringContaining('Register-ArgumentCompleter') as string });
});

test.each([
  ['standard input is not a terminal', 'deal get', { ...terminal, stdin: '3\n' }],
  ['standard output is not a terminal', 'deal get', { errTerminal: true, typed: '3\r' }],
  ['messages are not on a terminal', 'deal get', { columns: 80, typed: '3\r' }],
  ['CI is set', 'deal get', { ...terminal, typed: '3\r', env: { CI: 'true' } }],
  ['prompts are skipped', 'deal delete --yes', { ...terminal, typed: '3\r' }],
] as [string, string, FakeOptions][])('nothing is asked for if %s', async (_case, line, options) => {
  const { code, out, err } = await run(line, options);
  expect({ code, out }).toEqual({ code: 64, out: '' });
  expect(err).toContain('is missing');
  expect(err).not.toContain('Deal id:');
});
