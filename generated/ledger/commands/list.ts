// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `list`. */
export interface ListArgs {
  /** Resource, for example crm/Accounts. */
  readonly resource: string;
  /** Read the bulk twin, 1000 records a page; needs --select. */
  readonly bulk?: boolean;
  /** Parameter of a function, sent as it is. */
  readonly param?: readonly (readonly [string, string])[];
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
  /** Use the beta version of the resource. */
  readonly beta?: boolean;
}

export const command = defineCommand<ListArgs>(() => import('../client.js'), {
  id: 'ledger.list',
  command: 'list <resource>',
  describe: 'List the records of any catalogue resource',
  usage: '<resource> [flags]',
  effect: 'read',
  positionals: {
    resource: { required: true, kind: 'resource', describe: 'Resource, for example crm/Accounts' },
  },
  flags: {
    bulk: {
      type: 'boolean',
      kind: 'boolean',
      requires: ['select'],
      conflicts: ['beta'],
      describe: 'Read the bulk twin, 1000 records a page; needs --select',
    },
    param: { type: 'string', kind: 'pair', repeat: true, describe: 'Parameter of a function, sent as it is' },
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
    beta: { type: 'boolean', kind: 'boolean', describe: 'Use the beta version of the resource' },
  },
  handler: workflow(() => import('../../../workflows/ledger/list.js')),
});
