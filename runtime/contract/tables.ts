/** Types of the tables that databases read from the files of workflows. */

/**
 * Type of a field, as a database reads it. `number`: an amount or a quantity; `rate`: a factor, which may have many decimals;
 * both are read exactly. `json`: lists, objects, and what may be several things.
 */
export type ColumnType = 'integer' | 'number' | 'rate' | 'text' | 'boolean' | 'date' | 'timestamp' | 'json';

/** The record of another table that a field points to, by its key; a `json` field has an object with that key. */
export interface Pointer {
  /** The other table. */
  readonly table: string;
  /** Fields of the record that are its name, joined by a blank. */
  readonly fields: readonly string[];
  /** Field of the record that the values are compared with; default: its key. */
  readonly by?: string;
}

/** A field that points to a record of another table. */
export interface PointingField {
  readonly type: ColumnType;
  readonly names: Pointer;
}

/** Fields of the records of a table, in order, with their types. */
export type Table = Readonly<Record<string, ColumnType | PointingField>>;

/** Tables by name. */
export type Tables = Readonly<Record<string, Table>>;
