import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configFolder } from '../state/paths.js';
import { client, loads } from './fixture/client.js';
import { fakeWorld, type FakeOptions } from '../testing/world.js';
import { main } from './main.js';

async function run(line: readonly string[], options: FakeOptions & { config?: unknown } = {}) {
  const fake = fakeWorld(line, { stdin: '', ...options });
  if (options.config !== undefined) {
    const folder = configFolder(client, fake.world);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'config.json'), JSON.stringify(options.config));
  }
  const before = loads.length;
  const code = await main(client, fake.world);
  return { code, out: fake.out(), err: fake.err(), loaded: loads.slice(before) };
}

test.each([
  [['--version'], 'toycli 1.2.3\n'],
  [['item', '--version'], 'toycli 1.2.3\n'],
  [[], 'HELP root\n'],
  [['--help'], 'HELP root\n'],
  [['help'], 'HELP root\n'],
  [['help', 'exit-codes'], 'HELP codes\n'],
  [['-h', 'item'], 'HELP item\n'],
  [['item'], 'HELP item\n'],
  [['item', 'get', '5', '--help'], 'HELP item get\n'],
  [['help', 'item', 'create'], 'HELP item create\n'],
  [['help', 'item'], 'ABOUT items\n'],
  [['audit', 'skips', '-h'], 'HELP audit skips\n'],
  [['audit', '-h'], 'HELP audit\n'],
])('%j is served from the index alone', async (line, out) => {
  const result = await run(line);
  expect(result).toMatchObject({ code: 0, out, err: '' });
  expect(result.loaded.filter((name) => name !== 'item' && !name.startsWith('help'))).toEqual([]);
});

test('help after -- is an argument', async () => {
  const result = await run(['item', 'get', '--', '--help']);
  expect(result.code).toBe(64);
  expect(result.err).toContain('must be an id');
});

test('the error for an unknown command has the nearest ones and how to list all', async () => {
  const result = await run(['itm'], { columns: 80 });
  expect(result.code).toBe(64);
  expect(result.out).toBe('');
  expect(result.err).toBe(
    'Error: Unknown command "itm".\nDid you mean item?\nRun "toycli --help" for the list of commands.\n',
  );
  expect(result.loaded).toEqual([]);
});

test('the error for an unknown command has commands of the same meaning', async () => {
  expect((await run(['item', 'show', '-o', 'table'])).err).toContain('Did you mean get?');
});

test('the error for an unknown command has the group that has it', async () => {
  const { err, loaded } = await run(['delete', '5', '-o', 'table']);
  expect(err).toContain('Did you mean item delete?');
  expect(loaded).not.toContain('item');
  expect((await run(['secret', '-o', 'table'])).err).not.toContain('secret?');
});

test('the error for an unknown flag has flags of the same meaning, behind a command and without one', async () => {
  expect((await run(['item', 'delete', '5', '--force', '-o', 'table'])).err).toContain('Did you mean --yes?');
  expect((await run(['--format=json', '-o', 'table'])).err).toContain('Did you mean --output');
});

test('the error for an unknown command in a group lists its commands', async () => {
  const result = await run(['item', 'secrt', '-o', 'table']);
  expect(result.err).toContain('Unknown command "secrt" in "toycli item".');
  expect(result.err).toMatch(/Available commands: (?:[\w-]+, )+[\w-]+\. Run "toycli item --help" for details\./);
});

test('old names of commands and flags work, with a warning', async () => {
  const deleted = await run(['item', 'discard', '5', '--yes', '-o', 'json']);
  expect(deleted).toMatchObject({
    code: 0,
    err: 'Warning: "toycli item discard" was renamed to "toycli item delete". The old name still works, but will be removed.\n',
  });
  const warning = 'Warning: --name was renamed to --title. The old name still works, but will be removed.\n';
  for (const words of [['--name', 'A'], ['--name=A'], ['--name', 'B', '--name', 'A']]) {
    const created = await run(['item', 'create', ...words, '-o', 'json']);
    const twice = words.length === 4 ? 'Warning: --title was given twice; the last value is used.\n' : '';
    expect([created.code, created.err, JSON.parse(created.out)]).toEqual([0, warning + twice, { title: 'A' }]);
  }
  for (const line of [
    ['item', 'rm', '5', '--yes'],
    ['item', 'create', '--title', 'A'],
    ['item', 'create', '--title=--name'],
  ]) {
    expect(await run([...line, '-o', 'json'])).toMatchObject({ code: 0, err: '' });
  }
});

test('old names are neither shown nor suggested', async () => {
  expect((await run(['item', 'discrad', '-o', 'table'])).err).not.toContain('discard');
  expect((await run(['item', 'create', '--nmae', 'A', '-o', 'table'])).err).not.toContain('--name');
});

test('help for an unknown command is the same error, and suggests topics as well', async () => {
  expect(await run(['help', 'itm', '-o', 'table'])).toMatchObject({ code: 64, out: '' });
  const near = await run(['help', 'exit-code', '-o', 'table']);
  expect(near.err).toContain('Unknown command or help topic "exit-code".\nDid you mean exit-codes?');
  expect((await run(['exit-code', '-o', 'table'])).err).not.toContain('Did you mean');
});

test('help may follow global flags, and is not a command inside a group', async () => {
  expect((await run(['--output', 'json', 'help', 'item', 'get'])).out).toBe('HELP item get\n');
  expect((await run(['--no-color', 'help'])).out).toBe('HELP root\n');
  expect((await run(['item', 'help'])).code).toBe(64);
});

test('names of object members are not commands', async () => {
  for (const word of ['constructor', '__proto__', 'toString']) expect((await run([word])).code).toBe(64);
});

test('a group and a command in one: the word decides', async () => {
  expect((await run(['audit', '--strict'])).out).toBe('{\n  "strict": true\n}\n');
  expect((await run(['audit', 'skips'])).loaded).toContain('toy.audit.skips');
  const wrong = await run(['audit', 'skip', '-o', 'table']);
  expect(wrong).toMatchObject({ code: 64 });
  expect(wrong.err).toContain('Did you mean skips?');
});

test('global flags, and switches of the command, may come first', async () => {
  expect((await run(['--output', 'json', 'item', 'get', '5'])).out).toBe('{\n  "id": "5"\n}\n');
  expect((await run(['--output=json', '--exact', 'item', 'get', '5'])).out).toContain('"exact": true');
  expect((await run(['-ojson', 'item', 'get', '5'])).code).toBe(0);
});

test('a misspelled flag in front does not run another command', async () => {
  const result = await run(['--verbos', 'itm', 'list']);
  expect(result.code).toBe(64);
  expect(result.err).toContain('--verbos');
});

test('a line with only flags must have known ones', async () => {
  expect((await run(['--verbose'])).out).toBe('HELP root\n');
  const result = await run(['--verbos', '-o', 'table']);
  expect(result).toMatchObject({ code: 64, out: '' });
  expect(result.err).toContain('Did you mean --verbose?');
  for (const line of [['-o'], ['--profile'], ['item', '--profile', '--verbose']]) {
    const lacking = await run(line);
    expect(lacking).toMatchObject({ code: 64, out: '' });
    expect(lacking.err).toContain('needs a value, and no command was given.');
  }
  expect((await run(['--profile', 'other'])).out).toBe('HELP root\n');
});

describe('aliases of the user', () => {
  const config = {
    aliases: {
      won: `item create --title 'New "office"' --status won`,
      again: 'won --value 5',
      open: 'item create --title x --value 5 --status',
      switch: 'won --value 5 --verbose --no-retry',
      first: 'second',
      second: 'first',
      item: 'audit',
      broken: 'item create --title "x',
      help: 'item get 1',
      make: `item create --title "$1 of $2" --status $2`,
      dollars: `item create --title '$$1 is $$'`,
      sold: 'make --value 5 Desk',
      both: 'make Lamp',
    },
  };

  test('are split as a shell does and followed by the rest of the line', async () => {
    const result = await run(['won', '--value', '7'], { config });
    expect(JSON.parse(result.out)).toEqual({ title: 'New "office"', status: 'won', value: '7' });
  });

  test('may start with another alias, and are overridden by the flags before them', async () => {
    const result = await run(['-o', 'json', 'again'], { config });
    expect(JSON.parse(result.out)).toMatchObject({ status: 'won', value: '5' });
    for (const name of ['again', 'open', 'switch']) {
      const line = ['--value', '7', name, ...(name === 'open' ? ['won'] : []), '-o', 'json'];
      const { out, err } = await run(line, { config });
      expect([name, JSON.parse(out), err]).toEqual([name, expect.objectContaining({ status: 'won', value: '7' }), '']);
    }
  });

  test('are overridden by the flags after them without a warning', async () => {
    const line = ['again', '--value', '7', '--status', 'lost', '-o', 'json'];
    const result = await run(line, { config });
    expect([JSON.parse(result.out), result.err]).toEqual([{ title: 'New "office"', status: 'lost', value: '7' }, '']);
    const { err } = await run([...line, '--value', '8'], { config });
    expect(err).toBe('Warning: --value was given twice; the last value is used.\n');
  });

  test('have arguments, each of which stays a part of one word', async () => {
    const made = async (...line: string[]): Promise<unknown> => JSON.parse((await run(line, { config })).out);
    expect(await made('make', 'A "big" chair', 'won', '--value', '3')).toEqual({
      ...{ title: 'A "big" chair of won', status: 'won', value: '3' },
    });
    // A value is not filled again.
    expect(await made('make', '$2', 'won')).toMatchObject({ title: '$2 of won' });
    expect(await made('--value', '7', 'make', 'x', 'won')).toMatchObject({ title: 'x of won', value: '7' });
    expect(await made('both', 'lost')).toMatchObject({ title: 'Lamp of lost', status: 'lost' });
    expect(await made('dollars')).toEqual({ title: '$1 is $' });
  });

  test('are refused without their arguments, which cannot be flags', async () => {
    const refused = async (...line: string[]): Promise<string> => {
      const { code, err, out } = await run([...line, '-o', 'table'], { config });
      expect([code, out]).toEqual([64, '']);
      return err;
    };
    expect(await refused('make')).toContain(
      'The alias "make" needs 2 arguments before the flags.\nIt is an alias for "item create',
    );
    expect(await refused('make', 'x')).toContain(
      'The alias "make" needs 2 arguments before the flags, and 1 was given.',
    );
    expect(await refused('make', 'x', '--yes')).toContain('needs 2 arguments before the flags, and 1 was given.');
    expect(await refused('sold', 'won')).toContain('The alias "make" needs 2 arguments before the flags.');
    expect(await refused('make', 'x', 'won', 'more')).toContain('Unexpected argument "more"');
    expect((await run(['make', 'x'], { config })).err).toContain('needs 2 arguments, and 1 was given.');
    expect((await run(['make', '--help'], { config })).out).toBe('HELP item create\n');
    expect((await run(['help', 'make'], { config })).err).not.toContain('needs 2 arguments');
  });

  test('that lead to themselves are refused', async () => {
    const result = await run(['first', '-o', 'table'], { config });
    expect(result.code).toBe(64);
    expect(result.err).toContain('first -> second -> first');
  });

  test('never hide a command', async () => {
    expect((await run(['item'], { config })).out).toBe('HELP item\n');
    expect((await run(['help'], { config })).out).toBe('HELP root\n');
  });

  test('are suggested for a misspelled one', async () => {
    expect((await run(['wonn', '-o', 'table'], { config })).err).toContain('Did you mean won?');
  });

  test('with an open quote are refused', async () => {
    expect((await run(['broken'], { config })).err).toContain('is not closed');
  });

  test('have the help of their command', async () => {
    expect((await run(['won', '--help'], { config })).out).toBe('HELP item create\n');
  });
});

test('the profile comes from the flag, the environment, the settings, in this order', async () => {
  const config = { activeProfile: 'active', profiles: { active: {} } };
  const of = async (line: string[], env: Record<string, string> = {}) =>
    (JSON.parse((await run(['globals', ...line], { config, env })).out) as { profile: string }).profile;
  expect(await of([])).toBe('active');
  expect(await of([], { TOY_PROFILE: 'env' })).toBe('env');
  expect(await of(['--profile', 'flag'], { TOY_PROFILE: 'env' })).toBe('flag');
  expect((await run(['globals', '--profile', '../x'])).code).toBe(64);
});

test('values come from flag, environment, setting, default, in this order', async () => {
  const config = { profiles: { default: { default_output: 'yaml', page: 7 } } };
  const of = async (line: string[], env: Record<string, string> = {}) =>
    JSON.parse((await run(['globals', ...line], { config, env })).out) as Record<string, unknown>;
  expect(await of([])).toMatchObject({ format: 'yaml', limit: 7, timeout: 30_000, color: true, retry: true });
  expect(await of(['-o', 'csv', '--limit', '3', '--no-retry'])).toMatchObject({
    format: 'csv',
    limit: 3,
    retry: false,
  });
  expect(await of([], { TOY_TIMEOUT: '50' })).toMatchObject({ timeout: 50 });
  expect(await of(['--timeout', '60'], { TOY_TIMEOUT: '50' })).toMatchObject({ timeout: 60 });
});

test('colors are off with --no-color, NO_COLOR and a dumb terminal', async () => {
  const of = async (line: string[], env: Record<string, string> = {}) =>
    (JSON.parse((await run(['globals', ...line], { env })).out) as { color: boolean }).color;
  expect([await of(['--no-color']), await of([], { NO_COLOR: '1' }), await of([], { TERM: 'dumb' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await of([], { NO_COLOR: '' })).toBe(true);
});

test('an invalid setting is reported and ignored', async () => {
  const result = await run(['globals'], { config: { profiles: { default: { default_output: 'xml' } } } });
  expect(result.code).toBe(0);
  expect(result.err).toContain('Warning: The setting for --output must be one of table');
});

test('an invalid environment variable is an error', async () => {
  const result = await run(['globals', '-o', 'table'], { env: { TOY_TIMEOUT: 'soon' } });
  expect(result).toMatchObject({ code: 64, out: '' });
  expect(result.err).toContain('The environment variable TOY_TIMEOUT must be a whole number, not "soon".');
});

describe('service variables', () => {
  const variable = (name: string, options: FakeOptions & { config?: unknown } = {}, line: string[] = []) =>
    run(['variable', name, ...line], options);

  test('are cleaned and checked', async () => {
    expect((await variable('account', { env: { TOY_ACCOUNT: ' https://acme.toy.example/x ' } })).out).toBe('acme\n');
    expect(await variable('account', { env: { TOY_ACCOUNT: 'a b' } })).toMatchObject({ code: 78, out: '' });
    expect((await variable('account')).err).toContain('No account is set.');
    const config = { profiles: { default: { account: 'stored' } } };
    expect((await variable('account', { config })).out).toBe('stored\n');
    expect((await variable('account', { config, env: { TOY_ACCOUNT: 'env' } })).out).toBe('env\n');
  });

  test('with choices accept the word, the address and the host name', async () => {
    for (const text of ['US', 'us.toy.example', 'https://us.toy.example/']) {
      expect((await variable('region', {}, ['--region', text])).out).toBe('https://us.toy.example\n');
    }
    expect((await variable('region')).out).toBe('https://eu.toy.example\n');
    expect((await variable('region', {}, ['--region', 'evil.example'])).code).toBe(78);
  });

  test('can be looked up, once, in the sandbox of the run', async () => {
    expect((await variable('team', {}, ['--profile', 'sandbox'])).out).toBe('red\n');
  });
});

test('the sandbox profile needs no credentials', async () => {
  const result = await run(['list', '--profile', 'sandbox']);
  expect(result.code).toBe(0);
  expect(JSON.parse(result.out)).toEqual([{ id: 'sandbox', url: '/things?limit=2' }]);
});

test('a credential typed for the run goes with its requests', async () => {
  const result = await run(['list', '--token', 'typed', '--profile', 'sandbox', '--jq', '.[].id']);
  expect(result).toMatchObject({ code: 0, out: '"typed"\n' });
});

test('a flag of the name of a credential is not one, unless the command declares it', async () => {
  const result = await run(['tokens', '--token', 'typed', '--profile', 'sandbox', '--jq', '.[].id']);
  expect(result).toMatchObject({ code: 0, out: '"sandbox"\n' });
});

test('a .env file sets variables, but never origins, credentials and programs', async () => {
  const { withDotenv } = await import('../pipeline/dotenv.js');
  const { service } = await import('./fixture/service.js');
  const { world } = fakeWorld([], { env: { TOY_TIMEOUT: '1' } });
  await mkdir(world.cwd, { recursive: true });
  await writeFile(
    join(world.cwd, '.env'),
    'TOY_PROFILE=work\nTOY_TIMEOUT=2\nTOY_TOKEN=stolen\nTOY_BASE_URL=http://evil\nTOY_ACCOUNT=evil\nTOY_CONFIG_DIR=/evil\nTOY_PAGER=evil\nPATH=/evil\n',
  );
  const { env } = await withDotenv(world, service);
  expect(env).toEqual({ ...world.env, TOY_PROFILE: 'work' });
});

test('a .env that is not a file does not hold up a run', async () => {
  const { service } = await client.service();
  const { withDotenv } = await import('../pipeline/dotenv.js');
  const { world } = fakeWorld([], { env: {} });
  execFileSync('mkfifo', [join(world.cwd, '.env')]);
  expect(withDotenv(world, service)).toBe(world);
});
