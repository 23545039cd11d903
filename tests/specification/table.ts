/** The commands of a service as they are specified, one YAML file per service beside this one. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

export interface Flag {
  /** A kind of value; `line` is a notation for the lines of a document. Absent: the specification leaves it open. */
  readonly type?: string;
  /** Kind of the elements of a `csv`, target of a `reference`, notation of a `line`. */
  readonly of?: string;
  readonly choices?: readonly string[];
  /** Other choices are accepted with a warning. */
  readonly open?: boolean;
  readonly default?: unknown;
  readonly required?: boolean;
  /** Can be given more than once. */
  readonly repeat?: boolean;
  /** An argument that takes all that follow. */
  readonly variadic?: boolean;
  readonly min?: number;
  /** Of a `csv`: number of elements. */
  readonly max?: number;
  readonly maxLength?: number;
  /** `place:name`, or several of them. */
  readonly wire?: string | readonly string[];
  /** Sent in place of the value. */
  readonly send?: unknown;
  /** Sent along with the value, by wire. */
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: string;
  readonly alias?: string | readonly string[];
  readonly requires?: readonly string[];
  readonly conflicts?: readonly string[];
  readonly proposed?: boolean;
}

export type Flags = Readonly<Record<string, Flag>>;

export interface Command {
  /** Only proposed, by analogy. */
  readonly proposed?: boolean;
  readonly effect?: string;
  /** `GET /path`, or `GET service/Resource` of a catalogue. */
  readonly request?: string;
  /** Of a command that is not one request. */
  readonly kind?: 'local' | 'workflow';
  /** Requests of a workflow. */
  readonly calls?: readonly string[];
  readonly host?: string;
  /** Paths used instead when a flag is given, by flag. */
  readonly paths?: Readonly<Record<string, string>>;
  readonly paging?: string;
  /** Rows when `--limit` is absent. */
  readonly cap?: number;
  /** Rows asked for per page. */
  readonly size?: number;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly encoding?: string;
  readonly patch?: { readonly op: string; readonly path: string };
  readonly aliases?: readonly string[];
  readonly args?: Flags;
  /** Sets of flags by name. */
  readonly sets?: readonly string[];
  readonly flags?: Flags;
  readonly oneOf?: readonly (readonly string[])[];
  /** `key` or `key|Header`. */
  readonly columns?: readonly string[];
  /** Exit codes with a special meaning. */
  readonly exits?: readonly number[];
  /** Catalogue: field that holds the code, or the number, by which a record can be named. */
  readonly code?: string;
  readonly number?: string;
  /** Catalogue: resource of the document that a line belongs to, and the field of the line that names it. */
  readonly header?: string;
  readonly parent?: string;
  /** Catalogue: field of the line that repeats the number of its document. */
  readonly own?: string;
  /** Catalogue: fixed filter. */
  readonly filter?: string;
  /** Catalogue: a function, which takes its parameters from the query. */
  readonly function?: boolean;
}

export interface Table {
  readonly service: string;
  readonly version: string;
  readonly globals: Flags;
  readonly sets?: Readonly<Record<string, Flags>>;
  readonly commands: Readonly<Record<string, Command>>;
}

export interface Deviations {
  /** Kinds that may replace the one in the table, everywhere, with the reason. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly services: Readonly<
    Record<
      string,
      {
        /** Differences on purpose, as the test prints them; `[create] …` stands for every command of that effect. */
        readonly deviations: readonly { readonly reason: string; readonly lines: readonly string[] }[];
        /** Commands of the table that are not built yet. */
        readonly missing: readonly string[];
      }
    >
  >;
}

const read = (name: string): unknown => load(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const readTable = (service: string): Table => read(`${service}.yaml`) as Table;

export const readDeviations = (): Deviations => read('deviations.yaml') as Deviations;

/** All flags of a command, those of its sets included. */
export function flagsOf({ sets = {} }: Table, command: Command): Flags {
  const named = (command.sets ?? []).map((name) => {
    const set = sets[name];
    if (set === undefined) throw new Error(`The table has no set ${name}.`);
    return set;
  });
  return Object.assign({}, ...named, command.flags) as Flags;
}
