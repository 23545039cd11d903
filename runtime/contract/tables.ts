/** Types of the tables that databases read from the files of workflows. */

/**
 * Type of a field, as a database reads it. `number`: an amount or a quantity; `rate`: a factor, which may have many decimals;
 * both are read exactly. `json`: lists, objects, and what may be several things.
 */
export type ColumnType = 'integer' | 'number' | 'rate' | 'text' | 'boolean' | 'date' | 'timestamp' | 'json';

/** Fields of the records of a table, in order, with their types. */
export type Table = Readonly<Record<string, ColumnType>>;

/** Tables by name. */
export type Tables = Readonly<Record<string, Table>>;
