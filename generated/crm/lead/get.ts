// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `lead get`. */
export interface LeadGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<LeadGetArgs>(() => import('../client.js'), {
  id: 'crm.lead.get',
  command: 'get <id>',
  describe: 'Show one lead',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/leads/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/leads/inbox/{id}' },
    customFields: 'lead',
  }),
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'path', name: 'id' }, describe: 'Lead id' },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
