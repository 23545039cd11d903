/** Types of JSON values, records and lists of records. */

/** Any value that JSON can carry; numbers that a double cannot hold arrive as `LosslessNumber`. */
export type Json = unknown;

/** One record of a service. */
export type Row = Record<string, unknown>;

/** Records in order, a page of them at a time. */
export type Pages = AsyncIterable<readonly Row[]>;

/** Records in order, one by one or by page; yielding a page costs as little as yielding one record. */
export type Rows = AsyncIterable<Row | readonly Row[]> | Iterable<Row>;
