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

/** Where the definitions of custom fields are and what they are called. */
export interface CustomFields {
  readonly path: string;
  readonly paging?: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly options: string;
  readonly custom: string;
  /** Key of the record under which custom values sit; standard ones sit at the top. Empty: all at the top. */
  readonly under: string;
  /** Field type of the service to the encoding of its values; other types are sent as text. */
  readonly types: Readonly<Record<string, FieldEncoding>>;
  /** Field type of the service to the reference by which names are looked up; other ids are typed. */
  readonly references?: Readonly<Record<string, string>>;
  /** Code of a standard field to the encoding of its values, where it is not that of the type. */
  readonly standard?: Readonly<Record<string, FieldEncoding>>;
  /** Code of a standard field that cannot be set by its name, to what to do instead. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Words of the command that lists the definitions, named by errors. */
  readonly command?: string;
  /** Path of the record's currency, for money that is typed without one: `currency`, `prices[0].currency`. */
  readonly currency?: string;
  /** For rows that describe a change of a field instead of a record: keys of the field code and of the values. */
  readonly changes?: { readonly code: string; readonly values: readonly string[] };
}

/**
 * How a value of a field is written.
 *
 * - `option`, `options`: id of an option, list of ids · `money`: `{value, currency}`, a plain number on a standard field
 * - `id`: digits as a number · `boolean`: true or false, also for the options with the ids 1 and 0
 * - `date` · `timestamp`: UTC · `clock`: `HH:MM` · `time`: `{value}` · `dates`, `times`: `{value, until}`
 * - `object`: `{value}` · `list`: `[{value, primary: true}]`
 */
export type FieldEncoding =
  | 'text'
  | 'number'
  | 'integer'
  | 'id'
  | 'boolean'
  | 'option'
  | 'options'
  | 'money'
  | 'date'
  | 'timestamp'
  | 'clock'
  | 'time'
  | 'dates'
  | 'times'
  | 'object'
  | 'list';

/** Data about the resources of a service, and the conventions of its vendor. */
export interface Catalogue {
  /** Loads the data; never at start-up. */
  readonly load: () => Promise<{ readonly default: unknown }>;
  /** Path of a resource that the catalogue does not list, and of its beta version; holds `{resource}`. */
  readonly path: string;
  readonly betaPath?: string;
  /** Digits in `field` of these resources, and in `copies` of any resource, are stored right-aligned to `width` characters. */
  readonly codes?: {
    readonly field: string;
    readonly width: number;
    readonly resources: readonly string[];
    readonly copies?: readonly string[];
  };
  /** Fields by which a record is found; the first that a resource has is used. */
  readonly names: readonly string[];
  /** Fields that identify a record in an error, as far as a resource has them. */
  readonly telling: readonly string[];
  /** Columns of a table: of each list the first field that a resource has. */
  readonly columns: readonly (readonly string[])[];
  /** Regular expression for the names of fields with amounts of money. */
  readonly amounts?: string;
  /** Most decimals of a typed value, by a regular expression for the names of fields; the first that matches counts. */
  readonly decimals?: Readonly<Record<string, number>>;
  /** Required format of fields in every write and in every filter for one value, by field name. */
  readonly formats?: Readonly<Record<string, FieldFormat>>;
}

export interface FieldFormat {
  /** Regular expression that the value must match. */
  readonly pattern: string;
  /** What the pattern allows, after "must be". */
  readonly form: string;
  readonly case?: 'upper';
}
