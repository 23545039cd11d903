/** Types of how a create is found again whose response was lost. */
import type { UndoRequest } from './undo.js';

/** How a create is found again. */
export interface Locate {
  /** Fields that identify the record: the path in the body that was sent, and the path in a row of the list. */
  readonly by: readonly (readonly [sent: string, found: string])[];
  /** Those of them, by their paths in the body, that only name or describe the record. */
  readonly names?: readonly string[];
  /** Field of a row with the time of its creation. */
  readonly created: string;
  /** Seconds after the write within which its record was created. */
  readonly window: number;
  /** Seconds after which the list of the service has a new record. */
  readonly lag?: number;
  readonly list: LocateList;
}

/** The list that is read, and what selects its rows. Templates know the fields of the body under `sent`. */
export interface LocateList extends UndoRequest {
  readonly query?: Readonly<Record<string, string>>;
  /** The newest rows are first, so that reading stops at the first that is older than the write. */
  readonly newestFirst?: true;
}
