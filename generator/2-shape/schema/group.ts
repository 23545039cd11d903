import { shared } from './command.js';
import type { JsonSchema } from '../derive.js';
import { customFieldsName, methods, name, path, line, text } from './common.js';
import { flags } from './flag.js';
import { lines } from './lines.js';

const own = {
  summary: {
    description: 'One line of help. Inferred from the noun.',
    ...line,
    examples: ['Deals in a sales pipeline'],
  },
  description: {
    description: 'More help, shown below the summary.',
    ...text,
    examples: ['Only open deals are counted.'],
  },
  noun: {
    description: 'One record, in help and messages. Default: the name of the group in words.',
    ...text,
    examples: ['sales entry'],
  },
  plural: { description: 'Several records. Default: the noun and s.', ...text, examples: ['sales entries'] },
  path: {
    description: 'Path of the collection below the origin of the host, in full.',
    ...path,
    examples: ['/api/v2/deals'],
  },
  item: {
    description: 'What is added to `path` for one record.',
    type: 'string',
    pattern: '^[/(]\\S*$',
    default: '/{id}',
    examples: ['/{product}'],
  },
  id: { $ref: '#/$defs/identifier' },
  record: {
    description: 'Path of one record in an answer, instead of that of the service.',
    type: 'string',
    examples: ['article'],
  },
  number: {
    description:
      'Field, or fields tried in order, in which digits are looked up: commands of the group then take a number in place of an id, and the group is a reference of its name.',
    type: ['string', 'array'],
    items: text,
    minLength: 1,
    minItems: 1,
    uniqueItems: true,
    examples: ['EntryNumber', ['InvoiceNumber', 'OrderNumber']],
  },
  code: { description: 'The same as `number`, for codes of any text.', ...text, examples: ['Code'] },
  latest: {
    description:
      'Of several records with the same number or code, the one with the highest value in this field is meant.',
    ...text,
    examples: ['VersionNumber'],
  },
  lines,
  'custom-fields': customFieldsName,
  methods,
  fields: flags('Fields of the records, used by name in `takes` here and in nested groups.'),
  ...shared,
  commands: {
    description: 'Commands by name.',
    type: 'object',
    propertyNames: name,
    minProperties: 1,
    additionalProperties: { $ref: '#/$defs/command' },
    examples: [{ get: { examples: ['deal get 42'] } }],
  },
  groups: {
    description: 'Nested groups by name.',
    type: 'object',
    propertyNames: name,
    minProperties: 1,
    additionalProperties: { $ref: '#/$defs/nested' },
    examples: [{ product: { path: '/api/v2/deals/{id}/products', commands: { list: {} } } }],
  },
} as const;

/** A group inside another one; its name is its key. */
export const nested = {
  description: 'A nested group. It sees the fields of the groups around it.',
  type: 'object',
  additionalProperties: false,
  properties: own,
} as const satisfies JsonSchema;

/** A group file. */
export const group = {
  description: 'A file of commands: a group, or commands at the root when it names none.',
  type: 'object',
  additionalProperties: false,
  properties: {
    group: { description: 'Name of the group. Absent: the commands are at the root.', ...name, examples: ['deal'] },
    ...own,
  },
} as const satisfies JsonSchema;
