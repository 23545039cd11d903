// From specs/ledger/subscription.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `subscription update`. */
export interface SubscriptionUpdateArgs extends RecordFlags {
  readonly id: string | readonly string[];
  readonly template?: boolean;
}

export const command = defineCommand<SubscriptionUpdateArgs>(() => import('../client.js'), {
  id: 'ledger.subscription.update',
  command: 'update <id>',
  describe: 'Update a subscription',
  usage: '<id...> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PUT',
    path: '/api/v1/{division}/subscription/Subscriptions({id})',
    shape: 'action',
    says: 'Updated subscription {id}',
    undo: { command: 'subscription update', args: { id: '{id}' }, body: 'former', before: 'itself' },
    change: true,
    resource: { name: 'subscription/Subscriptions', key: { field: 'EntryID', type: 'Edm.Guid' }, id: 'id' },
  }),
  positionals: {
    id: {
      required: true,
      batch: true,
      kind: 'reference',
      reference: 'subscription',
      wire: { in: 'path', name: 'id' },
      describe: 'Subscription number or GUID',
    },
  },
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
    'no-before': {
      kind: 'boolean',
      env: 'LEDGERCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
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
