/** How a client describes itself to programs: `describe`, and `--help --output json`. */
import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Descriptions } from '../runtime/contract/describe.js';
import { describeSchema } from '../runtime/commands/lib/describe-schema.js';
import { newHome } from './support/cli.js';
import { inProcess, type Name } from './support/in-process.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
const valid = ajv.compile(describeSchema);
const home = newHome();

async function json(binary: Name, ...args: string[]): Promise<unknown> {
  const { code, stdout } = await inProcess(binary, args, home);
  expect({ args, code }).toEqual({ args, code: 0 });
  return JSON.parse(stdout);
}

interface Command {
  readonly command: string;
  readonly usage: string;
}

const binaries: Name[] = ['crmcli', 'helpdeskcli', 'ledgercli'];

test.each(binaries)('every description of %s has the documented form', async (binary) => {
  const all = (await json(binary, 'describe', '--all')) as Command[];
  const commands = (await inProcess(binary, ['help', 'commands'], home)).stdout;
  const listed = commands.split('\nCommands:\n')[1]?.match(/^ {2}[a-z]/gm)?.length ?? 0;
  expect(all.length).toBe(listed);
  for (const one of all) {
    expect({ command: one.command, valid: valid([one]), errors: valid.errors }).toMatchObject({ valid: true });
    expect(one.usage.startsWith(`${binary} ${one.command}`)).toBe(true);
  }
  const client = (await json(binary, 'describe')) as { groups: { group: string }[] };
  expect([valid(client), valid.errors]).toEqual([true, null]);
  for (const { group } of client.groups) {
    expect({ group, valid: valid(await json(binary, 'describe', group)), errors: valid.errors }).toMatchObject({
      valid: true,
    });
  }
});

test('a description with failures, fixed headers and a redirect has the documented form', async () => {
  const file = new URL('../generator/fixtures/good/describe/expected/_built/describe/book.json', import.meta.url);
  const { commands, exits } = JSON.parse(await readFile(file, 'utf8')) as Descriptions;
  for (const one of Object.values(commands))
    expect({ command: one.command, valid: valid({ ...one, exits }), errors: valid.errors }).toMatchObject({
      valid: true,
    });
  expect(commands['book return']?.failures).toMatchObject({ items: 'failed', noun: ['book', 'books'] });
  const cover = { headers: { accept: 'image/png' }, redirect: 'public' };
  expect(commands['book cover']?.requests).toMatchObject({ request: cover });
});

test('the description without flags, with flags and as help are the same bytes', async () => {
  const lines = [
    ['describe', 'deal', 'list'],
    ['describe', 'deal', 'list', '--output', 'json'],
    ['describe', '--verbose', 'deal', 'list'],
    ['deal', 'list', '--help', '--output', 'json'],
    ['deal', 'list', '--help', '-ojson'],
    ['--output', 'json', 'deal', 'list', '-h'],
    ['deal', '--output=json', 'list', '--help'],
    ['deal', 'list', '--status', 'open', '--help', '--output', 'json'],
    ['help', 'deal', 'list', '-o', 'json'],
  ];
  const printed = await Promise.all(lines.map((line) => inProcess('crmcli', line, home)));
  for (const one of printed) expect(one).toMatchObject({ code: 0, stdout: printed[0]?.stdout, stderr: '' });
  expect(JSON.parse(printed[0]?.stdout ?? '')).toMatchObject({
    command: 'deal list',
    effect: 'read',
    flags: expect.arrayContaining([
      expect.objectContaining({ name: 'status', type: 'enum', wire: ['query:status'] }),
    ]) as unknown,
    requests: { request: { method: 'GET', path: '/api/v2/deals', paging: 'cursor' } },
  });
  expect(await json('crmcli', '--help', '-o', 'json')).toEqual(await json('crmcli', 'describe'));
});

test('other formats, fields and filters work as for every command; the setting of a profile does not count', async () => {
  const own = newHome();
  const set = await inProcess('helpdeskcli', ['config', 'set', 'default_output', 'table'], own);
  expect(set).toMatchObject({ code: 0 });
  const { stdout } = await inProcess('helpdeskcli', ['describe', 'conv', 'list', '--verbose'], own);
  expect(JSON.parse(stdout)).toMatchObject({ command: 'conv list' });
  expect(await json('crmcli', 'describe', 'deal', 'get', '--fields', 'command,effect')).toEqual({
    command: 'deal get',
    effect: 'read',
  });
  const yaml = await inProcess('crmcli', ['describe', 'deal', 'get', '--fields', 'effect', '-o', 'yaml'], home);
  expect(yaml.stdout).toBe('effect: read\n');
});

test('words are found as at the shell: groups, commands that are groups too, aliases, and errors for others', async () => {
  expect(await json('crmcli', 'describe', 'deal', 'product')).toMatchObject({ group: 'deal product' });
  expect(await json('crmcli', 'describe', 'audit')).toMatchObject({
    command: 'audit',
    commands: expect.arrayContaining([expect.objectContaining({ effect: 'read' })]) as unknown,
  });
  expect(await json('crmcli', 'describe', 'ratelimit')).toMatchObject({ command: 'quota' });
  const unknown = await inProcess('crmcli', ['describe', 'deal', 'gte'], home);
  expect(unknown).toMatchObject({ code: 64, stdout: '' });
  expect(unknown.stderr).toContain('get');
  expect(await inProcess('crmcli', ['describe', 'dael'], home)).toMatchObject({ code: 64, stdout: '' });
});

test('a resource adds its fields to the result', async () => {
  const account = { properties: { ID: { format: 'uuid' }, Blocked: { type: ['boolean', 'null'] } } };
  expect(await json('ledgercli', 'describe', 'list', 'CRM/accounts')).toMatchObject({
    command: 'list',
    resource: 'crm/Accounts',
    methods: expect.arrayContaining(['GET']) as unknown,
    fields: { ID: { type: 'Edm.Guid' } },
    result: { type: 'array', items: account },
  });
  expect(await json('ledgercli', 'describe', 'account', 'list')).toMatchObject({ result: { items: account } });
  const unknown = await inProcess('ledgercli', ['describe', 'list', 'crm/Acounts'], home);
  expect(unknown).toMatchObject({ stdout: '' });
  expect(unknown.stderr).toContain('crm/Accounts');
});

test.each([
  ['crmcli', ['deal', 'list', '--limit', '3']],
  ['crmcli', ['deal', 'get', '3']],
  ['crmcli', ['person', 'list', '--limit', '3']],
  ['helpdeskcli', ['conv', 'list', '--limit', '3']],
  ['helpdeskcli', ['customer', 'list', '--limit', '3']],
  ['ledgercli', ['account', 'list', '--limit', '3']],
] as [Name, string[]][])('what %s prints for %j matches its description', async (binary, line) => {
  const [printed, { result }] = (await Promise.all([
    json(binary, ...line, '--output', 'json', '--profile', 'sandbox'),
    json(binary, 'describe', ...line.filter((word) => /^[a-z]+$/.test(word))),
  ])) as [object, { result: { properties?: object; items?: { properties: object } } }];
  expect(ajv.validate(result, printed)).toBe(true);
  const [record = {}] = [printed].flat() as object[];
  const known = Object.keys(result.items?.properties ?? result.properties ?? {});
  expect(Object.keys(record).filter((name) => known.includes(name)).length).toBeGreaterThan(3);
});

test.each([
  ['crmcli', 'webhook listen', 'meta'],
  ['helpdeskcli', 'conv watch', 'subject'],
] as const)('%s %s prints one object per line, and is described so', async (client, words, field) => {
  const description = await json(client, 'describe', ...words.split(' '));
  expect(description).toMatchObject({ streams: true, result: { type: 'object', properties: { [field]: {} } } });
});

test('a command is described with every exit code that it can end with', async () => {
  const { exits } = (await json('crmcli', 'describe')) as { exits: Record<string, string> };
  expect(exits).toMatchObject({ 0: 'success', 130: expect.stringContaining('Ctrl-C') as string });
  expect(await json('crmcli', 'describe', 'deal', 'create')).toMatchObject({ exits });
  const own = (await json('crmcli', 'describe', 'audit')) as { exits: Record<string, string> };
  expect(own.exits).toEqual({
    ...exits,
    1: `${exits['1'] ?? ''}; with --strict, a check of severity must has findings`,
  });
});
