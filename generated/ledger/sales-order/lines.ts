// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `sales-order lines`. */
export interface SalesOrderLinesArgs extends LinesFlags {
  readonly refs: readonly string[];
}

export const command = defineCommand<SalesOrderLinesArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of sales orders',
  usage: '<refs...> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesorder/SalesOrderLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'OrderNumber', header: 'OrderNumber' },
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
      name: 'salesorder/SalesOrderLines',
      key: { field: 'ID', type: 'Edm.Guid' },
      documents: { argument: 'refs', id: 'OrderID', field: 'OrderNumber' },
    },
  }),
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'key',
      wire: [
        { in: 'term', name: "OrderID eq guid'{guid}'", when: 'uuid' },
        { in: 'term', name: 'OrderNumber eq {number}', when: 'digits' },
      ],
      describe: 'Sales order numbers or GUIDs',
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
