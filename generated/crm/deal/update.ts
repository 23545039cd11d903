// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';
import { bodyFlags, fieldFlags, type BodyFlags, type FieldFlags } from '../flags.js';

/** Flags and arguments of `deal update`. */
export interface DealUpdateArgs extends BodyFlags, FieldFlags {
  /** Deal id. */
  readonly id: string;
  /** Title of the deal. */
  readonly title?: string;
  /** Value in the currency of the deal. */
  readonly value?: Decimal;
  /** Currency code, for example EUR. */
  readonly currency?: string;
  /** Status of the deal. */
  readonly status?: 'open' | 'won' | 'lost';
  /** Stage id or name (a name that several pipelines have needs --pipeline). */
  readonly stage?: string;
  /** Pipeline id or name. */
  readonly pipeline?: string;
  /** Person id. */
  readonly person?: string;
  /** Organization id. */
  readonly org?: string;
  /** Id, name or e-mail address of the owner, or "me". */
  readonly owner?: string;
  /** Probability of winning. */
  readonly probability?: number;
  /** Expected close date. */
  readonly 'expected-close-date'?: string;
}

export const command = defineCommand<DealUpdateArgs>(() => import('../client.js'), {
  id: 'crm.deal.update',
  command: 'update <id>',
  describe: 'Update a deal',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    title: {
      type: 'string',
      kind: 'text',
      wire: { in: 'body', name: 'title' },
      describe: 'Title of the deal',
      blank: 'never',
    },
    value: {
      type: 'string',
      kind: 'number',
      decimals: 'currency',
      wire: { in: 'body', name: 'value' },
      describe: 'Value in the currency of the deal',
    },
    currency: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      wire: { in: 'body', name: 'currency' },
      describe: 'Currency code, for example EUR',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: { in: 'body', name: 'status' },
      describe: 'Status of the deal',
    },
    stage: {
      type: 'string',
      kind: 'reference',
      reference: 'stage',
      wire: { in: 'body', name: 'stage_id' },
      describe: 'Stage id or name (a name that several pipelines have needs --pipeline)',
    },
    pipeline: {
      type: 'string',
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'body', name: 'pipeline_id' },
      describe: 'Pipeline id or name',
    },
    person: { type: 'string', kind: 'id', wire: { in: 'body', name: 'person_id' }, describe: 'Person id' },
    org: { type: 'string', kind: 'id', wire: { in: 'body', name: 'org_id' }, describe: 'Organization id' },
    owner: {
      type: 'string',
      kind: 'reference',
      reference: 'user',
      wire: { in: 'body', name: 'owner_id' },
      describe: 'Id, name or e-mail address of the owner, or "me"',
    },
    probability: {
      type: 'string',
      kind: 'integer',
      min: 0,
      max: 100,
      unit: 'percent',
      wire: { in: 'body', name: 'probability' },
      describe: 'Probability of winning',
    },
    'expected-close-date': {
      type: 'string',
      kind: 'date',
      wire: { in: 'body', name: 'expected_close_date' },
      describe: 'Expected close date',
    },
    ...fieldFlags,
    ...bodyFlags,
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/deals/{id}',
    shape: 'record',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    change: true,
    filled: ['title'],
    customFields: 'deal',
  }),
});
