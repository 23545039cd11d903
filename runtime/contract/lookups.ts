/** Types of references, which are looked up by a code or a name, and of stored names. */

/** A look-up that turns a code into an id. */
export interface Reference {
  /** Host of the collection; default: the first of the service. */
  readonly host?: string;
  /** Collection path template; names that are not variables of the service are arguments of the command. */
  readonly path: string;
  /**
   * A query for each key that a record can be found by; `{text}` is the code with quotes doubled, `{text:18}` digits padded
   * left to 18 characters, `{number}` digits as they are.
   */
  readonly tries?: readonly Readonly<Record<string, string>>[];
  /** Fields that `tries` compare, in the same order. With them, several codes are looked up in one request. */
  readonly by?: readonly string[];
  /** Names of several keys, in the same order: `order:1001` is a code of one of them, and `1001` of any. */
  readonly keys?: readonly string[];
  /** For a collection that is read as a whole: its records are found by their names, in any case. */
  readonly scan?: Scan;
  readonly id: string;
  /** Values of this form are ids already. */
  readonly unless: 'uuid' | 'digits' | 'hash' | 'object-id';
  /** Required form of a code; any other is refused before anything is sent. Default: any text. */
  readonly accepts?: 'digits' | 'email';
  /** Of several records, the one with the highest number in this field is used. */
  readonly latest?: string;
  readonly noun: string;
}

/**
 * How the names of a collection are read. The list is remembered for a short time, so that most look-ups need no request;
 * with a `query`, each look-up is a request for one record, and nothing is remembered.
 */
export interface Scan {
  /** Names of a record: paths of fields, `emails[].value`, or templates over them, such as `{first} {last}`. */
  readonly field: readonly string[];
  /** Parameters that find the record; `{code}` is what was typed. A record counts only if a `field` is equal to that. */
  readonly query?: Readonly<Record<string, string>>;
  /** Text before a code, for codes of the form of an id: with `#`, the text `#7` is the code 7, and 7 is an id. */
  readonly mark?: string;
  /** Name under `service.paging`; absent: the list is one response. */
  readonly paging?: string;
  /** Path of the rows. */
  readonly result?: string;
  /** Path of the record that the word `me` stands for. */
  readonly me?: string;
  /** A record belongs to another one: with that flag, only those of its record are found, which `field` names. */
  readonly within?: { readonly flag: string; readonly field: string };
  /**
   * Another reference: a list belongs to each of its records, whose id has this name in the path. Without a value of that name,
   * the lists of all of them are read, and none is remembered.
   */
  readonly each?: string;
  /** Name of another reference whose records are found as well. */
  readonly or?: string;
  /**
   * The ids are codes, which may be any text: a code of the list is sent as typed, and so is every value if the list is empty
   * or refused.
   */
  readonly code?: true;
}

/** One name of a record. A record that has several names, such as a person and an address, has several entries. */
export interface NameEntry {
  readonly id: string;
  /** Untrusted text of the service. */
  readonly name: string;
  /** Id of the record that this one belongs to; the same name may occur once in each. */
  readonly within?: string;
}

/** Lists of names that are remembered between runs, for each profile. Neither method fails: a list can be read again. */
export interface NameCache {
  /**
   * Returns a list that was stored recently for the same account; otherwise `undefined`.
   *
   * @param kind name of the list
   * @param path filled path that the list is read from
   * @param age a list of any age is enough for a message, not for a look-up
   */
  read(kind: string, path: string, age?: 'any age'): Promise<readonly NameEntry[] | undefined>;
  write(kind: string, path: string, entries: readonly NameEntry[]): Promise<void>;
  /** Removes the list of a kind, whatever it was read from: a write has changed it. */
  drop(kind: string): Promise<void>;
}
