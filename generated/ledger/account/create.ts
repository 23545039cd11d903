// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `account create`. */
export interface AccountCreateArgs extends RecordFlags {
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

export const command = defineCommand<AccountCreateArgs>(() => import('../client.js'), {
  id: 'ledger.account.create',
  command: 'create',
  describe: 'Create a customer, supplier or prospect',
  usage: '--name <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/Accounts',
    shape: 'record',
    says: 'Created account {answer.Code|created}',
    undo: { command: 'account delete', args: { ids: '{created}' } },
    locate: {
      by: [
        ['Code', 'Code'],
        ['Name', 'Name'],
      ],
      names: ['Name'],
      created: 'Created',
      window: 86400,
      list: { command: 'account list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'crm/Accounts', id: '{created}' } },
    change: true,
    resource: { name: 'crm/Accounts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    name: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'Name' },
      describe: 'Account name',
    },
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
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
