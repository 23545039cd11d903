// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `get`. */
export interface GetArgs {
  /** Resource, for example crm/Accounts. */
  readonly resource: string;
  /** Key of the record. */
  readonly id: string;
  /** Collections that come with the record. */
  readonly expand?: readonly string[];
  /** Print the envelope of the service as it is. */
  readonly raw?: boolean;
  /** Fields that the service returns. */
  readonly select?: readonly string[];
  /** Use the beta version of the resource. */
  readonly beta?: boolean;
}

export const command = defineCommand<GetArgs>(() => import('../client.js'), {
  id: 'ledger.get',
  command: 'get <resource> <id>',
  describe: 'Show one record by its key',
  usage: '<resource> <id> [flags]',
  effect: 'read',
  positionals: {
    resource: { required: true, kind: 'resource', describe: 'Resource, for example crm/Accounts' },
    id: { required: true, kind: 'text', describe: 'Key of the record' },
  },
  flags: {
    expand: { type: 'string', kind: 'csv', of: 'text', describe: 'Collections that come with the record' },
    raw: { type: 'boolean', kind: 'boolean', describe: 'Print the envelope of the service as it is' },
    select: { type: 'string', kind: 'csv', of: 'text', describe: 'Fields that the service returns' },
    beta: { type: 'boolean', kind: 'boolean', describe: 'Use the beta version of the resource' },
  },
  handler: workflow(() => import('../../../workflows/ledger/get.js')),
});
