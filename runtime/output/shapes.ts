/** What turns the rows of a list into text, and what takes results as values. */
import type { Row } from '../contract/rows.js';

/** Turns rows into text, some at a time. Nothing is written before the first row or the end. */
export interface Shape<Text extends Promise<string> | string = Promise<string> | string> {
  /** Rows come by page; otherwise in pieces of a page, whose text is in memory at once. */
  readonly takesPages?: true;
  /** Returns the text that at least one more row adds; empty while rows are collected. */
  rows(some: readonly Row[]): Text;
  /** Returns the remaining text after the last row. */
  end(): Text;
  /** Returns the text of collected rows when a failure ends the list, or while the source waits. */
  rest?(): Text;
  /** Returns the text that closes a list of which the rest could not be read; empty before the first row. */
  cut?(): string;
}

/** Takes the results of a run as values, instead of text on standard output. A promise must be awaited before more is passed on. */
export interface ValueSink {
  value(value: unknown): Promise<void> | undefined;
  /** Begins a list, and takes its rows as they arrive. */
  list(): (rows: readonly unknown[]) => Promise<void> | undefined;
  /** Begins a text, and takes its bytes as they arrive. */
  text(): (chunk: Uint8Array) => Promise<void> | undefined;
}
