// Written by cmdspec; changes here are lost.
import type { FlagData, Json } from 'cmdspec-runtime';

/** Flags of the group `BETA`. */
export interface BetaFlags {
  readonly beta?: boolean;
}

export const betaFlags = {
  beta: { kind: 'boolean', wire: { in: 'catalogue', name: 'beta' }, describe: 'Use the beta version of the resource' },
} satisfies Record<keyof BetaFlags, FlagData>;

/** Flags of the group `FORCE`. */
export interface ForceFlags {
  readonly force?: boolean;
}

export const forceFlags = {
  force: {
    kind: 'boolean',
    wire: { in: 'catalogue', name: 'force' },
    describe: 'Send the request even if the catalogue does not list the resource or a field',
  },
} satisfies Record<keyof ForceFlags, FlagData>;

/** Flags of the group `LINES`. */
export interface LinesFlags {
  readonly all?: boolean;
  readonly expand?: readonly string[];
  readonly filter?: string;
  readonly 'max-pages': number;
  readonly orderby?: string;
  readonly raw?: boolean;
  readonly select?: readonly string[];
  readonly top?: number;
}

export const linesFlags = {
  all: {
    kind: 'boolean',
    conflicts: ['top'],
    wire: { in: 'paging', name: 'all' },
    describe: 'Read every page, up to --max-pages',
  },
  expand: {
    kind: 'csv',
    of: 'text',
    wire: { in: 'query', name: '$expand' },
    describe: 'Collections to return with each record, for example SalesEntryLines',
  },
  filter: {
    kind: 'text',
    wire: { in: 'query', name: '$filter' },
    describe: 'OData $filter expression, for example "Status eq 20"',
  },
  'max-pages': {
    kind: 'integer',
    default: 50,
    min: 1,
    wire: { in: 'paging', name: 'pages' },
    describe: 'Maximum number of pages',
  },
  orderby: { kind: 'text', wire: { in: 'query', name: '$orderby' }, describe: 'Sort order, for example "Code desc"' },
  raw: {
    kind: 'boolean',
    conflicts: ['count'],
    wire: { in: 'print', name: 'raw' },
    describe: 'Print the response of the service unchanged',
  },
  select: { kind: 'csv', of: 'text', wire: { in: 'query', name: '$select' }, describe: 'Fields to return' },
  top: {
    kind: 'integer',
    min: 1,
    max: 60,
    wire: { in: 'query', name: '$top' },
    describe: 'Maximum number of records to return',
  },
} satisfies Record<keyof LinesFlags, FlagData>;

/** Flags of the group `LIST`. */
export interface ListFlags {
  readonly 'all-divisions'?: boolean;
  readonly count?: boolean;
}

export const listFlags = {
  'all-divisions': {
    kind: 'boolean',
    conflicts: ['division'],
    wire: { in: 'each', name: 'division' },
    describe: 'Read every division in turn; --all and --limit apply to each',
  },
  count: {
    kind: 'boolean',
    wire: { in: 'print', name: 'count' },
    describe: 'Print only the number of matching records',
  },
} satisfies Record<keyof ListFlags, FlagData>;

/** Flags of the group `MATCH`. */
export interface MatchFlags {
  readonly match: readonly (readonly [string, string])[];
}

export const matchFlags = {
  match: {
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
  readonly body?: Json;
  readonly set?: readonly (readonly [string, string])[];
}

export const recordFlags = {
  body: { kind: 'json', stdin: true, wire: { in: 'body', name: '' }, describe: 'Record as JSON' },
  set: {
    kind: 'pair',
    wire: { in: 'assign', name: '' },
    repeat: true,
    describe: 'One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code',
  },
} satisfies Record<keyof RecordFlags, FlagData>;

/** Flags of the group `STATE`. */
export interface StateFlags {
  readonly 'all-divisions'?: boolean;
  readonly 'max-pages'?: number;
  readonly raw?: boolean;
  readonly since?: string;
  readonly state?: string;
}

export const stateFlags = {
  'all-divisions': {
    kind: 'boolean',
    conflicts: ['division', 'since'],
    describe: 'Read every division; --limit applies to each',
  },
  'max-pages': {
    kind: 'integer',
    min: 1,
    describe: 'Maximum number of pages; the state file is not updated if there are more',
  },
  raw: { kind: 'boolean', wire: { in: 'print', name: 'raw' }, describe: 'Print the pages unchanged' },
  since: { kind: 'id', describe: 'Timestamp to start after (default: from the state file, or 0)' },
  state: { kind: 'path', describe: 'JSON file that stores the last timestamp of each feed' },
} satisfies Record<keyof StateFlags, FlagData>;
