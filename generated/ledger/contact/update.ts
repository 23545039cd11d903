// From specs/ledger/contact.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `contact update`. */
export interface ContactUpdateArgs extends RecordFlags {
  readonly id: string | readonly string[];
  readonly account?: string;
  readonly 'first-name'?: string;
  readonly 'last-name'?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly mobile?: string;
  readonly template?: boolean;
}

export const command = defineCommand<ContactUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.contact.update',
  command: 'update <id>',
  describe: 'Update a contact',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/crm/Contacts({id})',
    shape: 'action',
    says: 'Updated contact {id}',
    undo: { command: 'contact update', args: { id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
    resource: { name: 'crm/Contacts', key: { field: 'ID', type: 'Edm.Guid' }, id: 'id' },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'uuid', wire: { in: 'path', name: 'id' }, describe: 'Contact id' },
  },
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
