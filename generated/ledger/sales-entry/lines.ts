// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `sales-entry lines`. */
export interface SalesEntryLinesArgs {
  /** Sales entries, numbers or GUIDs. */
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

export const command = defineCommand<SalesEntryLinesArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of sales entries',
  usage: '<refs...> [flags]',
  effect: 'read',
  positionals: {
    refs: {
      required: true,
      variadic: true,
      kind: 'reference',
      reference: 'sales-entry',
      wire: { in: 'term', name: "EntryID eq guid'{guid}'" },
      describe: 'Sales entries, numbers or GUIDs',
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
    path: '/api/v1/{division}/salesentry/SalesEntryLines',
    query: { $orderby: 'LineNumber' },
    paging: 'link',
    columns: [
      { key: 'ID', header: 'ID' },
      { key: 'LineNumber', header: 'LineNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'AmountDC', header: 'AmountDC' },
    ],
    shape: 'rows',
    resource: { name: 'salesentry/SalesEntryLines', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
