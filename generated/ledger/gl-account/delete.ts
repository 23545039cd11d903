// From specs/ledger/gl-account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `gl-account delete`. */
export interface GlAccountDeleteArgs {
  readonly ids: readonly string[];
}

export const command = defineCommand<GlAccountDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.gl-account.delete',
  command: 'delete <ids..>',
  describe: 'Delete G/L accounts',
  usage: '<ids...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/financial/GLAccounts({ids})',
    shape: 'action',
    says: 'Deleted G/L account {ids}',
    gives: { deleted: ['{ids}'] },
    undo: { command: 'gl-account create', args: {}, body: ['Code', 'Description'], before: 'itself' },
    resource: { name: 'financial/GLAccounts', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
  positionals: {
    ids: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'gl-account',
      wire: { in: 'path', name: 'ids' },
      describe: 'G/L account codes or GUIDs',
    },
  },
  flags: {
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
