// From specs/ledger/mandate.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `mandate list`. */
export interface MandateListArgs extends LinesFlags, ListFlags {
  readonly account?: string;
  readonly reference?: string;
  readonly search?: string;
  readonly type?: number;
}

export const command = defineCommand<MandateListArgs>(() => import('../client.js'), {
  id: 'ledger.mandate.list',
  command: 'list',
  describe: 'List direct debit mandates',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/cashflow/DirectDebitMandates',
    paging: 'link',
    columns: [
      { key: 'Reference', header: 'Reference' },
      { key: 'Description', header: 'Description' },
      { key: 'SignatureDate', header: 'Signed' },
      { key: 'Type', header: 'Type', values: { 0: '0 core', 1: '1 b2b' } },
      { key: 'PaymentType', header: 'Payment type', values: { 0: '0 one-off', 1: '1 recurrent' } },
      { key: 'Main', header: 'Main' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'cashflow/DirectDebitMandates', key: { field: 'ID', type: 'Edm.Guid' }, needsSelect: true },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'term', name: "Account eq guid'{guid}'" },
      describe: 'Account code or GUID',
    },
    reference: { kind: 'text', wire: { in: 'term', name: "Reference eq '{text}'" }, describe: 'Mandate reference' },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "substringof('{text}',Description)" },
      describe: 'Part of the description',
    },
    type: {
      kind: 'integer',
      choices: ['0', '1'],
      wire: { in: 'term', name: 'Type eq {number}' },
      describe: 'Scheme: 0 core, 1 b2b',
    },
    ...linesFlags,
    ...listFlags,
  },
});
