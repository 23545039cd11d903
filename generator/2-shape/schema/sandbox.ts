import type { JsonSchema } from '../derive.js';
import { text } from './common.js';

const refuseOrIgnore = { enum: ['refuse', 'ignore'], default: 'refuse', examples: ['ignore'] } as const;

export const sandbox = {
  description: 'How the stand-in of the service behaves.',
  type: 'object',
  additionalProperties: false,
  default: { records: 60 },
  examples: [{ records: 60, variables: { company: 'sandbox' }, extension: true }],
  properties: {
    records: {
      description: 'Records of each resource at the start.',
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
      description: 'The module sandbox/<service>/index adds behaviour of its own.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    unknown: {
      description: 'What the service does with keys that it does not know.',
      type: 'object',
      additionalProperties: false,
      examples: [{ body: 'refuse', query: 'ignore' }],
      properties: {
        body: { description: 'Unknown keys of a body.', ...refuseOrIgnore },
        query: { description: 'Unknown parameters.', ...refuseOrIgnore },
      },
    },
    oversize: {
      description: 'A page size above the maximum.',
      enum: ['refuse', 'clamp'],
      default: 'refuse',
      examples: ['clamp'],
    },
    answers: {
      description: 'What writes are answered with. Empty: no body, 201 with the id in a header.',
      type: 'object',
      additionalProperties: false,
      examples: [{ create: 'empty', update: 'empty', delete: 'empty' }],
      properties: {
        create: {
          description: 'Answer to a create.',
          enum: ['record', 'empty'],
          default: 'record',
          examples: ['empty'],
        },
        update: {
          description: 'Answer to an update.',
          enum: ['record', 'empty'],
          default: 'record',
          examples: ['empty'],
        },
        delete: {
          description: 'Answer to a delete.',
          enum: ['empty', 'id', 'record'],
          default: 'empty',
          examples: ['id'],
        },
      },
    },
    invalid: {
      description: 'Status of a request whose body or query is wrong.',
      type: 'integer',
      minimum: 400,
      maximum: 499,
      default: 400,
      examples: [422],
    },
    error: {
      description:
        'Body of an error, a JSON template over {message}, {hint}, {status}; a list of one element is repeated for each wrong field with {path} and {text}.',
      examples: [{ error: '{message}' }],
    },
    'content-type': {
      description: 'Content type of answers.',
      ...text,
      default: 'application/json',
      examples: ['application/hal+json'],
    },
    tokens: {
      description: 'Tokens of its OAuth endpoints.',
      type: 'object',
      additionalProperties: false,
      required: ['expires'],
      examples: [{ expires: 3600 }],
      properties: {
        expires: { description: 'Seconds that an access token lives.', type: 'integer', minimum: 1, examples: [600] },
        text: { description: 'The seconds are told as text.', type: 'boolean', default: false, examples: [true] },
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
