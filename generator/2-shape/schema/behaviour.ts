import type { JsonSchema } from '../derive.js';
import { failures, kinds, line, text, texts } from './common.js';

export const exit = {
  description: 'An exit code.',
  type: 'object',
  additionalProperties: false,
  required: ['code', 'name', 'meaning'],
  examples: [{ code: 65, name: 'ValidationError', meaning: 'bad input data' }],
  properties: {
    code: { description: 'The code.', type: 'integer', minimum: 0, maximum: 255, examples: [65] },
    name: {
      description: 'Class name in JSON errors.',
      type: 'string',
      pattern: '^[A-Za-z]+$',
      examples: ['ValidationError'],
    },
    answered: {
      description: 'Class name instead when an answer of the service is the cause.',
      type: 'string',
      pattern: '^[A-Za-z]+$',
      examples: ['ApiError'],
    },
    typed: {
      description:
        'The code instead when nothing was asked of the service: the command line or the data is wrong here.',
      type: 'integer',
      minimum: 0,
      maximum: 255,
      examples: [1],
    },
    meaning: { description: 'When a command ends with it.', ...text, examples: ['bad input data'] },
  },
} as const satisfies JsonSchema;

export const gate = {
  description: 'What stands before a write.',
  type: 'object',
  additionalProperties: false,
  default: { writes: 'open', deletes: 'ask', declined: { says: 'Aborted' } },
  examples: [
    {
      writes: 'flag',
      flag: 'allow-writes',
      env: 'X_ALLOW_WRITES',
      deletes: 'refuse',
      declined: { says: 'Nothing was changed.' },
    },
  ],
  properties: {
    writes: {
      description: 'Whether writes run, or need the flag or the variable.',
      enum: ['open', 'flag'],
      default: 'open',
      examples: ['flag'],
    },
    flag: {
      description: 'Flag that allows writes.',
      enum: ['allow-writes'],
      default: 'allow-writes',
      examples: ['allow-writes'],
    },
    env: {
      description: 'Variable that allows writes.',
      type: 'string',
      pattern: '^[A-Z][A-Z0-9_]*$',
      examples: ['ACMECLI_ALLOW_WRITES'],
    },
    deletes: {
      description: 'Deletes without --yes: ask on a terminal, or refuse.',
      enum: ['ask', 'refuse'],
      default: 'ask',
      examples: ['refuse'],
    },
    declined: {
      description: 'What happens when the answer is no.',
      type: 'object',
      additionalProperties: false,
      required: ['says'],
      default: { says: 'Aborted' },
      examples: [{ says: 'Aborted' }],
      properties: { says: { description: 'The line printed.', ...text, examples: ['Aborted'] } },
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
  default: { default: 'auto', jq: 'bare', 'empty-csv': 'header', empty: 'No results', 'unknown-field': 'usage' },
  examples: [{ default: 'table', empty: 'No results found.' }],
  properties: {
    default: {
      description: 'Format when none is asked for; `auto` is table on a terminal and json otherwise.',
      enum: ['table', 'auto'],
      default: 'auto',
      examples: ['table'],
    },
    jq: {
      description: 'What --jq sees of a single record: the record, or a list of it.',
      enum: ['bare', 'wrapped'],
      default: 'bare',
      examples: ['wrapped'],
    },
    'empty-csv': {
      description: 'What csv prints for no rows.',
      enum: ['header', 'nothing'],
      default: 'header',
      examples: ['nothing'],
    },
    empty: {
      description: 'What a table prints for no rows.',
      ...text,
      default: 'No results',
      examples: ['No results'],
    },
    gives: {
      description: 'JSON of writes without an answer, by effect; values are templates.',
      type: 'object',
      additionalProperties: false,
      default: { delete: { deleted: '{id}' } },
      examples: [{ delete: { deleted: '{id}' } }],
      properties: {
        create: { ...templates, description: 'JSON of a create.' },
        update: { ...templates, description: 'JSON of an update.' },
        delete: { ...templates, description: 'JSON of a delete.' },
        act: { ...templates, description: 'JSON of any other action.' },
      },
    },
    preferred: {
      description: 'Names looked for in this order in records without columns.',
      ...texts,
      examples: [['id', 'name']],
    },
    'bad-filter': {
      description: 'Class of failure of a wrong --jq filter.',
      enum: failures,
      default: 'input',
      examples: ['usage'],
    },
    'unknown-field': {
      description: 'Class of failure of an unknown name in --fields.',
      enum: failures,
      default: 'usage',
      examples: ['input'],
    },
  },
} as const satisfies JsonSchema;

export const setting = {
  description: 'One profile setting.',
  type: 'object',
  additionalProperties: false,
  required: ['summary'],
  properties: {
    type: { description: 'Kind of the value.', enum: kinds, default: 'text', examples: ['enum'] },
    summary: { description: 'One line of help.', ...line, examples: ['Subdomain of the company account'] },
    choices: { description: 'Allowed values.', type: 'array', items: text, minItems: 1, examples: [['table', 'json']] },
    default: { description: 'Value when it is not set.', type: ['string', 'number'], examples: ['table'] },
    min: { description: 'Smallest number.', type: 'number', examples: [1] },
    max: { description: 'Largest number.', type: 'number', examples: [65535] },
    fills: {
      description:
        'Flag whose default the setting is. Where a command has that flag as its own, a setting with a default of its own fills it in reads alone, and only where the flag has a default too.',
      ...text,
      examples: ['output'],
    },
    internal: {
      description: 'Kept by commands, not shown by `config list`.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    secret: { description: 'Never printed.', type: 'boolean', default: false, examples: [true] },
  },
} as const satisfies JsonSchema;
