// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `lead convert`. */
export interface LeadConvertArgs {
  /** Lead id. */
  readonly id: string;
  /** Stage id or name (a name that several pipelines have needs --pipeline). */
  readonly stage?: string;
  /** Pipeline id or name; the service ignores it with --stage. */
  readonly pipeline?: string;
  /** Longest wait with --wait. */
  readonly 'timeout-secs': number;
  /** Wait until the conversion has ended. */
  readonly wait?: boolean;
}

/** Requests of the workflow. */
const calls = {
  start: { effect: 'act', method: 'POST', path: '/api/v2/leads/{id}/convert/deal', shape: 'record' },
  status: { effect: 'read', method: 'GET', path: '/api/v2/leads/{id}/convert/status/{conversion}', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<LeadConvertArgs>(() => import('../client.js'), {
  id: 'crm.lead.convert',
  command: 'convert <id>',
  describe: 'Turn a lead into a deal',
  usage: '<id> [flags]',
  effect: 'act',
  positionals: {
    id: { required: true, kind: 'uuid', describe: 'Lead id' },
  },
  flags: {
    stage: {
      type: 'string',
      kind: 'reference',
      reference: 'stage',
      wire: { in: 'body', name: 'stage_id' },
      describe: 'Stage id or name (a name that several pipelines have needs --pipeline)',
    },
    pipeline: {
      type: 'string',
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'body', name: 'pipeline_id' },
      describe: 'Pipeline id or name; the service ignores it with --stage',
    },
    'timeout-secs': {
      type: 'string',
      kind: 'integer',
      default: 30,
      min: 0,
      unit: 'seconds',
      describe: 'Longest wait with --wait',
    },
    wait: { type: 'boolean', kind: 'boolean', describe: 'Wait until the conversion has ended' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: workflow<LeadConvertArgs, keyof typeof calls>(() => import('../../../workflows/crm/lead-convert.js'), {
    calls,
  }),
});
