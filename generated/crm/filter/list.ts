// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `filter list`. */
export interface FilterListArgs {
  readonly type?: 'deals' | 'leads' | 'org' | 'people' | 'products' | 'activity' | 'projects';
}

export const command = defineCommand<FilterListArgs>(() => import('../client.js'), {
  id: 'crm.filter.list',
  command: 'list',
  describe: 'List filters',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/filters',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'type', header: 'Type' },
      { key: 'active_flag', header: 'Active', values: { 0: 'no', 1: 'yes', false: 'no', true: 'yes' } },
    ],
    shape: 'rows',
  }),
  flags: {
    type: {
      kind: 'enum',
      choices: ['deals', 'leads', 'org', 'people', 'products', 'activity', 'projects'],
      wire: { in: 'query', name: 'type' },
      describe: 'Type of the records that the filter selects',
    },
  },
});
