// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { idsFlags, sortFlags, updatedFlags, type IdsFlags, type SortFlags, type UpdatedFlags } from '../flags.js';

/** Flags and arguments of `person list`. */
export interface PersonListArgs extends IdsFlags, SortFlags, UpdatedFlags {
  readonly owner?: string;
  readonly org?: string;
  readonly filter?: string;
}

export const command = defineCommand<PersonListArgs>(() => import('../client.js'), {
  id: 'crm.person.list',
  command: 'list',
  describe: 'List persons',
  usage: '[flags]',
  effect: 'read',
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
  flags: {
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    org: { kind: 'id', wire: { in: 'query', name: 'org_id' }, describe: 'Organization id' },
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
