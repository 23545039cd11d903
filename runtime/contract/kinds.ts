/**
 * The kinds of value that a flag or a positional can hold.
 *
 * | kind        | typed at the shell as                         | reaches the handler as             |
 * | ----------- | --------------------------------------------- | ---------------------------------- |
 * | `text`      | any text                                      | `string`                           |
 * | `id`        | digits, of any length                         | `string`, digits untouched         |
 * | `key`       | an opaque identifier without `/` or controls  | `string`                           |
 * | `uuid`      | 8-4-4-4-12 hex digits, braces allowed         | `string`, lower case, no braces    |
 * | `integer`   | a whole number within the safe range          | `number`                           |
 * | `number`    | a decimal, `-3.50`                            | {@link Decimal}, digits untouched  |
 * | `boolean`   | the bare flag                                 | `true` (absent: `undefined`)       |
 * | `yesno`     | bare, `true false yes no 1 0`                 | `boolean`                          |
 * | `date`      | `YYYY-MM-DD`, a real day                      | `string`                           |
 * | `time`      | `HH:MM`                                       | `string`                           |
 * | `timestamp` | RFC 3339 date or time                         | `string`, UTC, whole seconds, `Z`  |
 * | `since`     | a timestamp, or `N` and a unit before now     | `string`, as `timestamp`           |
 * | `period`    | `Nd` or `Nm` (30 days)                        | `number` of days                   |
 * | `csv`       | comma list of {@link FlagData.of}             | `string[]`                         |
 * | `enum`      | one of the choices                            | `string`                           |
 * | `path`      | a file or folder                              | `string`                           |
 * | `json`      | JSON text, `@file`, or piped stdin            | the parsed value                   |
 * | `message`   | text, `@file` (`@@` for a literal @), stdin   | `string`                           |
 * | `pair`      | `Key=value`, split at the first `=`           | `readonly [string, string]`        |
 * | `reference` | an id, or a code that a look-up turns into it | `string`, not yet looked up        |
 * | `resource`  | the name of a catalogue resource              | `string`, canonical spelling       |
 * | `line`      | a line in the notation of the command         | {@link DocumentLine}               |
 */
export type Kind =
  | 'text'
  | 'id'
  | 'key'
  | 'uuid'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'yesno'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'since'
  | 'period'
  | 'csv'
  | 'enum'
  | 'path'
  | 'json'
  | 'message'
  | 'pair'
  | 'reference'
  | 'resource'
  | 'line';

/** A decimal number as typed, for example `"-3.50"`: money is never computed in binary floats. */
export type Decimal = string;
