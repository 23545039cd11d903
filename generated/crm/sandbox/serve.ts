// From specs/shared/sandbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `sandbox serve`. */
export interface SandboxServeArgs {
  /** Start the sandbox in the background and return when it is ready. */
  readonly background?: boolean;
  /** Fail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%. */
  readonly fail?: readonly string[];
  /** Delay before each response. */
  readonly latency?: number;
  /** Local port (default: a free one). */
  readonly port?: number;
  /** Number of records per resource at the start. */
  readonly records?: number;
  /** Seed for the generated records and the failing share. */
  readonly seed?: number;
  /** Disable rate limits and blocks after errors, for scripts that must not wait. */
  readonly unlimited?: boolean;
}

export const command = defineCommand<SandboxServeArgs>(() => import('../client.js'), {
  id: 'crm.sandbox.serve',
  command: 'serve',
  describe: 'Run the stand-in until Ctrl-C',
  usage: '[flags]',
  effect: 'local',
  flags: {
    background: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Start the sandbox in the background and return when it is ready',
    },
    fail: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      repeat: true,
      describe: 'Fail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%',
    },
    latency: { type: 'string', kind: 'integer', min: 0, unit: 'milliseconds', describe: 'Delay before each response' },
    port: { type: 'string', kind: 'integer', min: 0, max: 65535, describe: 'Local port (default: a free one)' },
    records: { type: 'string', kind: 'integer', min: 0, describe: 'Number of records per resource at the start' },
    seed: { type: 'string', kind: 'integer', min: 0, describe: 'Seed for the generated records and the failing share' },
    unlimited: {
      type: 'boolean',
      kind: 'boolean',
      describe: 'Disable rate limits and blocks after errors, for scripts that must not wait',
    },
  },
  handler: local(() => import('cmdspec-runtime/commands/sandbox-serve')),
});
