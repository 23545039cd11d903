import type { Row } from '../contract/rows.js';

/** Turns rows into text, some at a time. Nothing is written before the first row or the end. */
export interface Shape {
  /** Returns the text that at least one more row adds; empty while rows are collected. */
  rows(some: readonly Row[]): string;
  /** Returns the remaining text after the last row. */
  end(): string;
  /** Returns the text of collected rows when a failure ends the list. */
  rest?(): string;
  /** Returns the text that closes a list of which the rest could not be read; empty before the first row. */
  cut?(): string;
}
