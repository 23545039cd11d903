/** Schema of `tools` and `tool`: how commands are offered to agents. */
import type { Access } from '../../../runtime/contract/tools.js';
import { all, type JsonSchema } from '../derive.js';
import { flagName, name, names, ofCommand, text } from './common.js';

/** Limits in tokens for sets of tools without a limit of their own. */
export const usualBudget = { default: 1500, topic: 25_000, all: 100_000 } as const;

const budget = {
  description:
    'Maximum size of each set of tools that a server can offer, in tokens of their names, descriptions and arguments, with writes allowed; the compiler estimates them. `default` is the set without a flag, `topic` is each topic, and `all` is all tools.',
  type: 'object',
  propertyNames: { enum: ['default', 'topic', 'all'] },
  additionalProperties: { type: 'integer', minimum: 1 },
  minProperties: 1,
  default: usualBudget,
  examples: [{ default: 2000, topic: 5000, all: 30000 }],
} as const satisfies JsonSchema;

const drop = {
  description: 'Flags that the tool does not have.',
  type: 'array',
  items: { ...flagName },
  uniqueItems: true,
  minItems: 1,
  examples: [['out']],
} as const satisfies JsonSchema;

const defaults = {
  description: 'Values of flags that a call leaves out.',
  type: 'object',
  propertyNames: flagName,
  additionalProperties: { type: ['string', 'number', 'boolean'] },
  minProperties: 1,
  examples: [{ limit: 100 }],
} as const satisfies JsonSchema;

const more = {
  description:
    'Additional tools. One of several commands replaces their own tools: its argument `operation` names the command. One of a single command is a second tool for it, with fewer arguments.',
  type: 'object',
  propertyNames: names,
  default: {},
  examples: [
    {
      write: { summary: 'Create or update a deal', commands: ['deal create', 'deal update'] },
      'deal recent': { summary: 'List recent deals', commands: ['deal list'], drop: ['sort'] },
    },
  ],
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['summary', 'commands'],
    properties: {
      summary: ofCommand('summary', {
        description: 'Title of the tool, and the start of its description.',
        examples: ['Create, update or delete one record'],
      }),
      commands: {
        description: 'Commands that the tool runs. The tool has the arguments of every command.',
        type: 'array',
        items: text,
        uniqueItems: true,
        minItems: 1,
        examples: [['create', 'update', 'delete'], ['deal list']],
      },
      drop,
    },
  },
} as const satisfies JsonSchema;

export const tools = {
  description:
    'Which commands the tool server (`mcp serve`) offers to agents. Default: all except those with `tool: false`.',
  type: 'object',
  additionalProperties: false,
  default: {},
  examples: [{ budget: { default: 2000 }, without: ['alias', 'config'] }],
  properties: {
    budget,
    without: {
      description: 'Groups and commands that are never offered.',
      type: 'array',
      items: text,
      uniqueItems: true,
      default: [],
      examples: [['alias', 'config', 'profile use']],
    },
    core: {
      description:
        'Tools of the default set: commands, and those in `more`, with the arguments that it shows besides the required ones. A call can have the others too. Default: all tools, if they fit into the budget, else none: agents find commands with the tools that every server has.',
      type: 'object',
      propertyNames: text,
      additionalProperties: { type: 'array', items: text, uniqueItems: true },
      minProperties: 1,
      examples: [{ 'deal list': ['status', 'owner', 'limit'], 'deal get': [] }],
    },
    more,
    prefix: {
      description: 'Text before the name of every tool.',
      type: 'string',
      pattern: '^[a-z][a-z0-9_]*$',
      examples: ['acme_'],
    },
  },
} as const satisfies JsonSchema;

export const recipes = {
  description:
    'Tasks of several commands, by name: the skill file shows them, and the tool server offers them as prompts. A word such as `$order` is a value that the user chooses.',
  type: 'object',
  propertyNames: name,
  default: {},
  examples: [
    {
      'review-pipeline': {
        summary: 'Review the open deals of a pipeline',
        steps: ['pipeline health --pipeline $pipeline', 'deal list --status open --pipeline $pipeline'],
      },
    },
  ],
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['summary', 'steps'],
    properties: {
      summary: ofCommand('summary', {
        description: 'What the recipe does.',
        examples: ['Review the open deals of a pipeline'],
      }),
      steps: {
        description: 'Command lines without the name of the binary, in order. Each runs one command.',
        type: 'array',
        items: text,
        minItems: 1,
        examples: [['pipeline health --pipeline $pipeline']],
      },
    },
  },
} as const satisfies JsonSchema;

export const tool = {
  description:
    'The command as a tool; `false` if it is never offered. Name, texts, arguments and hints come from the command.',
  type: ['boolean', 'object'],
  additionalProperties: false,
  examples: [false, { access: 'destructive' }, { drop: ['out'], defaults: { limit: 100 } }],
  properties: {
    access: {
      description:
        'What a call can do. Default: `read` for reads and local commands; `destructive` for deletes, commands that ask for confirmation and updates that replace a whole text; otherwise `write`. A destructive tool requires `confirm`.',
      enum: all<Access>()(['read', 'write', 'destructive']),
      examples: ['destructive'],
    },
    drop,
    defaults,
  },
} as const satisfies JsonSchema;
