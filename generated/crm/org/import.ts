// From specs/crm/org.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `org import`. */
export interface OrgImportArgs {
  readonly file: string;
  readonly encoding?: 'utf-8' | 'utf-16' | 'windows-1252';
  readonly 'match-on'?: string;
  readonly resume?: boolean;
  readonly separator?: 'comma' | 'semicolon' | 'tab';
  readonly upsert?: boolean;
  readonly yes?: boolean;
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/organizations/{id}',
    shape: 'record',
    undo: {
      command: 'org update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'org get', args: { id: '{id}' } },
    },
  },
  create: {
    effect: 'create',
    method: 'POST',
    path: '/api/v2/organizations',
    shape: 'record',
    undo: { command: 'org delete', args: { id: '{created}' } },
    reader: { command: 'org get', args: { id: '{created}' } },
  },
  read: { effect: 'read', method: 'GET', path: '/api/v2/organizations/{id}', shape: 'record' },
  search: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/organizations/search',
    query: { exact_match: 'true', fields: '{searched}', term: '{term}' },
    paging: 'search',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<OrgImportArgs>(() => import('../client.js'), {
  id: 'crm.org.import',
  command: 'import <file>',
  describe: 'Create or update organizations from a CSV or NDJSON file',
  usage: '<file> [flags]',
  effect: 'create',
  handler: workflow<OrgImportArgs, keyof typeof calls>(() => import('../../../workflows/crm/import.js'), { calls }),
  columns: [
    { key: 'row', header: 'Row' },
    { key: 'action', header: 'Action' },
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name' },
    { key: 'match', header: 'Match' },
    { key: 'change', header: 'Change' },
  ],
  positionals: {
    file: { required: true, kind: 'path', describe: 'CSV file with a header, or NDJSON (.ndjson, .jsonl)' },
  },
  flags: {
    encoding: {
      kind: 'enum',
      choices: ['utf-8', 'utf-16', 'windows-1252'],
      describe: 'Encoding of the CSV file (default: UTF-8, or UTF-16 with a byte order mark)',
    },
    'match-on': { kind: 'text', blank: 'never', describe: 'Column to match by, for example name' },
    resume: { kind: 'boolean', describe: 'Continue an interrupted import' },
    separator: {
      kind: 'enum',
      choices: ['comma', 'semicolon', 'tab'],
      describe: 'Column separator (default: detected in the first line)',
    },
    upsert: {
      kind: 'boolean',
      requires: ['match-on'],
      describe: 'Update the organization that has the value of --match-on, if one exists',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
