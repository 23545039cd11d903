/**
 * The values of a copy: a {@link Source} yields the rows of one collection, a {@link Store} keeps them, {@link Progress} says how
 * far one is.
 *
 * ```ts
 * const books: Source = {
 *   name: 'books',
 *   version: 1,
 *   deletions: 'sweep',
 *   key: ({ id }) => plainText(id),
 *   pages: (since) => pagesOf(kit.calls.bookFeed, since),
 *   keys: () => idsOf(kit.calls.books),
 * };
 * ```
 */
import type { Row } from '../contract/rows.js';

/** Where the rows of one collection come from: a list, a feed, or the lists below other rows. */
export interface Source {
  /** Name of the collection, and of its file. */
  readonly name: string;
  /** Form of the rows. A collection of another version is read again from its beginning. */
  readonly version: number;
  /**
   * How deleted rows are noticed: the pages name them (`feed`), the keys are listed again from time to time (`sweep`), or only
   * by reading everything (`none`).
   */
  readonly deletions: 'feed' | 'sweep' | 'none';
  /** Identity of a row; undefined for a row without one, which is kept once for each content. */
  key(row: Row): string | undefined;
  /** The rows that were created or changed since a cursor; every row without one. */
  pages(since: string | undefined): AsyncIterable<SourcePage>;
  /** The cursor with which {@link pages} begins at a time; absent for a source whose pages have every row. */
  cursorAt?(time: string): string;
  /** The keys of all rows, for `sweep`. Without it, a sweep reads all pages. */
  keys?(): AsyncIterable<readonly string[]>;
}

export interface SourcePage {
  readonly rows: readonly Row[];
  /** Keys of rows that the service has deleted. */
  readonly deleted?: readonly string[];
  /** From here a later run misses nothing, if everything up to this page is stored. */
  readonly cursor?: string;
  /**
   * Time of the oldest response that the pass relies on, if the pass did not read it itself: a log that was read before, or the
   * pages of an interrupted run. RFC 3339 in UTC.
   */
  readonly asOf?: string;
  /** Time of the response by the clock of the service, as it sends it. */
  readonly date?: string;
}

/** How far a collection is, in the manifest. Times are RFC 3339 in UTC. */
export interface Progress {
  readonly version: number;
  /** Where the next run continues; absent if it must read everything. */
  readonly cursor?: string;
  /** No row that the service had at this time is missing. Absent until all of them were read once. */
  readonly completeAsOf?: string;
  /** No row that the service had deleted before this time is there; absent if deletions come with the rows. */
  readonly sweptAt?: string;
  readonly deletions: Source['deletions'];
  /** Rows, without the deleted ones and earlier versions. */
  readonly rows: number;
  /** Lines of the file: versions of rows, and deletions. */
  readonly lines: number;
  /** Length of the file. What follows was not stored completely. */
  readonly bytes: number;
  /** SHA-256 of these bytes, in hex. */
  readonly sha256: string;
  /** Time of the last change of the file, in milliseconds since 1970: a file with another time is compared with its digest. */
  readonly modified: number;
  /** Whether each number in the file is an integer, or a number that a double has; absent if that is not known. */
  readonly areDoubles?: boolean;
  /** What the file has after the change that a run was about to make; absent if that run has ended. */
  readonly next?: Pick<Progress, 'bytes' | 'sha256'>;
}

/** Whose rows a folder has. A folder of another owner is refused. */
export interface Owner {
  readonly client: string;
  /** Differs between accounts of the service. */
  readonly account: string;
}

/** Content of `manifest.json`. */
export interface Manifest {
  readonly format: 1;
  readonly owner: Owner;
  /** The command that made the folder, and its flag for it: the same brings it up to date. */
  readonly keeper?: { readonly command: string; readonly flag: string };
  /** When the run began that has not ended yet; absent after a run has ended. */
  readonly startedAt?: string;
  /** What that run was asked for. */
  readonly request?: Readonly<Record<string, unknown>>;
  readonly collections: Readonly<Record<string, Progress>>;
  /** Manifest of an earlier version, of which not every collection was opened yet. */
  readonly earlier?: Readonly<Record<string, unknown>>;
  /** Files that are made from collections, by path. */
  readonly derived?: Readonly<Record<string, Derived>>;
}

/** A file that is made from a collection. It is made again when the collection, or the file itself, is another one. */
export interface Derived {
  /** SHA-256 of the file of the collection. */
  readonly of: string;
  readonly bytes: number;
  /** In milliseconds since 1970. */
  readonly modified: number;
}

/** What a run did with one collection. */
export interface Copied {
  readonly name: string;
  /** Rows after the run. */
  readonly rows: number;
  /** Rows before the run. */
  readonly earlierRows: number;
  /** Rows that were new or different. */
  readonly changed: number;
  readonly deleted: number;
  /** An earlier attempt of the same run had read it already. */
  readonly isSkipped: boolean;
  /** Rows still changed when the run ended, so that rows of other collections may refer to rows that are not there. */
  readonly isRestless: boolean;
}
