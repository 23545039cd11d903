/** Schema of `tables`: the types of records that workflows write to files. */
import { defined } from '../../../runtime/base/defined.js';
import type { ColumnType, Pointer } from '../../../runtime/contract/tables.js';
import { all, type JsonSchema } from '../derive.js';
import { orderMatters } from './common.js';

const columnTypes = all<ColumnType>()(['integer', 'number', 'rate', 'text', 'boolean', 'date', 'timestamp', 'json']);

/** The name of the record that a field points to. */
export const pointer = {
  description:
    'The other table, and the field with the name of its records: the view `<table>_named` shows the name beside the id. Several fields are joined by a blank. The records are found by their key, or by another field, after `by`. A `json` field has an object with that key.',
  type: 'string',
  pattern: '^([A-Za-z]\\w*)\\.([A-Za-z_]\\w*(?:\\+[A-Za-z_]\\w*)*)(?: by ([A-Za-z_]\\w*))?$',
  examples: ['stages.name', 'users.firstName+lastName', 'currencies.name by code'],
} as const satisfies JsonSchema;

export const tables = {
  description:
    'Tables of the records that workflows write to files, by name, for the databases that read the files: the type of each field.',
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
  default: {},
  additionalProperties: {
    description:
      'Type of each field: `number` for amounts, `rate` for factors with many decimals (databases read both exactly), `json` for lists, objects and fields with values of several types. A mapping is a field that points to a record of another table.',
    $comment: orderMatters,
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
    additionalProperties: {
      type: ['string', 'object'],
      if: { type: 'string' },
      then: { enum: columnTypes },
      additionalProperties: false,
      required: ['type', 'names'],
      properties: {
        type: { description: 'Type of the field.', enum: columnTypes, examples: ['integer'] },
        names: pointer,
      },
    },
  },
  examples: [
    {
      orders: {
        id: 'integer',
        customer_id: { type: 'integer', names: 'customers.name' },
        total: 'number',
        placed_at: 'timestamp',
        lines: 'json',
      },
    },
  ],
} as const satisfies JsonSchema;

/** Reads `names` of a field, a text of the form that the schema requires. */
export function readPointer(text: string): Pointer {
  const [, table = '', fields = '', by] = new RegExp(pointer.pattern).exec(text) ?? [];
  return { table, fields: fields.split('+'), ...defined({ by }) };
}
