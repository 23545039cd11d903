// From specs/ledger/subscription.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `subscription list`. */
export interface SubscriptionListArgs extends LinesFlags, ListFlags {
  readonly customer?: string;
  readonly from?: string;
  readonly search?: string;
  readonly to?: string;
}

export const command = defineCommand<SubscriptionListArgs>(() => import('../client.js'), {
  id: 'ledger.subscription.list',
  command: 'list',
  describe: 'List subscriptions',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/subscription/Subscriptions',
    paging: 'link',
    columns: [
      { key: 'Number', header: 'Number' },
      { key: 'Description', header: 'Description' },
      { key: 'OrderedByName', header: 'Account' },
      { key: 'StartDate', header: 'Start date' },
      { key: 'EndDate', header: 'End date' },
      { key: 'InvoicedTo', header: 'Invoiced to' },
      { key: 'EntryID', header: 'Entry ID' },
    ],
    shape: 'rows',
    resource: { name: 'subscription/Subscriptions', key: { field: 'EntryID', type: 'Edm.Guid' } },
  }),
  flags: {
    customer: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "OrderedBy eq guid'{guid}'" },
      describe: 'Customer code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "StartDate ge datetime'{day}T00:00:00'" },
      describe: 'Start date on or after this day',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',Description)" },
      describe: 'Part of the description',
    },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "StartDate le datetime'{day}T23:59:59'" },
      describe: 'Start date on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
