// From specs/crm/deal.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `deal product remove`. */
export interface DealProductRemoveArgs {
  readonly id: string | readonly string[];
  readonly attachment: string;
}

export const command = defineCommand<DealProductRemoveArgs>(() => import('../../client.js'), {
  id: 'crm.deal.product.remove',
  command: 'remove <id>',
  describe: 'Detach a product from a deal',
  usage: '<id...> --attachment <id> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/deals/{id}/products/{attachment}',
    shape: 'action',
    confirm: 'Detach product {attachment} from deal {id}?',
    naming: { path: '/api/v2/deals/{id}', id: 'id', field: 'title' },
    says: 'Detached product {attachment} from deal {id}',
    gives: { id: '{id:number}', attachment_id: '{attachment:number}', removed: true },
    undo: {
      command: 'deal product add',
      args: { id: '{id}' },
      body: [
        'comments',
        'discount',
        'discount_type',
        'is_enabled',
        'item_price',
        'product_id',
        'quantity',
        'tax',
        'tax_method',
      ],
      fields: { is_enabled: 'is_enabled', tax_method: 'tax_method' },
      before: { command: 'deal product list', args: { id: '{id}' }, row: { field: 'id', is: '{attachment}' } },
    },
  }),
  positionals: {
    id: { required: true, batch: true, kind: 'id', wire: { in: 'path', name: 'id' }, describe: 'Deal id' },
  },
  flags: {
    attachment: {
      demandOption: true,
      kind: 'id',
      wire: { in: 'path', name: 'attachment' },
      describe: 'Attachment id, shown by `deal product list`',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
