/** Schema of columns, exit codes of commands, and sort orders. */
import type { JsonSchema } from '../derive.js';
import { name, notYes, text } from './common.js';

export const column = {
  description: 'A column: `key`, `key|Header`, or a mapping.',
  type: ['string', 'object'],
  pattern: '^[^|]+(?:\\|[^|]+)?$',
  additionalProperties: false,
  required: ['key'],
  examples: ['id', 'stage_id|Stage', { key: 'customer', from: 'customer.email' }],
  properties: {
    key: { description: 'Name of the column, used by --fields.', ...text, examples: ['customer'] },
    header: { description: 'Header of the column. Default: the key in words.', ...text, examples: ['Customer'] },
    from: {
      description: 'Dotted path or template of the cell, or alternatives tried in order. Default: the key.',
      type: ['string', 'array'],
      items: text,
      minLength: 1,
      minItems: 1,
      examples: [
        '{first} {last}',
        ['emails[primary].value', 'emails[0].value'],
        'access[app=global].admin',
        'tags[].name',
      ],
    },
    each: {
      description:
        'Dotted path in each element of a list, or a template: the cell shows these values instead of the elements.',
      ...text,
      examples: ['label', '{id}={label}'],
    },
    sum: {
      description:
        'The value is a list of numbers, such as `lines[].amount`: the cell shows their exact sum, or that of the positive ones. A list that the service returned in part has no sum: the cell says `incomplete`.',
      enum: ['all', 'positive'],
      examples: ['all', 'positive'],
    },
    join: { description: 'Text between the elements of a list.', type: 'string', default: ', ', examples: ['; '] },
    cut: {
      description: 'Maximum length of a cell in a table, in characters.',
      type: 'integer',
      minimum: 1,
      examples: [80],
    },
    money: {
      description:
        'Path of the currency of the amount, or its code, such as `EUR`. Tables print both, `5000 EUR`, on a terminal with at least two decimals; CSV files have a column for each.',
      ...text,
      examples: ['currency', 'value.currency', 'EUR'],
    },
    form: {
      description:
        'How the value is shown: `duration` is a number of seconds, which tables print as `3 h 12 min`; `seconds` and `milliseconds` are times since 1970, which tables and CSV files show as the date and time in UTC; `plain` removes markup from a text; `minor` is an amount in the minor unit of the currency under `money`, of which tables print `12.50 EUR` for 1250, and the other formats what the service returned.',
      enum: ['duration', 'seconds', 'milliseconds', 'plain', 'minor'],
      examples: ['duration', 'seconds', 'plain'],
    },
    reference: {
      description:
        'The value is the id of a record that is found by its name: tables print the name, which costs at most one list. The other formats print the id.',
      ...text,
      examples: ['shelf'],
    },
    share: {
      description:
        'The value is a share (0.4 is 40 %). Tables print a percentage, on a terminal with a bar; a text is a template that follows it.',
      type: ['boolean', 'string'],
      ...notYes,
      default: false,
      examples: [true, '({won} of {all})'],
    },
    values: {
      description: 'Text of the cell by its value, in tables and CSV files.',
      type: 'object',
      additionalProperties: { type: 'string' },
      minProperties: 1,
      examples: [{ 10: 'draft', 20: 'open' }],
    },
    empty: { description: 'Text of a cell without a value, in tables and CSV files.', ...text, examples: ['n/a'] },
  },
} as const satisfies JsonSchema;

export const exits = {
  description: 'Exit codes of the command besides those of the service, by name.',
  type: 'object',
  minProperties: 1,
  propertyNames: name,
  examples: [{ findings: { code: 8, meaning: 'there are new findings' } }],
  additionalProperties: { $ref: '#/$defs/exit' },
} as const satisfies JsonSchema;

export const sort = {
  description:
    'How the service sorts the list. --sort by one of the fields is sent, so that a limit keeps the first rows of the whole list; by any other column, the rows that were read are sorted.',
  type: 'object',
  additionalProperties: false,
  required: ['by', 'order', 'fields'],
  examples: [{ by: 'sortField', order: 'sortOrder', fields: { created: 'createdAt' } }],
  properties: {
    by: { description: 'Query parameter of the field.', ...text, examples: ['sortField'] },
    order: { description: 'Query parameter of the direction, `asc` or `desc`.', ...text, examples: ['sortOrder'] },
    fields: {
      description: 'Names for --sort, usually keys of columns, each with the name of the field in the service.',
      type: 'object',
      minProperties: 1,
      additionalProperties: text,
      examples: [{ created: 'createdAt' }],
    },
  },
} as const satisfies JsonSchema;
