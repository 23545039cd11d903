// From specs/ledger/sales-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `sales-order list`. */
export interface SalesOrderListArgs {
  /** Customer, code or GUID. */
  readonly customer?: string;
  /** Ordered on or after this day. */
  readonly from?: string;
  /** Part of the description or customer name. */
  readonly search?: string;
  /** Status: 12 open, 20 partial, 21 complete, 45 canceled. */
  readonly status?: number;
  /** Ordered on or before this day. */
  readonly to?: string;
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
  /** Read every division in turn; --all and --limit apply to each. */
  readonly 'all-divisions'?: boolean;
  /** Print only the number of matching records. */
  readonly count?: boolean;
}

export const command = defineCommand<SalesOrderListArgs>(() => import('../client.js'), {
  id: 'ledger.sales-order.list',
  command: 'list',
  describe: 'List sales orders',
  usage: '[flags]',
  effect: 'read',
  flags: {
    customer: {
      type: 'string',
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "OrderedBy eq guid'{guid}'" },
      describe: 'Customer, code or GUID',
    },
    from: {
      type: 'string',
      kind: 'date',
      wire: { in: 'term', name: "OrderDate ge datetime'{day}T00:00:00'" },
      describe: 'Ordered on or after this day',
    },
    search: {
      type: 'string',
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or substringof('{text}',OrderedByName))" },
      describe: 'Part of the description or customer name',
    },
    status: {
      type: 'string',
      kind: 'integer',
      choices: ['12', '20', '21', '45'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 12 open, 20 partial, 21 complete, 45 canceled',
    },
    to: {
      type: 'string',
      kind: 'date',
      wire: { in: 'term', name: "OrderDate le datetime'{day}T23:59:59'" },
      describe: 'Ordered on or before this day',
    },
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
      conflicts: ['count'],
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
    'all-divisions': {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['division'],
      wire: { in: 'each', name: 'division' },
      describe: 'Read every division in turn; --all and --limit apply to each',
    },
    count: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'count' },
      describe: 'Print only the number of matching records',
    },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/salesorder/SalesOrders',
    paging: 'link',
    columns: [
      { key: 'OrderID', header: 'OrderID' },
      { key: 'OrderNumber', header: 'OrderNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'OrderDate', header: 'OrderDate' },
      { key: 'AmountDC', header: 'AmountDC' },
      { key: 'Status', header: 'Status' },
    ],
    shape: 'rows',
    resource: { name: 'salesorder/SalesOrders', key: { field: 'OrderID', type: 'Edm.Guid' } },
  }),
});
