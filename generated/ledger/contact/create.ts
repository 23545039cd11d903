// From specs/ledger/contact.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `contact create`. */
export interface ContactCreateArgs extends RecordFlags {
  /** Account code or GUID. */
  readonly account?: string;
  /** First name. */
  readonly 'first-name'?: string;
  /** Last name. */
  readonly 'last-name'?: string;
  /** Business e-mail address. */
  readonly email?: string;
  /** Business phone number. */
  readonly phone?: string;
  /** Business mobile number. */
  readonly mobile?: string;
  /** Print a JSON template for --body and send nothing. */
  readonly template?: boolean;
}

export const command = defineCommand<ContactCreateArgs>(() => import('../client.js'), {
  id: 'ledger.contact.create',
  command: 'create',
  describe: 'Create a contact for an account',
  usage: '[flags]',
  effect: 'create',
  flags: {
    account: {
      type: 'string',
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Account' },
      describe: 'Account code or GUID',
    },
    'first-name': { type: 'string', kind: 'text', wire: { in: 'body', name: 'FirstName' }, describe: 'First name' },
    'last-name': { type: 'string', kind: 'text', wire: { in: 'body', name: 'LastName' }, describe: 'Last name' },
    email: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'BusinessEmail' },
      describe: 'Business e-mail address',
    },
    phone: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'BusinessPhone' },
      describe: 'Business phone number',
    },
    mobile: {
      type: 'string',
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'BusinessMobile' },
      describe: 'Business mobile number',
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
    path: '/api/v1/{division}/crm/Contacts',
    shape: 'record',
    says: 'Created contact {created}',
    change: true,
    resource: { name: 'crm/Contacts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
});
