/** Types of the engine and of extensions. */
import type { Route } from '../../runtime/contract/route.js';
import type { Service } from '../../runtime/contract/service.js';
import type { Paging } from '../../runtime/contract/traffic.js';
import type { Row } from '../../runtime/contract/rows.js';
import type { Delivery } from './outbox.js';
import type { Listing, PageFacts, Reading, Sort } from './lists.js';
import type { Work } from './work.js';

export type { Delivery, Route, Row, Service };
export type * from './lists.js';

/** A record that a request wrote. Without `before` it is new, without `after` it was deleted. */
export interface RowChange {
  readonly collection: string;
  readonly id: string | number;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** A set of records below one or more paths: list and create there, get, update and delete at `item`. */
export interface Collection {
  /** One set of records for all marks: `1/books` is `books`. */
  readonly shared?: true;
  /**
   * Path templates of the list, the main one first: `/api/v2/deals`, `/api/v2/deals/{deal}/products`. `{name}`
   * matches one segment. Below a parent the last parameter is the parent's id. Absent: reached through `state` alone.
   */
  readonly paths?: readonly string[];
  /** More paths that only list, for example `/api/v2/deals/archived`; `listed` distinguishes them by `request.path`. */
  readonly lists?: readonly string[];
  /** Methods served on the list and the item; default: the methods of the compiled routes, else all. */
  readonly methods?: readonly string[];
  /** Name under `service.hosts` whose credentials are accepted; default: the compiled route's, else the first. */
  readonly host?: string;
  /** Name under `service.paging`; default: the compiled route's. `none`: one page with everything. */
  readonly paging?: string;
  /** Path of rows in a response, for `{key}` of the paging style; default: the compiled route's. */
  readonly result?: string;
  /** Path of one record in a response; default: the compiled route's, else `service.record`. */
  readonly record?: string;
  /** Rows per page when neither the request nor the paging data has a size; default 60. */
  readonly pageSize?: number;

  readonly id?: IdStyle;
  /** Number of seeded records for the `--records` of the sandbox; default: the same. Below a parent, see `parent`. */
  readonly count?: (records: number) => number;
  readonly parent?: ParentLink;
  /**
   * One seeded record, computed each time it is read: it must depend on its arguments alone. The engine adds the
   * id (and the parent's), except to a record of `lazily`. `place.index` counts from 0.
   */
  readonly seed?: (place: Place) => Row;
  /** Values of fields that neither a seed nor a create sets; a seed with computed fields sets all fields itself. */
  readonly defaults?: Row;
  /** Fields of a new record that its create does not send. */
  readonly draft?: (place: Place) => Row;
  /** Fields that never decrease from one seeded record to the next (`id` always): sorting by them is cheap. */
  readonly ordered?: readonly string[];
  /**
   * Fields by which records are found: the positions at which seeded records can have a value. The engine leaves out those
   * that do not have it.
   */
  readonly finds?: Readonly<Record<string, (value: string | number, lookup: Lookup) => Iterable<number>>>;

  /** Body fields that the service accepts in addition to the fields of the compiled routes, or their exact types. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
  /** Body keys that a create requires in addition to the keys of the compiled routes. */
  readonly required?: readonly string[];
  /** Overrides of `unknown` of the extension for this collection. */
  readonly unknown?: UnknownRules;
  /** Query parameters that filter by more than equality, or that are only accepted (`() => true`). */
  readonly filters?: Readonly<Record<string, Filter>>;
  /** Rows that a list shows without a filter, for example not the deleted ones. */
  readonly listed?: (row: Row, request: Incoming, state: State) => boolean;
  /** Rows that get, update and delete find; default: all. */
  readonly found?: (row: Row, request: Incoming, state: State) => boolean;
  readonly sort?: SortRule;

  /** Adds defaults and computed fields to a draft. Runs after the checks, before ids are set. */
  readonly complete?: (draft: Row, request: Incoming, state: State) => Row;
  /** Side effects and computed fields of an update; returns the record to store. `after` is `before` with the changes. */
  readonly change?: (before: Row, after: Row, request: Incoming, state: State) => Row;
  /** Runs after a create was stored. */
  readonly created?: (row: Row, request: Incoming, state: State) => void;
  /** Returns the record that a delete stores (soft delete), or `undefined` to drop it. */
  readonly remove?: (row: Row, request: Incoming, state: State) => Row | undefined;
  /** The record as it appears in responses. `list` is false for one record. */
  readonly show?: (row: Row, request: Incoming, state: State, list: boolean) => Row;
  /** Overrides of `answers` of the extension for this collection. */
  readonly answers?: AnswerRules;
}

/** What the service does with unknown keys; default: `refuse`. */
export interface UnknownRules {
  readonly body?: 'refuse' | 'ignore';
  readonly query?: 'refuse' | 'ignore';
}

export interface AnswerRules {
  /** `empty`: 201 without a body, the id in the headers of `service.createdId`. */
  readonly create?: 'record' | 'empty';
  /** `empty`: 204. */
  readonly update?: 'record' | 'empty';
  /** `empty`: 204; `id`: 200 with only the id; `record`: 200 with the deleted record. */
  readonly delete?: 'empty' | 'id' | 'record';
}

/**
 * The form of ids. `integer` counts from `first`; `uuid` and `hex` encode the position, so that a record is found
 * without a search; `own` is a field of the record and is searched (small collections only). `listed` begins with the ids of
 * `known`, below each parent again, and continues with numbers, UUIDs or names; a new record can have an id of its own.
 */
export interface IdStyle {
  readonly style: 'integer' | 'uuid' | 'hex' | 'own' | 'listed';
  /** Field of the record; default `id`. */
  readonly field?: string;
  /** First integer; default 1. */
  readonly first?: number;
  /** Length of a hex id, at least 16; default 24. */
  readonly digits?: number;
  /** Beginning of names; default: the name of the collection. */
  readonly prefix?: string;
  /** The first ids; with the style `listed`, the first ids below each parent. */
  readonly known?: readonly string[];
  /** Kind of the ids after `known`; default: integers. */
  readonly then?: 'integer' | 'uuid' | 'text';
}

export interface ParentLink {
  /** Name of the parent collection. */
  readonly collection: string;
  /** Field of the child that holds the parent's id. */
  readonly field: string;
  /** Maximum number of seeded children of one parent. */
  readonly most: number;
  /** Seeded children of the parent, at most `most`; default: `most`. Must depend on its argument alone. */
  readonly count?: (parent: Place) => number;
  /** Omits the parent's id from responses. */
  readonly hidden?: true;
}

/** The values that determine the positions of seeded records. */
export interface Lookup {
  /** As in {@link Place}. */
  readonly start: Date;
  readonly mark: string;
  /** Number of seeded records of a collection. */
  readonly count: (collection: string) => number;
  /** Position of the seeded record with an id, or -1. */
  readonly position: (collection: string, id: string | number) => number;
}

/** The position of a seeded record, and what its fields may depend on. */
export interface Place {
  /** Position among its siblings, from 0. */
  readonly index: number;
  /** Random numbers that depend on seed, collection and position alone. */
  readonly random: Random;
  /** Midnight UTC of the day on which this sandbox was created; dates are relative to it. */
  readonly start: Date;
  /** The mark of the collection: see {@link State.mark}. */
  readonly mark: string;
  /** Number of seeded records of a collection, so that links lead to existing records. */
  readonly count: (collection: string) => number;
  /** Id of the seeded record at a position, for links. */
  readonly id: (collection: string, index: number) => string | number;
  /** Below a parent: its position and id. */
  readonly parent?: { readonly index: number; readonly id: string | number };
  /** Id of the record itself. */
  readonly own: string | number;
}

export interface Random {
  /**
   * Returns the numbers after the next `draws` ones, without drawing these. Each function draws one, except `hex` and
   * `uuid`.
   */
  after(draws: number): Random;
  /** In [0, 1). */
  next(): number;
  /** Whole number, both ends included. */
  integer(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Lower-case hex text. */
  hex(digits: number): string;
  uuid(): string;
}

/** Type of a body field. A dotted name in `fields` (`value.amount`) is a path into the body. */
export interface FieldRule {
  /**
   * A kind of the contract's `Kind`, checked as the JSON type that it is sent as, or `any`, `list` or `object`; each has a
   * row in `kinds.ts`. Another word is a text.
   */
  readonly kind: string;
  /** The value has another shape than its kind: only its presence is checked. */
  readonly shaped?: true;
  readonly choices?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** Refuses null, which otherwise clears the value. */
  readonly filled?: true;
  /** Custom check: returns the error, or `undefined`. */
  readonly check?: (value: unknown, state: State) => string | undefined;
}

/** `value` is the parameter as sent. Throw `refuse` for a value that the service refuses. */
export type Filter = (row: Row, value: string, request: Incoming, state: State) => boolean;

export interface SortRule {
  /** Query parameters. */
  readonly by: string;
  readonly direction?: string;
  /** Names that lists can sort by; a map gives the field of the record, as a dotted path. */
  readonly fields: readonly string[] | Readonly<Record<string, string>>;
  /** A name among `fields`. */
  readonly defaultField?: string;
  readonly defaultDirection?: 'asc' | 'desc';
}

/** A route of the extension's own. `path` is a template; `{rest*}` matches the remaining segments. */
export interface CustomRoute {
  readonly method: string;
  readonly path: string;
  readonly host?: string;
  /** Whether the handler changes state; default: it does unless the method is GET. */
  readonly writes?: boolean;
  /** Needs no credential. */
  readonly open?: true;
  readonly handle: (request: Incoming, state: State) => Answer | Work<Answer>;
}

export interface Incoming {
  readonly method: string;
  /** Path without the query; segments are decoded only in `params`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed body: JSON, a form as an object, multipart as an object with `Upload`s, a text or a file as one `Upload`; undefined when there is none. */
  readonly body: unknown;
  /** Origin of this sandbox, for links. */
  readonly origin: string;
  readonly now: Date;
  /** Name under `service.credentials` of the accepted credential. */
  readonly credential: string;
  /** Compiled route of this method and path, when there is one. */
  readonly route?: Route;
}

export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string or Buffer as it is (set `content-type`); absent: no body. */
  readonly body?: unknown;
}

/** The error of a request; the extension or the service data gives it its shape. */
export interface Problem {
  readonly status: number;
  readonly message: string;
  readonly hint?: string;
  /** One entry per field. */
  readonly details?: readonly { readonly path: string; readonly message: string; readonly value?: unknown }[];
  /** More headers, for example with the time to wait. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface EnvelopeFacts {
  readonly kind: 'list' | 'record' | 'deleted';
  readonly request: Incoming;
  readonly service: Service;
  /** Paging data and facts of a list. */
  readonly paging?: Paging;
  readonly page?: PageFacts;
}

export interface Meter {
  /** Requests in the last `seconds`, including this one, under a name. */
  window(name: string, seconds: number): number;
  /** Adds to a counter of this server and returns the sum. */
  spend(name: string, amount: number): number;
}

export interface Metered {
  readonly headers: Readonly<Record<string, string>>;
  readonly refuse?: Problem;
}

/** The state of a sandbox. */
export interface State {
  readonly service: Service;
  readonly seed: number;
  readonly records: number;
  readonly start: Date;
  /**
   * The values of the variables of a path, in their order. Each mark has records of its own. Empty where no path has
   * variables.
   */
  readonly mark: string;
  rows(collection: string): Rows;
  /** JSON values of the extension's own, stored with the records. Change them in writing requests only. */
  readonly values: Record<string, unknown>;
  /** Counts up from 1, stored. Writing requests only. */
  next(counter: string): number;
  /** The sum of a counter. */
  counted(counter: string): number;
  /** Random numbers that depend on the seed and these keys alone. */
  random(...keys: readonly (string | number)[]): Random;
  /**
   * One page of a collection as the service's list, for custom routes with a query language of their own: checks and
   * reads the paging parameters, `show`s the rows and builds the envelope.
   */
  list(request: Incoming, collection: string, options?: ListOptions): Work<Answer>;
  /** The same for rows outside of collections. */
  page(request: Incoming, rows: readonly Row[], options: { readonly paging: string; readonly result?: string }): Answer;
  /** One record of a collection in the service's envelope, `show`n; default status 200. */
  record(request: Incoming, collection: string, row: Row, status?: number): Answer;
}

export interface ListOptions {
  readonly parent?: string | number;
  readonly where?: (row: Row) => boolean;
  /** Names what `where` tests; default: the query without its paging parameters. */
  readonly key?: string;
  readonly sort?: Sort | readonly Sort[];
  /** Overrides the collection's own. */
  readonly paging?: string;
  readonly result?: string;
  readonly pageSize?: number;
}

export interface Rows {
  /** Number of seeded records. */
  readonly seeded: number;
  /** Rises with every change: values computed from the records are valid for one version. */
  readonly version: number;
  /** Number of live records, in total or below a parent. Needs no scan without a parent. */
  count(parent?: string | number): number;
  /** A copy: change it freely, then `put` it. `parent` is the id of its parent, for ids that are not unique without it. */
  get(id: string | number, parent?: string | number): Row | undefined;
  /** Position of a live record, or -1. */
  position(id: string | number, parent?: string | number): number;
  /** The live record at a position, to be read field by field. */
  at(position: number): Row | undefined;
  /** Positions of the records that are new, changed or deleted, with their present records (null if deleted). */
  touched(): Iterable<readonly [position: number, row: Row | null]>;
  /** The seeded records as they were before all changes. */
  readonly original: Rows;
  /** Its records as they are paged, by position. */
  listing(parent?: string | number): Listing;
  /** First match in natural order. */
  find(test: (row: Row) => boolean, parent?: string | number): Row | undefined;
  /** Records with a value in a field, in natural order. The collection declares the field in `finds`. */
  having(field: string, value: string | number): Row[];
  /**
   * Yields rows in natural order; they are computed one by one, so that any number fits in memory. Those of a `lazy` scan are
   * to be read field by field.
   */
  scan(options?: {
    readonly parent?: string | number;
    readonly reverse?: boolean;
    readonly lazy?: boolean;
  }): Iterable<Row>;
  /** Stores a new record and returns it with its id. */
  insert(row: Row): Row;
  /** Replaces a record, found by its id. */
  put(row: Row): void;
  drop(id: string | number, parent?: string | number): void;
  /** Reads one page; see {@link Reading}. */
  read(reading: Reading): Work<PageFacts>;
}
