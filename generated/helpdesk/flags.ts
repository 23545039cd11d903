// Written by cmdspec; changes here are lost.
import type { FlagData } from 'cmdspec-runtime';

/** Flags of the group `KEY`. */
export interface KeyFlags {
  readonly 'api-key'?: string;
}

export const keyFlags = {
  'api-key': {
    kind: 'text',
    secret: true,
    wire: { in: 'credential', name: 'docs-key' },
    describe: 'Knowledge-base API key (overrides the environment and the stored key)',
  },
} satisfies Record<keyof KeyFlags, FlagData>;

/** Flags of the group `LIMIT`. */
export interface LimitFlags {
  readonly limit: number;
}

export const limitFlags = {
  limit: { kind: 'integer', default: 25, min: 0, describe: 'Maximum number of rows (0 for all)' },
} satisfies Record<keyof LimitFlags, FlagData>;

/** Flags of the group `LIMIT50`. */
export interface Limit50Flags {
  readonly limit: number;
}

export const limit50Flags = {
  limit: { kind: 'integer', default: 50, min: 0, describe: 'Maximum number of rows (0 for all)' },
} satisfies Record<keyof Limit50Flags, FlagData>;

/** Flags of the group `PERSON`. */
export interface PersonFlags {
  readonly company?: string;
  readonly first?: string;
  readonly 'job-title'?: string;
  readonly last?: string;
}

export const personFlags = {
  company: { kind: 'text', maxLength: 60, wire: { in: 'body', name: 'organization' }, describe: 'Organization' },
  first: { kind: 'text', maxLength: 40, wire: { in: 'body', name: 'firstName' }, describe: 'First name' },
  'job-title': { kind: 'text', maxLength: 60, wire: { in: 'body', name: 'jobTitle' }, describe: 'Job title' },
  last: { kind: 'text', maxLength: 40, wire: { in: 'body', name: 'lastName' }, describe: 'Last name' },
} satisfies Record<keyof PersonFlags, FlagData>;
