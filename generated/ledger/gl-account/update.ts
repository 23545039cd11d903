// From specs/ledger/gl-account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `gl-account update`. */
export interface GlAccountUpdateArgs extends RecordFlags {
  readonly id: string | readonly string[];
  readonly template?: boolean;
}

export const command = defineCommand<GlAccountUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.gl-account.update',
  command: 'update <id>',
  describe: 'Update a G/L account',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/financial/GLAccounts({id})',
    shape: 'action',
    says: 'Updated G/L account {id}',
    undo: { command: 'gl-account update', args: { id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
    resource: { name: 'financial/GLAccounts', key: { field: 'ID', type: 'Edm.Guid' }, id: 'id' },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'path', name: 'id' },
      describe: 'G/L account code or GUID',
    },
  },
  flags: {
    ...recordFlags,
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
