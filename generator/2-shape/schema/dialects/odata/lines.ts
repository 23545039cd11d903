/** The lines of documents: their resource and their notation at the shell. */
import type { JsonSchema } from '../../../derive.js';
import { ofCommand, orderMatters, text } from '../../common.js';

const partName = { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$' } as const;

/** A flag that makes parts of lines negative, or some values of one. */
export const negativeFlag = { type: 'string', pattern: '^[a-z][\\w-]*(?:=[^\\s,=]+(?:,[^\\s,=]+)*)?$' } as const;

export const lines = {
  description:
    'Lines of the documents of a group, `account:amount[:option=value...][:text]`: a flag of the type `line`, and the verbs `lines`, `line-add`, `line-update` and `line-delete`. A document is sent with its lines in the collection that leads to their resource in the catalogue. If lines have the field under `number` of the group, a number needs no look-up to list them, and means every version of the document.',
  type: 'object',
  additionalProperties: false,
  required: ['resource', 'parent'],
  examples: [
    {
      resource: 'sales/EntryLines',
      parent: 'EntryID',
      head: { amount: { type: 'number', wire: 'Amount', summary: 'Amount' } },
    },
  ],
  properties: {
    resource: ofCommand('resource', { description: 'Resource of the lines.', examples: ['sales/EntryLines'] }),
    parent: { description: 'Field of a line with the id of its document.', ...text, examples: ['EntryID'] },
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
        'Parts that are sent as negative numbers, by the flag of the command that makes them so: `credit-note`, or `type=21,31` for some values of a flag. They are typed with one sign on all lines; mixed signs are refused, and so are negative numbers in other parts of the head.',
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      propertyNames: negativeFlag,
      additionalProperties: { type: 'array', items: text, minItems: 1, uniqueItems: true },
      examples: [{ 'credit-note': ['amount'] }, { 'type=21,31': ['quantity', 'vat-amount'] }],
    },
    balanced: { description: 'Part whose sum over all lines must be zero.', ...text, examples: ['amount'] },
  },
} as const satisfies JsonSchema;
