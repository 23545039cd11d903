// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { betaFlags, forceFlags, type BetaFlags, type ForceFlags } from '../flags.js';

/** Flags and arguments of `delete`. */
export interface DeleteArgs extends BetaFlags, ForceFlags {
  readonly resource: string;
  readonly id: string;
}

export const command = defineCommand<DeleteArgs>(() => import('../client.js'), {
  id: 'ledger.delete',
  command: 'delete <resource> <id>',
  describe: 'Delete a record of any catalogue resource',
  usage: '<resource> <id> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/{resource}({id})',
    shape: 'action',
    says: 'Deleted {resource} {id}',
    undo: { command: 'create', args: { resource: '{resource}' }, body: [], before: 'itself' },
    resource: { name: '{resource}', id: 'id' },
  }),
  positionals: {
    resource: {
      required: true,
      kind: 'resource',
      wire: { in: 'path', name: 'resource' },
      describe: 'Resource, for example crm/Contacts',
    },
    id: { required: true, kind: 'text', wire: { in: 'path', name: 'id' }, describe: 'Key of the record' },
  },
  flags: {
    ...forceFlags,
    ...betaFlags,
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm the delete; without it nothing is sent' },
  },
});
