// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `sales-entry list`. */
export interface SalesEntryListArgs {
  /** Follow every page up to --max-pages. */
  readonly all?: boolean;
  /** Collections that come with each record, for example SalesEntryLines. */
  readonly expand?: readonly string[];
  /** OData $filter expression, for example "Status eq 20". */
  readonly filter?: string;
  /** Most pages read. */
  readonly 'max-pages': number;
  /** Sort order, for example "Code desc". */
  readonly orderby?: string;
  /** Print the envelope of the service as it is. */
  readonly raw?: boolean;
  /** Fields that the service returns. */
  readonly select?: readonly string[];
  /** Most records the service returns. */
  readonly top?: number;
  /** Every division in turn; --all and --limit count for each. */
  readonly 'all-divisions'?: boolean;
  /** Print only the number of matching records. */
  readonly count?: boolean;
  /** Constants of the spec. */
  readonly with: { readonly resource: string };
}

export const command = defineCommand<SalesEntryListArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.list',
  command: 'list',
  describe: 'List sales entries',
  usage: '[flags]',
  effect: 'read',
  flags: {
    all: { type: 'boolean', kind: 'boolean', describe: 'Follow every page up to --max-pages' },
    expand: {
      type: 'string',
      kind: 'csv',
      of: 'text',
      describe: 'Collections that come with each record, for example SalesEntryLines',
    },
    filter: { type: 'string', kind: 'text', describe: 'OData $filter expression, for example "Status eq 20"' },
    'max-pages': { type: 'string', kind: 'integer', default: 50, min: 1, describe: 'Most pages read' },
    orderby: { type: 'string', kind: 'text', describe: 'Sort order, for example "Code desc"' },
    raw: { type: 'boolean', kind: 'boolean', describe: 'Print the envelope of the service as it is' },
    select: { type: 'string', kind: 'csv', of: 'text', describe: 'Fields that the service returns' },
    top: { type: 'string', kind: 'integer', min: 1, max: 60, describe: 'Most records the service returns' },
    'all-divisions': {
      type: 'boolean',
      kind: 'boolean',
      conflicts: ['division'],
      describe: 'Every division in turn; --all and --limit count for each',
    },
    count: { type: 'boolean', kind: 'boolean', describe: 'Print only the number of matching records' },
  },
  handler: workflow(() => import('../../../workflows/ledger/list.js'), {
    with: { resource: 'salesentry/SalesEntries' },
  }),
});
