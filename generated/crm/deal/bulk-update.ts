// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { bodyFlags, fieldFlags, type BodyFlags, type FieldFlags } from '../flags.js';

/** Flags and arguments of `deal bulk-update`. */
export interface DealBulkUpdateArgs extends BodyFlags, FieldFlags {
  /** Stage id or name (a name that several pipelines have needs --pipeline). */
  readonly stage?: string;
  /** Pipeline id or name. */
  readonly pipeline?: string;
  /** Status of the deal. */
  readonly status?: 'open' | 'won' | 'lost';
  /** Id, name or e-mail address of the owner, or "me". */
  readonly owner?: string;
  /** Id of a saved filter that selects the deals. */
  readonly filter?: string;
  /** Deals to change. */
  readonly ids?: readonly string[];
  /** Skip the confirmation prompt. */
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  change: { effect: 'update', method: 'PATCH', path: '/api/v2/deals/{id}', shape: 'record' },
  deals: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals',
    query: { filter_id: '{filter}', ids: '{wanted}' },
    paging: 'cursor',
    size: 500,
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<DealBulkUpdateArgs>(() => import('../client.js'), {
  id: 'crm.deal.bulk-update',
  command: 'bulk-update',
  describe: 'Apply one change to many deals',
  usage: '[flags]',
  effect: 'update',
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
      describe: 'Pipeline id or name',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: { in: 'body', name: 'status' },
      describe: 'Status of the deal',
    },
    owner: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    filter: { type: 'string', kind: 'id', conflicts: ['ids'], describe: 'Id of a saved filter that selects the deals' },
    ids: { type: 'string', kind: 'csv', of: 'id', stdin: true, conflicts: ['filter'], describe: 'Deals to change' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    ...fieldFlags,
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'title', header: 'Title' },
    { key: 'change', header: 'Change' },
  ],
  handler: workflow<DealBulkUpdateArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/deal-bulk-update.js'),
    { calls },
  ),
});
