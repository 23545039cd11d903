/** Schema of group files and nested groups. */
import type { JsonSchema } from '../derive.js';
import { fieldText, flagName, name, names, ofCommand, placePath, text } from './common.js';
import { fields } from './dialects/fields.js';
import { odata } from './dialects/odata/index.js';
import { flags } from './flag.js';
import { sort } from './parts.js';
import { tables } from './tables.js';
import { commandsByName } from './tags.js';

const own = {
  summary: ofCommand('summary', {
    description: 'One line of help. Default: the plural noun.',
    examples: ['Deals in a sales pipeline'],
  }),
  description: ofCommand('description'),
  was: ofCommand('was'),
  noun: {
    description: 'Name of one record in help and messages. Default: the name of the group in words.',
    ...text,
    examples: ['sales entry'],
  },
  plural: {
    description: 'Name of several records. Default: the noun with an s.',
    ...text,
    examples: ['sales entries'],
  },
  title: {
    description:
      'Field that names a record to people in questions and dry runs: a path, or a template over fields. The record is read with the `get` of the group; in a group without one, it is found in the `list` if that is one response, and otherwise `title` means that it can be read from its own path. Default: the column `title`, `subject` or `name`.',
    ...fieldText,
    examples: ['url', '{first} {last}'],
  },
  path: ofCommand('path', {
    description: 'Full path of the collection below the origin of the host.',
    examples: ['/api/v2/deals'],
  }),
  item: {
    description: 'Part that is added to `path` for one record.',
    type: 'string',
    pattern: '^(?![^?]*//)[/(]\\S*$',
    default: '/{id}',
    examples: ['/{product}'],
  },
  id: ofCommand('id', { description: 'The argument that names one record.' }),
  args: ofCommand('args', {
    description:
      'Arguments of commands here and in nested groups, declared once: those with this name in braces in their path have the argument.',
  }),
  'flag-defaults': {
    description:
      'Defaults of optional flags of the commands here and in nested groups, by flag. A default of the flag itself overrides it, and so does that of a nearer group. For global flags, see `flag-defaults` of service.yaml.',
    type: 'object',
    propertyNames: flagName,
    minProperties: 1,
    additionalProperties: { type: ['string', 'number', 'boolean'] },
    examples: [{ branch: 'main' }],
  },
  record: {
    description: 'Path of one record in a response. Default: that of the service.',
    ...placePath,
    examples: ['article'],
  },
  sample: {
    description:
      'A record as the service returns it, from which the sandbox makes its records: each has names and numbers of its own, and columns and flags add what the sample does not have. For services whose sandbox has no extension.',
    type: 'object',
    minProperties: 1,
    examples: [{ id: 7, title: 'Emma', author: { name: 'Jane Austen' } }],
  },
  ...odata.group,
  ...fields.group,
  secrets: {
    description:
      'Fields of the records whose values are printed as dots in every format. A flag wired to `print:secrets` shows them.',
    type: 'array',
    items: text,
    uniqueItems: true,
    minItems: 1,
    examples: [['signing_key']],
  },
  sort,
  returns: ofCommand('returns', {
    description:
      'More fields of the records, besides columns and the fields that are written: `--fields` refuses a name that is in none of them. `*` in a name stands for any text.',
    examples: [['createdAt', 'owner']],
  }),
  fields: flags('Fields of the records, used by name in `takes` here and in nested groups.'),
  // The value of a command overrides that of its group.
  host: ofCommand('host'),
  paging: ofCommand('paging'),
  result: ofCommand('result'),
  columns: ofCommand('columns'),
  use: ofCommand('use'),
  resource: ofCommand('resource'),
  commands: {
    description: 'Commands by name.',
    type: 'object',
    propertyNames: name,
    minProperties: 1,
    // Not in the type: every command has the same one.
    ...({ properties: commandsByName } as object),
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
  description: 'A nested group. It can use the fields of the groups around it.',
  type: 'object',
  additionalProperties: false,
  properties: own,
} as const satisfies JsonSchema;

/** A group file. */
export const group = {
  description: 'A file of commands: a group, or commands at the root if it names no group.',
  type: 'object',
  additionalProperties: false,
  properties: {
    group: {
      description:
        'Name of the group, after those of the groups that it is nested in. Default: the commands are at the root.',
      ...names,
      examples: ['deal', 'deal product'],
    },
    ...own,
    tables,
  },
} as const satisfies JsonSchema;
