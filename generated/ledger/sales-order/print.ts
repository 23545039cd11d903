// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-order print`. */
export interface SalesOrderPrintArgs {
  readonly ref: string;
  readonly email?: boolean;
  readonly 'email-layout'?: string;
  readonly 'extra-text'?: string;
  readonly layout?: string;
  readonly sender?: string;
}

export const command = defineCommand<SalesOrderPrintArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.print',
  command: 'print <ref>',
  describe: 'Print a sales order and optionally e-mail it',
  usage: '<ref> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/salesorder/PrintedSalesOrders',
    shape: 'record',
    says:
      'Printed sales order {ref.OrderNumber|ref}[ for {ref.InvoiceToName}][, {ref.Currency} {ref.AmountFC}] to document {answer.Document}',
    undo: { none: 'The document was created, and may have been sent by e-mail.' },
    resource: { name: 'salesorder/PrintedSalesOrders', key: { field: 'OrderId', type: 'Edm.Guid' } },
  }),
  positionals: {
    ref: {
      required: true,
      kind: 'reference',
      reference: 'sales-order',
      wire: { in: 'body', name: 'OrderId' },
      describe: 'Sales order number or GUID',
    },
  },
  flags: {
    email: {
      kind: 'boolean',
      wire: { in: 'body', name: 'SendEmailToCustomer' },
      send: true,
      describe: 'Also send the order to the customer by e-mail',
    },
    'email-layout': {
      kind: 'uuid',
      wire: { in: 'body', name: 'EmailLayout' },
      describe: 'Layout of the e-mail (GUID)',
    },
    'extra-text': { kind: 'text', wire: { in: 'body', name: 'ExtraText' }, describe: 'Text added to the e-mail' },
    layout: { kind: 'uuid', wire: { in: 'body', name: 'DocumentLayout' }, describe: 'Layout of the document (GUID)' },
    sender: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'SenderEmailAddress' },
      describe: 'E-mail address of the sender',
    },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
