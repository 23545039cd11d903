// From specs/ledger/sales-invoice.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `sales-invoice line-add`. */
export interface SalesInvoiceLineAddArgs extends RecordFlags {
  readonly ref: string;
  readonly template?: boolean;
}

export const command = defineCommand<SalesInvoiceLineAddArgs>(() => import('../client.js'), {
  id: 'ledger.sales-invoice.line-add',
  command: 'line-add <ref>',
  describe: 'Add a line to a sales invoice',
  usage: '<ref> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/salesinvoice/SalesInvoiceLines',
    shape: 'record',
    says: 'Added line {created} to sales invoice {ref}',
    undo: { command: 'sales-invoice line-delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'salesinvoice/SalesInvoiceLines', id: '{created}' } },
    change: true,
    resource: { name: 'salesinvoice/SalesInvoiceLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'sales-invoice',
      wire: { in: 'body', name: 'InvoiceID' },
      describe: 'Sales invoice number (invoice:number, order:number) or GUID',
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
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
