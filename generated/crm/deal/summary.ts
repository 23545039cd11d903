// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `deal summary`. */
export interface DealSummaryArgs {
  /** Status of the deal. */
  readonly status?: 'open' | 'won' | 'lost';
  /** Pipeline id. */
  readonly pipeline?: string;
  /** Stage id. */
  readonly stage?: string;
  /** Saved filter id; the service then ignores the other filters. */
  readonly filter?: string;
}

export const command = defineCommand<DealSummaryArgs>(() => import('../client.js'), {
  id: 'crm.deal.summary',
  command: 'summary',
  describe: 'Show totals of deals per currency',
  usage: '[flags]',
  effect: 'read',
  flags: {
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: 'query:status',
      describe: 'Status of the deal',
    },
    pipeline: { type: 'string', kind: 'id', wire: 'query:pipeline_id', describe: 'Pipeline id' },
    stage: { type: 'string', kind: 'id', wire: 'query:stage_id', describe: 'Stage id' },
    filter: {
      type: 'string',
      kind: 'id',
      wire: 'query:filter_id',
      describe: 'Saved filter id; the service then ignores the other filters',
    },
  },
  columns: [
    { key: 'currency', header: 'Currency' },
    { key: 'total', header: 'Total' },
    { key: 'weighted', header: 'Weighted' },
    { key: 'count', header: 'Count' },
  ],
  handler: workflow(() => import('../../../workflows/crm/deal-summary.js')),
});
