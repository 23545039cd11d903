// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { idsFlags, sortFlags, updatedFlags, type IdsFlags, type SortFlags, type UpdatedFlags } from '../flags.js';

/** Flags and arguments of `org list`. */
export interface OrgListArgs extends IdsFlags, SortFlags, UpdatedFlags {
  readonly owner?: string;
  readonly filter?: string;
}

export const command = defineCommand<OrgListArgs>(() => import('../client.js'), {
  id: 'crm.org.list',
  command: 'list',
  describe: 'List organizations',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations',
    paging: 'cursor',
    cap: 500,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'owner_id', header: 'Owner' },
      { key: 'add_time', header: 'Created' },
    ],
    shape: 'rows',
    customFields: 'organization',
  }),
  flags: {
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    filter: {
      kind: 'id',
      wire: { in: 'query', name: 'filter_id' },
      describe: 'Id of a saved filter (the service then ignores all other filters)',
    },
    ...idsFlags,
    ...sortFlags,
    ...updatedFlags,
  },
});
