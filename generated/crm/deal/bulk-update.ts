// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { bodyFlags, fieldFlags, type BodyFlags, type FieldFlags } from '../flags.js';

/** Flags and arguments of `deal bulk-update`. */
export interface DealBulkUpdateArgs extends BodyFlags, FieldFlags {
  readonly stage?: string;
  readonly pipeline?: string;
  readonly status?: 'open' | 'won' | 'lost';
  readonly owner?: string;
  readonly filter?: string;
  readonly ids?: readonly string[];
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/deals/{id}',
    shape: 'record',
    undo: {
      command: 'deal update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'deal get', args: { id: '{id}' } },
    },
  },
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
  handler: workflow<DealBulkUpdateArgs, keyof typeof calls>(
    () => import('../../../workflows/crm/deal-bulk-update.js'),
    { calls },
  ),
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'title', header: 'Title' },
    { key: 'change', header: 'Change' },
  ],
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
      describe: 'Pipeline id or name',
    },
    status: {
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: { in: 'body', name: 'status' },
      describe: 'Status of the deal',
    },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    filter: { kind: 'id', conflicts: ['ids'], describe: 'Id of a saved filter that selects the deals' },
    ids: { kind: 'csv', of: 'id', stdin: true, conflicts: ['filter'], describe: 'Deals to change' },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    ...fieldFlags,
    ...bodyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
