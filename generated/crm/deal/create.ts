// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, fieldFlags, type BodyFlags, type FieldFlags } from '../flags.js';

/** Flags and arguments of `deal create`. */
export interface DealCreateArgs extends BodyFlags, FieldFlags {
  readonly title?: string;
  readonly value?: Decimal;
  readonly currency?: string;
  readonly status?: 'open' | 'won' | 'lost';
  readonly stage?: string;
  readonly pipeline?: string;
  readonly person?: string;
  readonly org?: string;
  readonly owner?: string;
  readonly probability?: number;
  readonly 'expected-close-date'?: string;
}

export const command = defineCommand<DealCreateArgs>(() => import('../client.js'), {
  id: 'crm.deal.create',
  command: 'create',
  describe: 'Create a deal',
  usage: '--title <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/deals',
    shape: 'record',
    undo: { command: 'deal delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['title', 'title'],
        ['value', 'value'],
        ['person_id', 'person_id'],
        ['org_id', 'org_id'],
      ],
      names: ['title'],
      created: 'add_time',
      window: 86400,
      list: {
        command: 'deal list',
        args: {},
        query: { person_id: '{sent.person_id}', org_id: '{sent.org_id}', sort_by: 'add_time', sort_direction: 'desc' },
        newestFirst: true,
      },
    },
    reader: { command: 'deal get', args: { id: '{created}' } },
    customFields: 'deal',
  }),
  flags: {
    title: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the deal',
    },
    value: {
      kind: 'number',
      decimals: 'currency',
      wire: { in: 'body', name: 'value' },
      describe: 'Value in the currency of the deal',
    },
    currency: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'currency' },
      describe: 'Currency code, for example EUR',
    },
    status: {
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: { in: 'body', name: 'status' },
      describe: 'Status of the deal',
    },
    stage: {
      kind: 'reference',
      reference: 'stage',
      wire: { in: 'body', name: 'stage_id' },
      describe: 'Stage id or name (add --pipeline if several pipelines have the name)',
    },
    pipeline: {
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'body', name: 'pipeline_id' },
      describe: 'Pipeline id or name',
    },
    person: { kind: 'id', wire: { in: 'body', name: 'person_id' }, describe: 'Person id' },
    org: { kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    owner: {
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    probability: {
      kind: 'integer',
      min: 0,
      max: 100,
      unit: 'percent',
      wire: { in: 'body', name: 'probability' },
      describe: 'Probability of winning',
    },
    'expected-close-date': {
      kind: 'date',
      wire: { in: 'body', name: 'expected_close_date' },
      describe: 'Expected close date',
    },
    ...fieldFlags,
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
