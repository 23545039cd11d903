// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { matchFlags, recordFlags, type MatchFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `upsert`. */
export interface UpsertArgs extends MatchFlags, RecordFlags {
  readonly resource: string;
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/{resource}({id})',
    shape: 'record',
    undo: { command: 'update', args: { resource: '{resource}', id: '{id}' }, body: 'former', before: 'itself' },
    resource: { name: '{resource}', id: 'id' },
  },
  create: {
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/{resource}',
    shape: 'record',
    undo: { command: 'delete', args: { resource: '{resource}', id: '{created}' } },
    reader: { command: 'get', args: { resource: '{resource}', id: '{created}' } },
    resource: { name: '{resource}' },
  },
  find: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/{resource}',
    query: { $top: '2' },
    paging: 'link',
    shape: 'rows',
    resource: { name: '{resource}' },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<UpsertArgs>(() => import('../client.js'), {
  id: 'ledger.upsert',
  command: 'upsert <resource>',
  describe: 'Create a record or update the matching one',
  usage: '<resource> --match <Field=value> [flags]',
  effect: 'update',
  handler: workflow<UpsertArgs, keyof typeof calls>(() => import('../../../workflows/ledger/upsert.js'), { calls }),
  positionals: {
    resource: { required: true, kind: 'resource', describe: 'Resource, for example logistics/Items' },
  },
  flags: {
    ...matchFlags,
    ...recordFlags,
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
