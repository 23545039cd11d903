import { bodyPath, fieldPath, name, ofCommand, text } from './common.js';
import { odata } from './dialects/odata/index.js';

/** Keys of writes that depend on the record as it is. */
export const updates = {
  reread: {
    description: 'Reads the record again if the response to a write has none.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  current: {
    description:
      'Where `--edit` finds the current text, if the `get` of the group does not return it as it is: in a list that another command of the group prints, or in the record when it is read with these query parameters.',
    type: 'object',
    additionalProperties: false,
    oneOf: [
      { required: ['list', 'by', 'field'], not: { required: ['query'] } },
      { required: ['query'], maxProperties: 1 },
    ],
    examples: [{ list: 'comments', by: { id: 'comment' }, field: 'text' }, { query: { draft: 'true' } }],
    properties: {
      list: { description: 'Command of the group that prints the list.', ...name, examples: ['comments'] },
      by: {
        description: 'Field that identifies a record of the list, and the argument with its value.',
        type: 'object',
        additionalProperties: text,
        minProperties: 1,
        maxProperties: 1,
        examples: [{ id: 'comment' }],
      },
      field: { description: 'Path of the text in the record.', ...fieldPath, examples: ['text'] },
      query: ofCommand('query', {
        description: 'Query parameters with which the `get` of the group is sent.',
        examples: [{ draft: 'true' }],
      }),
    },
  },
  resend: {
    description:
      'Fields that the service requires in every update. Those that no flag sets are read from the record and sent again.',
    type: 'array',
    items: bodyPath,
    minItems: 1,
    uniqueItems: true,
    examples: [['name']],
  },
  fixed: odata.command.fixed,
  'resend-items': {
    description:
      'Lists that the service replaces as a whole. If flags set an item of such a list, the other items are read from the record and sent again.',
    type: 'object',
    minProperties: 1,
    propertyNames: bodyPath,
    examples: [{ prices: ['currency', 'price', 'cost'] }],
    additionalProperties: {
      description:
        'Fields of an item that the service accepts, by the path of the list in the record and in the body. The first identifies an item; others of a stored item are not sent.',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
    },
  },
} as const;
