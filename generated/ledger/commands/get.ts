// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { betaFlags, type BetaFlags } from '../flags.js';

/** Flags and arguments of `get`. */
export interface GetArgs extends BetaFlags {
  readonly resource: string;
  readonly id: string;
  readonly expand?: readonly string[];
  readonly raw?: boolean;
  readonly select?: readonly string[];
}

export const command = defineCommand<GetArgs>(() => import('../client.js'), {
  id: 'ledger.get',
  command: 'get <resource> <id>',
  describe: 'Show one record by its key',
  usage: '<resource> <id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/{resource}({id})',
    shape: 'record',
    resource: { name: '{resource}', id: 'id' },
  }),
  positionals: {
    resource: {
      required: true,
      kind: 'resource',
      wire: { in: 'path', name: 'resource' },
      describe: 'Resource, for example crm/Accounts',
    },
    id: { required: true, kind: 'text', wire: { in: 'path', name: 'id' }, describe: 'Key of the record' },
  },
  flags: {
    expand: {
      kind: 'csv',
      of: 'text',
      wire: { in: 'query', name: '$expand' },
      describe: 'Collections to return with the record',
    },
    raw: {
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
    select: { kind: 'csv', of: 'text', wire: { in: 'query', name: '$select' }, describe: 'Fields to return' },
    ...betaFlags,
  },
});
