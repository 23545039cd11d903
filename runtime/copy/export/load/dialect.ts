/** What the statements that load an export have in common. */
import type { ColumnType } from '../../../contract/tables.js';
import type { ExportedColumn, ExportedTable } from '../tables.js';
import { typeName } from '../../tables/view-text.js';

export interface Dialect {
  /** Name of the database in comments. */
  readonly title: string;
  /** Format of the export that the statements read. */
  readonly format: 'ndjson' | 'parquet';
  /** A value of `--files`, for a database that has no default. */
  readonly place?: string;
  /** Statements before and after those of the tables. */
  readonly begin: readonly string[];
  readonly end: readonly string[];
  /** Statements that make a table, and give it the rows of the export. */
  table(table: ExportedTable, options: LoadOptions): readonly string[];
}

export interface LoadOptions {
  /** Where the database finds the export; empty: in its working folder. */
  readonly files: string;
  /** The export has one folder for each month. */
  readonly isPartitioned: boolean;
}

export type Types = Readonly<Record<ColumnType, string>>;

/** Returns names of types, with decimals of the same digits as in DuckDB. */
export const typesOf = (decimal: string, others: Omit<Types, 'number' | 'rate'>): Types => ({
  ...others,
  number: typeName('number').replace('DECIMAL', decimal),
  rate: typeName('rate').replace('DECIMAL', decimal),
});

/** Joins the place of an export and a path in it. */
export const within = (files: string, path: string): string =>
  files === '' ? path : `${files.replace(/\/+$/, '')}/${path}`;

/** Returns the columns that do not identify a row. */
export const valuesOf = ({ columns, key }: ExportedTable): readonly ExportedColumn[] =>
  columns.filter((column) => column !== key);

/** Joins parts that are each on a line of their own. */
export const lines = (parts: readonly string[], separator = ','): string =>
  parts.map((part) => `  ${part}`).join(`${separator}\n`);

/** Returns a text that ends no comment. */
export const commented = (text: string): string => `-- ${text.replace(/[\p{C}\u2028\u2029]+/gu, ' ')}`;
