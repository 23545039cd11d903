// Written by cmdspec; changes here are lost.
import type { FlagData } from 'cmdspec-runtime';

/** Flags of the group `KEY`. */
export interface KeyFlags {
  /** Knowledge-base API key (overrides the environment and the stored key). */
  readonly 'api-key'?: string;
}

export const keyFlags = {
  'api-key': {
    type: 'string',
    kind: 'text',
    secret: true,
    wire: { in: 'credential', name: 'docs-key' },
    describe: 'Knowledge-base API key (overrides the environment and the stored key)',
  },
} satisfies Record<keyof KeyFlags, FlagData>;

/** Flags of the group `LIMIT`. */
export interface LimitFlags {
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const limitFlags = {
  limit: { type: 'string', kind: 'integer', default: 25, min: 0, describe: 'Maximum number of rows (0 for all)' },
} satisfies Record<keyof LimitFlags, FlagData>;

/** Flags of the group `LIMIT50`. */
export interface Limit50Flags {
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const limit50Flags = {
  limit: { type: 'string', kind: 'integer', default: 50, min: 0, describe: 'Maximum number of rows (0 for all)' },
} satisfies Record<keyof Limit50Flags, FlagData>;

/** Flags of the group `PERSON`. */
export interface PersonFlags {
  /** Organization. */
  readonly company?: string;
  /** First name. */
  readonly first?: string;
  /** Job title. */
  readonly 'job-title'?: string;
  /** Last name. */
  readonly last?: string;
}

export const personFlags = {
  company: {
    type: 'string',
    kind: 'text',
    maxLength: 60,
    wire: { in: 'body', name: 'organization' },
    describe: 'Organization',
  },
  first: {
    type: 'string',
    kind: 'text',
    maxLength: 40,
    wire: { in: 'body', name: 'firstName' },
    describe: 'First name',
  },
  'job-title': {
    type: 'string',
    kind: 'text',
    maxLength: 60,
    wire: { in: 'body', name: 'jobTitle' },
    describe: 'Job title',
  },
  last: { type: 'string', kind: 'text', maxLength: 40, wire: { in: 'body', name: 'lastName' }, describe: 'Last name' },
} satisfies Record<keyof PersonFlags, FlagData>;
