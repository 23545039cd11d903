import type { JsonSchema } from '../derive.js';
import { text } from './common.js';

const refuseOrIgnore = { enum: ['refuse', 'ignore'], default: 'refuse', examples: ['ignore'] } as const;

export const sandbox = {
  description: 'How the sandbox, a stand-in for the service, behaves.',
  type: 'object',
  additionalProperties: false,
  default: { records: 60 },
  examples: [{ records: 60, variables: { company: 'sandbox' }, extension: true }],
  properties: {
    records: {
      description: 'Number of records of each resource at the start.',
      type: 'integer',
      minimum: 0,
      default: 60,
      examples: [60],
    },
    variables: {
      description: 'Values of variables in the sandbox.',
      type: 'object',
      additionalProperties: { type: 'string' },
      default: {},
      examples: [{ company: 'sandbox' }],
    },
    extension: {
      description: 'Adds the behavior of the module sandbox/<service>/index.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    unknown: {
      description: 'How the service handles unknown keys.',
      type: 'object',
      additionalProperties: false,
      examples: [{ body: 'refuse', query: 'ignore' }],
      properties: {
        body: { description: 'Unknown keys in a body.', ...refuseOrIgnore },
        query: { description: 'Unknown query parameters.', ...refuseOrIgnore },
      },
    },
    answers: {
      description: 'Responses to writes; `empty` has no body, and for a create the id is in a header.',
      type: 'object',
      additionalProperties: false,
      examples: [{ create: 'empty', update: 'empty', delete: 'empty' }],
      properties: {
        create: {
          description: 'Response to a create.',
          enum: ['record', 'empty'],
          default: 'record',
          examples: ['empty'],
        },
        update: {
          description: 'Response to an update.',
          enum: ['record', 'empty'],
          default: 'record',
          examples: ['empty'],
        },
        delete: {
          description: 'Response to a delete.',
          enum: ['empty', 'id', 'record'],
          default: 'empty',
          examples: ['id'],
        },
      },
    },
    error: {
      description:
        'Body of an error, a JSON template over {message}, {hint} and {status}; a list of one element is repeated for each invalid field, with {path} and {text}.',
      examples: [{ error: '{message}' }],
    },
    'content-type': {
      description: 'Content type of responses.',
      ...text,
      default: 'application/json',
      examples: ['application/hal+json'],
    },
    tokens: {
      description: 'Tokens of the OAuth endpoints of the sandbox.',
      type: 'object',
      additionalProperties: false,
      required: ['expires'],
      examples: [{ expires: 3600 }],
      properties: {
        expires: {
          description: 'Lifetime of an access token in seconds.',
          type: 'integer',
          minimum: 1,
          examples: [600],
        },
        text: { description: 'Returns the seconds as text.', type: 'boolean', default: false, examples: [true] },
        earliest: {
          description: 'Seconds after which a token may be refreshed.',
          type: 'integer',
          minimum: 0,
          examples: [570],
        },
      },
    },
  },
} as const satisfies JsonSchema;
