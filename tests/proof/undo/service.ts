/** What the proof of undo must know of a client: how everything is read, a line for each of its writes, and what cannot return. */
import type { Name } from '../../support/in-process.js';
import type { Other, Row } from '../copies/service.js';

/** Leaves of an account that do not return, with the reason. A `*` in their paths is any part: `deals/42/*`. */
export type Lost = Readonly<Record<string, string>>;

/** The reason of a time that is new. Within the second of the old one, it is the same. */
export const NEW_TIME = 'The service sets the time at which a record is created.';

/** A write, and how the account is prepared for it. */
export interface Case {
  /** Command lines before the write. The id that one prints is `{1}`, `{2}`… in the lines after it. */
  readonly before?: readonly string[];
  /** Prepares the account by requests; its result is the values of further `{names}` in the line. */
  readonly made?: (other: Other) => Promise<Readonly<Record<string, string>>>;
  readonly line: string;
  /** Command lines between the write and the undo, such as the reads that finish a job. */
  readonly after?: readonly string[];
  /** What does not return. Each is needed, except for times: one that nothing needs fails. */
  readonly lost?: Lost;
}

export interface UndoService {
  /** Folder of its specs. */
  readonly service: string;
  readonly binary: Name;
  /** Flags of the sandbox. */
  readonly sandbox: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Files in the working folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Every list of the account, by its name. A list of parts has the name of the list of their records: `deals-products`. */
  readonly everything: (other: Other) => Promise<ReadonlyMap<string, readonly Row[]>>;
  /** Key of a row; that of a part begins with the key of its record and a slash. */
  readonly keyOf: (row: Row, list: string) => string;
  /** What no write returns, such as the time of a change. */
  readonly lost: Lost;
  /** By command, one case for each request that it may send. */
  readonly cases: Readonly<Record<string, readonly Case[]>>;
  /** Writes of the client that this proof cannot send, each with the reason: `order import (create)`. */
  readonly untried?: Readonly<Record<string, string>>;
}
