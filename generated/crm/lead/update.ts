// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `lead update`. */
export interface LeadUpdateArgs extends BodyFlags {
  readonly id: string;
  readonly title?: string;
  readonly person?: string;
  readonly org?: string;
  readonly owner?: string;
  readonly value?: Decimal;
  readonly currency?: string;
  readonly 'expected-close-date'?: string;
}

export const command = defineCommand<LeadUpdateArgs>(() => import('../client.js'), {
  id: 'crm.lead.update',
  command: 'update <id>',
  describe: 'Update a lead',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v1/leads/{id}',
    shape: 'record',
    naming: { path: '/api/v1/leads/{id}', id: 'id', field: 'title' },
    undo: {
      command: 'lead update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'lead get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['title'],
    customFields: 'lead',
  }),
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'path', name: 'id' }, describe: 'Lead id' },
  },
  flags: {
    title: { kind: 'text', wire: { in: 'body', name: 'title' }, describe: 'Title of the lead', blank: 'never' },
    person: { kind: 'id', wire: { in: 'body', name: 'person_id' }, describe: 'Person id' },
    org: { kind: 'id', wire: { in: 'body', name: 'organization_id' }, describe: 'Organization id' },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    value: {
      kind: 'number',
      decimals: 'currency',
      requires: ['currency'],
      wire: { in: 'body', name: 'value.amount' },
      describe: 'Value in the currency set by --currency',
    },
    currency: {
      kind: 'text',
      blank: 'never',
      requires: ['value'],
      wire: { in: 'body', name: 'value.currency' },
      describe: 'Currency code, for example EUR',
    },
    'expected-close-date': {
      kind: 'date',
      wire: { in: 'body', name: 'expected_close_date' },
      describe: 'Expected close date',
    },
    ...bodyFlags,
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
