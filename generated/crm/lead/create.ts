// From specs/crm/lead.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, type BodyFlags } from '../flags.js';

/** Flags and arguments of `lead create`. */
export interface LeadCreateArgs extends BodyFlags {
  /** Title of the lead. */
  readonly title: string;
  /** Person id. */
  readonly person?: string;
  /** Organization id. */
  readonly org?: string;
  /** Id, name or e-mail address of the owner, or "me". */
  readonly owner?: string;
  /** Value in the currency set by --currency. */
  readonly value?: Decimal;
  /** Currency code, for example EUR. */
  readonly currency?: string;
  /** Expected close date. */
  readonly 'expected-close-date'?: string;
}

export const command = defineCommand<LeadCreateArgs>(() => import('../client.js'), {
  id: 'crm.lead.create',
  command: 'create',
  describe: 'Create a lead',
  usage: '--title <text> [flags]',
  effect: 'create',
  flags: {
    title: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the lead',
    },
    person: { type: 'string', kind: 'id', wire: { in: 'body', name: 'person_id' }, describe: 'Person id' },
    org: { type: 'string', kind: 'id', wire: { in: 'body', name: 'organization_id' }, describe: 'Organization id' },
    owner: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    value: {
      type: 'string',
      kind: 'number',
      decimals: 'currency',
      requires: ['currency'],
      wire: { in: 'body', name: 'value.amount' },
      describe: 'Value in the currency set by --currency',
    },
    currency: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      requires: ['value'],
      wire: { in: 'body', name: 'value.currency' },
      describe: 'Currency code, for example EUR',
    },
    'expected-close-date': {
      type: 'string',
      kind: 'date',
      wire: { in: 'body', name: 'expected_close_date' },
      describe: 'Expected close date',
    },
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/leads',
    shape: 'record',
    customFields: 'lead',
  }),
});
