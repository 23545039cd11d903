// Written by cmdspec; changes here are lost.
import type { FlagData, Json } from 'cmdspec-runtime';

/** Flags of the group `BETA`. */
export interface BetaFlags {
  /** Use the beta version of the resource. */
  readonly beta?: boolean;
}

export const betaFlags = {
  beta: {
    type: 'boolean',
    kind: 'boolean',
    wire: { in: 'catalogue', name: 'beta' },
    describe: 'Use the beta version of the resource',
  },
} satisfies Record<keyof BetaFlags, FlagData>;

/** Flags of the group `FORCE`. */
export interface ForceFlags {
  /** Send the request even if the catalogue does not list the resource or a field. */
  readonly force?: boolean;
}

export const forceFlags = {
  force: {
    type: 'boolean',
    kind: 'boolean',
    wire: { in: 'catalogue', name: 'force' },
    describe: 'Send the request even if the catalogue does not list the resource or a field',
  },
} satisfies Record<keyof ForceFlags, FlagData>;

/** Flags of the group `LINES`. */
export interface LinesFlags {
  /** Read every page, up to --max-pages. */
  readonly all?: boolean;
  /** Collections to return with each record, for example SalesEntryLines. */
  readonly expand?: readonly string[];
  /** OData $filter expression, for example "Status eq 20". */
  readonly filter?: string;
  /** Maximum number of pages. */
  readonly 'max-pages': number;
  /** Sort order, for example "Code desc". */
  readonly orderby?: string;
  /** Print the response of the service unchanged. */
  readonly raw?: boolean;
  /** Fields to return. */
  readonly select?: readonly string[];
  /** Maximum number of records to return. */
  readonly top?: number;
}

export const linesFlags = {
  all: {
    type: 'boolean',
    kind: 'boolean',
    conflicts: ['top'],
    wire: { in: 'paging', name: 'all' },
    describe: 'Read every page, up to --max-pages',
  },
  expand: {
    type: 'string',
    kind: 'csv',
    of: 'text',
    wire: { in: 'query', name: '$expand' },
    describe: 'Collections to return with each record, for example SalesEntryLines',
  },
  filter: {
    type: 'string',
    kind: 'text',
    wire: { in: 'query', name: '$filter' },
    describe: 'OData $filter expression, for example "Status eq 20"',
  },
  'max-pages': {
    type: 'string',
    kind: 'integer',
    default: 50,
    min: 1,
    wire: { in: 'paging', name: 'pages' },
    describe: 'Maximum number of pages',
  },
  orderby: {
    type: 'string',
    kind: 'text',
    wire: { in: 'query', name: '$orderby' },
    describe: 'Sort order, for example "Code desc"',
  },
  raw: {
    type: 'boolean',
    kind: 'boolean',
    conflicts: ['count'],
    wire: { in: 'print', name: 'raw' },
    describe: 'Print the response of the service unchanged',
  },
  select: {
    type: 'string',
    kind: 'csv',
    of: 'text',
    wire: { in: 'query', name: '$select' },
    describe: 'Fields to return',
  },
  top: {
    type: 'string',
    kind: 'integer',
    min: 1,
    max: 60,
    wire: { in: 'query', name: '$top' },
    describe: 'Maximum number of records to return',
  },
} satisfies Record<keyof LinesFlags, FlagData>;

/** Flags of the group `LIST`. */
export interface ListFlags {
  /** Read every division in turn; --all and --limit apply to each. */
  readonly 'all-divisions'?: boolean;
  /** Print only the number of matching records. */
  readonly count?: boolean;
}

export const listFlags = {
  'all-divisions': {
    type: 'boolean',
    kind: 'boolean',
    conflicts: ['division'],
    wire: { in: 'each', name: 'division' },
    describe: 'Read every division in turn; --all and --limit apply to each',
  },
  count: {
    type: 'boolean',
    kind: 'boolean',
    wire: { in: 'print', name: 'count' },
    describe: 'Print only the number of matching records',
  },
} satisfies Record<keyof ListFlags, FlagData>;

/** Flags of the group `MATCH`. */
export interface MatchFlags {
  /** Field and value to match; all must match. */
  readonly match: readonly (readonly [string, string])[];
}

export const matchFlags = {
  match: {
    type: 'string',
    demandOption: true,
    kind: 'pair',
    minItems: 1,
    wire: { in: 'match', name: '' },
    repeat: true,
    describe: 'Field and value to match; all must match',
  },
} satisfies Record<keyof MatchFlags, FlagData>;

/** Flags of the group `RECORD`. */
export interface RecordFlags {
  /** Record as JSON. */
  readonly body?: Json;
  /** One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code. */
  readonly set?: readonly (readonly [string, string])[];
}

export const recordFlags = {
  body: { type: 'string', kind: 'json', stdin: true, wire: { in: 'body', name: '' }, describe: 'Record as JSON' },
  set: {
    type: 'string',
    kind: 'pair',
    wire: { in: 'assign', name: '' },
    repeat: true,
    describe: 'One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code',
  },
} satisfies Record<keyof RecordFlags, FlagData>;

/** Flags of the group `STATE`. */
export interface StateFlags {
  /** Read every division; --limit applies to each. */
  readonly 'all-divisions'?: boolean;
  /** Maximum number of pages; the state file is not updated if there are more. */
  readonly 'max-pages'?: number;
  /** Print the pages unchanged. */
  readonly raw?: boolean;
  /** Timestamp to start after (default: from the state file, or 0). */
  readonly since?: string;
  /** JSON file that stores the last timestamp of each feed. */
  readonly state?: string;
}

export const stateFlags = {
  'all-divisions': {
    type: 'boolean',
    kind: 'boolean',
    conflicts: ['division', 'since'],
    describe: 'Read every division; --limit applies to each',
  },
  'max-pages': {
    type: 'string',
    kind: 'integer',
    min: 1,
    describe: 'Maximum number of pages; the state file is not updated if there are more',
  },
  raw: { type: 'boolean', kind: 'boolean', wire: { in: 'print', name: 'raw' }, describe: 'Print the pages unchanged' },
  since: { type: 'string', kind: 'id', describe: 'Timestamp to start after (default: from the state file, or 0)' },
  state: { type: 'string', kind: 'path', describe: 'JSON file that stores the last timestamp of each feed' },
} satisfies Record<keyof StateFlags, FlagData>;
