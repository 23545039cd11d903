/** Schema of fields, flags and arguments. */
import type { JsonSchema } from '../derive.js';
import { elements, envName, flagName, formerly, kinds, orderMatters, places, line, text } from './common.js';

/** The code of a currency, or the name of a flag. */
export const currency = {
  type: 'string',
  pattern: '^(?:[A-Z]{3}|[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*)$',
} as const;

/** Keys that fields, flags and arguments share. */
const value = {
  type: {
    description: 'Type of the value: how it is written, checked and passed on.',
    enum: kinds,
    default: 'text',
    examples: ['id', 'date', 'enum'],
  },
  of: {
    description: 'Type of each element of a `csv`; with `enum` each element is one of `choices`.',
    enum: elements,
    default: 'text',
    examples: ['id', 'enum'],
  },
  summary: {
    description: 'One line of help. Default: the name in words.',
    ...line,
    examples: ['Title of the deal'],
  },
  wire: {
    description: `Target of the value in the request: a name, or \`place:name\` with the places ${places.join(', ')}; \`none\` sends nothing. A list sends the value to each target, a mapping to one by its form: \`digits\`, \`uuid\`, a word of the flag, or \`other\` for the rest. Default: the name of the flag, in the query of a GET and in the body otherwise.`,
    type: ['string', 'array', 'object'],
    minLength: 1,
    minProperties: 1,
    additionalProperties: text,
    items: { type: 'string', pattern: '^(?!none$).' },
    minItems: 1,
    uniqueItems: true,
    examples: [
      'stage_id',
      'query:sort_by',
      'body:value.amount',
      "term:Status eq '{text}'",
      ['body:from.id', 'body:owner'],
      { digits: 'owner_id', other: 'owner_name' },
    ],
  },
  send: {
    description:
      'Value to send instead of the typed one. A mapping of `true` and `false` on a boolean flag sends a value in both cases.',
    examples: [true, 21, { true: 'Processed', false: 'AfterEntry' }],
  },
  as: {
    description:
      'Form in which the value is sent: a JSON template with "$value" for the value (or each element of a list) and "$first" for whether the element is the first.',
    examples: [[{ value: '$value', primary: '$first' }]],
  },
  list: {
    description:
      'How several values are written in a query or form: `repeat` (id=1&id=2), `brackets` (id[]=1&id[]=2). Default: with commas. JSON with `brackets` is sent as fields of its own (line[0][price]=2).',
    enum: ['repeat', 'brackets'],
    examples: ['repeat'],
  },
  with: {
    description:
      'Constant values that are sent with the value, by name, in the same place of the request. The flag of such a name overrides the constant.',
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: ['string', 'number', 'boolean'] },
    examples: [{ item_type: 'deal' }],
  },
  choices: {
    description:
      'Allowed values: a list, a mapping from typed values to sent values, or a name under `choices` of service.yaml. A choice that is mapped to null leaves out the parameter; in a JSON body it is null.',
    type: ['array', 'object', 'string'],
    minLength: 1,
    items: { type: ['string', 'integer'] },
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
    uniqueItems: true,
    minItems: 1,
    minProperties: 1,
    examples: [['open', 'won', 'lost'], { low: 1, high: 2 }, 'statuses'],
  },
  'was-choices': {
    description:
      'Old names of choices, each with the choice that it is now: an old name works, with a warning, and is not shown in help or completion.',
    type: 'object',
    minProperties: 1,
    propertyNames: text,
    additionalProperties: text,
    examples: [{ done: 'closed' }],
  },
  open: {
    description:
      'Allows values that are not among the choices, with a warning; one that resembles a choice is refused as a typing error.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  default: { description: 'Value without the flag or argument.', examples: [25, 'active'] },
  env: {
    description: 'Environment variable that is read if the flag is not set.',
    ...envName,
    examples: ['ACMECLI_TOKEN'],
  },
  min: { description: 'Smallest allowed number.', type: 'number', examples: [0] },
  max: { description: 'Largest allowed number.', type: 'number', examples: [100] },
  decimals: {
    description:
      'Most decimals of a number, or the name of the flag with the currency that determines them (2 without one). With it, a number whose dot may separate thousands, such as 1.234, is refused.',
    type: ['integer', 'string'],
    minimum: 0,
    maximum: 12,
    minLength: 1,
    examples: [2, 'currency'],
  },
  minor: {
    description:
      'The service has the amount in the minor unit of its currency: `--amount 12.50` sends 1250. The value is the code of the currency, or the name of the flag with it, without which the amount is refused. Implies the type `number`, and the decimals of the currency.',
    ...currency,
    examples: ['currency', 'EUR'],
  },
  'max-items': {
    description: 'Maximum number of elements of a list or repeated flag.',
    type: 'integer',
    minimum: 1,
    examples: [100],
  },
  'min-items': {
    description: 'Minimum number of elements of a list or repeated flag.',
    type: 'integer',
    minimum: 1,
    examples: [1],
  },
  'max-length': {
    description: 'Maximum number of characters of a text.',
    type: 'integer',
    minimum: 1,
    examples: [255],
  },
  epoch: {
    description: 'The request has the time since 1970 in this unit; of a date it is the beginning of the day in UTC.',
    enum: ['seconds', 'milliseconds'],
    examples: ['seconds'],
  },
  compact: {
    description:
      'Removes the blanks from a text and makes its letters upper-case, as in an IBAN that is typed in groups.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  blank: {
    description:
      'Refuses a text of blanks: with `never` an empty text too, with `clears` an empty text clears the field. A required text, and one that narrows a list, is never blank.',
    enum: ['never', 'clears'],
    examples: ['never'],
  },
  reference: {
    description:
      'Name of the look-up under `references` that converts a code to the id that is sent. Implies the type `reference`; with the type `csv` each element is looked up.',
    ...text,
    examples: ['account'],
  },
  words: {
    description: 'Words that a `reference` accepts in any case besides ids and names, and that are not looked up.',
    type: 'array',
    items: { type: 'string', pattern: '^[a-z]+$' },
    minItems: 1,
    uniqueItems: true,
    examples: [['none']],
  },
  months: {
    description: 'The unit m of a `since` value means months of 30 days instead of minutes.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  day: {
    description:
      'With `end`, a `timestamp` or `since` without a time means the last second of the day instead of the first.',
    enum: ['end'],
    examples: ['end'],
  },
  unit: { description: 'Unit shown in help.', ...text, examples: ['percent', 'milliseconds'] },
  secret: {
    description: 'The value is never printed, and tools do not have the flag.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  stdin: {
    description: 'Reads the value from piped standard input if the flag is not set.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  completes: {
    description:
      'What the shell proposes for a text: the aliases or profiles of the user, the settings of the service, the tables of copies (`table`), also with their views (`relation`), or the tables and columns that an SQL query may have at the cursor (`query`). Names of a `reference` and resources are proposed without it.',
    enum: ['alias', 'profile', 'setting', 'table', 'relation', 'query'],
    examples: ['profile'],
  },
  placeholder: { description: 'Word shown in help instead of the type.', ...text, examples: ['Name=Value'] },
} as const;

export const flag = {
  description: 'A flag, or a field that commands take as a flag.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ...value,
    repeatable: {
      description: 'Allows the flag more than once; the values form a list.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    required: { description: 'The command fails without a value.', type: 'boolean', default: false, examples: [true] },
    requires: {
      description: 'Other flags that must be set with the flag.',
      type: 'array',
      minItems: 1,
      items: flagName,
      examples: [['currency']],
    },
    conflicts: {
      description:
        'Other flags that must not be set with the flag; two `enum` flags with the same value do not conflict.',
      type: 'array',
      minItems: 1,
      items: flagName,
      examples: [['todo']],
    },
    'not-before': {
      description:
        'Name of another flag of the same type, `date`, `timestamp` or `since`, whose value must not be later.',
      ...flagName,
      examples: ['from'],
    },
    single: {
      description: 'The flag can be set only if the command names one record.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    'required-with': {
      description: 'Values of other flags with which the flag is required.',
      type: 'object',
      propertyNames: flagName,
      minProperties: 1,
      additionalProperties: { type: 'array', items: text, minItems: 1, uniqueItems: true },
      examples: [{ type: ['single-choice', 'multiple-choice'] }],
    },
    'only-with': {
      description: 'Values of other flags without which the flag cannot be used.',
      type: 'object',
      propertyNames: flagName,
      minProperties: 1,
      additionalProperties: { type: 'array', items: text, minItems: 1, uniqueItems: true },
      examples: [{ type: ['single-choice', 'multiple-choice'] }],
    },
    was: {
      description:
        'Name that the flag had before, or several: it works, with a warning, and is not shown in help or completion.',
      ...formerly(flagName),
      examples: ['state', ['state', 'condition']],
    },
    alias: {
      description: 'Another name: a letter, typed with a single dash, or a word.',
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
    required: { description: 'The command fails without a value.', type: 'boolean', default: true, examples: [false] },
    splits: {
      description:
        'Form of a value that has several parts: their names in braces, with the characters that separate them. Each part is an argument for paths and templates; the whole value is sent only with a `wire`.',
      type: 'string',
      pattern: '^\\{[a-z][a-zA-Z0-9_-]*\\}(?:[^{}\\s\\w-]+\\{[a-z][a-zA-Z0-9_-]*\\})+$',
      examples: ['{owner}/{repo}'],
    },
    batch: {
      description:
        'The workflow works on several ids, which are words, or a list as - or @file: it gets one id or a list. A write that is one request takes several by itself.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    variadic: {
      description: 'Takes all remaining words. Only the last argument can do so.',
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
    required: { description: 'The command fails without a value.', type: 'boolean', default: true, examples: [false] },
    variadic: {
      description: 'Takes several records in one command.',
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
  description: 'Positional arguments in order. Default: those that the path needs. `{}`: none.',
  $comment: orderMatters,
  type: 'object',
  propertyNames: flagName,
  additionalProperties: { $ref: '#/$defs/argument' },
  examples: [{ entity: { type: 'enum', choices: ['deal', 'person'] } }],
} as const satisfies JsonSchema;
