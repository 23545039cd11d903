// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { matchFlags, type MatchFlags } from '../flags.js';

/** Flags and arguments of `lookup`. */
export interface LookupArgs extends MatchFlags {
  readonly resource: string;
  readonly one?: boolean;
  readonly select?: readonly string[];
}

export const command = defineCommand<LookupArgs>(() => import('../client.js'), {
  id: 'ledger.lookup',
  command: 'lookup <resource>',
  describe: 'Find records by exact field values',
  usage: '<resource> --match <Field=value> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/{resource}',
    paging: 'link',
    shape: 'rows',
    resource: { name: '{resource}' },
  }),
  positionals: {
    resource: {
      required: true,
      kind: 'resource',
      wire: { in: 'path', name: 'resource' },
      describe: 'Resource, for example crm/Accounts',
    },
  },
  flags: {
    one: { kind: 'boolean', wire: { in: 'print', name: 'one' }, describe: 'Require exactly one record' },
    select: { kind: 'csv', of: 'text', wire: { in: 'query', name: '$select' }, describe: 'Fields to return' },
    ...matchFlags,
  },
});
