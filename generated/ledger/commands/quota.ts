// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Requests of the workflow. */
const calls = {
  probe: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/system/Divisions',
    query: { $select: 'Code', $top: '1' },
    shape: 'record',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<object>(() => import('../client.js'), {
  id: 'ledger.quota',
  command: 'quota',
  describe: 'Show the rate limits of the division',
  effect: 'read',
  handler: workflow<object, keyof typeof calls>(() => import('../../../workflows/ledger/quota.js'), { calls }),
  flags: {},
});
