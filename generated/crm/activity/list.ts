// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { idsFlags, sortFlags, updatedFlags, type IdsFlags, type SortFlags, type UpdatedFlags } from '../flags.js';

/** Flags and arguments of `activity list`. */
export interface ActivityListArgs extends IdsFlags, Omit<SortFlags, 'sort-by'>, UpdatedFlags {
  readonly owner?: string;
  readonly deal?: string;
  readonly person?: string;
  readonly org?: string;
  readonly filter?: string;
  readonly done?: boolean;
  readonly 'sort-by'?: 'id' | 'update_time' | 'add_time' | 'due_date';
  readonly todo?: boolean;
  readonly type?: string;
}

export const command = defineCommand<ActivityListArgs>(() => import('../client.js'), {
  id: 'crm.activity.list',
  command: 'list',
  describe: 'List activities',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/activities',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'subject', header: 'Subject' },
      { key: 'type', header: 'Type' },
      { key: 'due_date', header: 'Due' },
      { key: 'done', header: 'Done' },
      { key: 'deal_id', header: 'Deal' },
      { key: 'owner_id', header: 'Owner' },
    ],
    shape: 'rows',
    customFields: 'activity',
  }),
  flags: {
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    deal: { kind: 'id', wire: { in: 'query', name: 'deal_id' }, describe: 'Deal id' },
    person: { kind: 'id', wire: { in: 'query', name: 'person_id' }, describe: 'Person id' },
    org: { kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
    filter: {
      kind: 'id',
      wire: { in: 'query', name: 'filter_id' },
      describe: 'Id of a saved filter (the service then ignores owner, deal, person and org)',
    },
    done: {
      kind: 'boolean',
      conflicts: ['todo'],
      wire: { in: 'query', name: 'done' },
      describe: 'Only activities that are done',
    },
    todo: {
      kind: 'boolean',
      conflicts: ['done'],
      wire: { in: 'query', name: 'done' },
      send: false,
      describe: 'Only activities that are not done',
    },
    type: {
      kind: 'reference',
      reference: 'activity-type',
      wire: { in: 'keep', name: 'type' },
      describe: 'Only activities of this type (key or name)',
    },
    ...idsFlags,
    ...sortFlags,
    ...updatedFlags,
    'sort-by': {
      kind: 'enum',
      choices: ['id', 'update_time', 'add_time', 'due_date'],
      wire: { in: 'query', name: 'sort_by' },
      describe: 'Field to sort by',
    },
  },
});
