// From specs/ledger/gl-account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `gl-account delete`. */
export interface GlAccountDeleteArgs {
  /** G/L account codes or GUIDs. */
  readonly ids: readonly string[];
}

export const command = defineCommand<GlAccountDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.gl-account.delete',
  command: 'delete <ids..>',
  describe: 'Delete G/L accounts',
  usage: '<ids...> [flags]',
  effect: 'delete',
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
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Confirm the delete; without it nothing is sent' },
  },
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/financial/GLAccounts({ids})',
    shape: 'action',
    says: 'Deleted G/L account {ids}',
    gives: { deleted: ['{ids}'] },
    resource: { name: 'financial/GLAccounts', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
});
