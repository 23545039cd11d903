// From specs/crm/activity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { idsFlags, sortFlags, updatedFlags, type IdsFlags, type SortFlags, type UpdatedFlags } from '../flags.js';

/** Flags and arguments of `activity list`. */
export interface ActivityListArgs extends IdsFlags, Omit<SortFlags, 'sort-by'>, UpdatedFlags {
  /** Id, name or e-mail address of the owner, or "me". */
  readonly owner?: string;
  /** Deal id. */
  readonly deal?: string;
  /** Person id. */
  readonly person?: string;
  /** Organization id. */
  readonly org?: string;
  /** Id of a saved filter (the service then ignores owner and links). */
  readonly filter?: string;
  /** Only activities that are done. */
  readonly done?: boolean;
  /** Field to sort by. */
  readonly 'sort-by'?: 'id' | 'update_time' | 'add_time' | 'due_date';
  /** Only activities that are not done. */
  readonly todo?: boolean;
  /** Only activities of this type (key or name). */
  readonly type?: string;
}

export const command = defineCommand<ActivityListArgs>(() => import('../client.js'), {
  id: 'crm.activity.list',
  command: 'list',
  describe: 'List activities',
  usage: '[flags]',
  effect: 'read',
  flags: {
    owner: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    deal: { type: 'string', kind: 'id', wire: { in: 'query', name: 'deal_id' }, describe: 'Deal id' },
    person: { type: 'string', kind: 'id', wire: { in: 'query', name: 'person_id' }, describe: 'Person id' },
    org: { type: 'string', kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
    filter: {
      type: 'string',
      kind: 'id',
      wire: { in: 'query', name: 'filter_id' },
      describe: 'Id of a saved filter (the service then ignores owner and links)',
    },
    done: {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['todo'],
      wire: { in: 'query', name: 'done' },
      describe: 'Only activities that are done',
    },
    todo: {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['done'],
      wire: { in: 'query', name: 'done' },
      send: false,
      describe: 'Only activities that are not done',
    },
    type: {
      type: 'string',
      kind: 'reference',
      reference: 'activity-type',
      wire: { in: 'keep', name: 'type' },
      describe: 'Only activities of this type (key or name)',
    },
    ...idsFlags,
    ...sortFlags,
    ...updatedFlags,
    'sort-by': {
      type: 'string',
      kind: 'enum',
      choices: ['id', 'update_time', 'add_time', 'due_date'],
      wire: { in: 'query', name: 'sort_by' },
      describe: 'Field to sort by',
    },
  },
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
});
