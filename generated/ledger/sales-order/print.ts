// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `sales-order print`. */
export interface SalesOrderPrintArgs {
  /** Sales order number or GUID. */
  readonly ref: string;
  /** Also send the order to the customer by e-mail. */
  readonly email?: boolean;
  /** Layout of the e-mail (GUID). */
  readonly 'email-layout'?: string;
  /** Text added to the e-mail. */
  readonly 'extra-text'?: string;
  /** Layout of the document (GUID). */
  readonly layout?: string;
  /** E-mail address of the sender. */
  readonly sender?: string;
}

export const command = defineCommand<SalesOrderPrintArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.print',
  command: 'print <ref>',
  describe: 'Print a sales order and optionally e-mail it',
  usage: '<ref> [flags]',
  effect: 'act',
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
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'body', name: 'SendEmailToCustomer' },
      send: true,
      describe: 'Also send the order to the customer by e-mail',
    },
    'email-layout': {
      type: 'string',
      kind: 'uuid',
      wire: { in: 'body', name: 'EmailLayout' },
      describe: 'Layout of the e-mail (GUID)',
    },
    'extra-text': {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'ExtraText' },
      describe: 'Text added to the e-mail',
    },
    layout: {
      type: 'string',
      kind: 'uuid',
      wire: { in: 'body', name: 'DocumentLayout' },
      describe: 'Layout of the document (GUID)',
    },
    sender: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'SenderEmailAddress' },
      describe: 'E-mail address of the sender',
    },
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/salesorder/PrintedSalesOrders',
    shape: 'record',
    says:
      'Printed sales order {ref.OrderNumber|ref}[ for {ref.InvoiceToName}][, {ref.Currency} {ref.AmountFC}] to document {answer.Document}',
    resource: { name: 'salesorder/PrintedSalesOrders', key: { field: 'OrderId', type: 'Edm.Guid' } },
  }),
});
