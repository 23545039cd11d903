// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `sales-entry create`. */
export interface SalesEntryCreateArgs {
  /** Book a credit note: amounts are negative. */
  readonly 'credit-note'?: boolean;
  /** Customer as GUID or code. */
  readonly customer: string;
  /** Date of the entry. */
  readonly date?: string;
  /** Description of the entry. */
  readonly description?: string;
  /** File attached to one new document of the entry. */
  readonly file?: readonly string[];
  /** Reference known to the customer. */
  readonly invoice?: string;
  /** Code of the sales journal. */
  readonly journal: string;
  /** One line of the entry. */
  readonly line: readonly string[];
  /** Constants of the spec. */
  readonly with: { readonly resource: string };
}

export const command = defineCommand<SalesEntryCreateArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.create',
  command: 'create',
  describe: 'Book a sales entry or credit note',
  usage: '--customer <id|code> --journal <text> --line <account:amount[:option=value...][:text]> [flags]',
  effect: 'create',
  flags: {
    'credit-note': { type: 'boolean', kind: 'boolean', describe: 'Book a credit note: amounts are negative' },
    customer: {
      type: 'string',
      demandOption: true,
      kind: 'reference',
      reference: 'account',
      wire: 'body:Customer',
      describe: 'Customer as GUID or code',
    },
    date: { type: 'string', kind: 'date', wire: 'body:EntryDate', describe: 'Date of the entry' },
    description: { type: 'string', kind: 'text', wire: 'body:Description', describe: 'Description of the entry' },
    file: { type: 'string', kind: 'path', repeat: true, describe: 'File attached to one new document of the entry' },
    invoice: { type: 'string', kind: 'text', wire: 'body:YourRef', describe: 'Reference known to the customer' },
    journal: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: 'body:Journal',
      describe: 'Code of the sales journal',
    },
    line: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      minItems: 1,
      repeat: true,
      describe: 'One line of the entry',
    },
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the change; without it nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the checked request and send nothing' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Confirm a delete' },
  },
  handler: workflow(() => import('../../../workflows/ledger/sales-entry-create.js'), {
    with: { resource: 'salesentry/SalesEntries' },
  }),
});
