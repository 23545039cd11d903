// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `filter helpers`. */
export interface FilterHelpersArgs {
  readonly type?: string;
}

/** Requests of the workflow. */
const calls = {
  helpers: { effect: 'read', method: 'GET', path: '/api/v1/filters/helpers', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<FilterHelpersArgs>(() => import('../client.js'), {
  id: 'crm.filter.helpers',
  command: 'helpers',
  describe: 'List operators of filter conditions',
  usage: '[flags]',
  effect: 'read',
  handler: workflow<FilterHelpersArgs, keyof typeof calls>(() => import('../../../workflows/crm/filter-helpers.js'), {
    calls,
  }),
  columns: [
    { key: 'type', header: 'Field type' },
    { key: 'operator', header: 'Operator' },
    { key: 'meaning', header: 'Meaning' },
  ],
  flags: {
    type: { kind: 'text', blank: 'never', describe: 'Only operators for this field type, for example date' },
  },
});
