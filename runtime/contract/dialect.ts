/** What a dialect of services adds to a request: the resource of a catalogue that it is about. */
import type { Column, RequestPlan } from './command.js';
import type { Context } from './context.js';
import type { Call } from './http.js';
import type { ResourceKey, ResourcePlan } from './resource.js';
import type { Row } from './rows.js';

/** A plan for a resource. */
export type PlanOfResource = RequestPlan & { readonly resource: ResourcePlan };

/** The parts of a run that a resource needs. */
export type SubjectContext = Pick<Context, 'service' | 'command' | 'resolve' | 'http'>;

/** `Name=value` as the user wrote it. */
export type Pair = readonly [name: string, value: string];

/** What a body to fill contains. */
export interface TemplateOptions {
  /** The record is new. */
  readonly creates: boolean;
  /** Fields that are left out. */
  readonly without: readonly string[];
}

/** Flags that choose another endpoint of a resource, or skip the checks against the catalogue. */
export interface SubjectOptions {
  readonly beta?: boolean;
  readonly bulk?: boolean;
  readonly force?: boolean;
}

/**
 * The resource of a request. The catalogue is read on demand: a command whose resource the compiler knows, and that names
 * no fields, never reads it.
 */
export interface Subject {
  readonly name: string;
  /** Path template of the collection, or of one record if the plan is for one. */
  readonly path: string;
  readonly key?: ResourceKey;
  readonly isScalar: boolean;
  /** Types of the known parameters of a function; `undefined` for any other resource. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Returns a key as written between the parentheses of a path. */
  keyValue(id: string): Promise<string>;
  /** Returns the query with fields in the catalogue's spelling. Fails with `input` for unknown fields. */
  checkQuery(query: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /** Returns the query as it is sent: all fields are selected where the service refuses a read without a selection. */
  selected(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Returns doubts about the parameters of a query, by their names. */
  queryDoubts(query: Readonly<Record<string, unknown>>): readonly (readonly [parameter: string, doubt: string])[];
  /** Fails with `input` for a name that no parameter can have. */
  checkParameters(names: readonly string[], flag: string): void;
  /** Returns the value of a query parameter as it is sent. */
  parameter(name: string, value: unknown): unknown;
  /** Fails with `input` for pairs that are not fields with values of their types. Nothing is looked up. */
  checkPairs(pairs: readonly Pair[], flag: string, isBody: boolean): Promise<void>;
  /** Returns the fields of pairs for a body, with ids in place of codes. */
  fieldsOf(pairs: readonly Pair[], flag: string): Promise<Row>;
  /** Returns a filter term for each pair. */
  termsOf(pairs: readonly Pair[], flag: string): Promise<readonly string[]>;
  /** Returns the names of the fields of a record; `undefined` if the catalogue does not list them. */
  fieldNames(): Promise<readonly string[] | undefined>;
  /** Returns those of the fields that have nothing below them. */
  scalarFields(): Promise<readonly string[]>;
  /** Returns the body with its fields in the form that the service requires. Fails with `input` for unknown fields and wrong values. */
  checkBody(body: Row): Promise<Row>;
  /** Returns a body to fill, with placeholders; `undefined` for a resource that the catalogue does not list. */
  template(options: TemplateOptions): Promise<Row | undefined>;
  /** Returns warnings about a body that may be refused: missing fields, and fields that the service sets itself. */
  doubts(body: Row, creates: boolean): Promise<readonly string[]>;
  /** Returns the rows of a response; `undefined` if it is none of the resource. */
  rows(body: unknown): readonly unknown[] | undefined;
  /** Returns the record of a response, also from a list of one. */
  record(body: unknown): Row | undefined;
  /** Returns a record as it is printed: without protocol metadata. */
  plain(row: Row): Row;
  /** Returns the number of records that a list has. Sends a request. */
  count(call: Call): Promise<unknown>;
  /** Returns columns for selected fields, in their order. */
  selectedColumns(select: readonly string[]): readonly Column[];
  /** Returns columns for the fields of a record that are not empty. */
  filledColumns(row: Row): readonly Column[];
  /** Returns the columns of a table; `undefined` for a resource that the catalogue does not list. */
  columns(): Promise<readonly Column[] | undefined>;
  /** Returns the columns of all fields of a record with one value; none for a resource that the catalogue does not list. */
  allColumns(): Promise<readonly Column[]>;
}
