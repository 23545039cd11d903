import type { JsonSchema } from '../derive.js';
import { text, texts } from './common.js';

export const exit = {
  description: 'An exit code.',
  type: 'object',
  additionalProperties: false,
  required: ['code', 'meaning'],
  examples: [{ code: 65, name: 'ValidationError', meaning: 'bad input data' }],
  properties: {
    code: { description: 'Number of the exit code.', type: 'integer', minimum: 0, maximum: 255, examples: [65] },
    name: {
      description: 'Class name in JSON errors, for service.yaml, where it is required.',
      type: 'string',
      pattern: '^[A-Za-z]+$',
      examples: ['ValidationError'],
    },
    answered: {
      description: 'Class name if a response of the service is the cause, for service.yaml.',
      type: 'string',
      pattern: '^[A-Za-z]+$',
      examples: ['ApiError'],
    },
    typed: {
      description: 'Code if no request was sent, because the command line or the data is wrong, for service.yaml.',
      type: 'integer',
      minimum: 0,
      maximum: 255,
      examples: [1],
    },
    meaning: { description: 'When a command ends with the code.', ...text, examples: ['bad input data'] },
  },
} as const satisfies JsonSchema;

export const dates = {
  description: 'What flags, arguments and parts of lines of the type `date` accept.',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  examples: [{ times: true }],
  properties: {
    times: {
      description:
        'Accepts ISO 8601 times (`2026-05-31T10:00:00`, also with `Z` or an offset), of which the day as written is taken.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    first: {
      description: 'First day that the service can store. An earlier one is refused: it is a typing error in the year.',
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      examples: ['1753-01-01'],
    },
  },
} as const satisfies JsonSchema;

export const gate = {
  description: 'Write gate: what a write needs before it is sent.',
  type: 'object',
  additionalProperties: false,
  default: { writes: 'open', deletes: 'ask' },
  examples: [{ writes: 'flag', deletes: 'refuse' }],
  properties: {
    writes: {
      description:
        'Whether writes always run, or need `--allow-writes` or the environment variable <env>_ALLOW_WRITES.',
      enum: ['open', 'flag'],
      default: 'open',
      examples: ['flag'],
    },
    deletes: {
      description: 'Deletes without --yes: ask on a terminal, or refuse.',
      enum: ['ask', 'refuse'],
      default: 'ask',
      examples: ['refuse'],
    },
  },
} as const satisfies JsonSchema;

const templates = {
  description: 'An object of templates.',
  type: 'object',
  examples: [{ deleted: '{id}' }],
} as const satisfies JsonSchema;

export const output = {
  description: 'How results are printed.',
  type: 'object',
  additionalProperties: false,
  default: { default: 'auto', 'empty-csv': 'header' },
  examples: [{ default: 'table' }],
  properties: {
    default: {
      description:
        'Default format; `auto` is table on a terminal and json otherwise. With `text`, every command prints a text of its own: the client has no flags that choose a format, or what is printed.',
      enum: ['table', 'auto', 'text'],
      default: 'auto',
      examples: ['table'],
    },
    'empty-csv': {
      description: 'What csv prints if there are no rows.',
      enum: ['header', 'nothing'],
      default: 'header',
      examples: ['nothing'],
    },
    gives: {
      description: 'JSON output of writes whose response has no body, by effect; values are templates.',
      type: 'object',
      propertyNames: { enum: ['create', 'update', 'delete'] },
      additionalProperties: templates,
      default: { delete: { deleted: '{id}' } },
      examples: [{ delete: { deleted: '{id}' } }],
    },
    preferred: {
      description: 'Fields that records without columns show first, in this order.',
      ...texts,
      examples: [['id', 'name']],
    },
    times: {
      description:
        'Zone of times that are written without one, such as 2026-05-31 14:00:00: a terminal shows their age.',
      enum: ['utc'],
      examples: ['utc'],
    },
    'fields-order': {
      description:
        'Order of the columns that --fields names, in tables and CSV: as it names them, or that of the columns.',
      enum: ['named', 'columns'],
      default: 'named',
      examples: ['columns'],
    },
  },
} as const satisfies JsonSchema;
