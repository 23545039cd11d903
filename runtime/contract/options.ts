/** The options of a run: global flags, environment variables and settings of the profile, resolved once. */

/** A format of results. */
export type Format = 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';

export interface Options {
  /** Format that `--output` or a setting names; absent: the default. */
  readonly output?: Format;
  readonly jq?: string;
  /** Format of the results: JSON for a `--jq` filter, else `output`, else the default of the command or the service. */
  readonly format: Format;
  /** Format of the report of a failure: a command that always prints JSON still reports its errors as text. */
  readonly reportFormat: Format;
  /** The result, the error, the notes and facts about the run are one JSON object on stdout. */
  readonly envelope?: true;
  /** Text from the filter is printed without quotes. */
  readonly raw?: true;
  readonly fields?: readonly string[];
  /** Columns of tables and CSV, in this order; of tables only, when they come from `setting`. */
  readonly columns?: { readonly names: readonly string[]; readonly setting?: string };
  /**
   * Columns by which the rows of tables and CSV are sorted, the first one first; `-name` is descending. A list that the
   * service sorts by the column is sorted as a whole, in every format.
   */
  readonly sort?: readonly string[];
  /** CSV has the headers of tables, instead of names of fields. */
  readonly labels?: true;
  /** CSV cells that look like formulas begin with an apostrophe. */
  readonly csvSafe?: true;
  /** Tables on a terminal show times as they are, instead of how long ago they were. */
  readonly absoluteTimes?: true;
  /** Name of the profile. */
  readonly profile: string;
  readonly color: boolean;
  /** Help and tables are not paged. */
  readonly noPager?: true;
  /** Pager that the settings name. */
  readonly pager?: string;
  readonly verbose: boolean;
  readonly retry: boolean;
  /** People are replaced by tokens in everything that leaves the run. */
  readonly people?: 'hidden' | 'shown';
  /** File to which requests and responses are appended. */
  readonly record?: string;
  /** Milliseconds per request. */
  readonly timeout: number;
  /** Maximum number of rows; Infinity for `--limit 0`, absent without the flag. */
  readonly limit?: number;
  readonly resolveFields: boolean;
  /** Nothing is sent that changes something; also while a plan is made. */
  readonly dryRun: boolean;
  /** File that a plan of the writes is written to. */
  readonly plan?: string;
  /** Writes are not stored in the log of the profile. */
  readonly noLog?: true;
  /** The log does not read records before they are changed. */
  readonly noBefore?: true;
  /** Key of the caller: a write with it is sent once. */
  readonly once?: string;
  readonly yes: boolean;
  /** Writes are allowed by the flag or the variable of the service's gate. */
  readonly allowWrites: boolean;
  /** Values of the service's own global flags, by flag name. */
  readonly other: Readonly<Record<string, unknown>>;
}
