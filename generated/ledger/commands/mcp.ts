// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `mcp`. */
export interface McpArgs {
  /** Offer a tool for every command, not only the generic ones. */
  readonly 'all-tools'?: boolean;
  /** Also offer tools that change data. */
  readonly 'allow-writes'?: boolean;
  /** Maximum size of one result. */
  readonly 'result-size': number;
  /** Time limit for one call. */
  readonly 'tool-timeout': number;
  /** Offer the tools of these command groups; overrides --all-tools. */
  readonly topics?: readonly string[];
}

export const command = defineCommand<McpArgs>(() => import('../client.js'), {
  id: 'ledger.mcp',
  command: 'mcp',
  describe: 'Serve the commands as MCP tools over stdio',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'all-tools': {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Offer a tool for every command, not only the generic ones',
    },
    'allow-writes': { type: 'boolean', kind: 'boolean', describe: 'Also offer tools that change data' },
    'result-size': {
      type: 'string',
      kind: 'integer',
      default: 24000,
      min: 2000,
      unit: 'bytes',
      describe: 'Maximum size of one result',
    },
    'tool-timeout': {
      type: 'string',
      kind: 'integer',
      default: 120,
      min: 1,
      unit: 'seconds',
      describe: 'Time limit for one call',
    },
    topics: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      describe: 'Offer the tools of these command groups; overrides --all-tools',
    },
  },
  handler: local(() => import('cmdspec-runtime/commands/mcp-serve')),
});
