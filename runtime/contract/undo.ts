/** Types of the undo of writes: how a write is taken back, or why nothing does. */

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
  /** The request lists records: the row whose field has the value of the template. */
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
      /** Field of a record that was created with its id, where a response does not name it `id`. */
      readonly created?: string;
      /** Reads the record before the write, `itself` from its own path; absent if the inverse needs nothing of it. */
      readonly before?: ReadBefore | 'itself';
    });

/** Takes one write back. */
export interface Inverse extends RequestName {
  readonly args: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** An inverse, or why there is none. */
export type InverseOrNone = Inverse | { readonly none: string };

/** Why a write cannot be taken back whose spec does not say it. */
export const unstated = 'No command of the client takes it back.';
