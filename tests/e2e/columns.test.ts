/** `--columns`, `--sort` and the columns that the settings remember, on the commands of the clients. */
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

interface Described {
  readonly command: string;
  readonly columns?: readonly { readonly field: string }[];
  readonly requests?: object;
  readonly arguments: readonly { readonly type?: string }[];
}

describe.each<[Name, string, string, string, string, number]>([
  ['crmcli', 'deal list', 'title', 'value', 'value', 64],
  ['helpdeskcli', 'tag list', 'name', 'ticketCount', 'count', 1],
  ['ledgercli', 'sales-entry list', 'Description', 'AmountDC', 'Amount', 2],
])('%s', (binary, words, name, number, header, usage) => {
  const home = newHome();
  const command = words.split(' ');
  let served: Served;
  let recorder: Recorder;
  const run = (...args: string[]) => inProcess(binary, args, home, { env: recorder.env });
  beforeAll(async () => {
    served = await serveHere(binary, newHome());
    recorder = await record(served);
  });
  afterAll(async () => {
    await recorder.close();
    await served.stop();
  });

  test('columns are chosen and rows are sorted', async () => {
    const { stdout, code } = await run(...command, '--limit', '9', '-o', 'csv', '--columns', `${number},${name}`);
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe(`${number},${name}`);
    const order = async (sort: string): Promise<number[]> => {
      const done = await run(...command, '--limit', '9', '-o', 'csv', '--columns', number, '--sort', sort);
      return done.stdout.trim().split('\n').slice(1).map(parseFloat);
    };
    const up = await order(number);
    expect(up).toHaveLength(9);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(await order(`-${number}`)).toEqual([...up].reverse());
  });

  test('the header of CSV has the names of fields, and with --labels the names of the table', async () => {
    const line = [...command, '--limit', '2', '--columns', `${number},${name}`, '-o'];
    const [csv, labels, table] = await Promise.all(
      [['csv'], ['csv', '--labels'], ['table']].map(async (more) => (await run(...line, ...more)).stdout.split('\n')),
    );
    expect(csv?.[0]).toBe(`${number},${name}`);
    expect(labels?.[0]).toBe(table?.[0]?.trim().split(/ {2,}/).join(','));
    expect(labels?.[0]).not.toBe(csv?.[0]);
    expect(labels?.slice(1)).toEqual(csv?.slice(1));
  });

  test('names of columns are accepted in any case', async () => {
    const shown = async (columns: string, sort: string): Promise<string> => {
      const { code, stdout } = await run(...command, '--limit', '9', '-o', 'csv', '--columns', columns, '--sort', sort);
      expect(code).toBe(0);
      return stdout;
    };
    const [upper, lower] = [`${number},${name}`.toUpperCase(), `${number},${name}`.toLowerCase()];
    const expected = await shown(`${number},${name}`, `-${number}`);
    expect(await shown(upper, `-${number.toUpperCase()}`)).toBe(expected);
    expect(await shown(lower, `-${number.toLowerCase()}`)).toBe(expected);
  });

  test('a list that was cut says that only its rows are sorted', async () => {
    const { stderr } = await run(...command, '--limit', '2', '-o', 'table', '--sort', name);
    expect(stderr).toContain(', and only these are sorted; --limit 0');
  });

  test.each(['--columns', '--sort'])('an unknown column in %s is refused before the request', async (flag) => {
    recorder.lines();
    const { stderr, stdout, code } = await run(...command, '-o', 'table', flag, 'nope');
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`Unknown column in ${flag}: nope\\.[^]*Known columns: .*${number}`));
    // Divisions and names of custom fields are looked up.
    expect(recorder.lines().filter((line) => !/Fields|Me\b/.test(line))).toEqual([]);
  });

  test('formats without columns refuse both, and --fields excludes --columns', async () => {
    for (const [flags, message] of [
      [['--columns', name, '-o', 'json'], '--columns applies to tables and CSV, and the output is json.'],
      [['--sort', name, '-o', 'yaml'], '--sort applies to tables and CSV, and the output is yaml.'],
      [['--sort', name, '--jq', '.'], '--sort applies to tables and CSV, and the output is json.'],
      [['--columns', name, '--fields', name, '-o', 'csv'], 'cannot be used together'],
    ] as const) {
      const { stderr, code } = await run(...command, ...flags);
      expect(code).toBeGreaterThan(0);
      expect(stderr).toContain(message);
    }
  });

  test('the columns of a command are remembered for its tables, and for nothing else', async () => {
    const key = `columns.${command.join('.')}`;
    const usual = await run(...command, '--limit', '2', '-o', 'csv');
    expect(await run('config', 'set', key, `${number}, ${name}`)).toMatchObject({ code: 0, stderr: '' });
    const shown = async (...flags: string[]): Promise<string> =>
      (await run(...command, '--limit', '2', '-o', 'table', ...flags)).stdout.split('\n')[0] ?? '';
    const words = (text: string): string => text.trim().toLowerCase().replace(/ +/g, ' ');
    expect(words(await shown())).toBe(`${header} ${name}`.toLowerCase());
    expect(words(await shown('--columns', name))).toBe(name.toLowerCase());
    expect(words(await shown('--fields', name))).toBe(name.toLowerCase());
    expect(await run(...command, '--limit', '2', '-o', 'csv')).toMatchObject({ stdout: usual.stdout });
    expect((await run(...command, '--limit', '2', '-o', 'json')).code).toBe(0);
    const refused = await run('config', 'set', key, `${name},${number}x`);
    expect([refused.code, refused.stdout]).toEqual([usage, '']);
    expect(refused.stderr).toContain(`Unknown column in ${key}: ${number}x.`);
    expect(refused.stderr).toMatch(new RegExp(`(?:Did you mean|"suggestions":).*${number}`));
    expect((await run('config', 'get', key)).stdout).toContain(`${number}, ${name}`);
    expect(await run('config', 'unset', key)).toMatchObject({ code: 0, stderr: '' });
    expect(words(await shown())).not.toBe(`${header} ${name}`.toLowerCase());
  });

  test('the setting of every command accepts its columns and no other ones', async () => {
    const wrong: unknown[] = [];
    let refused = 0;
    const all = JSON.parse((await run('describe', '--all')).stdout) as Described[];
    for (const { command: one, columns = [], requests, arguments: args } of all) {
      if (columns.length === 0) continue;
      const set = (names: string) => run('config', 'set', `columns.${one.replaceAll(' ', '.')}`, names);
      const own = await set(columns.map(({ field }) => field).join());
      if (own.code !== 0) wrong.push([one, own.stderr]);
      if (requests === undefined || args[0]?.type === 'resource') continue;
      if ((await set('nope')).code === usage) refused += 1;
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(15);
    // Hundreds of commands, which are processes with executables.
  }, 600_000);

  test('columns of a command that does not exist are not stored', async () => {
    const { stderr, code } = await run('config', 'set', 'columns.nope.list', 'id');
    expect(code).toBeGreaterThan(0);
    expect(stderr).toMatch(/does not name a command: .*nope list/);
  });
});

test('a name that is near to a column is refused without a sign-in, and another one is a warning', async () => {
  const home = newHome();
  const set = (name: string) => inProcess('crmcli', ['config', 'set', 'columns.deal.list', name], home);
  expect(await set('titel')).toMatchObject({ code: 64, stdout: '' });
  const other = await set('Contract');
  expect(other.code).toBe(0);
  expect(other.stderr).toContain('Contract in columns.deal.list is not a known column, and could not be looked up.');
});
