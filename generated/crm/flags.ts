// Written by cmdspec; changes here are lost.
import type { FlagData, Json } from 'cmdspec/runtime';

/** Flags of the group `BODY`. */
export interface BodyFlags {
  /** JSON object with more keys: text or @file; flags win over it. */
  readonly body?: Json;
}

export const bodyFlags = {
  body: {
    type: 'string',
    kind: 'json',
    wire: { in: 'body', name: '' },
    describe: 'JSON object with more keys: text or @file; flags win over it',
  },
} satisfies Record<keyof BodyFlags, FlagData>;

/** Flags of the group `FIELD`. */
export interface FieldFlags {
  /** A field by its name or key, as Name=Value; an option by its label. */
  readonly field?: readonly (readonly [string, string])[];
}

export const fieldFlags = {
  field: {
    type: 'string',
    kind: 'pair',
    wire: { in: 'fields', name: 'deal' },
    repeat: true,
    describe: 'A field by its name or key, as Name=Value; an option by its label',
  },
} satisfies Record<keyof FieldFlags, FlagData>;

/** Flags of the group `IDS`. */
export interface IdsFlags {
  /** Only these ids, at most 100. */
  readonly ids?: readonly string[];
}

export const idsFlags = {
  ids: {
    type: 'string',
    kind: 'csv',
    of: 'id',
    maxItems: 100,
    conflicts: ['filter'],
    wire: { in: 'query', name: 'ids' },
    describe: 'Only these ids, at most 100',
  },
} satisfies Record<keyof IdsFlags, FlagData>;

/** Flags of the group `SORT`. */
export interface SortFlags {
  /** Sort by this key. */
  readonly 'sort-by'?: 'id' | 'update_time' | 'add_time';
  /** Sort upward or downward. */
  readonly 'sort-direction'?: 'asc' | 'desc';
}

export const sortFlags = {
  'sort-by': {
    type: 'string',
    kind: 'enum',
    choices: ['id', 'update_time', 'add_time'],
    wire: { in: 'query', name: 'sort_by' },
    describe: 'Sort by this key',
  },
  'sort-direction': {
    type: 'string',
    kind: 'enum',
    choices: ['asc', 'desc'],
    wire: { in: 'query', name: 'sort_direction' },
    describe: 'Sort upward or downward',
  },
} satisfies Record<keyof SortFlags, FlagData>;

/** Flags of the group `UPDATED`. */
export interface UpdatedFlags {
  /** Changed at this time or later, for example 2026-06-01T08:00:00Z. */
  readonly 'updated-since'?: string;
  /** Changed before this time. */
  readonly 'updated-until'?: string;
}

export const updatedFlags = {
  'updated-since': {
    type: 'string',
    kind: 'timestamp',
    wire: { in: 'query', name: 'updated_since' },
    describe: 'Changed at this time or later, for example 2026-06-01T08:00:00Z',
  },
  'updated-until': {
    type: 'string',
    kind: 'timestamp',
    wire: { in: 'query', name: 'updated_until' },
    describe: 'Changed before this time',
  },
} satisfies Record<keyof UpdatedFlags, FlagData>;
