// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';
import { betaFlags, type BetaFlags } from '../flags.js';

/** Flags and arguments of `probe`. */
export interface ProbeArgs extends BetaFlags {
  readonly resource: string;
  readonly filter?: string;
  readonly top: number;
}

/** Requests of the workflow. */
const calls = {
  sample: {
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/{resource}',
    paging: 'link',
    shape: 'rows',
    resource: { name: '{resource}' },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ProbeArgs>(() => import('../client.js'), {
  id: 'ledger.probe',
  command: 'probe <resource>',
  describe: 'Compare the fields of records with the catalogue',
  usage: '<resource> [flags]',
  effect: 'read',
  handler: workflow<ProbeArgs, keyof typeof calls>(() => import('../../../workflows/ledger/probe.js'), { calls }),
  positionals: {
    resource: { required: true, kind: 'resource', describe: 'Resource, for example crm/Accounts' },
  },
  flags: {
    filter: {
      kind: 'text',
      wire: { in: 'query', name: '$filter' },
      describe: 'OData $filter expression, for example "Status eq 20"',
    },
    top: {
      kind: 'integer',
      default: 1,
      min: 1,
      max: 60,
      wire: { in: 'query', name: '$top' },
      describe: 'Number of records to read',
    },
    ...betaFlags,
  },
});
