/** What a write does besides its request: records that it looks up first, and files that become records. */
import type { FindPlan } from '../../../../../runtime/contract/resource.js';
import { all, type JsonSchema } from '../../../derive.js';
import { ofCommand, text } from '../../common.js';

const resource = ofCommand('resource', {
  description: 'Resource of the catalogue.',
  examples: ['documents/Documents'],
});

export const find = {
  description: 'A look-up that a write needs before it is sent.',
  type: 'object',
  additionalProperties: false,
  required: ['resource', 'where', 'expect', 'noun'],
  properties: {
    resource,
    where: {
      description: 'Filter expression; `{name}` is an argument or flag of the command, with quotes doubled.',
      ...text,
      examples: ["Code eq '{code}'"],
    },
    select: {
      description: 'Fields of the record that templates use.',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
      examples: [['FinYear', 'FinPeriod']],
    },
    when: {
      description:
        'Argument or flag that the look-up depends on, or a list of these: without a value for each, nothing is looked up.',
      ...text,
      type: ['string', 'array'],
      items: text,
      minItems: 1,
      uniqueItems: true,
      examples: ['date', ['reference', 'credit-note']],
    },
    unless: {
      description: 'Flags without which the look-up is done: with one of them, nothing is looked up.',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
      examples: [['allow-duplicate']],
    },
    expect: {
      description: 'How many records must exist; `none` refuses a duplicate, `any` takes the first record, if any.',
      enum: all<FindPlan['expect']>()(['one', 'none', 'any']),
      examples: ['one'],
    },
    noun: { description: 'Name of the record in messages.', ...text, examples: ['financial period'] },
    shows: {
      description: 'Text for a record in an error, with its fields: for `expect: none` and for `nearest`.',
      ...text,
      examples: ['{EntryNumber}, {AmountDC} on {EntryDate}'],
    },
    nearest: {
      description:
        'Field with a date that orders the records. If no record matches, the error names those before and after the date in `when`, as `shows` says.',
      ...text,
      examples: ['StartDate'],
    },
  },
} as const satisfies JsonSchema;

export const attach = {
  description:
    'How files are attached to a record: the record that each file becomes, after the record that holds the files, which is created first. Without such a holder, the record of the command holds them.',
  type: 'array',
  minItems: 1,
  maxItems: 2,
  examples: [
    [
      {
        resource: 'documents/Files',
        noun: 'file',
        body: { owner: '{holder}', name: '{file.name}', content: '{file.base64}' },
      },
    ],
  ],
  items: {
    description: 'A record to create.',
    type: 'object',
    additionalProperties: false,
    required: ['resource', 'noun', 'body'],
    properties: {
      resource,
      noun: { description: 'Name of the record in messages.', ...text, examples: ['document'] },
      body: ofCommand('body', {
        description:
          'Body of the record: JSON templates over arguments and flags, `{file.name}`, `{file.base64}` and, for a file, `{holder}`.',
        examples: [{ Document: '{holder}', FileName: '{file.name}', Attachment: '{file.base64}' }],
      }),
      as: {
        description: 'Of the holder: field of the main record that names it.',
        ...text,
        examples: ['Document'],
      },
    },
  },
} as const satisfies JsonSchema;
