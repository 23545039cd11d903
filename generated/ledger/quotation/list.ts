// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `quotation list`. */
export interface QuotationListArgs {
  /** Account, code or GUID. */
  readonly account?: string;
  /** Dated on or after this day. */
  readonly from?: string;
  /** Part of the description or account name. */
  readonly search?: string;
  /** Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted. */
  readonly status?: number;
  /** Dated on or before this day. */
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

export const command = defineCommand<QuotationListArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.list',
  command: 'list',
  describe: 'List quotations',
  usage: '[flags]',
  effect: 'read',
  flags: {
    account: {
      type: 'string',
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "OrderAccount eq guid'{guid}'" },
      describe: 'Account, code or GUID',
    },
    from: {
      type: 'string',
      kind: 'date',
      wire: { in: 'term', name: "QuotationDate ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    search: {
      type: 'string',
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or substringof('{text}',OrderAccountName))" },
      describe: 'Part of the description or account name',
    },
    status: {
      type: 'string',
      kind: 'integer',
      choices: ['5', '20', '25', '40', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted',
    },
    to: {
      type: 'string',
      kind: 'date',
      wire: { in: 'term', name: "QuotationDate le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
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
    path: '/api/v1/{division}/crm/Quotations',
    paging: 'link',
    columns: [
      { key: 'QuotationID', header: 'QuotationID' },
      { key: 'QuotationNumber', header: 'QuotationNumber' },
      { key: 'Description', header: 'Description' },
      { key: 'QuotationDate', header: 'QuotationDate' },
      { key: 'AmountDC', header: 'AmountDC' },
      { key: 'Status', header: 'Status' },
    ],
    shape: 'rows',
    resource: { name: 'crm/Quotations', key: { field: 'QuotationID', type: 'Edm.Guid' } },
  }),
});
