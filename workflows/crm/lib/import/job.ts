/** The data of one import that checks, plan, writes and report share. */
import type { Entity } from '../records/entities.js';
import type { Matcher } from '../records/match.js';
import type { ImportJournal, Past } from './past.js';
import type { Source } from './source.js';

export interface Job {
  readonly source: Source;
  readonly entity: Entity;
  readonly columns: readonly string[];
  /** For an upsert. */
  readonly matcher: Matcher | undefined;
  readonly matchOn: string | undefined;
  readonly total: number;
  readonly past: Past;
  readonly journal: ImportJournal;
  /** As the user typed it. */
  readonly file: string;
  /** The command line that continues the import. */
  readonly again: string;
}
