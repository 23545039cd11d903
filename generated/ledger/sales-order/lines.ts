// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `sales-order lines`. */
export interface SalesOrderLinesArgs {
  /** Sales orders, numbers or GUIDs. */
  readonly refs: readonly string[];
  /** Read every page, up to --max-pages. */
  readonly all?: boolean;
  /** Collections to return with each record, for example SalesEntryLines. */
  readonly expand?: readonly string[];
  /** OData $filter expression, for example "Status eq 20". */
  readonly filter?: string;
  /** Maximum number of pages. */
  readonly 'max-pages': number;
  /** Sort order, for example "Code desc". */
  readonly orderby?: string;
  /** Print the response of the service unchanged. */
  readonly raw?: boolean;
  /** Fields to return. */
  readonly select?: readonly string[];
  /** Maximum number of records to return. */
  readonly top?: number;
}

export const command = defineCommand<SalesOrderLinesArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of sales orders',
  usage: '<refs...> [flags]',
  effect: 'read',
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'text',
      wire: [
        { in: 'term', name: "OrderID eq guid'{guid}'", when: 'uuid' },
        { in: 'term', name: 'OrderNumber eq {number}', when: 'digits' },
      ],
      describe: 'Sales orders, numbers or GUIDs',
    },
  },
  flags: {
    all: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'paging', name: 'all' },
      describe: 'Read every page, up to --max-pages',
    },
    expand: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      wire: { in: 'query', name: '$expand' },
      describe: 'Collections to return with each record, for example SalesEntryLines',
    },
    filter: {
      type: 'string',
      kind: 'text',
      wire: { in: 'query', name: '$filter' },
      describe: 'OData $filter expression, for example "Status eq 20"',
    },
    'max-pages': {
      type: 'string',
      kind: 'integer',
      default: 50,
      min: 1,
      wire: { in: 'paging', name: 'pages' },
      describe: 'Maximum number of pages',
    },
    orderby: {
      type: 'string',
      kind: 'text',
      wire: { in: 'query', name: '$orderby' },
      describe: 'Sort order, for example "Code desc"',
    },
    raw: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
    select: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      wire: { in: 'query', name: '$select' },
      describe: 'Fields to return',
    },
    top: {
      type: 'string',
      kind: 'integer',
      min: 1,
      max: 60,
      wire: { in: 'query', name: '$top' },
      describe: 'Maximum number of records to return',
    },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesorder/SalesOrderLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'ID', header: 'ID' },
      { key: 'OrderNumber', header: 'OrderNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountDC', header: 'AmountDC' },
    ],
    shape: 'rows',
    resource: { name: 'salesorder/SalesOrderLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
