// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { betaFlags, forceFlags, recordFlags, type BetaFlags, type ForceFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `update`. */
export interface UpdateArgs extends BetaFlags, ForceFlags, RecordFlags {
  readonly resource: string;
  readonly id: string;
  readonly template?: boolean;
}

export const command = defineCommand<UpdateArgs>(() => import('../client.js'), {
  id: 'ledger.update',
  command: 'update <resource> <id>',
  describe: 'Update a record of any catalogue resource',
  usage: '<resource> <id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/{resource}({id})',
    shape: 'action',
    says: 'Updated {resource} {id}',
    undo: { command: 'update', args: { resource: '{resource}', id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
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
    ...recordFlags,
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
