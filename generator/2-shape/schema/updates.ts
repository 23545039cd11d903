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
      'Fields that the service requires in every update: those that no flag sets are read from the record and sent again. A mapping of a list to fields is one that the service replaces as a whole: if flags set an item, the other items are sent again with these fields, of which the first identifies an item.',
    type: 'array',
    items: {
      ...bodyPath,
      type: ['string', 'object'],
      minProperties: 1,
      propertyNames: bodyPath,
      additionalProperties: { type: 'array', items: text, minItems: 1, uniqueItems: true },
    },
    minItems: 1,
    uniqueItems: true,
    examples: [['name'], [{ prices: ['currency', 'price', 'cost'] }]],
  },
  fixed: odata.command.fixed,
} as const;
