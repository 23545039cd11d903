/** Schema of `locate`: how a create is found again whose response was lost. */
import type { JsonSchema } from '../derive.js';
import { bodyPath, names, text } from './common.js';

/** A length of time in whole seconds, minutes, hours or days. */
export const span = { type: 'string', pattern: '^[1-9][0-9]{0,3}[smhd]$' } as const;

export const locate = {
  description:
    'How the record of a create is found again if its response was lost. A record is the one that was created if its fields have the values that were sent, it was created after the write was sent, and no other record is like that.',
  type: 'object',
  additionalProperties: false,
  required: ['by', 'created'],
  examples: [{ by: ['reference', 'amount'], created: 'created_at', window: '1d' }],
  properties: {
    by: {
      description:
        'Fields of the body whose values identify the record. `{ customer.email: email }`: the record has the value in another field. A name, a title or a text alone identifies nothing.',
      type: 'array',
      minItems: 1,
      examples: [['reference', 'amount', { 'customer.email': 'email' }]],
      items: {
        type: ['string', 'object'],
        pattern: bodyPath.pattern,
        minProperties: 1,
        maxProperties: 1,
        propertyNames: bodyPath,
        additionalProperties: text,
      },
    },
    created: {
      description: 'Field of the record with the time of its creation.',
      ...bodyPath,
      examples: ['created_at'],
    },
    window: {
      description: 'A record that was created later than this after the write is another one. Default: 1d.',
      ...span,
      examples: ['1d'],
    },
    lag: {
      description:
        'How long after a write the list of the service may not have the record. Default: it has it at once.',
      ...span,
      examples: ['30s'],
    },
    list: {
      description: 'Command that lists the records. Default: the list of the same path.',
      ...names,
      examples: ['order list'],
    },
    query: {
      description:
        'Parameters of the list, templates over the fields under `sent`: they select the record, or sort the newest first. Default: the parameters of the flags of the list that are named as a field of `by`, and its order by `created`.',
      type: 'object',
      minProperties: 1,
      additionalProperties: text,
      examples: [{ reference: '{sent.reference}' }, { sort: '-created_at' }],
    },
  },
} as const satisfies JsonSchema;
