// From specs/shared/sandbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec/runtime';

/** Flags and arguments of `sandbox serve`. */
export interface SandboxServeArgs {
  /** Answer the first requests with this status, for example 503:2. */
  readonly fail?: readonly string[];
  /** Wait before every answer. */
  readonly latency?: number;
  /** Port on this machine (default: a free one). */
  readonly port?: number;
  /** Records of each resource at the start. */
  readonly records?: number;
  /** Number that the records are made from. */
  readonly seed?: number;
}

export const command = defineCommand<SandboxServeArgs>(() => import('../client.js'), {
  id: 'helpdesk.sandbox.serve',
  command: 'serve',
  describe: 'Run the stand-in until Ctrl-C',
  usage: '[flags]',
  effect: 'local',
  flags: {
    fail: {
      type: 'string',
      kind: 'text',
      repeat: true,
      describe: 'Answer the first requests with this status, for example 503:2',
    },
    latency: { type: 'string', kind: 'integer', min: 0, unit: 'milliseconds', describe: 'Wait before every answer' },
    port: {
      type: 'string',
      kind: 'integer',
      min: 0,
      max: 65535,
      describe: 'Port on this machine (default: a free one)',
    },
    records: { type: 'string', kind: 'integer', min: 0, describe: 'Records of each resource at the start' },
    seed: { type: 'string', kind: 'integer', min: 0, describe: 'Number that the records are made from' },
  },
  handler: local(() => import('cmdspec/local/sandbox-serve')),
});
