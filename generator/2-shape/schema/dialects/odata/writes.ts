/** What a write does besides its request: records that it looks up first, and files that become records. */
import type { FindPlan } from '../../../../../runtime/contract/resource.js';
import { all, type JsonSchema } from '../../../derive.js';
import { undo } from '../../undo.js';
import { ofCommand, text } from '../../common.js';

const resource = ofCommand('resource', {
  description: 'Resource of the catalogue.',
  examples: ['documents/Documents'],
});

/** A flag that must be set, or one that must not be. */
export const condition = '^(?:not )?[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$';

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
    when: {
      description:
        'More conditions of the look-up, besides a value for each name in `where`: a flag that must be set, `not` and a flag that must not be, or a list of these.',
      type: ['string', 'array'],
      pattern: condition,
      items: { type: 'string', pattern: condition },
      minItems: 1,
      uniqueItems: true,
      examples: ['not allow-duplicate', ['credit-note', 'not allow-duplicate']],
    },
    expect: {
      description: 'How many records must exist; `none` refuses a duplicate, `any` takes the first record, if any.',
      enum: all<FindPlan['expect']>()(['one', 'none', 'any']),
      examples: ['one'],
    },
    noun: { description: 'Name of the record in messages.', ...text, examples: ['financial period'] },
    shows: {
      description:
        "Text for a record in an error, with its fields: for `expect: none`, and for `expect: one` where `where` compares a day as `Field le datetime'{date}...'`. If no record matches, the error then names those before and after the day.",
      ...text,
      examples: ['{EntryNumber}, {AmountDC} on {EntryDate}'],
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
      undo: {
        description:
          'How the record is taken back, or why nothing does. Once a command of the client states it, each must have it.',
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        examples: [{ command: 'file delete', args: { id: '{created}' } }, { none: 'The file stays in its document.' }],
        properties: { none: undo.properties.none, command: undo.properties.command, args: undo.properties.args },
      },
      as: {
        description: 'Of the holder: field of the main record that names it.',
        ...text,
        examples: ['Document'],
      },
    },
  },
} as const satisfies JsonSchema;
