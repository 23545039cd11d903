/** The definitions of the tools that every server has, whatever its commands are. */
import type { ToolDefinition, ToolProperty } from '../contract/tools.js';

type Definition = Omit<ToolDefinition, 'annotations'>;

const define = (
  name: string,
  title: string,
  description: string,
  properties: Readonly<Record<string, ToolProperty>>,
  required: readonly string[],
): Definition => ({
  name,
  title,
  description,
  inputSchema: { type: 'object', properties, required, additionalProperties: false },
});

const text: ToolProperty = { type: 'string' };

export const searchTool = define(
  'search',
  'Find commands',
  'Find commands of this client by words, such as "list deals"; returns names, access and arguments',
  { words: text },
  ['words'],
);

export const describeTool = define(
  'describe',
  'Describe a command',
  'Show all arguments, the result and examples of a command',
  { name: text },
  ['name'],
);

export const callTool = define(
  'call',
  'Run a command',
  'Run any command with any of its arguments. The other tools are the most used commands.',
  { name: text, arguments: { type: 'object' } },
  ['name'],
);

/** Maximum number of lines in one call of {@link execTool}. */
export const MOST_LINES = 50;

export const execTool = define(
  'exec',
  'Run several commands',
  'Run several calls in order, until one fails',
  {
    lines: {
      type: 'array',
      items: { type: 'object' },
      maxItems: MOST_LINES,
      description: 'Each as for call, with an optional "id"',
    },
    'keep-going': { type: 'boolean' },
  },
  ['lines'],
);

export const readMoreTool = define(
  'read_more',
  'Read the rest of a result',
  'Read the rest of a result that was cut; sends no request',
  { next: { type: 'string', description: '"next" of the result' } },
  ['next'],
);

/** The tools that `tools/list` returns after those of commands. */
export const builtInTools: readonly Definition[] = [searchTool, describeTool, callTool, execTool, readMoreTool];
