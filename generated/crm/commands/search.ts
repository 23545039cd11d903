// From specs/crm/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `search`. */
export interface SearchArgs {
  /** Text to find: two characters, or one with --exact. */
  readonly term: string;
  /** Whole values instead of parts of them. */
  readonly exact?: boolean;
  /** Only these kinds of records. */
  readonly 'item-types'?: readonly (
    'deal' | 'person' | 'organization' | 'product' | 'lead' | 'file' | 'mail_attachment' | 'project'
  )[];
  /** Only deals of this organization id; with --item-types deal. */
  readonly org?: string;
  /** Only deals of this person id; with --item-types deal. */
  readonly person?: string;
  /** Only deals in this status; with --item-types deal. */
  readonly status?: 'open' | 'won' | 'lost';
}

export const command = defineCommand<SearchArgs>(() => import('../client.js'), {
  id: 'crm.search',
  command: 'search <term>',
  describe: 'Search records across entities',
  usage: '<term> [flags]',
  effect: 'read',
  positionals: {
    term: { required: true, kind: 'text', describe: 'Text to find: two characters, or one with --exact' },
  },
  flags: {
    exact: { type: 'boolean', kind: 'boolean', describe: 'Whole values instead of parts of them' },
    'item-types': {
      type: 'string',
      kind: 'csv',
      of: 'enum',
      choices: ['deal', 'person', 'organization', 'product', 'lead', 'file', 'mail_attachment', 'project'],
      describe: 'Only these kinds of records',
    },
    org: { type: 'string', kind: 'id', describe: 'Only deals of this organization id; with --item-types deal' },
    person: { type: 'string', kind: 'id', describe: 'Only deals of this person id; with --item-types deal' },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['open', 'won', 'lost'],
      describe: 'Only deals in this status; with --item-types deal',
    },
  },
  columns: [
    { key: 'type', header: 'Type' },
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name / Title', from: ['name', 'title'] },
  ],
  handler: workflow(() => import('../../../workflows/crm/search.js')),
});
