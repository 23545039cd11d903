/** Schema of `undo`: how a write is taken back. */
import type { JsonSchema } from '../derive.js';
import { flagName, line, names, text } from './common.js';

export const undo = {
  description:
    'How the write is taken back, or why nothing does. Default: a create by the `delete` of the same path; an update by itself, with the values that its fields had before; a delete by the `create` of the path, with the fields of the record before. Once a command of the client states it, each write must have it or a default.',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  examples: [{ none: 'The e-mail was sent.' }, { command: 'order reopen', args: { id: '{id}' } }],
  properties: {
    none: {
      description: 'Why nothing takes the write back, as a sentence.',
      ...line,
      examples: ['The e-mail was sent.'],
    },
    command: {
      description: 'Command that takes the write back: one that is a request. Default: the same request.',
      ...names,
      examples: ['order reopen'],
    },
    args: {
      description:
        'Values of its arguments, templates: `{created}` is the id of the record that was created, `{before.path}` a field of the record before, and any other name an argument of the write. Default: the arguments of the path, in order, and `{created}` for one more.',
      type: 'object',
      minProperties: 1,
      propertyNames: flagName,
      additionalProperties: text,
      examples: [{ id: '{created}' }],
    },
    body: {
      description:
        'Its body: `former` has the values that the written fields had before, `record` all fields of the record before that the command can send. An object is a template of values: `{before.path}` is a field of the record before, `{sent.path}` one that was written.',
      type: ['string', 'object'],
      pattern: '^(?:former|record)$',
      minProperties: 1,
      examples: ['former', { status: '{before.status}' }],
    },
    fields: {
      description:
        'Fields of the body that the record has at another path, or that no flag sends: each with its path in the record.',
      type: 'object',
      minProperties: 1,
      additionalProperties: text,
      examples: [{ assignee_id: 'assignee_ids[0]' }],
    },
    before: {
      description:
        'Command that reads the record before the write, or lists records: then it is the row with the last argument of the path. Default: the one with the same path, or for an `undo` that needs the record the nearest one.',
      ...names,
      examples: ['order get'],
    },
  },
} as const satisfies JsonSchema;
