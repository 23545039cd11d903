/** Modules of a client that change how a command prints a record. */
import type { Format } from './options.js';
import type { Row } from './rows.js';

/** A message inside a record, such as one of a conversation. */
export interface Message {
  readonly author: string;
  readonly kind?: string;
  /** RFC 3339. */
  readonly time: string;
  /** Text or HTML. */
  readonly body: string;
  /** Names of attachments. */
  readonly files?: readonly string[];
}

/** A record that a service returned. */
export interface FoundRecord {
  readonly record: Row;
  /** Arguments of the command. */
  readonly args: Row;
  /** Parameters of the query that was sent. */
  readonly query: Row;
  /** Whether the service redirected to another record. */
  readonly isMoved: boolean;
  readonly format: Format;
  /** Throws the error for a response that is not what the command requested: `returned a record without a name`. */
  readonly refuse: (problem: string) => never;
}

/** What a command prints of a record. */
export interface PrintedRecord {
  /** Default: the record that the service returned. */
  readonly record?: Row;
  /** A table prints them below the record, oldest first. */
  readonly messages?: readonly Message[];
  /** Notes about the record. */
  readonly notes?: readonly string[];
  /** Notes about what is printed, after it. */
  readonly lacks?: readonly string[];
}

/** Decides what a command prints of a record. */
export type RecordHook = (found: FoundRecord) => PrintedRecord;
