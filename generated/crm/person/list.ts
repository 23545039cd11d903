// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `person list`. */
export interface PersonListArgs {
  /** User id of the owner. */
  readonly owner?: string;
  /** Organization id. */
  readonly org?: string;
  /** Id of a saved filter (the service then ignores all other filters). */
  readonly filter?: string;
  /** Only these ids (at most 100). */
  readonly ids?: readonly string[];
  /** Field to sort by. */
  readonly 'sort-by'?: 'id' | 'update_time' | 'add_time';
  /** Sort order. */
  readonly 'sort-direction'?: 'asc' | 'desc';
  /** Only records changed at or after this time, for example 2026-06-01T08:00:00Z. */
  readonly 'updated-since'?: string;
  /** Only records changed before this time. */
  readonly 'updated-until'?: string;
}

export const command = defineCommand<PersonListArgs>(() => import('../client.js'), {
  id: 'crm.person.list',
  command: 'list',
  describe: 'List persons',
  usage: '[flags]',
  effect: 'read',
  flags: {
    owner: { type: 'string', kind: 'id', wire: { in: 'query', name: 'owner_id' }, describe: 'User id of the owner' },
    org: { type: 'string', kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
    filter: {
      type: 'string',
      kind: 'id',
      wire: { in: 'query', name: 'filter_id' },
      describe: 'Id of a saved filter (the service then ignores all other filters)',
    },
    ids: {
      type: 'string',
      kind: 'csv',
      of: 'id',
      maxItems: 100,
      conflicts: ['filter'],
      wire: { in: 'query', name: 'ids' },
      describe: 'Only these ids (at most 100)',
    },
    'sort-by': {
      type: 'string',
      kind: 'enum',
      choices: ['id', 'update_time', 'add_time'],
      wire: { in: 'query', name: 'sort_by' },
      describe: 'Field to sort by',
    },
    'sort-direction': {
      type: 'string',
      kind: 'enum',
      choices: ['asc', 'desc'],
      wire: { in: 'query', name: 'sort_direction' },
      describe: 'Sort order',
    },
    'updated-since': {
      type: 'string',
      kind: 'timestamp',
      wire: { in: 'query', name: 'updated_since' },
      describe: 'Only records changed at or after this time, for example 2026-06-01T08:00:00Z',
    },
    'updated-until': {
      type: 'string',
      kind: 'timestamp',
      wire: { in: 'query', name: 'updated_until' },
      describe: 'Only records changed before this time',
    },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'email', header: 'Email', from: ['emails[primary].value', 'emails[0].value'] },
      { key: 'phone', header: 'Phone', from: ['phones[primary].value', 'phones[0].value'] },
      { key: 'org_id', header: 'Org' },
      { key: 'owner_id', header: 'Owner' },
    ],
    shape: 'rows',
    customFields: 'person',
  }),
});
