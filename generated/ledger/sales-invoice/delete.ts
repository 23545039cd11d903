// From specs/ledger/sales-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-invoice delete`. */
export interface SalesInvoiceDeleteArgs {
  /** Sales invoice numbers (invoice:number, order:number) or GUIDs. */
  readonly refs: readonly string[];
}

export const command = defineCommand<SalesInvoiceDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.sales-invoice.delete',
  command: 'delete <refs..>',
  describe: 'Delete sales invoices',
  usage: '<refs...> [flags]',
  effect: 'delete',
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'sales-invoice',
      wire: { in: 'path', name: 'refs' },
      describe: 'Sales invoice numbers (invoice:number, order:number) or GUIDs',
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
    path: '/api/v1/{division}/salesinvoice/SalesInvoices({refs})',
    shape: 'action',
    says: 'Deleted sales invoice {refs}',
    gives: { deleted: ['{refs}'] },
    resource: { name: 'salesinvoice/SalesInvoices', key: { field: 'InvoiceID', type: 'Edm.Guid' }, id: 'refs' },
  }),
});
