// From specs/crm/person.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `person import`. */
export interface PersonImportArgs {
  /** CSV file with a header, or NDJSON (.ndjson, .jsonl). */
  readonly file: string;
  /** Encoding of the CSV file (default: UTF-8, or UTF-16 by its mark). */
  readonly encoding?: 'utf-8' | 'utf-16' | 'windows-1252';
  /** Column to match by, for example email. */
  readonly 'match-on'?: string;
  /** Continue an interrupted import. */
  readonly resume?: boolean;
  /** Separator of the columns (default: recognized in the first line). */
  readonly separator?: 'comma' | 'semicolon' | 'tab';
  /** Update the person that has the value of --match-on, if one exists. */
  readonly upsert?: boolean;
  /** Skip the confirmation prompt. */
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  change: { effect: 'create', method: 'PATCH', path: '/api/v2/persons/{id}', shape: 'record' },
  create: { effect: 'create', method: 'POST', path: '/api/v2/persons', shape: 'record' },
  read: { effect: 'read', method: 'GET', path: '/api/v2/persons/{id}', shape: 'record' },
  search: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/persons/search',
    query: { exact_match: 'true', fields: '{searched}', term: '{term}' },
    paging: 'search',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<PersonImportArgs>(() => import('../client.js'), {
  id: 'crm.person.import',
  command: 'import <file>',
  describe: 'Create or update persons from a CSV or NDJSON file',
  usage: '<file> [flags]',
  effect: 'create',
  positionals: {
    file: { required: true, kind: 'path', describe: 'CSV file with a header, or NDJSON (.ndjson, .jsonl)' },
  },
  flags: {
    encoding: {
      type: 'string',
      kind: 'enum',
      choices: ['utf-8', 'utf-16', 'windows-1252'],
      describe: 'Encoding of the CSV file (default: UTF-8, or UTF-16 by its mark)',
    },
    'match-on': { type: 'string', kind: 'text', blank: 'never', describe: 'Column to match by, for example email' },
    resume: { type: 'boolean', kind: 'boolean', describe: 'Continue an interrupted import' },
    separator: {
      type: 'string',
      kind: 'enum',
      choices: ['comma', 'semicolon', 'tab'],
      describe: 'Separator of the columns (default: recognized in the first line)',
    },
    upsert: {
      type: 'boolean',
      kind: 'boolean',
      requires: ['match-on'],
      describe: 'Update the person that has the value of --match-on, if one exists',
    },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  columns: [
    { key: 'row', header: 'Row' },
    { key: 'action', header: 'Action' },
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name' },
    { key: 'match', header: 'Match' },
    { key: 'change', header: 'Change' },
  ],
  handler: workflow<PersonImportArgs, keyof typeof calls>(() => import('../../../workflows/crm/import.js'), { calls }),
});
