// Written by cmdspec; changes here are lost.
import type { FlagData, Json } from 'cmdspec-runtime';

/** Flags of the group `BODY`. */
export interface BodyFlags {
  readonly body?: Json;
}

export const bodyFlags = {
  body: { kind: 'json', wire: { in: 'body', name: '' }, describe: 'More fields as a JSON object; flags override them' },
} satisfies Record<keyof BodyFlags, FlagData>;

/** Flags of the group `COMMIT`. */
export interface CommitFlags {
  readonly 'commit-threshold': number;
}

export const commitFlags = {
  'commit-threshold': {
    kind: 'integer',
    default: 70,
    min: 0,
    max: 100,
    unit: 'percent',
    describe: 'Minimum probability of deals that count as commit',
  },
} satisfies Record<keyof CommitFlags, FlagData>;

/** Flags of the group `FIELD`. */
export interface FieldFlags {
  readonly field?: readonly (readonly [string, string])[];
}

export const fieldFlags = {
  field: {
    kind: 'pair',
    wire: { in: 'fields', name: 'deal' },
    repeat: true,
    describe:
      'Field by name or key, as Name=Value; options by label, users and stages by name; Name=null clears the field',
  },
} satisfies Record<keyof FieldFlags, FlagData>;

/** Flags of the group `IDS`. */
export interface IdsFlags {
  readonly ids?: readonly string[];
}

export const idsFlags = {
  ids: {
    kind: 'csv',
    of: 'id',
    maxItems: 100,
    conflicts: ['filter'],
    wire: { in: 'query', name: 'ids' },
    describe: 'Only these ids (at most 100)',
  },
} satisfies Record<keyof IdsFlags, FlagData>;

/** Flags of the group `PERIOD`. */
export interface PeriodFlags {
  readonly period: number;
}

export const periodFlags = {
  period: {
    kind: 'period',
    default: '90d',
    describe: 'Days or months before now, such as 90d or 3m (a month has 30 days)',
  },
} satisfies Record<keyof PeriodFlags, FlagData>;

/** Flags of the group `PIPELINE`. */
export interface PipelineFlags {
  readonly pipeline?: string;
}

export const pipelineFlags = {
  pipeline: {
    kind: 'reference',
    reference: 'pipeline',
    describe: 'Pipeline id or name (required if there are several)',
  },
} satisfies Record<keyof PipelineFlags, FlagData>;

/** Flags of the group `SORT`. */
export interface SortFlags {
  readonly 'sort-by'?: 'id' | 'update_time' | 'add_time';
  readonly 'sort-direction'?: 'asc' | 'desc';
}

export const sortFlags = {
  'sort-by': {
    kind: 'enum',
    choices: ['id', 'update_time', 'add_time'],
    wire: { in: 'query', name: 'sort_by' },
    describe: 'Field to sort by',
  },
  'sort-direction': {
    kind: 'enum',
    choices: ['asc', 'desc'],
    wire: { in: 'query', name: 'sort_direction' },
    describe: 'Sort order',
  },
} satisfies Record<keyof SortFlags, FlagData>;

/** Flags of the group `UPDATED`. */
export interface UpdatedFlags {
  readonly 'updated-since'?: string;
  readonly 'updated-until'?: string;
}

export const updatedFlags = {
  'updated-since': {
    kind: 'timestamp',
    wire: { in: 'query', name: 'updated_since' },
    describe: 'Only records changed at or after this time, for example 2026-06-01T08:00:00Z',
  },
  'updated-until': {
    kind: 'timestamp',
    notBefore: 'updated-since',
    wire: { in: 'query', name: 'updated_until' },
    describe: 'Only records changed before this time',
  },
} satisfies Record<keyof UpdatedFlags, FlagData>;
