// From specs/ledger/sales-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-invoice delete`. */
export interface SalesInvoiceDeleteArgs {
  readonly refs: readonly string[];
}

export const command = defineCommand<SalesInvoiceDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.sales-invoice.delete',
  command: 'delete <refs..>',
  describe: 'Delete sales invoices',
  usage: '<refs...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/salesinvoice/SalesInvoices({refs})',
    shape: 'action',
    says: 'Deleted sales invoice {refs}',
    gives: { deleted: ['{refs}'] },
    undo: {
      command: 'invoice create',
      args: {},
      body: [
        'Description',
        'Journal',
        'OrderDate',
        'OrderedBy',
        'PaymentCondition',
        'Remarks',
        'SalesInvoiceLines',
        'Type',
        'YourRef',
      ],
      before: 'itself',
    },
    resource: { name: 'salesinvoice/SalesInvoices', key: { field: 'InvoiceID', type: 'Edm.Guid' }, id: 'refs' },
  }),
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
