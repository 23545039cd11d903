// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type Json, type RequestPlan } from 'cmdspec/runtime';

/** Flags and arguments of `upsert`. */
export interface UpsertArgs {
  /** Resource, for example logistics/Items. */
  readonly resource: string;
  /** Field and the value it must equal; all of them must match. */
  readonly match: readonly (readonly [string, string])[];
  /** Record as JSON: text or @file. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
}

/** Requests of the workflow. */
const calls = {
  change: {
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/{resource}({id})',
    shape: 'record',
    resource: { name: '{resource}', id: 'id' },
  },
  create: {
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/{resource}',
    shape: 'record',
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
  describe: 'Create a record, or change the one that matches',
  usage: '<resource> --match <Field=value> [flags]',
  effect: 'update',
  positionals: {
    resource: { required: true, kind: 'resource', describe: 'Resource, for example logistics/Items' },
  },
  flags: {
    match: {
      type: 'string',
      demandOption: true,
      kind: 'pair',
      minItems: 1,
      wire: { in: 'match', name: '' },
      repeat: true,
      describe: 'Field and the value it must equal; all of them must match',
    },
    body: {
      type: 'string',
      kind: 'json',
      stdin: true,
      wire: { in: 'body', name: '' },
      describe: 'Record as JSON: text or @file',
    },
    set: {
      type: 'string',
      kind: 'pair',
      wire: { in: 'assign', name: '' },
      repeat: true,
      describe: 'One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code',
    },
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Confirm a delete' },
  },
  handler: workflow<UpsertArgs, keyof typeof calls>(() => import('../../../workflows/ledger/upsert.js'), { calls }),
});
