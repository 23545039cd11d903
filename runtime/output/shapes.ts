import type { Row } from '../contract/values.js';

/** Turns rows into text, one after another. Nothing is written before the first row or the end. */
export interface Shape {
  /** Text that a row adds; may be empty while rows are collected. */
  row(row: Row): string;
  /** What is left, after the last row. */
  end(): string;
  /** Rows that were collected and not given yet, when a failure ends the list. */
  rest?(): string;
}
