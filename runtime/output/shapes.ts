import type { Row } from '../contract/values.js';

/** Turns rows into text, one after another. Nothing is written before the first row or the end. */
export interface Shape {
  /** Returns the text that a row adds; empty while rows are collected. */
  row(row: Row): string;
  /** Returns the remaining text after the last row. */
  end(): string;
  /** Returns the text of collected rows when a failure ends the list. */
  rest?(): string;
  /** Returns the text that closes a list of which the rest could not be read; empty before the first row. */
  cut?(): string;
}
