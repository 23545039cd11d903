/** Types of hidden people: what of a person is replaced by tokens, and what replaces it. */

/** What a value says of a person. */
export type PersonKind = 'name' | 'email' | 'phone' | 'address';

/**
 * The fields of a service that say something of a person, by kind. A path is the end of the way to a field: segments of the
 * path of the request, then names of fields, for example `first_name` or `persons.name`. Wrappers and positions are left out.
 * `item[type=person].name` is a field of objects that have this value, and `*[street].city` one of objects with this field.
 */
export type PeopleFields = Readonly<Partial<Record<PersonKind, readonly string[]>>>;

/** Replaces what is known of people by tokens. A run that does not hide people has none. */
export interface People {
  /** Remembers the values of people in the body of a request or a response, by the path of the request. */
  learn(path: string, body: unknown): void;
  /** Returns a text with tokens in place of people. */
  text(text: string): string;
  /** Returns a value with tokens in place of people; objects are copied, and keep their keys. */
  value<Value>(value: Value): Value;
  /**
   * Fails if a request would send a token to the service.
   *
   * @throws CliError `usage`
   */
  checkSent(...sent: readonly unknown[]): void;
  /**
   * Fails: people cannot be hidden in what follows `in`.
   *
   * @throws CliError `combination`
   */
  refuse(place: string): never;
  /** Returns the value of a token, if a text is one; with names of fields, only if one of them has values of its kind. */
  meant(text: string, names?: readonly string[]): string | undefined;
  /** Remembers names that were read from these fields of the records at a path. Returns whether they are of people. */
  learnNames(path: string, fields: readonly string[], names: readonly string[]): boolean;
  /** Returns an entry of a file with tokens in place of people, and what they stand for, which only this profile can read. */
  sealed<Entry extends object>(entry: Entry, open: readonly (keyof Entry & string)[]): Entry;
}
