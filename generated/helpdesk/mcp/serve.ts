// From specs/shared/mcp.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `mcp serve`. */
export interface McpServeArgs {
  readonly 'allow-writes'?: boolean;
  readonly 'result-size': number;
}

export const command = defineCommand<McpServeArgs>(() => import('../client.js'), {
  id: 'helpdesk.mcp.serve',
  command: 'serve',
  describe: 'Serve the commands as MCP tools over stdio',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/mcp-serve')),
  flags: {
    'allow-writes': { kind: 'boolean', describe: 'Also offer tools that change data' },
    'result-size': {
      kind: 'integer',
      default: 24000,
      min: 2000,
      unit: 'bytes',
      describe: 'Maximum size of one result',
    },
  },
});
