/** Schema of exit codes, the write gate and output. */
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
    meaning: { description: 'When a command ends with the code.', ...text, examples: ['bad input data'] },
  },
} as const satisfies JsonSchema;

export const gate = {
  description:
    'What the write gate refuses. With `writes`, every write needs `--allow-writes` or the environment variable `<env>_ALLOW_WRITES`. With `deletes`, a delete without `--yes` is refused in place of a prompt.',
  type: 'array',
  items: { enum: ['writes', 'deletes'] },
  uniqueItems: true,
  default: [],
  examples: [['writes', 'deletes']],
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
