/** Schema of `tables`: the types of records that workflows write to files. */
import type { ColumnType } from '../../../runtime/contract/tables.js';
import { all, type JsonSchema } from '../derive.js';
import { orderMatters } from './common.js';

const columnTypes = all<ColumnType>()(['integer', 'number', 'rate', 'text', 'boolean', 'date', 'timestamp', 'json']);

export const tables = {
  description:
    'Tables of the records that workflows write to files, by name, for the databases that read the files: the type of each field.',
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
  default: {},
  additionalProperties: {
    description:
      'Type of each field: `number` for amounts, `rate` for factors with many decimals (databases read both exactly), `json` for lists, objects and fields with values of several types.',
    $comment: orderMatters,
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
    additionalProperties: { enum: columnTypes },
  },
  examples: [{ orders: { id: 'integer', total: 'number', placed_at: 'timestamp', lines: 'json' } }],
} as const satisfies JsonSchema;
