// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `lead create`. */
export interface LeadCreateArgs extends BodyFlags {
  readonly title?: string;
  readonly person?: string;
  readonly org?: string;
  readonly owner?: string;
  readonly value?: Decimal;
  readonly currency?: string;
  readonly 'expected-close-date'?: string;
}

export const command = defineCommand<LeadCreateArgs>(() => import('../client.js'), {
  id: 'crm.lead.create',
  command: 'create',
  describe: 'Create a lead',
  usage: '--title <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/leads',
    shape: 'record',
    undo: { command: 'lead delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['title', 'title'],
        ['person_id', 'person_id'],
        ['organization_id', 'organization_id'],
      ],
      names: ['title'],
      created: 'add_time',
      window: 86400,
      list: {
        command: 'lead list',
        args: {},
        query: { person_id: '{sent.person_id}', organization_id: '{sent.organization_id}' },
      },
    },
    reader: { command: 'lead get', args: { id: '{created}' } },
    customFields: 'lead',
  }),
  flags: {
    title: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the lead',
    },
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
