// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `me`. */
export interface MeArgs {
  readonly raw?: boolean;
}

export const command = defineCommand<MeArgs>(() => import('../client.js'), {
  id: 'ledger.me',
  command: 'me',
  describe: 'Show the signed-in user and session',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/current/Me',
    shape: 'record',
    resource: { name: 'current/Me', key: { field: 'UserID', type: 'Edm.Guid' } },
  }),
  flags: {
    raw: {
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
  },
});
