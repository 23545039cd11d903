// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { betaFlags, forceFlags, recordFlags, type BetaFlags, type ForceFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `create`. */
export interface CreateArgs extends BetaFlags, ForceFlags, RecordFlags {
  /** Resource, for example crm/Contacts. */
  readonly resource: string;
  /** Print a JSON template for --body and send nothing. */
  readonly template?: boolean;
}

export const command = defineCommand<CreateArgs>(() => import('../client.js'), {
  id: 'ledger.create',
  command: 'create <resource>',
  describe: 'Create a record in any catalogue resource',
  usage: '<resource> [flags]',
  effect: 'create',
  positionals: {
    resource: {
      required: true,
      kind: 'resource',
      wire: { in: 'path', name: 'resource' },
      describe: 'Resource, for example crm/Contacts',
    },
  },
  flags: {
    ...recordFlags,
    ...forceFlags,
    ...betaFlags,
    'allow-writes': {
      type: 'boolean',
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
    yes: { type: 'boolean', alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      type: 'boolean',
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/{resource}',
    shape: 'record',
    says: 'Created {resource} {created}',
    change: true,
    resource: { name: '{resource}' },
  }),
});
