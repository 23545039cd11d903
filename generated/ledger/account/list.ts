// From specs/ledger/account.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `account list`. */
export interface AccountListArgs {
  /** Only customers (or none). */
  readonly customer?: boolean;
  /** Part of the name or the exact code. */
  readonly search?: string;
  /** A none, S suspect, P prospect, C customer. */
  readonly status?: 'A' | 'S' | 'P' | 'C';
  /** Only suppliers (or none). */
  readonly supplier?: boolean;
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

export const command = defineCommand<AccountListArgs>(() => import('../client.js'), {
  id: 'ledger.account.list',
  command: 'list',
  describe: 'List accounts',
  usage: '[flags]',
  effect: 'read',
  flags: {
    customer: {
      type: 'string',
      kind: 'yesno',
      wire: 'term:IsSales eq {boolean}',
      describe: 'Only customers (or none)',
    },
    search: {
      type: 'string',
      kind: 'text',
      wire: "term:(substringof('{text}',Name) or Code eq '{text:18}')",
      describe: 'Part of the name or the exact code',
    },
    status: {
      type: 'string',
      kind: 'enum',
      choices: ['A', 'S', 'P', 'C'],
      wire: "term:Status eq '{text}'",
      describe: 'A none, S suspect, P prospect, C customer',
    },
    supplier: {
      type: 'string',
      kind: 'yesno',
      wire: 'term:IsSupplier eq {boolean}',
      describe: 'Only suppliers (or none)',
    },
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
  handler: workflow(() => import('../../../workflows/ledger/list.js'), { with: { resource: 'crm/Accounts' } }),
});
