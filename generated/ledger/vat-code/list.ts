// From specs/ledger/vat-code.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `vat-code list`. */
export interface VatCodeListArgs extends LinesFlags, ListFlags {
  readonly search?: string;
}

export const command = defineCommand<VatCodeListArgs>(() => import('../client.js'), {
  id: 'ledger.vat-code.list',
  command: 'list',
  describe: 'List VAT codes',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/vat/VATCodes',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Percentage', header: 'Percentage' },
      { key: 'Type', header: 'Type', values: { E: 'E excluding', I: 'I including' } },
      { key: 'IsBlocked', header: 'Blocked' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'vat/VATCodes', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    ...linesFlags,
    ...listFlags,
  },
});
