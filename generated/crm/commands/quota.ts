// From specs/crm/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `quota`. */
export interface QuotaArgs {
  readonly min?: number;
  readonly threshold?: number;
}

/** Requests of the workflow. */
const calls = {
  me: { effect: 'read', method: 'GET', path: '/api/v1/users/me', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<QuotaArgs>(() => import('../client.js'), {
  id: 'crm.quota',
  command: 'quota',
  describe: 'Show the remaining daily token budget',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<QuotaArgs, keyof typeof calls>(() => import('../../../workflows/crm/quota.js'), { calls }),
  columns: [
    { key: 'remaining', header: 'Remaining', from: 'daily.remaining', empty: 'n/a' },
    { key: 'limit', header: 'Limit', from: 'daily.limit', empty: 'n/a' },
    { key: 'pct', header: '% Left', from: '{daily.pct}%', empty: 'n/a' },
    { key: 'reset', header: 'Burst reset (s)', empty: 'n/a' },
  ],
  flags: {
    min: { kind: 'integer', min: 0, unit: 'tokens', describe: 'Fail if fewer tokens remain' },
    threshold: { kind: 'integer', min: 0, max: 100, unit: 'percent', describe: 'Fail if a smaller share remains' },
  },
});
