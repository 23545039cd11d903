// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { betaFlags, linesFlags, listFlags, type BetaFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `list`. */
export interface ListArgs extends BetaFlags, LinesFlags, ListFlags {
  readonly resource: string;
  readonly bulk?: boolean;
  readonly param?: readonly (readonly [string, string])[];
}

export const command = defineCommand<ListArgs>(() => import('../client.js'), {
  id: 'ledger.list',
  command: 'list <resource>',
  describe: 'List records of any catalogue resource',
  usage: '<resource> [flags]',
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
    bulk: {
      kind: 'boolean',
      requires: ['select'],
      conflicts: ['beta'],
      wire: { in: 'catalogue', name: 'bulk' },
      describe: 'Use the bulk endpoint (1000 records per page)',
    },
    param: {
      kind: 'pair',
      wire: { in: 'query', name: '' },
      repeat: true,
      describe: 'Function parameter, sent unchanged',
    },
    ...linesFlags,
    ...listFlags,
    ...betaFlags,
  },
});
