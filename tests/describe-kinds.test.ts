/** The whole description of one command of each kind, against schemas that are written here and not in the product. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { newHome } from './support/cli.js';
import { inProcess, type Name } from './support/in-process.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
/** An object with exactly these properties; a `?` after a name makes it optional. */
function exactly(properties: Readonly<Record<string, unknown>>): object {
  const names = Object.keys(properties);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), properties[name]])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text, minItems: 1 };
const count = { type: 'integer', minimum: 0 };

/** Properties of an argument or flag of a kind; the keys that only some kinds have are optional. */
const input = {
  name: { type: 'string', pattern: '^[a-z][a-z-]*$' },
  summary: { ...text, maxLength: 120 },
  type: { enum: 'boolean csv date enum id integer line number path reference text timestamp'.split(' ') },
  'of?': { enum: ['id', 'text'] },
  'required?': { const: true },
  'repeatable?': { const: true },
  'choices?': texts,
  'maxItems?': count,
  'minItems?': count,
  'min?': { type: 'number' },
  'max?': { type: 'number' },
  'reference?': text,
  'notation?': text,
  'env?': { type: 'string', pattern: '^[A-Z][A-Z_]+$' },
  'wire?': { type: 'array', minItems: 1, items: { pattern: '^(?:attach|body|path|print|query):.+$' } },
};
const flag = exactly({
  ...input,
  'aliases?': texts,
  'conflicts?': texts,
  'notBefore?': text,
  'default?': { type: 'integer' },
});

const field = exactly({ 'type?': { type: ['string', 'array'] }, 'format?': text, 'description?': text });
const record = (...names: string[]): object =>
  exactly({
    type: { const: 'object' },
    properties: { type: 'object', required: names, additionalProperties: field },
  });
const rows = (...names: string[]): object => exactly({ type: { const: 'array' }, items: record(...names) });
const result = (names: readonly string[]): object =>
  exactly({ type: { const: 'object' }, properties: exactly(Object.fromEntries(names.map((name) => [name, field]))) });

const request = (method: string, path: string, more: object = {}): object =>
  exactly({ method: { const: method }, path: { const: path }, ...more });

/** A list of flags with exactly these names, in any order. */
const flagsOf = (...names: string[]): object => ({
  type: 'array',
  items: flag,
  minItems: names.length,
  maxItems: names.length,
  ...(names.length === 0
    ? {}
    : { allOf: names.map((name) => ({ contains: { properties: { name: { const: name } } } })) }),
});

const argumentsOf = (...list: Readonly<Record<string, unknown>>[]): object => ({
  type: 'array',
  minItems: list.length,
  maxItems: list.length,
  ...(list.length === 0 ? {} : { prefixItems: list.map((one) => ({ const: one })) }),
});

const command = (words: string, binary: Name, effect: string, more: Readonly<Record<string, unknown>>): object =>
  exactly({
    command: { const: words },
    summary: { ...text, maxLength: 60 },
    usage: { type: 'string', pattern: `^${binary} ${words}( |$)` },
    effect: { const: effect },
    exits: { type: 'object', required: ['0', '130'], additionalProperties: text },
    examples: {
      type: 'array',
      minItems: 2,
      items: exactly({ run: { type: 'string', pattern: `^${binary} ${words}( |$)` }, 'shows?': text }),
    },
    ...more,
  });

const id = { name: 'id', summary: 'Deal id', type: 'id', required: true, wire: ['path:id'] };
const columns = { type: 'array', minItems: 1, items: exactly({ field: text, header: text }) };

/** A kind, a command, the schema of its description, and arguments with which it prints a result; '' if it never prints one. */
type Kind = readonly [kind: string, binary: Name, words: string, schema: object, line: string];

const kinds: readonly Kind[] = [
  [
    'a list',
    'crmcli',
    'deal list',
    command('deal list', 'crmcli', 'read', {
      arguments: argumentsOf(),
      flags: flagsOf(
        ...['stage', 'pipeline', 'owner', 'person', 'org', 'filter', 'archived', 'status', 'ids', 'sort-by'],
        ...['sort-direction', 'updated-since', 'updated-until', 'limit'],
      ),
      requests: exactly({ request: request('GET', '/api/v2/deals', { paging: { const: 'cursor' } }) }),
      columns,
      result: rows('id', 'title', 'value', 'currency', 'status', 'owner_id', 'won_time'),
    }),
    '--limit 3',
  ],
  [
    'a get',
    'crmcli',
    'deal get',
    command('deal get', 'crmcli', 'read', {
      arguments: argumentsOf(id),
      flags: flagsOf('web'),
      requests: exactly({ request: request('GET', '/api/v2/deals/{id}') }),
      result: record('id', 'title', 'value', 'currency', 'status', 'owner_id', 'won_time'),
    }),
    '3',
  ],
  [
    'a create with lines',
    'ledgercli',
    'sales-entry create',
    command('sales-entry create', 'ledgercli', 'create', {
      description: text,
      arguments: argumentsOf(),
      flags: {
        allOf: [
          flagsOf(
            ...[
              'allow-duplicate',
              'credit-note',
              'customer',
              'date',
              'description',
              'file',
              'invoice',
              'journal',
              'line',
            ],
            ...['allow-writes', 'dry-run', 'plan', 'once', 'yes'],
          ),
          {
            contains: {
              properties: {
                name: { const: 'line' },
                type: { const: 'line' },
                required: { const: true },
                repeatable: { const: true },
                minItems: { const: 1 },
                notation: { const: 'account:amount[:option=value...][:text]' },
                wire: { const: ['body:SalesEntryLines'] },
              },
              required: ['required', 'repeatable', 'minItems', 'notation', 'wire'],
            },
          },
        ],
      },
      requests: exactly({ request: request('POST', '/api/v1/{division}/salesentry/SalesEntries') }),
      resource: { const: 'salesentry/SalesEntries' },
      undo: exactly({
        summary: {
          const:
            '`sales-entry delete` with the id of the new record. A processed entry cannot be deleted; a credit note takes it back. Not everything is taken back. The document is kept, because a booked entry may refer to it. The file stays in its document.',
        },
        commands: { const: ['sales-entry delete'] },
      }),
      result: record('EntryID', 'EntryNumber', 'Customer', 'EntryDate', 'Journal', 'AmountDC', 'Currency'),
    }),
    '--customer 25 --journal 70 --line 8000:250.00:vat=4:Repairs --allow-writes',
  ],
  [
    'a delete',
    'crmcli',
    'deal delete',
    command('deal delete', 'crmcli', 'delete', {
      confirm: { const: 'Delete deal {id}?' },
      arguments: argumentsOf(id),
      flags: flagsOf('dry-run', 'plan', 'no-before', 'yes'),
      requests: exactly({ request: request('DELETE', '/api/v2/deals/{id}') }),
      undo: exactly({ summary: text, commands: { const: ['deal create'] }, reads: { const: true } }),
      result: result(['id', 'deleted']),
    }),
    '3 --yes',
  ],
  [
    'a workflow',
    'crmcli',
    'pipeline health',
    command('pipeline health', 'crmcli', 'read', {
      description: text,
      arguments: argumentsOf(),
      flags: flagsOf('pipeline'),
      requests: exactly(
        Object.fromEntries(
          ['activities', 'deals', 'pipelines', 'stages'].map((name) => [
            name,
            request('GET', `/api/v2/${name}`, { paging: { const: 'cursor' } }),
          ]),
        ),
      ),
      columns,
      result: rows('stage', 'stageId', 'openCount', 'openValue', 'weightedValue', 'staleCount'),
    }),
    '--pipeline 1',
  ],
  [
    'a local command',
    'crmcli',
    'config set',
    command('config set', 'crmcli', 'local', {
      description: text,
      arguments: argumentsOf(
        { name: 'key', summary: 'Name of the setting', type: 'text', required: true },
        { name: 'value', summary: 'Value to store', type: 'text', required: true },
      ),
      flags: flagsOf(),
    }),
    '',
  ],
];

/** Returns what a command line prints as JSON. */
async function json(binary: Name, ...argv: readonly string[]): Promise<unknown> {
  const { code, stdout, stderr } = await inProcess(binary, argv, newHome());
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout);
}

test.each(kinds)(
  'the description of %s, %s %s, has these parts and no others',
  async (_kind, binary, words, schema) => {
    const validate = ajv.compile(schema);
    const printed = await json(binary, 'describe', ...words.split(' '));
    expect([validate(printed), validate.errors]).toEqual([true, null]);
  },
);

const printing = kinds.flatMap(([kind, binary, words, , line]) =>
  line === '' ? [] : ([[kind, binary, words, line]] as const),
);

test.each(printing)(
  '%s, %s %s %s, prints the result that its description shows',
  async (_kind, binary, words, line) => {
    const { result } = (await json(binary, 'describe', ...words.split(' '))) as {
      result: Readonly<Record<string, unknown>>;
    };
    const argv = [...words.split(' '), ...line.split(' '), '--profile', 'sandbox', '--output', 'json'];
    const printed = await json(binary, ...argv);
    const validate = ajv.compile(result);
    expect([validate(printed), validate.errors]).toEqual([true, null]);
    const { properties } = (result['items'] ?? result) as { properties: object };
    const [first = {}] = [printed].flat() as object[];
    expect(Object.keys(first).filter((name) => !(name in properties))).toEqual([]);
  },
);
