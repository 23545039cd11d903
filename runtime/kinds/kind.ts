/** What a kind of value is: to the language, to its help and tools, and to the client that reads a typed value. */
import type { FlagData } from '../contract/command.js';
import type { Kind } from '../contract/kinds.js';
import type { Service } from '../contract/service.js';

/** Control characters. */
export const hasControls = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f]/.test(text);

/**
 * A value that was read, with a warning if it is not exactly what was typed; or what is wrong with the text. Both texts are the
 * end of the sentence `<flag> …`.
 */
export type ReadResult = { readonly value: unknown; readonly changed?: string } | { readonly wrong: string };

/** What a value depends on beside its text. */
export interface ReadingContext {
  readonly data: Pick<FlagData, 'day' | 'epoch' | 'months'>;
  readonly now: Date;
  readonly dates: NonNullable<Service['dates']>;
}

/** Keys of a flag that only some kinds of value have. Of a csv, they are about its elements or about the list. */
export const refining = {
  blank: 'element',
  choices: 'element',
  compact: 'element',
  completes: 'element',
  day: 'element',
  decimals: 'element',
  epoch: 'element',
  max: 'element',
  'max-length': 'element',
  min: 'element',
  minor: 'element',
  months: 'element',
  of: 'list',
  placeholder: 'list',
  repeatable: 'list',
  splits: 'list',
  stdin: 'list',
  unit: 'list',
} as const;

export type RefiningKey = keyof typeof refining;

/** A kind of value: one file each. */
export interface ValueKind {
  /** Form at the shell, for the reference of the language. */
  readonly typed: string;
  /** Word for a value in help. Default: the name of the kind. */
  readonly word?: string;
  /** What a value is in words that follow "is not", for the compiler. Absent if any text is one. */
  readonly wanted?: string;
  /** Type that the handler of a command gets: of TypeScript, or one that the runtime declares. */
  readonly code: string;
  /** JSON type of a tool argument, absent for any; and the form that its description states. */
  readonly tool: { readonly type?: 'string' | 'boolean' | 'integer' | 'number'; readonly form?: string };
  /** JSON type of a field that has such a value in a result, if that is certain. */
  readonly result?: 'string' | 'boolean' | 'integer' | 'number';
  /** What a shell proposes for a value without choices. */
  readonly completion: 'any' | 'none' | 'yesno' | 'file' | 'at-file';
  /** Kinds that accept every value of this one, and read it in the same way. */
  readonly wider?: readonly Kind[];
  /** Values of kinds with the same order can be compared. */
  readonly order?: 'day' | 'instant';
  /** Whether such an argument can be the id of a record in the sandbox. */
  readonly isId?: true;
  /** Whether conditions of other flags cannot name a value, because it is not one text. */
  readonly isWhole?: true;
  readonly keys: readonly RefiningKey[];
  /**
   * Reads one typed value. Absent where a value is more than a text: a list, lines, and what may be in a file.
   */
  readonly read?: (text: string, reading: ReadingContext) => ReadResult;
  /** Whether it identifies a record. */
  readonly isIdentity?: true;
  /** Whether digits are sent as a number in JSON. */
  readonly isNumber?: true;
  /** Whether `min` and `max` limit its value. */
  readonly hasRange?: true;
  /** Kind of the failure for a refused text. Default: `usage`. A date that does not exist is one, since the line itself could be parsed. */
  readonly refusal?: 'combination';
}
