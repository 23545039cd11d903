// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `filter export`. */
export interface FilterExportArgs {
  readonly id?: string;
  readonly all?: boolean;
}

/** Requests of the workflow. */
const calls = {
  all: { effect: 'read', method: 'GET', path: '/api/v1/filters', shape: 'record' },
  one: { effect: 'read', method: 'GET', path: '/api/v1/filters/{id}', shape: 'record' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<FilterExportArgs>(() => import('../client.js'), {
  id: 'crm.filter.export',
  command: 'export [id]',
  describe: 'Print filters as name, type and conditions',
  usage: '[id] [flags]',
  effect: 'read',
  output: 'json',
  handler: workflow<FilterExportArgs, keyof typeof calls>(() => import('../../../workflows/crm/filter-export.js'), {
    calls,
  }),
  positionals: {
    id: { required: false, kind: 'id', describe: 'Filter id' },
  },
  flags: {
    all: { kind: 'boolean', describe: 'Print all filters as a list' },
  },
});
