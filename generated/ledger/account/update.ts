// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `account update`. */
export interface AccountUpdateArgs extends RecordFlags {
  readonly id: string | readonly string[];
  readonly name?: string;
  readonly code?: string;
  readonly customer?: boolean;
  readonly supplier?: boolean;
  readonly 'vat-number'?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly address?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly country?: string;
  readonly status?: 'A' | 'S' | 'P' | 'C';
  readonly template?: boolean;
}

export const command = defineCommand<AccountUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.account.update',
  command: 'update <id>',
  describe: 'Update an account',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/crm/Accounts({id})',
    shape: 'action',
    says: 'Updated account {id}',
    undo: { command: 'account update', args: { id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
    filled: ['Name'],
    resource: { name: 'crm/Accounts', key: { field: 'ID', type: 'Edm.Guid' }, id: 'id' },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'account',
      wire: { in: 'path', name: 'id' },
      describe: 'Account code or GUID',
    },
  },
  flags: {
    name: { kind: 'text', wire: { in: 'body', name: 'Name' }, describe: 'Account name', blank: 'never' },
    code: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'Code' },
      describe: 'Account code (the service pads numeric codes)',
    },
    customer: {
      kind: 'yesno',
      wire: { in: 'body', name: 'IsSales' },
      describe: 'Is a customer (the service derives it from --status)',
    },
    supplier: { kind: 'yesno', wire: { in: 'body', name: 'IsSupplier' }, describe: 'Is a supplier' },
    'vat-number': { kind: 'text', blank: 'clears', wire: { in: 'body', name: 'VATNumber' }, describe: 'VAT number' },
    email: { kind: 'text', blank: 'clears', wire: { in: 'body', name: 'Email' }, describe: 'E-mail address' },
    phone: { kind: 'text', blank: 'clears', wire: { in: 'body', name: 'Phone' }, describe: 'Phone number' },
    website: { kind: 'text', blank: 'clears', wire: { in: 'body', name: 'Website' }, describe: 'Website' },
    address: {
      kind: 'text',
      wire: { in: 'body', name: 'AddressLine1' },
      describe: 'Street and number of the visiting address',
    },
    postcode: { kind: 'text', blank: 'clears', wire: { in: 'body', name: 'Postcode' }, describe: 'Postcode' },
    city: { kind: 'text', wire: { in: 'body', name: 'City' }, describe: 'City' },
    country: {
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'Country' },
      describe: 'Two-letter country code',
    },
    status: {
      kind: 'enum',
      choices: ['A', 'S', 'P', 'C'],
      wire: { in: 'body', name: 'Status' },
      describe: 'Status: A none, S suspect, P prospect, C customer',
    },
    ...recordFlags,
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
