import { client } from '../../generated/ledger/client.js';
import { commandAt, told, wanted } from '../../tests/support/specified.js';

const LINES = `
  filter text query:$filter
  select csv text query:$select
  expand csv text query:$expand
  orderby text query:$orderby
  top integer 1..60 query:$top
  all boolean paging:all
  max-pages integer 1.. =50 paging:pages
  raw boolean print:raw ?count`;
/** Without `count` nothing excludes it. */
const OF_LINES = LINES.replace(' ?count', '');
const LIST = `${LINES}
  count boolean print:count
  all-divisions boolean each:division ?division`;
const WRITE = `
  allow-writes boolean env LEDGERCLI_ALLOW_WRITES
  yes,y boolean
  dry-run boolean`;
const RECORD = `${WRITE}
  body json body:
  set* pair assign:`;
const RESOURCE = '<resource>! resource path:resource';
const BETA = 'beta boolean catalogue:beta';
const FORCE = 'force boolean catalogue:force';
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
      ${RESOURCE}
      bulk boolean catalogue:bulk +select ?beta
      ${BETA}
      param* pair query:`,
  },
  get: {
    effect: 'read',
    lines: `
      ${RESOURCE}
      <id>! text path:id
      select csv text query:$select
      expand csv text query:$expand
      ${BETA}
      raw boolean print:raw`,
  },
  create: { effect: 'create', lines: `${RECORD}\n${RESOURCE}\n${FORCE}\n${BETA}` },
  update: { effect: 'update', lines: `${RECORD}\n${RESOURCE}\n<id>! text path:id\n${FORCE}\n${BETA}` },
  delete: { effect: 'delete', lines: `${WRITE}\n${RESOURCE}\n<id>! text path:id\n${FORCE}\n${BETA}` },
  upsert: { effect: 'update', lines: `${RECORD}\n<resource>! resource\nmatch!* pair match:` },
  lookup: {
    effect: 'read',
    lines: `${RESOURCE}\nmatch!* pair match:\none boolean print:one\nselect csv text query:$select`,
  },
  metadata: {
    effect: 'local',
    lines: '<resource> resource\nsearch text\nmandatory boolean\nfilterable boolean\nmethods boolean',
  },
  sync: {
    effect: 'read',
    lines:
      '<resource>! resource\nsince id\nstate path\nmax-pages integer 1..\nraw boolean\nselect csv text query:$select',
  },
  me: { effect: 'read', lines: 'raw boolean print:raw' },
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
  'account update': {
    effect: 'update',
    lines: `${RECORD}${ACCOUNT}\nname text body:Name\n<id>! reference account path:id`,
  },
  'account delete': { effect: 'delete', lines: `${WRITE}\n<ids>!.. reference account path:ids` },
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
      line!* line body:SalesEntryLines
      credit-note boolean body:Type
      description text body:Description
      date date body:EntryDate
      invoice text body:YourRef
      file* path attach:sales-document`,
  },
  'sales-entry delete': { effect: 'delete', lines: `${WRITE}\n<refs>!.. reference sales-entry path:refs` },
  'sales-entry lines': {
    effect: 'read',
    lines: `${OF_LINES}\n<refs>!.. reference sales-entry term:EntryID eq guid'{guid}'`,
  },
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
    const { builder, positionals = {} } = await commandAt(client, words);
    for (const [name, { describe }] of Object.entries({ ...builder, ...positionals })) {
      expect([words, name, describe.length > 3]).toEqual([words, name, true]);
    }
  }
});
