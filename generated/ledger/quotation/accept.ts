// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation accept`. */
export interface QuotationAcceptArgs {
  readonly id: string;
  readonly action?: number;
  readonly 'your-ref'?: string;
  readonly reason?: string;
  readonly 'opportunity-stage'?: string;
  readonly 'notification-layout'?: string;
  readonly 'invoice-journal'?: string;
}

export const command = defineCommand<QuotationAcceptArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.accept',
  command: 'accept <id>',
  describe: 'Accept a quotation',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/crm/AcceptQuotation',
    shape: 'record',
    says:
      'Accepted quotation {id.QuotationNumber|id}[ for {id.OrderAccountName}][, {id.Currency} {id.AmountFC}]: {answer.SuccessMessage}',
    undo: {
      none:
        'The service has no request that withdraws an acceptance. `quotation reopen` opens the quotation and keeps the order or invoice that was made from it.',
    },
    resource: { name: 'crm/AcceptQuotation', key: { field: 'QuotationID', type: 'Edm.Guid' } },
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'quotation',
      wire: { in: 'body', name: 'QuotationID' },
      describe: 'Quotation number or GUID',
    },
  },
  flags: {
    action: {
      kind: 'integer',
      choices: ['0', '1', '2', '3', '4', '5'],
      wire: { in: 'body', name: 'Action' },
      describe: 'Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription',
    },
    'your-ref': { kind: 'text', wire: { in: 'body', name: 'YourRef' }, describe: 'Customer reference' },
    reason: { kind: 'uuid', wire: { in: 'body', name: 'ReasonCode' }, describe: 'Reason (GUID)' },
    'opportunity-stage': {
      kind: 'uuid',
      wire: { in: 'body', name: 'OpportunityStage' },
      describe: 'New stage of the opportunity (GUID)',
    },
    'notification-layout': {
      kind: 'uuid',
      wire: { in: 'body', name: 'NotificationLayout' },
      describe: 'Layout of the notification (GUID)',
    },
    'invoice-journal': {
      kind: 'reference',
      of: 'text',
      reference: 'journal-name',
      requiredWith: { action: ['2'] },
      wire: { in: 'body', name: 'InvoiceJournal' },
      describe: 'Invoice journal code or name (required for action 2)',
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
