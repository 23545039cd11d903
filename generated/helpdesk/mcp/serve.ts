// From specs/shared/mcp.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `mcp serve`. */
export interface McpServeArgs {
  readonly 'all-tools'?: boolean;
  readonly 'allow-writes'?: boolean;
  readonly http?: number;
  readonly 'result-size': number;
  readonly 'tool-timeout': number;
  readonly topics?: readonly string[];
}

export const command = defineCommand<McpServeArgs>(() => import('../client.js'), {
  id: 'helpdesk.mcp.serve',
  command: 'serve',
  describe: 'Serve the commands as MCP tools',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/mcp-serve')),
  flags: {
    'all-tools': { kind: 'boolean', describe: 'Offer a tool for every command, not only the core set' },
    'allow-writes': { kind: 'boolean', describe: 'Also offer tools that change data' },
    http: {
      kind: 'integer',
      min: 0,
      max: 65535,
      describe: 'Serve over HTTP on a port of this machine, in place of standard input; 0 is any free port',
    },
    'result-size': {
      kind: 'integer',
      default: 24000,
      min: 2000,
      unit: 'bytes',
      describe: 'Maximum size of one result; 24000 bytes are at most 6000 tokens',
    },
    'tool-timeout': { kind: 'integer', default: 120, min: 1, unit: 'seconds', describe: 'Time limit for one call' },
    topics: { kind: 'csv', of: 'text', describe: 'Offer the tools of these command groups; overrides --all-tools' },
  },
});
