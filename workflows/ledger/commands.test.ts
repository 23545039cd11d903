import type { CommandModule, FlagData, Group, PositionalData } from 'cmdspec/runtime';
import { client } from '../../generated/ledger/client.js';

const LINES = `
  filter text
  select csv text
  expand csv text
  orderby text
  top integer 1..60
  all boolean
  max-pages integer 1.. =50
  raw boolean`;
const LIST = `${LINES}
  count boolean
  all-divisions boolean ?division`;
const WRITE = `
  allow-writes boolean env LEDGERCLI_ALLOW_WRITES
  yes,y boolean
  dry-run boolean`;
const RECORD = `${WRITE}
  body json body:
  set* pair`;
const ACCOUNT = `
  code text body:Code
  customer yesno body:IsSales
  supplier yesno body:IsSupplier
  vat-number text body:VATNumber
  email text body:Email
  phone text body:Phone
  website text body:Website
  address text body:AddressLine1
  postcode text body:Postcode
  city text body:City
  country text body:Country
  status enum A|S|P|C body:Status`;

/**
 * What the specification says of each command, one line a positional (`<id>`) or flag: name, `!` when required, `*` when
 * repeatable, kind, choices or range, default, wire, environment, `+` what it needs, `?` what it excludes.
 */
const specification: Readonly<Record<string, { effect: string; lines: string }>> = {
  list: {
    effect: 'read',
    lines: `${LIST}
      <resource>! resource
      bulk boolean +select ?beta
      beta boolean
      param* pair`,
  },
  get: {
    effect: 'read',
    lines: `
      <resource>! resource
      <id>! text
      select csv text
      expand csv text
      beta boolean
      raw boolean`,
  },
  create: { effect: 'create', lines: `${RECORD}\n<resource>! resource\nforce boolean\nbeta boolean` },
  update: { effect: 'update', lines: `${RECORD}\n<resource>! resource\n<id>! text\nforce boolean\nbeta boolean` },
  delete: { effect: 'delete', lines: `${WRITE}\n<resource>! resource\n<id>! text\nforce boolean\nbeta boolean` },
  upsert: { effect: 'update', lines: `${RECORD}\n<resource>! resource\nmatch!* pair` },
  lookup: { effect: 'read', lines: '<resource>! resource\nmatch!* pair\none boolean\nselect csv text' },
  metadata: {
    effect: 'local',
    lines: '<resource> resource\nsearch text\nmandatory boolean\nfilterable boolean\nmethods boolean',
  },
  sync: {
    effect: 'read',
    lines: '<resource>! resource\nsince id\nstate path\nmax-pages integer 1..\nraw boolean\nselect csv text',
  },
  me: { effect: 'read', lines: 'raw boolean' },
  quota: { effect: 'read', lines: '' },
  api: {
    effect: 'act',
    lines: `${WRITE}
      <method>! enum GET|POST|PUT|DELETE
      <path>! text
      body json
      query* pair
      paginate boolean
      max-pages integer 1.. +paginate`,
  },
  'account create': { effect: 'create', lines: `${RECORD}${ACCOUNT}\nname! text body:Name` },
  'account update': { effect: 'update', lines: `${RECORD}${ACCOUNT}\nname text body:Name\n<id>! reference account` },
  'account delete': { effect: 'delete', lines: `${WRITE}\n<ids>!.. reference account` },
  'account list': {
    effect: 'read',
    lines: `${LIST}
      search text term:(substringof('{text}',Name) or Code eq '{text:18}')
      status enum A|S|P|C term:Status eq '{text}'
      customer yesno term:IsSales eq {boolean}
      supplier yesno term:IsSupplier eq {boolean}`,
  },
  'sales-entry create': {
    effect: 'create',
    lines: `${WRITE}
      customer! reference account body:Customer
      journal! text body:Journal
      line!* text
      credit-note boolean
      description text body:Description
      date date body:EntryDate
      invoice text body:YourRef
      file* path`,
  },
  'sales-entry delete': { effect: 'delete', lines: `${WRITE}\n<refs>!.. text` },
  'sales-entry lines': { effect: 'read', lines: `${LINES}\n<refs>!.. text` },
  'sales-entry list': { effect: 'read', lines: LIST },
  'auth login': {
    effect: 'local',
    lines: `
      host text env LEDGERCLI_HOST
      ngrok-domain text
      port integer 1..65535
      client-id text env LEDGERCLI_CLIENT_ID
      client-secret text env LEDGERCLI_CLIENT_SECRET
      force-login boolean
      manual boolean
      store enum keychain|file`,
  },
};

async function commandAt(words: string): Promise<CommandModule<never>> {
  let level: Group = client.tree;
  const path = words.split(' ');
  for (const word of path.slice(0, -1)) {
    const node = level.nodes[word];
    if (!node?.open) throw new Error(`No group ${word} in "${words}"`);
    level = (await node.open()).group;
  }
  const node = level.nodes[path.at(-1) ?? ''];
  if (!node?.run) throw new Error(`No command "${words}"`);
  return (await node.run()).command;
}

function say(name: string, data: FlagData | PositionalData, required: boolean): string {
  const range = [data.min, data.max];
  return [
    `${name}${required ? '!' : ''}${data.repeat ? '*' : ''}${'variadic' in data && data.variadic ? '..' : ''}`,
    data.kind,
    data.of,
    data.reference,
    data.choices?.join('|'),
    range.some((bound) => bound !== undefined) ? `${range[0] ?? ''}..${range[1] ?? ''}` : undefined,
    data.default === undefined ? undefined : `=${String(data.default)}`,
    data.wire,
    data.env && `env ${data.env}`,
    data.requires && `+${data.requires.join(',')}`,
    data.conflicts && `?${data.conflicts.join(',')}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

function told({ positionals = {}, builder }: CommandModule<never>): string[] {
  const flags = Object.entries(builder).map(([name, data]) => {
    const aliases = data.alias === undefined ? [] : [data.alias].flat();
    return say([name, ...aliases].join(','), data, data.demandOption === true);
  });
  return [...Object.entries(positionals).map(([name, data]) => say(`<${name}>`, data, data.required)), ...flags].sort();
}

const wanted = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .sort();

test.each(Object.entries(specification))('%s has the flags of the specification', async (words, { effect, lines }) => {
  const command = await commandAt(words);
  expect(told(command)).toEqual(wanted(lines));
  expect(command.effect).toBe(effect);
});

test('every flag and argument says what it is', async () => {
  for (const words of Object.keys(specification)) {
    const { builder, positionals = {} } = await commandAt(words);
    for (const [name, { describe }] of Object.entries({ ...builder, ...positionals })) {
      expect([words, name, describe.length > 3]).toEqual([words, name, true]);
    }
  }
});
