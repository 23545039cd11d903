// From specs/ledger/stock-position.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, type LinesFlags } from '../flags.js';

/** Flags and arguments of `stock-position list`. */
export interface StockPositionListArgs extends LinesFlags {
  readonly item: string;
}

export const command = defineCommand<StockPositionListArgs>(() => import('../client.js'), {
  id: 'ledger.stock-position.list',
  command: 'list',
  describe: 'Show the stock of an item',
  usage: '--item <id|code> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/read/logistics/StockPosition',
    paging: 'link',
    columns: [
      { key: 'InStock', header: 'In stock' },
      { key: 'PlanningIn', header: 'Planning in' },
      { key: 'PlanningOut', header: 'Planning out' },
      { key: 'ProjectedStock', header: 'Projected' },
      { key: 'ReservedStock', header: 'Reserved' },
      { key: 'FreeStock', header: 'Free' },
    ],
    shape: 'rows',
    resource: {
      name: 'read/logistics/StockPosition',
      key: { field: 'FreeStock', type: 'Edm.Double' },
      function: { itemId: 'Edm.Guid' },
    },
  }),
  flags: {
    item: {
      demandOption: true,
      kind: 'reference',
      reference: 'item',
      wire: { in: 'query', name: 'itemId' },
      describe: 'Item code or GUID',
    },
    ...linesFlags,
    raw: {
      kind: 'boolean',
      wire: { in: 'print', name: 'raw' },
      describe: 'Print the response of the service unchanged',
    },
  },
});
