// From specs/ledger/contact.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `contact create`. */
export interface ContactCreateArgs extends RecordFlags {
  readonly account?: string;
  readonly 'first-name'?: string;
  readonly 'last-name'?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly mobile?: string;
  readonly template?: boolean;
}

export const command = defineCommand<ContactCreateArgs>(() => import('../client.js'), {
  id: 'ledger.contact.create',
  command: 'create',
  describe: 'Create a contact for an account',
  usage: '[flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/Contacts',
    shape: 'record',
    says: 'Created contact {created}',
    undo: { command: 'contact delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'crm/Contacts', id: '{created}' } },
    change: true,
    resource: { name: 'crm/Contacts', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    account: {
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Account' },
      describe: 'Account code or GUID',
    },
    'first-name': { kind: 'text', wire: { in: 'body', name: 'FirstName' }, describe: 'First name' },
    'last-name': { kind: 'text', wire: { in: 'body', name: 'LastName' }, describe: 'Last name' },
    email: {
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'BusinessEmail' },
      describe: 'Business e-mail address',
    },
    phone: {
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'BusinessPhone' },
      describe: 'Business phone number',
    },
    mobile: {
      kind: 'text',
      blank: 'clears',
      wire: { in: 'body', name: 'BusinessMobile' },
      describe: 'Business mobile number',
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
