import { client } from '../../generated/ledger/client.js';
import { commandAt, told, wanted } from '../../tests/support/specified.js';

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

test.each(Object.entries(specification))('%s has the flags of the specification', async (words, { effect, lines }) => {
  const command = await commandAt(client, words);
  expect(told(command)).toEqual(wanted(lines));
  expect(command.effect).toBe(effect);
});

test('every flag and argument says what it is', async () => {
  for (const words of Object.keys(specification)) {
    const { flags, positionals = {} } = await commandAt(client, words);
    for (const [name, { describe }] of Object.entries({ ...flags, ...positionals })) {
      expect([words, name, describe.length > 3]).toEqual([words, name, true]);
    }
  }
});
