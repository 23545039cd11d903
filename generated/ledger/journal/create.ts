// From specs/ledger/journal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `journal create`. */
export interface JournalCreateArgs extends RecordFlags {
  readonly code?: string;
  readonly description?: string;
  readonly template?: boolean;
}

export const command = defineCommand<JournalCreateArgs>(() => import('../client.js'), {
  id: 'ledger.journal.create',
  command: 'create',
  describe: 'Create a journal',
  usage: '[flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/financial/Journals',
    shape: 'record',
    says: 'Created journal {answer.Code|created}',
    undo: { command: 'journal delete', args: { ids: '{created}' } },
    locate: {
      by: [['Code', 'Code']],
      created: 'Created',
      window: 86400,
      list: { command: 'journal list', args: {}, query: { $orderby: 'Created desc' }, newestFirst: true },
    },
    reader: { command: 'get', args: { resource: 'financial/Journals', id: '{created}' } },
    change: true,
    resource: { name: 'financial/Journals', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    code: { kind: 'text', blank: 'never', wire: { in: 'body', name: 'Code' }, describe: 'Journal code' },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the journal' },
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
