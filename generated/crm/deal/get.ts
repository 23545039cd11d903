// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal get`. */
export interface DealGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<DealGetArgs>(() => import('../client.js'), {
  id: 'crm.deal.get',
  command: 'get <id>',
  describe: 'Show one deal',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/deal/{id}' },
    customFields: 'deal',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
