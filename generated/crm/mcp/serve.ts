// From specs/crm/mcp.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `mcp serve`. */
export interface McpServeArgs {
  /** Offer a tool for every command instead of the core alone. */
  readonly 'all-tools'?: boolean;
  /** Offer also the tools that change things. */
  readonly 'allow-writes'?: boolean;
  /** Longest time that a call may take. */
  readonly 'tool-timeout': number;
  /** Offer the tools of these groups of commands; overrides --all-tools. */
  readonly topics?: readonly string[];
}

export const command = defineCommand<McpServeArgs>(() => import('../client.js'), {
  id: 'crm.mcp.serve',
  command: 'serve',
  describe: 'Serve the commands as MCP tools over stdio',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'all-tools': {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Offer a tool for every command instead of the core alone',
    },
    'allow-writes': { type: 'boolean', kind: 'boolean', describe: 'Offer also the tools that change things' },
    'tool-timeout': {
      type: 'string',
      kind: 'integer',
      default: 120,
      min: 1,
      unit: 'seconds',
      describe: 'Longest time that a call may take',
    },
    topics: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      describe: 'Offer the tools of these groups of commands; overrides --all-tools',
    },
  },
  handler: local(() => import('cmdspec/local/mcp-serve')),
});
