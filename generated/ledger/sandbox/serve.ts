// From specs/shared/sandbox.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `sandbox serve`. */
export interface SandboxServeArgs {
  readonly background?: boolean;
  readonly fail?: readonly string[];
  readonly latency?: number;
  readonly port?: number;
  readonly records?: number;
  readonly seed?: number;
  readonly unlimited?: boolean;
}

export const command = defineCommand<SandboxServeArgs>(() => import('../client.js'), {
  id: 'ledger.sandbox.serve',
  command: 'serve',
  describe: 'Run the stand-in until Ctrl-C',
  usage: '[flags]',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/sandbox-serve')),
  flags: {
    background: { kind: 'boolean', describe: 'Start the sandbox in the background and return when it is ready' },
    fail: {
      kind: 'text',
      blank: 'never',
      repeat: true,
      describe: 'Fail the first requests with this status, or a share of all requests, for example 503:2 or 503:10%',
    },
    latency: { kind: 'integer', min: 0, unit: 'milliseconds', describe: 'Delay before each response' },
    port: { kind: 'integer', min: 0, max: 65535, describe: 'Local port (default: a free one)' },
    records: { kind: 'integer', min: 0, describe: 'Number of records per resource at the start' },
    seed: { kind: 'integer', min: 0, describe: 'Seed for the generated records and the failing requests' },
    unlimited: {
      kind: 'boolean',
      describe: 'Disable rate limits and blocks after errors, for scripts that must not wait',
    },
  },
});
