import type { LinePart } from '../../../runtime/contract/resource.js';
import { all, type JsonSchema } from '../derive.js';
import { line, orderMatters, text } from './common.js';

const part = {
  type: {
    description: 'Kind of the value; with `reference` a code is looked up.',
    enum: all<LinePart['kind']>()(['text', 'number', 'date', 'reference']),
    default: 'text',
    examples: ['number'],
  },
  reference: {
    description: 'Name under `references`, or of a group with a number or code. Implies the type `reference`.',
    ...text,
    examples: ['item'],
  },
  wire: { description: 'Field of the line.', ...text, examples: ['AmountFC'] },
  summary: { description: 'One line of help.', ...line, examples: ['Amount in the currency of the entry'] },
  min: { description: 'Smallest allowed number.', type: 'number', examples: [0] },
  max: { description: 'Largest allowed number.', type: 'number', examples: [1] },
} as const;

const headPart = {
  description: 'One part of the head.',
  type: 'object',
  additionalProperties: false,
  required: ['wire', 'summary'],
  properties: {
    ...part,
    required: {
      description: 'Whether the part must have a value; an optional one may be empty between two colons.',
      type: 'boolean',
      default: true,
      examples: [false],
    },
  },
} as const satisfies JsonSchema;

const option = {
  description: 'One option.',
  type: 'object',
  additionalProperties: false,
  required: ['wire', 'summary'],
  properties: part,
} as const satisfies JsonSchema;

const partName = { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$' } as const;

/** Lines of documents: where they are, and how one is typed. */
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
    resource: { description: 'Resource of the lines.', ...text, examples: ['sales/EntryLines'] },
    parent: { description: 'Field of a line that names its document.', ...text, examples: ['EntryID'] },
    number: {
      description:
        'Field of a line that holds the number of its document. A number then needs no look-up, and means every version of the document.',
      ...text,
      examples: ['QuotationNumber'],
    },
    collection: {
      description: 'Field of a document that holds its lines in a create.',
      ...text,
      examples: ['SalesEntryLines'],
    },
    order: {
      description: 'Sort order of `lines`. Default: LineNumber, when the resource has it.',
      ...text,
      examples: ['LineNumber', 'Date desc'],
    },
    head: {
      description: 'What a line begins with, in order.',
      $comment: orderMatters,
      type: 'object',
      propertyNames: partName,
      additionalProperties: headPart,
      minProperties: 1,
      examples: [{ amount: { type: 'number', wire: 'AmountFC', summary: 'Amount' } }],
    },
    options: {
      description: 'What may follow as `name=value`.',
      type: 'object',
      propertyNames: partName,
      additionalProperties: option,
      examples: [{ vat: { wire: 'VATCode', summary: 'VAT code' } }],
    },
    text: { description: 'Field for the rest of the line.', ...text, examples: ['Description'] },
    spans: {
      description: 'Pairs of options that must be given together; the first is not after the second.',
      type: 'array',
      items: { description: 'One pair.', type: 'array', items: text, minItems: 2, examples: [['from', 'to']] },
      minItems: 1,
      examples: [[['from', 'to']]],
    },
    negative: {
      description: 'Parts that are made negative when a switch of the command is given.',
      type: 'object',
      additionalProperties: false,
      required: ['when', 'parts'],
      examples: [{ when: 'credit-note', parts: ['amount'] }],
      properties: {
        when: { description: 'The switch.', ...text, examples: ['credit-note'] },
        parts: {
          description: 'Parts and options that are numbers.',
          type: 'array',
          items: text,
          minItems: 1,
          uniqueItems: true,
          examples: [['amount', 'vat-amount']],
        },
      },
    },
    balanced: { description: 'Part whose sum over all lines must be zero.', ...text, examples: ['amount'] },
  },
} as const satisfies JsonSchema;
