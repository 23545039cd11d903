// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `filter export`. */
export interface FilterExportArgs {
  /** Filter id. */
  readonly id?: string;
  /** Print all filters as a list. */
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
  positionals: {
    id: { required: false, kind: 'id', describe: 'Filter id' },
  },
  flags: {
    all: { type: 'boolean', kind: 'boolean', describe: 'Print all filters as a list' },
  },
  handler: workflow<FilterExportArgs, keyof typeof calls>(() => import('../../../workflows/crm/filter-export.js'), {
    calls,
  }),
});
