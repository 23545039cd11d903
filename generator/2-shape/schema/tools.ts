import type { Access } from '../../../runtime/contract/tools.js';
import { all, type JsonSchema } from '../derive.js';
import { flagName, text } from './common.js';

/** Bytes of `tools/list` that a client may take when it does not say. */
export const usualBudget = 100_000;

export const tools = {
  description:
    'Which commands the tool server (`mcp serve`) offers to agents. Default: all that are not `tool: false`.',
  type: 'object',
  additionalProperties: false,
  default: {},
  examples: [{ budget: 60000, without: ['alias', 'config'], core: ['deal list', 'deal get'] }],
  properties: {
    budget: {
      description: 'Most bytes that the definitions of all tools may take as JSON; agents read every one of them.',
      type: 'integer',
      minimum: 1,
      default: usualBudget,
      examples: [60000],
    },
    without: {
      description: 'Groups and commands that are never offered.',
      type: 'array',
      items: text,
      uniqueItems: true,
      default: [],
      examples: [['alias', 'config', 'profile use']],
    },
    core: {
      description: 'Commands that are offered when the server is not told which. Default: all.',
      type: 'array',
      items: text,
      uniqueItems: true,
      minItems: 1,
      examples: [['deal list', 'deal get']],
    },
    prefix: {
      description: 'Text before the name of every tool.',
      type: 'string',
      pattern: '^[a-z][a-z0-9_]*$',
      examples: ['acme_'],
    },
  },
} as const satisfies JsonSchema;

export const tool = {
  description:
    'What the command is as a tool; `false`: never offered. Name, texts, arguments and hints come from the command.',
  type: ['boolean', 'object'],
  additionalProperties: false,
  examples: [false, { access: 'destructive' }, { drop: ['out'], defaults: { limit: 100 } }],
  properties: {
    access: {
      description:
        'What a call can do. Default: `read` for reads and local commands, `destructive` for deletes and where a question is asked, else `write`.',
      enum: all<Access>()(['read', 'write', 'destructive']),
      examples: ['destructive'],
    },
    drop: {
      description: 'Flags that a tool does not have.',
      type: 'array',
      items: { ...flagName },
      uniqueItems: true,
      minItems: 1,
      examples: [['out']],
    },
    defaults: {
      description: 'Values of flags that a call does not give.',
      type: 'object',
      propertyNames: flagName,
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      minProperties: 1,
      examples: [{ limit: 100 }],
    },
  },
} as const satisfies JsonSchema;
