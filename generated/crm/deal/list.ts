// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { idsFlags, sortFlags, updatedFlags, type IdsFlags, type SortFlags, type UpdatedFlags } from '../flags.js';

/** Flags and arguments of `deal list`. */
export interface DealListArgs extends IdsFlags, SortFlags, UpdatedFlags {
  readonly stage?: string;
  readonly pipeline?: string;
  readonly owner?: string;
  readonly person?: string;
  readonly org?: string;
  readonly filter?: string;
  readonly archived?: boolean;
  readonly status?: 'open' | 'won' | 'lost' | 'deleted';
}

export const command = defineCommand<DealListArgs>(() => import('../client.js'), {
  id: 'crm.deal.list',
  command: 'list',
  describe: 'List active or archived deals',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals',
    paths: { archived: '/api/v2/deals/archived' },
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'title', header: 'Title' },
      { key: 'value', header: 'Value', money: 'currency' },
      { key: 'status', header: 'Status' },
      { key: 'stage_id', header: 'Stage' },
      { key: 'person_id', header: 'Person' },
      { key: 'org_id', header: 'Org' },
      { key: 'owner_id', header: 'Owner' },
    ],
    shape: 'rows',
    customFields: 'deal',
  }),
  flags: {
    stage: {
      kind: 'reference',
      reference: 'stage',
      wire: { in: 'query', name: 'stage_id' },
      describe: 'Stage id or name (add --pipeline if several pipelines have the name)',
    },
    pipeline: {
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'query', name: 'pipeline_id' },
      describe: 'Pipeline id or name',
    },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    person: { kind: 'id', wire: { in: 'query', name: 'person_id' }, describe: 'Person id' },
    org: { kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
    filter: {
      kind: 'id',
      wire: { in: 'query', name: 'filter_id' },
      describe: 'Id of a saved filter (the service then ignores all other filters)',
    },
    archived: { kind: 'boolean', describe: 'List archived deals instead of active ones' },
    status: {
      kind: 'enum',
      choices: ['open', 'won', 'lost', 'deleted'],
      wire: { in: 'query', name: 'status' },
      describe: 'Only deals with this status',
    },
    ...idsFlags,
    ...sortFlags,
    ...updatedFlags,
  },
});
