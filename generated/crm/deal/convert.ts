// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal convert`. */
export interface DealConvertArgs {
  readonly id: string;
  readonly wait?: boolean;
  readonly 'timeout-secs': number;
}

export const command = defineCommand<DealConvertArgs>(() => import('../client.js'), {
  id: 'crm.deal.convert',
  command: 'convert <id>',
  describe: 'Turn a deal into a lead',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v2/deals/{id}/convert/lead',
    shape: 'action',
    confirm: 'Convert deal {id} to a lead? The deal will be deleted.',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    says: 'Conversion started: {job}',
    gives: { conversion_id: '{job}', status: 'started', deal_id: '{id:number}' },
    undo: { none: 'The deal is deleted. `lead convert` turns the lead into a new one.' },
    poll: {
      noun: 'conversion',
      about: 'deal {id}',
      job: 'conversion_id',
      path: '/api/v2/deals/{id}/convert/status/{job}',
      state: 'status',
      done: ['completed'],
      failed: ['failed', 'rejected'],
      every: 2,
      says: 'Converted deal {id} to lead {answer.lead_id}',
      gives: { conversion_id: '{job}', status: '{answer.status}', deal_id: '{id:number}', lead_id: '{answer.lead_id}' },
    },
    customFields: 'deal',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    wait: { kind: 'boolean', describe: 'Wait until the conversion has ended' },
    'timeout-secs': { kind: 'integer', default: 30, min: 0, unit: 'seconds', describe: 'Maximum wait with --wait' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
