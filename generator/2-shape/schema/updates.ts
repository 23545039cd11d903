/** Schema of the keys of writes that depend on the record as it is. */
import { bodyPath, fieldPath, text } from './common.js';
import { odata } from './dialects/odata/index.js';

export const updates = {
  reread: {
    description: 'Reads the record again if the response to a write has none.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  current: {
    description:
      'Where `--edit` finds the current text, if the `get` of the group does not return it as it is: query parameters with which the `get` is sent; or the field with the text in a list of the group, of whose path and the id the path of the command is made.',
    ...fieldPath,
    type: ['string', 'object'],
    minProperties: 1,
    additionalProperties: { type: ['string', 'number', 'boolean'] },
    examples: ['text', { draft: 'true' }],
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
