// From specs/ledger/bank-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `bank-entry list`. */
export interface BankEntryListArgs {
  /** Journal code. */
  readonly journal?: string;
  /** Period of the financial year. */
  readonly period?: number;
  /** Financial year. */
  readonly year?: number;
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

export const command = defineCommand<BankEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.bank-entry.list',
  command: 'list',
  describe: 'List bank entries',
  usage: '[flags]',
  effect: 'read',
  flags: {
    journal: {
      type: 'string',
      kind: 'text',
      wire: { in: 'term', name: "JournalCode eq '{text}'" },
      describe: 'Journal code',
    },
    period: {
      type: 'string',
      kind: 'integer',
      min: 1,
      wire: { in: 'term', name: 'FinancialPeriod eq {number}' },
      describe: 'Period of the financial year',
    },
    year: {
      type: 'string',
      kind: 'integer',
      wire: { in: 'term', name: 'FinancialYear eq {number}' },
      describe: 'Financial year',
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
    path: '/api/v1/{division}/financialtransaction/BankEntries',
    paging: 'link',
    columns: [
      { key: 'EntryID', header: 'EntryID' },
      { key: 'EntryNumber', header: 'EntryNumber' },
      { key: 'Status', header: 'Status' },
    ],
    shape: 'rows',
    resource: { name: 'financialtransaction/BankEntries', key: { field: 'EntryID', type: 'Edm.Guid' } },
  }),
});
