// From specs/ledger/opportunity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `opportunity list`. */
export interface OpportunityListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly from?: string;
  readonly search?: string;
  readonly stage?: string;
  readonly to?: string;
}

export const command = defineCommand<OpportunityListArgs>(() => import('../client.js'), {
  id: 'ledger.opportunity.list',
  command: 'list',
  describe: 'List opportunities',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/crm/Opportunities',
    paging: 'link',
    columns: [
      { key: 'Number', header: 'Number' },
      { key: 'Name', header: 'Name' },
      { key: 'AccountName', header: 'Account name' },
      { key: 'AmountDC', header: 'Amount', amount: true },
      { key: 'CloseDate', header: 'Close date' },
      { key: 'OpportunityStageDescription', header: 'Stage' },
      { key: 'Probability', header: 'Probability' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'crm/Opportunities', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    from: {
      kind: 'date',
      wire: { in: 'term', name: "CloseDate ge datetime'{day}T00:00:00'" },
      describe: 'Expected to close on or after this day',
    },
    search: { kind: 'text', wire: { in: 'term', name: "substringof('{text}',Name)" }, describe: 'Part of the name' },
    stage: { kind: 'uuid', wire: { in: 'term', name: "OpportunityStage eq guid'{guid}'" }, describe: 'Stage (GUID)' },
    to: {
      kind: 'date',
      notBefore: 'from',
      wire: { in: 'term', name: "CloseDate le datetime'{day}T23:59:59'" },
      describe: 'Expected to close on or before this day',
    },
    ...linesFlags,
    ...listFlags,
  },
});
