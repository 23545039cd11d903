// From specs/ledger/return.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `return process`. */
export interface ReturnProcessArgs {
  readonly id: string;
  readonly status: number;
}

export const command = defineCommand<ReturnProcessArgs>(() => import('../client.js'), {
  id: 'ledger.return.process',
  command: 'process <id>',
  describe: 'Reject or process a return',
  usage: '<id> --status <5|50> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/financial/ProcessReturn',
    shape: 'record',
    says: 'Processed return {id} with status {status}',
    undo: { none: 'The return was rejected or processed for good.' },
    resource: { name: 'financial/ProcessReturn', key: { field: 'Request', type: 'Edm.Guid' } },
  }),
  positionals: {
    id: { required: true, kind: 'uuid', wire: { in: 'body', name: 'Request' }, describe: 'Return request (GUID)' },
  },
  flags: {
    status: {
      demandOption: true,
      kind: 'integer',
      choices: ['5', '50'],
      wire: { in: 'body', name: 'Status' },
      describe: 'Status: 5 rejected, 50 processed',
    },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
  },
});
