/** Blank values of flags and arguments, which come from unset variables of scripts: only free texts accept them. */
import type { FlagData, PositionalData } from '../runtime/contract/command.js';
import { CliError } from '../runtime/base/errors.js';
import { readValue } from '../runtime/pipeline/value.js';
import { createInput } from '../runtime/pipeline/input.js';
import { fakeWorld } from '../runtime/testing/world.js';
import { compiled } from './support/compiled.js';
import { newHome } from './support/cli.js';
import { inProcess } from './support/in-process.js';

/** Names and notes of records, passwords of deliveries, and credentials, which sign-in refuses. */
const free: Readonly<Record<string, readonly string[]>> = {
  crm: [
    ...[
      'api-token',
      'client-id',
      'client-secret',
      'command',
      'comments',
      'description',
      'http-auth-password',
      'http-auth-user',
    ],
    ...['name', 'note', 'words'],
  ],
  helpdesk: [
    ...[
      'api-key',
      'app-id',
      'app-secret',
      'command',
      'company',
      'first',
      'job-title',
      'label',
      'last',
      'text',
      'words',
    ],
  ],
  ledger: [
    ...[
      'address',
      'city',
      'client-id',
      'client-secret',
      'command',
      'description',
      'extra-text',
      'first-name',
      'invoice',
    ],
    ...['last-name', 'notes', 'reference', 'remarks', 'subject', 'words', 'your-ref'],
  ],
};

const odata = (): Promise<typeof import('../runtime/dialects/odata/index.js')> =>
  import('../runtime/dialects/odata/index.js');

const refuses = async (data: FlagData | PositionalData, text: string): Promise<boolean> => {
  const { world } = fakeWorld([]);
  const source = {
    client: { binary: 'acmecli', dialects: { odata } },
    service: {},
    world,
    input: createInput(world),
    warn: () => undefined,
  };
  const given = 'repeat' in data || 'variadic' in data ? [text] : text;
  try {
    await readValue(given, { ...data, kind: data.kind }, '--flag', source);
    return false;
  } catch (error) {
    if (error instanceof CliError) return true;
    throw error;
  }
};

test.each(Object.entries(free))('the values of %s that may be blank', async (service, known) => {
  const { ir } = await compiled(service);
  const found = new Set<string>();
  for (const { args, flags } of ir.commands) {
    for (const { name, data } of [...args, ...flags]) {
      if (data.kind !== 'boolean' && !(await refuses(data, ' '))) found.add(name);
    }
  }
  expect([...found].sort()).toEqual(known);
});

test.each([
  ['ledgercli', ['account', 'create', '--name', 'Bakker', '--code', ' '], '--code is blank.'],
  ['ledgercli', ['account', 'create', '--name', 'Bakker', '--email', '\t'], '--email is blank'],
  ['ledgercli', ['account', 'list', '--search', ''], '--search is empty.'],
  [
    'helpdeskcli',
    ['docs', 'article', 'get', ' '],
    '<id> must be an identifier: not blank, without slashes and control characters',
  ],
  ['crmcli', ['search', ' '], '<term> is blank.'],
  ['crmcli', ['deal', 'update', '1', '--title', ''], '--title is empty.'],
  ['helpdeskcli', ['docs', 'article', 'update', '1', '--name', ''], '--name is empty.'],
  ['helpdeskcli', ['docs', 'collection', 'update', '1', '--name', ' '], '--name is blank.'],
  ['ledgercli', ['account', 'update', '2', '--name', ''], '--name is empty.'],
  ['ledgercli', ['item', 'update', 'ART-0001', '--description', ''], '--description is empty.'],
] as const)('%s %j is a usage error', async (client, line, message) => {
  const { code, stderr } = await inProcess(client, ['--profile', 'sandbox', ...line, '--verbose'], newHome());
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/GET|POST/);
  expect(code).toBe({ crmcli: 64, helpdeskcli: 1, ledgercli: 2 }[client]);
});

test.each([
  [
    'crmcli',
    ['deal', 'update', '1', '--body', '{"title":" "}'],
    'The field title is blank, and every record needs a value.',
  ],
  ['crmcli', ['deal', 'update', '1', '--field', 'Title='], 'is empty.'],
  [
    'ledgercli',
    ['account', 'update', '1', '--set', 'Name='],
    'crm/Accounts: Name is empty, and every record needs a value.',
  ],
  ['ledgercli', ['account', 'update', '1', '--body', '{"Name":""}'], 'Name is empty'],
  ['ledgercli', ['upsert', 'crm/Accounts', '--match', 'Code=1', '--set', 'Name='], 'Name is empty'],
] as const)('%s %j is an error before the write', async (client, line, message) => {
  const argv = ['--profile', 'sandbox', ...line, '--verbose', ...(client === 'ledgercli' ? ['--allow-writes'] : [])];
  const { code, stderr } = await inProcess(client, argv, newHome());
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/(?:POST|PUT|PATCH) /);
  expect(code).toBe({ crmcli: 65, helpdeskcli: 1, ledgercli: 65 }[client]);
});
