// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal history`. */
export interface DealHistoryArgs {
  readonly id: string;
  readonly field?: string;
}

export const command = defineCommand<DealHistoryArgs>(() => import('../client.js'), {
  id: 'crm.deal.history',
  command: 'history <id>',
  describe: 'Show field changes of a deal, newest first',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/deals/{id}/changelog',
    paging: 'changes',
    size: 500,
    columns: [
      { key: 'time', header: 'Time' },
      { key: 'field_key', header: 'Field' },
      { key: 'old_value', header: 'Old' },
      { key: 'new_value', header: 'New' },
      { key: 'actor_user_id', header: 'Actor' },
    ],
    shape: 'rows',
    customFields: 'deal',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    field: {
      kind: 'text',
      wire: { in: 'keep', name: 'field_key' },
      describe: 'Only changes of the field with this key, for example stage_id',
    },
  },
});
