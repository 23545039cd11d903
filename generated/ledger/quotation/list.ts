// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `quotation list`. */
export interface QuotationListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly from?: string;
  readonly search?: string;
  readonly status?: number;
  readonly to?: string;
}

export const command = defineCommand<QuotationListArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.list',
  command: 'list',
  describe: 'List quotations',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/crm/Quotations',
    paging: 'link',
    columns: [
      { key: 'QuotationNumber', header: 'Number' },
      { key: 'VersionNumber', header: 'Version' },
      { key: 'OrderAccountName', header: 'Account' },
      { key: 'QuotationDate', header: 'Date' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'StatusDescription', header: 'Status' },
      { key: 'Description', header: 'Description' },
      { key: 'ClosingDate', header: 'Closes' },
      { key: 'YourRef', header: 'Your ref' },
      { key: 'QuotationID', header: 'Quotation ID' },
    ],
    shape: 'rows',
    resource: { name: 'crm/Quotations', key: { field: 'QuotationID', type: 'Edm.Guid' }, needsSelect: true },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "OrderAccount eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "QuotationDate ge datetime'{day}T00:00:00'" },
      describe: 'Dated on or after this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or substringof('{text}',OrderAccountName))" },
      describe: 'Part of the description or account name',
    },
    status: {
      kind: 'integer',
      choices: ['5', '20', '25', '40', '50'],
      wire: { in: 'term', name: 'Status eq {number}' },
      describe: 'Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "QuotationDate le datetime'{day}T23:59:59'" },
      describe: 'Dated on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
