// From specs/ledger/purchase-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `purchase-invoice delete`. */
export interface PurchaseInvoiceDeleteArgs {
  readonly refs: readonly string[];
}

export const command = defineCommand<PurchaseInvoiceDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-invoice.delete',
  command: 'delete <refs..>',
  describe: 'Delete purchase invoices',
  usage: '<refs...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/purchase/PurchaseInvoices({refs})',
    shape: 'action',
    says: 'Deleted purchase invoice {refs}',
    gives: { deleted: ['{refs}'] },
    undo: {
      command: 'purchase-invoice create',
      args: {},
      body: ['Description', 'InvoiceDate', 'Journal', 'PurchaseInvoiceLines', 'Supplier', 'Type', 'YourRef'],
      before: 'itself',
    },
    resource: { name: 'purchase/PurchaseInvoices', key: { field: 'ID', type: 'Edm.Guid' }, id: 'refs' },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'purchase-invoice',
      wire: { in: 'path', name: 'refs' },
      describe: 'Purchase invoice numbers or GUIDs',
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
