// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, fieldFlags, type BodyFlags, type FieldFlags } from '../flags.js';

/** Flags and arguments of `deal update`. */
export interface DealUpdateArgs extends BodyFlags, FieldFlags {
  readonly id: string;
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

export const command = defineCommand<DealUpdateArgs>(() => import('../client.js'), {
  id: 'crm.deal.update',
  command: 'update <id>',
  describe: 'Update a deal',
  usage: '<id> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/deals/{id}',
    shape: 'record',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    undo: {
      command: 'deal update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'deal get', args: { id: '{id}' } },
    },
    change: true,
    filled: ['title'],
    customFields: 'deal',
  }),
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    title: { kind: 'text', wire: { in: 'body', name: 'title' }, describe: 'Title of the deal', blank: 'never' },
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
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
