// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `lead get`. */
export interface LeadGetArgs {
  /** Lead id. */
  readonly id: string;
}

export const command = defineCommand<LeadGetArgs>(() => import('../client.js'), {
  id: 'crm.lead.get',
  command: 'get <id>',
  describe: 'Show one lead',
  usage: '<id>',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'path', name: 'id' }, describe: 'Lead id' },
  },
  flags: {},
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/leads/{id}',
    shape: 'record',
    customFields: 'lead',
  }),
});
