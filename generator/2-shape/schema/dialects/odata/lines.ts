/** The lines of documents: their resource and their notation at the shell. */
import type { JsonSchema } from '../../../derive.js';
import { ofCommand, orderMatters, text } from '../../common.js';

const partName = { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$' } as const;

export const lines = {
  description:
    'Lines of the documents of a group, `account:amount[:option=value...][:text]`: a flag of the type `line`, and the verbs `lines`, `line-add`, `line-update` and `line-delete`.',
  type: 'object',
  additionalProperties: false,
  required: ['resource', 'parent'],
  examples: [
    {
      resource: 'sales/EntryLines',
      parent: 'EntryID',
      collection: 'Lines',
      head: { amount: { type: 'number', wire: 'Amount', summary: 'Amount' } },
    },
  ],
  properties: {
    resource: ofCommand('resource', { description: 'Resource of the lines.', examples: ['sales/EntryLines'] }),
    parent: { description: 'Field of a line with the id of its document.', ...text, examples: ['EntryID'] },
    number: {
      description:
        'Field of a line with the number of its document. A number then needs no look-up, and means every version of the document.',
      ...text,
      examples: ['QuotationNumber'],
    },
    collection: {
      description: 'Field that holds the lines of a document when it is created.',
      ...text,
      examples: ['SalesEntryLines'],
    },
    head: {
      description:
        'Parts at the beginning of a line, in order, declared as arguments: an optional part may be empty between two colons.',
      $comment: orderMatters,
      type: 'object',
      propertyNames: partName,
      additionalProperties: { $ref: '#/$defs/argument' },
      minProperties: 1,
      examples: [{ amount: { type: 'number', wire: 'AmountFC', summary: 'Amount' } }],
    },
    options: {
      description:
        'Options that may follow the head as `name=value`, declared as flags. An option of the type `date` with `not-before` is set together with the option that it names.',
      type: 'object',
      propertyNames: partName,
      additionalProperties: { $ref: '#/$defs/flag' },
      examples: [{ vat: { wire: 'VATCode', summary: 'VAT code' } }],
    },
    text: { description: 'Field that receives the rest of the line.', ...text, examples: ['Description'] },
    negative: {
      description:
        'Parts that are sent as negative numbers if a flag of the command is set. They are typed with one sign on all lines; mixed signs are refused.',
      type: 'object',
      additionalProperties: false,
      required: ['when', 'parts'],
      examples: [
        { when: 'credit-note', parts: ['amount'] },
        { when: 'type', values: ['8031'], parts: ['quantity'], positive: ['price'] },
      ],
      properties: {
        when: { description: 'Name of the flag.', ...text, examples: ['credit-note'] },
        values: {
          description: 'Values of the flag for which the parts are negative. Default: the flag is boolean.',
          type: 'array',
          items: text,
          minItems: 1,
          uniqueItems: true,
          examples: [['8031', '8034']],
        },
        parts: {
          description: 'Names of the parts and options, which must be numbers.',
          type: 'array',
          items: text,
          minItems: 1,
          uniqueItems: true,
          examples: [['amount', 'vat-amount']],
        },
        positive: {
          description: 'Names of parts that must not be negative then, such as the price of a negative quantity.',
          type: 'array',
          items: text,
          minItems: 1,
          uniqueItems: true,
          examples: [['unit-price']],
        },
      },
    },
    balanced: { description: 'Part whose sum over all lines must be zero.', ...text, examples: ['amount'] },
  },
} as const satisfies JsonSchema;
