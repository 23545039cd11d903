// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `account list`. */
export interface AccountListArgs {
  /** Only customers, or with "no" only other accounts. */
  readonly customer?: boolean;
  /** Part of the name or the exact code. */
  readonly search?: string;
  /** Status: A none, S suspect, P prospect, C customer. */
  readonly status?: 'A' | 'S' | 'P' | 'C';
  /** Only suppliers, or with "no" only other accounts. */
  readonly supplier?: boolean;
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

export const command = defineCommand<AccountListArgs>(() => import('../client.js'), {
  id: 'ledger.account.list',
  command: 'list',
  describe: 'List accounts',
  usage: '[flags]',
  effect: 'read',
  flags: {
    customer: {
      type: 'string',
      kind: 'yesno',
      wire: { in: 'term', name: 'IsSales eq {boolean}' },
      describe: 'Only customers, or with "no" only other accounts',
    },
    search: {
      type: 'string',
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Name) or Code eq '{text:18}')" },
      describe: 'Part of the name or the exact code',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['A', 'S', 'P', 'C'],
      wire: { in: 'term', name: "Status eq '{text}'" },
      describe: 'Status: A none, S suspect, P prospect, C customer',
    },
    supplier: {
      type: 'string',
      kind: 'yesno',
      wire: { in: 'term', name: 'IsSupplier eq {boolean}' },
      describe: 'Only suppliers, or with "no" only other accounts',
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
    path: '/api/v1/{division}/crm/Accounts',
    paging: 'link',
    columns: [
      { key: 'ID', header: 'ID' },
      { key: 'Code', header: 'Code' },
      { key: 'Name', header: 'Name' },
      { key: 'StartDate', header: 'StartDate' },
      { key: 'Status', header: 'Status' },
    ],
    shape: 'rows',
    resource: { name: 'crm/Accounts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
