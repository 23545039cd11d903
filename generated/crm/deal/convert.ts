// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `deal convert`. */
export interface DealConvertArgs {
  /** Deal id. */
  readonly id: string;
  /** Longest wait with --wait. */
  readonly 'timeout-secs': number;
  /** Wait until the conversion has ended. */
  readonly wait?: boolean;
  /** Skip the confirmation prompt. */
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  source: { effect: 'read', method: 'GET', path: '/api/v2/deals/{id}', shape: 'record' },
  start: { effect: 'act', method: 'POST', path: '/api/v2/deals/{id}/convert/lead', shape: 'record' },
  status: { effect: 'read', method: 'GET', path: '/api/v2/deals/{id}/convert/status/{conversion}', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<DealConvertArgs>(() => import('../client.js'), {
  id: 'crm.deal.convert',
  command: 'convert <id>',
  describe: 'Turn a deal into a lead',
  usage: '<id> [flags]',
  effect: 'act',
  positionals: {
    id: { required: true, kind: 'id', describe: 'Deal id' },
  },
  flags: {
    'timeout-secs': {
      type: 'string',
      kind: 'integer',
      default: 30,
      min: 0,
      unit: 'seconds',
      describe: 'Longest wait with --wait',
    },
    wait: { type: 'boolean', kind: 'boolean', describe: 'Wait until the conversion has ended' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: workflow<DealConvertArgs, keyof typeof calls>(() => import('../../../workflows/crm/deal-convert.js'), {
    calls,
  }),
});
