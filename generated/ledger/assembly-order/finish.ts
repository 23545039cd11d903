// From specs/ledger/assembly-order.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Decimal } from 'cmdspec-runtime';

/** Flags and arguments of `assembly-order finish`. */
export interface AssemblyOrderFinishArgs {
  readonly id: string;
  readonly date?: string;
  readonly description?: string;
  readonly location?: string;
  readonly notes?: string;
  readonly quantity: Decimal;
}

export const command = defineCommand<AssemblyOrderFinishArgs>(() => import('../client.js'), {
  id: 'ledger.assembly-order.finish',
  command: 'finish <id>',
  describe: 'Finish an assembly order',
  usage: '<id> --quantity <number> [flags]',
  effect: 'act',
  handler: request({
    effect: 'act',
    method: 'POST',
    path: '/api/v1/{division}/inventory/FinishAssemblyOrder',
    shape: 'record',
    says: 'Finished assembly order {id}',
    undo: { none: 'The assembled items are in stock, and the service has no request that disassembles them.' },
    resource: { name: 'inventory/FinishAssemblyOrder', key: { field: 'AssemblyOrder', type: 'Edm.Guid' } },
  }),
  positionals: {
    id: {
      required: true,
      kind: 'uuid',
      wire: { in: 'body', name: 'AssemblyOrder' },
      describe: 'Assembly order id (GUID)',
    },
  },
  flags: {
    date: { kind: 'date', wire: { in: 'body', name: 'AssemblyDate' }, describe: 'Assembly date' },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the order' },
    location: {
      kind: 'uuid',
      wire: { in: 'body', name: 'AssembledItemStorageLocation' },
      describe: 'Storage location of the assembled item (GUID)',
    },
    notes: { kind: 'text', wire: { in: 'body', name: 'Notes' }, describe: 'Notes on the order' },
    quantity: {
      demandOption: true,
      kind: 'number',
      wire: { in: 'body', name: 'FinishOrderQuantity' },
      describe: 'Quantity assembled',
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
