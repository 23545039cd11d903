// From specs/ledger/quotation.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `quotation reject`. */
export interface QuotationRejectArgs {
  readonly id: string;
  readonly reason?: string;
  readonly 'opportunity-stage'?: string;
  readonly 'notification-layout'?: string;
}

export const command = defineCommand<QuotationRejectArgs>(() => import('../client.js'), {
  id: 'ledger.quotation.reject',
  command: 'reject <id>',
  describe: 'Reject a quotation',
  usage: '<id> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/crm/RejectQuotation',
    shape: 'record',
    says:
      'Rejected quotation {id.QuotationNumber|id}[ for {id.OrderAccountName}][, {id.Currency} {id.AmountFC}]: {answer.SuccessMessage}',
    undo: { none: 'The service has no request that withdraws a rejection. `quotation reopen` opens the quotation.' },
    resource: { name: 'crm/RejectQuotation', key: { field: 'QuotationID', type: 'Edm.Guid' } },
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
