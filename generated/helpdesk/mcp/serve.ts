// From specs/shared/mcp.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `mcp serve`. */
export interface McpServeArgs {
  /** Offer also the tools that change things. */
  readonly 'allow-writes'?: boolean;
}

export const command = defineCommand<McpServeArgs>(() => import('../client.js'), {
  id: 'helpdesk.mcp.serve',
  command: 'serve',
  describe: 'Serve the commands as MCP tools over stdio',
  usage: '[flags]',
  effect: 'local',
  flags: {
    'allow-writes': { type: 'boolean', kind: 'boolean', describe: 'Offer also the tools that change things' },
  },
  handler: local(() => import('cmdspec/local/mcp-serve')),
});
