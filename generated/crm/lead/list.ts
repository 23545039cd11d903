// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `lead list`. */
export interface LeadListArgs {
  readonly owner?: string;
  readonly person?: string;
  readonly org?: string;
}

export const command = defineCommand<LeadListArgs>(() => import('../client.js'), {
  id: 'crm.lead.list',
  command: 'list',
  describe: 'List leads',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/leads',
    paging: 'offset',
    cap: 100,
    size: 100,
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'title', header: 'Title' },
      { key: 'person_id', header: 'Person' },
      { key: 'organization_id', header: 'Org' },
      { key: 'value', header: 'Value', from: 'value.amount', money: 'value.currency' },
      { key: 'add_time', header: 'Created' },
    ],
    shape: 'rows',
    customFields: 'lead',
  }),
  flags: {
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'query', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    person: { kind: 'id', wire: { in: 'query', name: 'person_id' }, describe: 'Person id' },
    org: { kind: 'id', wire: { in: 'query', name: 'organization_id' }, describe: 'Organization id' },
  },
});
