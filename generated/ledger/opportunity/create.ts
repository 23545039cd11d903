// From specs/ledger/opportunity.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `opportunity create`. */
export interface OpportunityCreateArgs extends RecordFlags {
  readonly template?: boolean;
}

export const command = defineCommand<OpportunityCreateArgs>(() => import('../client.js'), {
  id: 'ledger.opportunity.create',
  command: 'create',
  describe: 'Create an opportunity',
  usage: '[flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/crm/Opportunities',
    shape: 'record',
    says: 'Created opportunity {answer.Number|created}',
    undo: { command: 'opportunity delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'crm/Opportunities', id: '{created}' } },
    change: true,
    resource: { name: 'crm/Opportunities', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
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
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
