// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `account create`. */
export interface AccountCreateArgs extends RecordFlags {
  /** Account name. */
  readonly name: string;
  /** Account code (the service pads numeric codes). */
  readonly code?: string;
  /** Is a customer (the service derives it from --status). */
  readonly customer?: boolean;
  /** Is a supplier. */
  readonly supplier?: boolean;
  /** VAT number. */
  readonly 'vat-number'?: string;
  /** E-mail address. */
  readonly email?: string;
  /** Phone number. */
  readonly phone?: string;
  /** Website. */
  readonly website?: string;
  /** Street and number of the visiting address. */
  readonly address?: string;
  /** Postcode. */
  readonly postcode?: string;
  /** City. */
  readonly city?: string;
  /** Two-letter country code. */
  readonly country?: string;
  /** Status: A none, S suspect, P prospect, C customer. */
  readonly status?: 'A' | 'S' | 'P' | 'C';
  /** Print a JSON template for --body and send nothing. */
  readonly template?: boolean;
}

export const command = defineCommand<AccountCreateArgs>(() => import('../client.js'), {
  id: 'ledger.account.create',
  command: 'create',
  describe: 'Create a customer, supplier or prospect',
  usage: '--name <text> [flags]',
  effect: 'create',
  flags: {
    name: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'Name' },
      describe: 'Account name',
    },
    code: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'Code' },
      describe: 'Account code (the service pads numeric codes)',
    },
    customer: {
      type: 'string',
      kind: 'yesno',
      wire: { in: 'body', name: 'IsSales' },
      describe: 'Is a customer (the service derives it from --status)',
    },
    supplier: { type: 'string', kind: 'yesno', wire: { in: 'body', name: 'IsSupplier' }, describe: 'Is a supplier' },
    'vat-number': {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'VATNumber' },
      describe: 'VAT number',
    },
    email: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'Email' },
      describe: 'E-mail address',
    },
    phone: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'Phone' },
      describe: 'Phone number',
    },
    website: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'Website' },
      describe: 'Website',
    },
    address: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'AddressLine1' },
      describe: 'Street and number of the visiting address',
    },
    postcode: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'Postcode' },
      describe: 'Postcode',
    },
    city: { type: 'string', kind: 'text', wire: { in: 'body', name: 'City' }, describe: 'City' },
    country: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'Country' },
      describe: 'Two-letter country code',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['A', 'S', 'P', 'C'],
      wire: { in: 'body', name: 'Status' },
      describe: 'Status: A none, S suspect, P prospect, C customer',
    },
    ...recordFlags,
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/Accounts',
    shape: 'record',
    says: 'Created account {answer.Code|created}',
    change: true,
    resource: { name: 'crm/Accounts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
