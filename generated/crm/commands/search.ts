// From specs/crm/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `search`. */
export interface SearchArgs {
  readonly term: string;
  readonly exact?: boolean;
  readonly 'item-types'?: readonly (
    'deal' | 'person' | 'organization' | 'product' | 'lead' | 'file' | 'mail_attachment' | 'project'
  )[];
  readonly org?: string;
  readonly person?: string;
  readonly status?: 'open' | 'won' | 'lost';
}

/** Requests of the workflow. */
const calls = {
  all: { effect: 'read', method: 'GET', path: '/api/v2/itemSearch', paging: 'search', shape: 'rows' },
  deal: { effect: 'read', method: 'GET', path: '/api/v2/deals/search', paging: 'search', shape: 'rows' },
  organization: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations/search',
    paging: 'search',
    shape: 'rows',
  },
  person: { effect: 'read', method: 'GET', path: '/api/v2/persons/search', paging: 'search', shape: 'rows' },
  product: { effect: 'read', method: 'GET', path: '/api/v2/products/search', paging: 'search', shape: 'rows' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<SearchArgs>(() => import('../client.js'), {
  id: 'crm.search',
  command: 'search <term>',
  describe: 'Search records across entities',
  usage: '<term> [flags]',
  effect: 'read',
  handler: workflow<SearchArgs, keyof typeof calls>(() => import('../../../workflows/crm/search.js'), { calls }),
  columns: [
    { key: 'type', header: 'Type' },
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name / Title', from: ['name', 'title'] },
  ],
  positionals: {
    term: {
      required: true,
      kind: 'text',
      wire: { in: 'query', name: 'term' },
      describe: 'Text to find (at least two characters, or one with --exact)',
    },
  },
  flags: {
    exact: {
      kind: 'boolean',
      wire: { in: 'query', name: 'exact_match' },
      describe: 'Match whole values instead of parts',
    },
    'item-types': {
      kind: 'csv',
      of: 'enum',
      choices: ['deal', 'person', 'organization', 'product', 'lead', 'file', 'mail_attachment', 'project'],
      wire: { in: 'query', name: 'item_types' },
      describe: 'Only these types of records',
    },
    org: {
      kind: 'id',
      wire: { in: 'query', name: 'organization_id' },
      describe: 'Only deals with this organization id (requires --item-types deal)',
    },
    person: {
      kind: 'id',
      wire: { in: 'query', name: 'person_id' },
      describe: 'Only deals with this person id (requires --item-types deal)',
    },
    status: {
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      wire: { in: 'query', name: 'status' },
      describe: 'Only deals with this status (requires --item-types deal)',
    },
  },
});
