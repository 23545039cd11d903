// From specs/ledger/sales-entry.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `sales-entry lines`. */
export interface SalesEntryLinesArgs {
  /** GUIDs or entry numbers. */
  readonly refs: readonly string[];
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
  /** Constants of the spec. */
  readonly with: {
    readonly resource: string;
    readonly lines: string;
    readonly parent: string;
    readonly number: string;
  };
}

export const command = defineCommand<SalesEntryLinesArgs>(() => import('../client.js'), {
  id: 'ledger.sales-entry.lines',
  command: 'lines <refs..>',
  describe: 'List the lines of sales entries',
  usage: '<refs...> [flags]',
  effect: 'read',
  positionals: {
    refs: { required: true, variadic: true, kind: 'text', describe: 'GUIDs or entry numbers' },
  },
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
  },
  handler: workflow(() => import('../../../workflows/ledger/lines.js'), {
    with: {
      resource: 'salesentry/SalesEntries',
      lines: 'salesentry/SalesEntryLines',
      parent: 'EntryID',
      number: 'EntryNumber',
    },
  }),
});
