// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `create`. */
export interface CreateArgs {
  /** Resource, for example crm/Contacts. */
  readonly resource: string;
  /** Record as JSON: text or @file. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
  /** Send it even if the catalogue does not list the resource or a field. */
  readonly force?: boolean;
  /** Use the beta version of the resource. */
  readonly beta?: boolean;
}

export const command = defineCommand<CreateArgs>(() => import('../client.js'), {
  id: 'ledger.create',
  command: 'create <resource>',
  describe: 'Create a record in any catalogue resource',
  usage: '<resource> [flags]',
  effect: 'create',
  positionals: {
    resource: {
      required: true,
      kind: 'resource',
      wire: { in: 'path', name: 'resource' },
      describe: 'Resource, for example crm/Contacts',
    },
  },
  flags: {
    body: {
      type: 'string',
      kind: 'json',
      stdin: true,
      wire: { in: 'body', name: '' },
      describe: 'Record as JSON: text or @file',
    },
    set: {
      type: 'string',
      kind: 'pair',
      wire: { in: 'assign', name: '' },
      repeat: true,
      describe: 'One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code',
    },
    force: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'catalogue', name: 'force' },
      describe: 'Send it even if the catalogue does not list the resource or a field',
    },
    beta: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'catalogue', name: 'beta' },
      describe: 'Use the beta version of the resource',
    },
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Confirm a delete' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/{resource}',
    shape: 'record',
    says: 'Created {created} of {resource}',
    change: true,
    resource: { name: '{resource}' },
  }),
});
