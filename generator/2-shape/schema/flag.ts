import type { JsonSchema } from '../derive.js';
import { envName, flagName, kinds, orderMatters, places, line, text } from './common.js';

/** What a field, a flag and an argument have in common. */
const value = {
  type: {
    description: 'Kind of the value: how it is typed, checked and handed over.',
    enum: kinds,
    default: 'text',
    examples: ['id', 'date', 'enum'],
  },
  of: {
    description: 'Kind of each element of a `csv`; with `enum` each element is one of `choices`.',
    enum: kinds,
    default: 'text',
    examples: ['id', 'enum'],
  },
  summary: {
    description: 'One line of help. Inferred from the name when absent.',
    ...line,
    examples: ['Title of the deal'],
  },
  wire: {
    description: `Where the value goes: a name, or \`place:name\` with the places ${places.join(', ')}; \`none\` sends nothing. A list sends it to each of them. Default: the name of the flag, in the query of a GET and in the body otherwise.`,
    type: ['string', 'array'],
    minLength: 1,
    items: { type: 'string', pattern: '^(?!none$).' },
    minItems: 1,
    uniqueItems: true,
    examples: [
      'stage_id',
      'query:sort_by',
      'body:value.amount',
      "term:Status eq '{text}'",
      ['body:from.id', 'body:owner'],
    ],
  },
  send: {
    description:
      'What is sent instead of the typed value. A switch with a mapping of `true` and `false` sends something in both cases.',
    examples: [true, 21, { true: 'Processed', false: 'AfterEntry' }],
  },
  as: {
    description:
      'Shape in which the value is sent: a JSON template with "$value" for the value (or each element of a list) and "$first" for whether it is the first.',
    examples: [[{ value: '$value', primary: '$first' }]],
  },
  choices: {
    description:
      'Allowed values: a list, a mapping from what is typed to what is sent, or the name of one of them under `choices` of service.yaml.',
    type: ['array', 'object', 'string'],
    minLength: 1,
    items: { type: ['string', 'integer'] },
    uniqueItems: true,
    minItems: 1,
    minProperties: 1,
    examples: [['open', 'won', 'lost'], { low: 1, high: 2 }, 'statuses'],
  },
  open: {
    description: 'The choices are those known today; another value is sent with a warning.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  default: { description: 'Value when none is given.', examples: [25, 'active'] },
  env: {
    description: 'Environment variable that is read when the flag is absent.',
    ...envName,
    examples: ['ACMECLI_TOKEN'],
  },
  min: { description: 'Smallest allowed number.', type: 'number', examples: [0] },
  max: { description: 'Largest allowed number.', type: 'number', examples: [100] },
  'max-items': {
    description: 'Most elements of a list or repeated flag.',
    type: 'integer',
    minimum: 1,
    examples: [100],
  },
  'min-items': {
    description: 'Fewest elements of a list or repeated flag.',
    type: 'integer',
    minimum: 1,
    examples: [1],
  },
  'max-length': { description: 'Most characters of a text.', type: 'integer', minimum: 1, examples: [255] },
  reference: {
    description:
      'Name under `references`: a code is looked up there and its id is sent. Implies the type `reference`; with the type `csv` each element is one.',
    ...text,
    examples: ['account'],
  },
  months: {
    description: 'In a `since` value the unit m means months of 30 days; otherwise minutes.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  day: {
    description: 'In a `timestamp` a day without a time means its last second; otherwise its first.',
    enum: ['end'],
    examples: ['end'],
  },
  unit: { description: 'Unit shown in help.', ...text, examples: ['percent', 'milliseconds'] },
  hidden: { description: 'Left out of help and completion.', type: 'boolean', default: false, examples: [true] },
  secret: {
    description: 'Never printed and never offered to a tool.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  stdin: {
    description: 'Read from piped standard input when the flag is absent.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  placeholder: { description: 'Word shown in help in place of the kind.', ...text, examples: ['Name=Value'] },
} as const;

export const flag = {
  description: 'A flag, or a field that commands take as a flag.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ...value,
    repeatable: {
      description: 'May be given more than once; the values make a list.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    required: { description: 'The command fails without it.', type: 'boolean', default: false, examples: [true] },
    requires: {
      description: 'Other flags that must be given with it.',
      type: 'array',
      minItems: 1,
      items: flagName,
      examples: [['currency']],
    },
    conflicts: {
      description: 'Other flags that must not be given with it.',
      type: 'array',
      minItems: 1,
      items: flagName,
      examples: [['todo']],
    },
    alias: {
      description: 'Another name: one letter, given with a single dash, or a word.',
      type: 'string',
      pattern: '^(?:[a-zA-Z]|[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$',
      examples: ['f'],
    },
  },
} as const satisfies JsonSchema;

export const argument = {
  description: 'A positional argument.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ...value,
    required: { description: 'The command fails without it.', type: 'boolean', default: true, examples: [false] },
    variadic: {
      description: 'Takes all remaining words; the last argument only.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
  },
} as const satisfies JsonSchema;

/** The `id` of a group or of a command: an argument with a name. */
export const identifier = {
  description: 'The argument that names one record.',
  type: 'object',
  additionalProperties: false,
  examples: [{ type: 'id', summary: 'Deal id' }],
  properties: {
    ...value,
    name: { description: 'Name of the argument.', ...flagName, default: 'id', examples: ['ids'] },
    required: { description: 'The command fails without it.', type: 'boolean', default: true, examples: [false] },
    variadic: {
      description: 'Takes several records in one call.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
  },
} as const satisfies JsonSchema;

export const flags = (description: string) =>
  ({
    description,
    type: 'object',
    propertyNames: flagName,
    minProperties: 1,
    additionalProperties: { $ref: '#/$defs/flag' },
    examples: [{ status: { type: 'enum', choices: ['open', 'won'], summary: 'Status of the deal' } }],
  }) as const satisfies JsonSchema;

export const args = {
  description: 'Positional arguments in order. Absent: what the path needs. `{}`: none.',
  $comment: orderMatters,
  type: 'object',
  propertyNames: flagName,
  additionalProperties: { $ref: '#/$defs/argument' },
  examples: [{ entity: { type: 'enum', choices: ['deal', 'person'] } }],
} as const satisfies JsonSchema;
