// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `account create`. */
export interface AccountCreateArgs {
  /** Name. */
  readonly name: string;
  /** Code; numbers are padded by the service. */
  readonly code?: string;
  /** Sold to; the service derives it from the status. */
  readonly customer?: boolean;
  /** Bought from. */
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
  /** Country code of 2 letters. */
  readonly country?: string;
  /** A none, S suspect, P prospect, C customer. */
  readonly status?: 'A' | 'S' | 'P' | 'C';
  /** Record as JSON: text or @file. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
  /** Constants of the spec. */
  readonly with: { readonly resource: string };
}

export const command = defineCommand<AccountCreateArgs>(() => import('../client.js'), {
  id: 'ledger.account.create',
  command: 'create',
  describe: 'Create a customer, supplier or prospect',
  usage: '--name <text> [flags]',
  effect: 'create',
  flags: {
    name: { type: 'string', demandOption: true, kind: 'text', wire: 'body:Name', describe: 'Name' },
    code: { type: 'string', kind: 'text', wire: 'body:Code', describe: 'Code; numbers are padded by the service' },
    customer: {
      type: 'string',
      kind: 'yesno',
      wire: 'body:IsSales',
      describe: 'Sold to; the service derives it from the status',
    },
    supplier: { type: 'string', kind: 'yesno', wire: 'body:IsSupplier', describe: 'Bought from' },
    'vat-number': { type: 'string', kind: 'text', wire: 'body:VATNumber', describe: 'VAT number' },
    email: { type: 'string', kind: 'text', wire: 'body:Email', describe: 'E-mail address' },
    phone: { type: 'string', kind: 'text', wire: 'body:Phone', describe: 'Phone number' },
    website: { type: 'string', kind: 'text', wire: 'body:Website', describe: 'Website' },
    address: {
      type: 'string',
      kind: 'text',
      wire: 'body:AddressLine1',
      describe: 'Street and number of the visiting address',
    },
    postcode: { type: 'string', kind: 'text', wire: 'body:Postcode', describe: 'Postcode' },
    city: { type: 'string', kind: 'text', wire: 'body:City', describe: 'City' },
    country: { type: 'string', kind: 'text', wire: 'body:Country', describe: 'Country code of 2 letters' },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['A', 'S', 'P', 'C'],
      wire: 'body:Status',
      describe: 'A none, S suspect, P prospect, C customer',
    },
    body: { type: 'string', kind: 'json', stdin: true, wire: 'body:', describe: 'Record as JSON: text or @file' },
    set: {
      type: 'string',
      kind: 'pair',
      repeat: true,
      describe: 'One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code',
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
  handler: workflow(() => import('../../../workflows/ledger/create.js'), { with: { resource: 'crm/Accounts' } }),
});
