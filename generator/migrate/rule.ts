/** A change of the language between two versions, as edits of the specs that are written for the older one. */
import type { Edit } from '../1-read/edits.js';
import type { Documents } from '../1-read/load.js';
import type { Span } from '../1-read/source.js';

/** The parsed files of one service. */
export type Spec = Pick<Documents, 'service' | 'groups'>;

/** One change of one spec. */
export interface Change {
  /** The place that changes. */
  readonly at: Span;
  /** What is written there now, as a sentence without a full stop: `` `jitter` is removed ``. */
  readonly what: string;
  /** Empty if the change only says what is left to do. */
  readonly edits: readonly Edit[];
  /** What a person has to do because the new language cannot say it, as a sentence. */
  readonly todo?: string;
}

/** What one change of the language means for specs. A rule finds nothing in a spec that it has changed. */
export interface Rule {
  /** Why the language changed, as a sentence. */
  readonly why: string;
  readonly find: (spec: Spec) => readonly (Change | undefined)[];
}

/** The rules that turn a version of the language into the next one, in order: each one reads what those before it wrote. */
export interface Migration {
  readonly to: number;
  readonly rules: readonly Rule[];
}
