// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation delete`. */
export interface QuotationDeleteArgs {
  readonly refs: readonly string[];
}

export const command = defineCommand<QuotationDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.delete',
  command: 'delete <refs..>',
  describe: 'Delete quotations',
  usage: '<refs...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/crm/Quotations({refs})',
    shape: 'action',
    says: 'Deleted quotation {refs}',
    gives: { deleted: ['{refs}'] },
    undo: {
      command: 'quotation create',
      args: {},
      body: ['ClosingDate', 'Description', 'OrderAccount', 'QuotationDate', 'QuotationLines', 'YourRef'],
      before: 'itself',
    },
    resource: { name: 'crm/Quotations', key: { field: 'QuotationID', type: 'Edm.Guid' }, id: 'refs' },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'quotation',
      wire: { in: 'path', name: 'refs' },
      describe: 'Quotation numbers or GUIDs',
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
