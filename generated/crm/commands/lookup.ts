// From specs/crm/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `lookup`. */
export interface LookupArgs {
  /** Kind of record. */
  readonly entity: 'deal' | 'person' | 'org' | 'product' | 'lead';
  /** Name or key of the field. */
  readonly field: string;
  /** Print the first match, not a list. */
  readonly first?: boolean;
  /** What has to match. */
  readonly match: 'exact' | 'beginning' | 'middle';
  /** Value to find (two characters, or one with --match exact). */
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
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'query', name: 'field' },
      describe: 'Name or key of the field',
    },
    first: { type: 'boolean', kind: 'boolean', describe: 'Print the first match, not a list' },
    match: {
      type: 'string',
      kind: 'enum',
      choices: ['exact', 'beginning', 'middle'],
      default: 'exact',
      wire: { in: 'query', name: 'match' },
      describe: 'What has to match',
    },
    value: {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'query', name: 'term' },
      describe: 'Value to find (two characters, or one with --match exact)',
    },
  },
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name / Title', from: ['name', 'title'] },
  ],
  exits: { none: 3 },
  handler: workflow<LookupArgs, keyof typeof calls>(() => import('../../../workflows/crm/lookup.js'), { calls }),
});
