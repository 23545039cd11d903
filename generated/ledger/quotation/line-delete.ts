// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation line-delete`. */
export interface QuotationLineDeleteArgs {
  readonly ids: readonly string[];
}

export const command = defineCommand<QuotationLineDeleteArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.line-delete',
  command: 'line-delete <ids..>',
  describe: 'Delete lines of a quotation',
  usage: '<ids...> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v1/{division}/crm/QuotationLines({ids})',
    shape: 'action',
    says: 'Deleted quotation line {ids}',
    gives: { deleted: ['{ids}'] },
    undo: { command: 'quotation line-add', args: {}, body: ['QuotationID'], before: 'itself' },
    resource: { name: 'crm/QuotationLines', key: { field: 'ID', type: 'Edm.Guid' }, id: 'ids' },
  }),
  positionals: {
    ids: { required: true, variadic: true, kind: 'uuid', wire: { in: 'path', name: 'ids' }, describe: 'Line ids' },
  },
  flags: {
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Confirm the delete; without it nothing is sent' },
  },
});
