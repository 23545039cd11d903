// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `lead convert`. */
export interface LeadConvertArgs {
  readonly id: string;
  readonly stage?: string;
  readonly pipeline?: string;
  readonly wait?: boolean;
  readonly 'timeout-secs': number;
}

export const command = defineCommand<LeadConvertArgs>(() => import('../client.js'), {
  id: 'crm.lead.convert',
  command: 'convert <id>',
  describe: 'Turn a lead into a deal',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v2/leads/{id}/convert/deal',
    shape: 'action',
    naming: { path: '/api/v1/leads/{id}', id: 'id', field: 'title' },
    says: 'Conversion started: {job}',
    gives: { conversion_id: '{job}', status: 'started', lead_id: '{id}' },
    undo: { none: 'The lead is deleted. `deal convert` turns the deal into a new one.' },
    poll: {
      noun: 'conversion',
      about: 'lead {id}',
      job: 'conversion_id',
      path: '/api/v2/leads/{id}/convert/status/{job}',
      state: 'status',
      done: ['completed'],
      failed: ['failed', 'rejected'],
      every: 2,
      says: 'Converted lead {id} to deal {answer.deal_id}',
      gives: { conversion_id: '{job}', status: '{answer.status}', lead_id: '{id}', deal_id: '{answer.deal_id}' },
    },
    customFields: 'lead',
  }),
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'path', name: 'id' }, describe: 'Lead id' },
  },
  flags: {
    stage: {
      kind: 'reference',
      reference: 'stage',
      wire: { in: 'body', name: 'stage_id' },
      describe: 'Stage id or name (add --pipeline if several pipelines have the name)',
    },
    pipeline: {
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'body', name: 'pipeline_id' },
      describe: 'Pipeline id or name; the service ignores it with --stage',
    },
    wait: { kind: 'boolean', describe: 'Wait until the conversion has ended' },
    'timeout-secs': { kind: 'integer', default: 30, min: 0, unit: 'seconds', describe: 'Maximum wait with --wait' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
  },
});
