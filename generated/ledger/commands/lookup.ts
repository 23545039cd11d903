// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `lookup`. */
export interface LookupArgs {
  /** Resource, for example crm/Accounts. */
  readonly resource: string;
  /** Exactly one record, else an error. */
  readonly one?: boolean;
  /** Fields that the service returns. */
  readonly select?: readonly string[];
  /** Field and the value it must equal; all of them must match. */
  readonly match: readonly (readonly [string, string])[];
}

export const command = defineCommand<LookupArgs>(() => import('../client.js'), {
  id: 'ledger.lookup',
  command: 'lookup <resource>',
  describe: 'Find records by exact field values',
  usage: '<resource> --match <Field=value> [flags]',
  effect: 'read',
  positionals: {
    resource: { required: true, kind: 'resource', describe: 'Resource, for example crm/Accounts' },
  },
  flags: {
    one: { type: 'boolean', kind: 'boolean', describe: 'Exactly one record, else an error' },
    select: { type: 'string', kind: 'csv', of: 'text', describe: 'Fields that the service returns' },
    match: {
      type: 'string',
      demandOption: true,
      kind: 'pair',
      minItems: 1,
      repeat: true,
      describe: 'Field and the value it must equal; all of them must match',
    },
  },
  handler: workflow(() => import('../../../workflows/ledger/lookup.js')),
});
