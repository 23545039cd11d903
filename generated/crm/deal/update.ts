// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal, type Json } from 'cmdspec/runtime';

/** Flags and arguments of `deal update`. */
export interface DealUpdateArgs {
  /** Deal id. */
  readonly id: string;
  /** Title of the deal. */
  readonly title?: string;
  /** Value, in the currency of the deal. */
  readonly value?: Decimal;
  /** Currency code, for example EUR. */
  readonly currency?: string;
  /** Status of the deal. */
  readonly status?: 'open' | 'won' | 'lost';
  /** Stage id. */
  readonly stage?: string;
  /** Pipeline id. */
  readonly pipeline?: string;
  /** Person id. */
  readonly person?: string;
  /** Organization id. */
  readonly org?: string;
  /** User id of the owner. */
  readonly owner?: string;
  /** Chance of winning. */
  readonly probability?: number;
  /** Day on which the deal should close. */
  readonly 'expected-close-date'?: string;
  /** A field by its name or key, as Name=Value; an option by its label. */
  readonly field?: readonly (readonly [string, string])[];
  /** JSON object with more keys: text or @file; flags win over it. */
  readonly body?: Json;
}

export const command = defineCommand<DealUpdateArgs>(() => import('../client.js'), {
  id: 'crm.deal.update',
  command: 'update <id>',
  describe: 'Change given fields of a deal',
  usage: '<id> [flags]',
  effect: 'update',
  positionals: {
    id: { required: true, kind: 'id', wire: 'path:id', describe: 'Deal id' },
  },
  flags: {
    title: { type: 'string', kind: 'text', wire: 'body:title', describe: 'Title of the deal' },
    value: { type: 'string', kind: 'number', wire: 'body:value', describe: 'Value, in the currency of the deal' },
    currency: { type: 'string', kind: 'text', wire: 'body:currency', describe: 'Currency code, for example EUR' },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: 'body:status',
      describe: 'Status of the deal',
    },
    stage: { type: 'string', kind: 'id', wire: 'body:stage_id', describe: 'Stage id' },
    pipeline: { type: 'string', kind: 'id', wire: 'body:pipeline_id', describe: 'Pipeline id' },
    person: { type: 'string', kind: 'id', wire: 'body:person_id', describe: 'Person id' },
    org: { type: 'string', kind: 'id', wire: 'body:org_id', describe: 'Organization id' },
    owner: { type: 'string', kind: 'id', wire: 'body:owner_id', describe: 'User id of the owner' },
    probability: {
      type: 'string',
      kind: 'integer',
      min: 0,
      max: 100,
      unit: 'percent',
      wire: 'body:probability',
      describe: 'Chance of winning',
    },
    'expected-close-date': {
      type: 'string',
      kind: 'date',
      wire: 'body:expected_close_date',
      describe: 'Day on which the deal should close',
    },
    field: {
      type: 'string',
      kind: 'pair',
      wire: 'fields:deal',
      repeat: true,
      describe: 'A field by its name or key, as Name=Value; an option by its label',
    },
    body: {
      type: 'string',
      kind: 'json',
      wire: 'body:',
      describe: 'JSON object with more keys: text or @file; flags win over it',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the checked request and send nothing' },
  },
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/deals/{id}',
    shape: 'record',
    change: true,
    customFields: 'deal',
  }),
});
