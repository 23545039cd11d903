// From specs/ledger/purchase-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `purchase-order lines`. */
export interface PurchaseOrderLinesArgs extends LinesFlags {
  readonly refs: readonly string[];
}

export const command = defineCommand<PurchaseOrderLinesArgs>(() => import('../client.js'), {
  id: 'ledger.purchase-order.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of purchase orders',
  usage: '<refs...> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/purchaseorder/PurchaseOrderLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'LineNumber', header: 'LineNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountDC', header: 'AmountDC', amount: true },
      { key: 'ItemCode', header: 'ItemCode' },
      { key: 'Quantity', header: 'Quantity' },
      { key: 'UnitPrice', header: 'UnitPrice', amount: true },
      { key: 'VATCode', header: 'VATCode' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: {
      name: 'purchaseorder/PurchaseOrderLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      documents: { argument: 'refs', id: 'PurchaseOrderID', field: 'OrderNumber' },
    },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'purchase-order',
      wire: { in: 'term', name: "PurchaseOrderID eq guid'{guid}'" },
      describe: 'Purchase order numbers or GUIDs',
    },
  },
  flags: {
    ...linesFlags,
    raw: {
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
  },
});
