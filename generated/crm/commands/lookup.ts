// From specs/crm/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `lookup`. */
export interface LookupArgs {
  readonly entity: 'deal' | 'person' | 'org' | 'product' | 'lead';
  readonly field: string;
  readonly first?: boolean;
  readonly match: 'exact' | 'beginning' | 'middle';
  readonly value: string;
}

/** Requests of the workflow. */
const calls = {
  find: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/itemSearch/field',
    query: { entity_type: '{type}', limit: '{limit}' },
    shape: 'record',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<LookupArgs>(() => import('../client.js'), {
  id: 'crm.lookup',
  command: 'lookup <entity>',
  describe: 'Find record ids by a field value',
  usage: '<entity> --field <text> --value <text> [flags]',
  effect: 'read',
  handler: workflow<LookupArgs, keyof typeof calls>(() => import('../../../workflows/crm/lookup.js'), { calls }),
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name / Title', from: ['name', 'title'] },
  ],
  exits: { none: 3 },
  positionals: {
    entity: {
      required: true,
      kind: 'enum',
      choices: ['deal', 'person', 'org', 'product', 'lead'],
      describe: 'Kind of record',
    },
  },
  flags: {
    field: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'query', name: 'field' },
      describe: 'Name or key of the field',
    },
    first: { kind: 'boolean', describe: 'Print the first match, not a list' },
    match: {
      kind: 'enum',
      choices: ['exact', 'beginning', 'middle'],
      default: 'exact',
      wire: { in: 'query', name: 'match' },
      describe: 'Part of the value that must match',
    },
    value: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'query', name: 'term' },
      describe: 'Value to find (two characters, or one with --match exact)',
    },
  },
});
