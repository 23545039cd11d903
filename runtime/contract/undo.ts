/** Types of the undo of writes: how a write is taken back, or why nothing does. */
import type { Row } from './rows.js';

/** A request of the client: that of a command, or one of the calls of a workflow. */
export interface RequestName {
  /** Words of the command: `order update`. */
  readonly command: string;
  /** Name of the call, if the command is a workflow. */
  readonly call?: string;
}

/** A request and the values of its arguments, templates over the arguments of the write. */
export interface UndoRequest extends RequestName {
  readonly args: Readonly<Record<string, string>>;
}

/** Reads the record before a write: its path is read, whatever its method is. */
export interface ReadBefore extends UndoRequest {
  /** The request lists records: the row whose field has the value of the template; `id|uuid` is the first that it has. */
  readonly row?: { readonly field: string; readonly is: string };
}

/**
 * How a write is taken back. Templates of arguments and bodies know the arguments of the write, `{created}`, the id of the
 * record that it has created, and the fields under `before` and `sent`.
 */
export type Undo =
  | { readonly none: string }
  | (UndoRequest & {
      /** `former`: the values that the written fields had before. A list: these fields of the record before. */
      readonly body?: 'former' | readonly string[] | Readonly<Record<string, unknown>>;
      /** Paths in the record of fields that the body has under other names: `{ assignee_id: 'assignee_ids[0]' }`. */
      readonly fields?: Readonly<Record<string, string>>;
      /** Values that the request takes for a field which a record may have in another form: `{ done: [1, 0] }` for true and false. */
      readonly takes?: Readonly<Record<string, readonly unknown[]>>;
      /** Reads the record before the write, `itself` from its own path; absent if the inverse needs nothing of it. */
      readonly before?: ReadBefore | 'itself';
      /** What takes the write back in place of the request, in the order in which they are tried. */
      readonly reversals?: readonly Reversal[];
    });

/** Takes a write back whose record can no longer be deleted: by a record with the opposite numbers. */
export interface Reversal extends RequestName {
  /** Values that the record has now. */
  readonly when: Row;
  /** Why the write is taken back in this way, as a sentence. */
  readonly reason: string;
  /** Fields of the record that the other one has too: `Journal`, or of the records below it `Lines.Amount`. */
  readonly fields: readonly string[];
  /** Those fields of which the other one has the negative number. */
  readonly negative: readonly string[];
  /** Values of fields that the other one has in place of these: `{"Type":{"20":21,"21":20}}`. */
  readonly values?: Readonly<Record<string, Row>>;
  /** Request that follows. `{created}` is the id of the other record, and `{record.path}` a field of the record. */
  readonly then?: RequestName & { readonly args: Readonly<Record<string, string>>; readonly body?: Row };
}

/** Takes one write back. */
export interface Inverse extends RequestName {
  readonly args: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Its arguments and body have `{created}` in place of the id of the record that the write creates. */
  readonly needs?: 'created';
  readonly reversals?: readonly Reversal[];
}

/** An inverse, or why there is none. */
export type InverseOrNone = Inverse | { readonly none: string };
