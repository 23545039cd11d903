/** Schema of `failures`: the items of a write that failed although others were done. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, fieldValues } from './common.js';

export const failures = {
  description:
    'Where the response of a write lists the items that failed although others were done. They are reported, and the command ends with the exit code of `input`.',
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  examples: [
    { items: 'errors', reason: 'message' },
    { items: 'results', when: 'error', id: 'order', reason: 'error.message' },
  ],
  properties: {
    items: {
      description:
        'Path of the items in the response: a list, or an object whose keys are ids. Without `when`, all of them failed.',
      ...fieldPath,
      examples: ['errors'],
    },
    when: {
      description:
        'What marks an item as failed, if the items include those that were done: the path of a field that has a value, or values by path.',
      ...fieldValues,
      ...fieldPath,
      type: ['string', 'object'],
      examples: ['error', { status: 'failed' }],
    },
    id: { description: 'Path of the id in an item.', ...fieldPath, default: 'id', examples: ['order.id'] },
    reason: {
      description: 'Path of the reason in an item. Default: the item itself.',
      ...fieldPath,
      examples: ['error.message'],
    },
  },
} as const satisfies JsonSchema;
