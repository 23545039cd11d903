/** Custom fields: how a service lists their definitions, and the definitions. */

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

export interface Option {
  readonly id: string | number;
  readonly label: string;
}

export interface Definition {
  readonly code: string;
  /** Name chosen by users of the service: untrusted text. */
  readonly name: string;
  readonly encoding: FieldEncoding;
  readonly custom: boolean;
  readonly options: readonly Option[];
  /** Reference by which names are looked up as ids. */
  readonly reference?: string;
}
