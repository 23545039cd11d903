// From specs/ledger/outstanding.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `outstanding list`. */
export interface OutstandingListArgs extends LinesFlags, ListFlags {
  readonly currency?: string;
}

export const command = defineCommand<OutstandingListArgs>(() => import('../client.js'), {
  id: 'ledger.outstanding.list',
  command: 'list',
  describe: 'List the totals of outstanding invoices',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/financial/OutstandingInvoicesOverview',
    paging: 'link',
    columns: [
      { key: 'CurrencyCode', header: 'Currency' },
      { key: 'OutstandingReceivableInvoiceAmount', header: 'Receivable', amount: true },
      { key: 'OverdueReceivableInvoiceAmount', header: 'Overdue', amount: true },
      { key: 'OutstandingReceivableInvoiceCount', header: 'Invoices' },
      { key: 'OutstandingPayableInvoiceAmount', header: 'Payable', amount: true },
      { key: 'OverduePayableInvoiceAmount', header: 'Payable overdue', amount: true },
      { key: 'OutstandingPayableInvoiceCount', header: 'Bills' },
    ],
    shape: 'rows',
    resource: {
      name: 'read/financial/OutstandingInvoicesOverview',
      key: { field: 'CurrencyCode', type: 'Edm.String' },
    },
  }),
  flags: {
    currency: { kind: 'text', wire: { in: 'term', name: "CurrencyCode eq '{text}'" }, describe: 'Currency code' },
    ...linesFlags,
    ...listFlags,
  },
});
