// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { bodyFlags, fieldFlags, type BodyFlags, type FieldFlags } from '../flags.js';

/** Flags and arguments of `deal upsert`. */
export interface DealUpsertArgs extends BodyFlags, FieldFlags {
  readonly value: string;
  readonly by: string;
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/deals/{id}',
    shape: 'record',
    undo: {
      command: 'deal update',
      args: { id: '{id}' },
      body: 'former',
      before: { command: 'deal get', args: { id: '{id}' } },
    },
  },
  create: {
    effect: 'create',
    method: 'POST',
    path: '/api/v2/deals',
    shape: 'record',
    undo: { command: 'deal delete', args: { id: '{created}' } },
    locate: {
      by: [
        ['title', 'title'],
        ['value', 'value'],
        ['person_id', 'person_id'],
        ['org_id', 'org_id'],
      ],
      names: ['title'],
      created: 'add_time',
      window: 86400,
      list: {
        command: 'deal list',
        args: {},
        query: { person_id: '{sent.person_id}', org_id: '{sent.org_id}', sort_by: 'add_time', sort_direction: 'desc' },
        newestFirst: true,
      },
    },
    reader: { command: 'deal get', args: { id: '{created}' } },
  },
  read: { effect: 'read', method: 'GET', path: '/api/v2/deals/{id}', shape: 'record' },
  search: {
    effect: 'read',
    method: 'GET',
    path: '/api/v2/deals/search',
    query: { exact_match: 'true', fields: '{searched}', term: '{term}' },
    paging: 'search',
    shape: 'rows',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<DealUpsertArgs>(() => import('../client.js'), {
  id: 'crm.deal.upsert',
  command: 'upsert <value>',
  describe: 'Create or update the deal that has a value',
  usage: '<value> --by <text> [flags]',
  effect: 'create',
  handler: workflow<DealUpsertArgs, keyof typeof calls>(() => import('../../../workflows/crm/upsert.js'), { calls }),
  positionals: {
    value: { required: true, kind: 'text', describe: 'Value to match' },
  },
  flags: {
    by: { demandOption: true, kind: 'text', describe: 'title, or a custom field of text or numbers' },
    ...fieldFlags,
    ...bodyFlags,
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
