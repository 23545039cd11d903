import type { Route } from '../../runtime/contract/route.js';
import type { Service } from '../../runtime/contract/service.js';
import type { Paging } from '../../runtime/contract/traffic.js';
import type { Row } from '../../runtime/contract/values.js';

export type { Route, Row, Service };

/**
 * What a service's stand-in does beyond its compiled routes. All parts are optional; without any, the engine derives
 * collections, checks, paging and records from the routes and the service data alone.
 *
 * Handlers and hooks are synchronous and must touch nothing but `state`: a request that writes runs as one transaction
 * (state file locked, read again, changed, written), one that throws leaves no trace. Throw `refuse(...)` to answer with
 * an error in the service's shape.
 */
export interface Extension {
  /** Collections by name. The name keys the state file: renaming one loses its changes. */
  readonly collections?: Readonly<Record<string, Collection>>;
  /** Tried before everything else, most literal path first. */
  readonly routes?: readonly CustomRoute[];
  /** Body and headers of every error; default: `service.sandbox.error`, else the paths of `service.errors`. */
  readonly error?: (problem: Problem, request: Incoming) => Answer;
  /** Last hand on every body that the engine builds (not on those of custom routes), for example `success: true`. */
  readonly envelope?: (body: Row, about: EnvelopeFacts) => unknown;
  /** Headers of every answer, and the refusal when a budget is spent. Runs after the credential check. */
  readonly meter?: (request: Incoming, meter: Meter) => Metered;
}

/** A set of records that lives below one or more paths: list and create there, get, update and delete at `item`. */
export interface Collection {
  /**
   * Path templates of the list, the first is the main one: `/api/v2/deals`, `/api/v2/deals/{deal}/products`. `{name}`
   * matches one segment. Below a parent the last parameter is the parent's id. Absent: reached through `state` alone.
   */
  readonly paths?: readonly string[];
  /** Further paths that only list, for example `/api/v2/deals/archived`; `listed` tells them apart by `request.path`. */
  readonly lists?: readonly string[];
  /** Appended to a path for one record; default `/{id}`. OData: `({id})`. */
  readonly item?: string;
  /** Methods served on the list and the item; default: those of the compiled routes, else all. */
  readonly methods?: readonly string[];
  /** Name under `service.hosts` whose credentials open the paths; default: the compiled route's, else the first. */
  readonly host?: string;
  /** Name under `service.paging`; default: the compiled route's. `none`: one page with everything. */
  readonly paging?: string;
  /** Path of rows in an answer, for `{key}` of the paging style; default: the compiled route's. */
  readonly result?: string;
  /** Path of one record in an answer; default: the compiled route's, else `service.record`. */
  readonly record?: string;
  /** Rows a page when neither request nor paging data says; default 60. */
  readonly pageSize?: number;
  /** Query parameter that continues a `link` or `timestamp` list; default `skiptoken`. */
  readonly linkParameter?: string;

  readonly id?: IdStyle;
  /** Records at the start, given the `--records` of this sandbox; default: all of them. Below a parent see `parent`. */
  readonly count?: (records: number) => number;
  readonly parent?: ParentLink;
  /**
   * One record of the start, computed each time it is read: it must depend on its arguments alone. The engine adds the
   * id (and the parent's). `place.index` counts from 0.
   */
  readonly seed?: (place: Place) => Row;
  /** Fields that never fall from one seeded record to the next (`id` always): sorting by them needs no full scan. */
  readonly ordered?: readonly string[];

  /** Body fields that the service takes beside those of the compiled routes, or their true types. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
  /** Body keys without which a create is refused, beside those of the compiled routes. */
  readonly required?: readonly string[];
  /** Unknown body keys and query parameters; default: `service.sandbox.unknown`, else `refuse`. */
  readonly unknown?: { readonly body?: 'refuse' | 'ignore'; readonly query?: 'refuse' | 'ignore' };
  /** Query parameters that filter by more than equality, or that only need to be known (`() => true`). */
  readonly filters?: Readonly<Record<string, Filter>>;
  /** Rows that a list shows when no filter says otherwise, for example not the deleted ones. */
  readonly listed?: (row: Row, request: Incoming, state: State) => boolean;
  /** Rows that get, update and delete find; default: all. */
  readonly found?: (row: Row, request: Incoming, state: State) => boolean;
  readonly sort?: SortRule;

  /** Draft to full record: defaults and computed fields. Runs after the checks, before ids are set. */
  readonly complete?: (draft: Row, request: Incoming, state: State) => Row;
  /** Side effects and computed fields of an update; returns what is stored. `after` is `before` with the changes. */
  readonly change?: (before: Row, after: Row, request: Incoming, state: State) => Row;
  /** After a create was stored. */
  readonly created?: (row: Row, request: Incoming, state: State) => void;
  /** What a delete stores instead of nothing (soft delete), or `undefined` to drop the record. */
  readonly remove?: (row: Row, request: Incoming, state: State) => Row | undefined;
  /** The record as an answer carries it. `list` is false for one record. */
  readonly show?: (row: Row, request: Incoming, state: State, list: boolean) => Row;
  /** Overrides of `service.sandbox.answers` for this collection. */
  readonly answers?: AnswerRules;
}

export interface AnswerRules {
  /** `empty`: 201 without a body, the id in the headers of `service.createdId`. */
  readonly create?: 'record' | 'empty';
  /** `empty`: 204. */
  readonly update?: 'record' | 'empty';
  /** `empty`: 204; `id`: 200 with a record of the id alone; `record`: 200 with what was deleted. */
  readonly delete?: 'empty' | 'id' | 'record';
}

/**
 * How ids look. `integer` counts from `first`; `uuid` and `hex` hide the position, so that an id leads to its record
 * without a search; `own` is a field of the record itself and is searched for (small collections only).
 */
export interface IdStyle {
  readonly style: 'integer' | 'uuid' | 'hex' | 'own';
  /** Field of the record; default `id`. */
  readonly field?: string;
  /** First integer; default 1. */
  readonly first?: number;
  /** Length of a hex id, at least 16; default 24. */
  readonly digits?: number;
  /** Integer ids are stored and sent as text. */
  readonly text?: true;
}

export interface ParentLink {
  /** Name of the parent collection. */
  readonly collection: string;
  /** Field of the child that holds the parent's id. */
  readonly field: string;
  /** Most seeded children of one parent. */
  readonly most: number;
  /** Seeded children of the parent, at most `most`; default: `most`. Must depend on its argument alone. */
  readonly count?: (parent: Place) => number;
  /** Keeps the parent's id out of answers. */
  readonly hidden?: true;
}

/** Where a seeded record stands. */
export interface Place {
  /** Position among its siblings, from 0. */
  readonly index: number;
  /** Random numbers that depend on seed, collection and position alone. */
  readonly random: Random;
  /** Midnight UTC of the day on which this sandbox was begun: dates are counted from here. */
  readonly start: Date;
  /** How many records a collection has at the start, so that links lead somewhere. */
  readonly count: (collection: string) => number;
  /** Id of the seeded record at a position, for links. */
  readonly id: (collection: string, index: number) => string | number;
  /** Below a parent: its position and id. */
  readonly parent?: { readonly index: number; readonly id: string | number };
}

export interface Random {
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
   * `any` is not checked. `id`: a number or digits. `date`: `YYYY-MM-DD`. `timestamp`: RFC 3339. Other kinds of the
   * contract's `Kind` are accepted too and checked as the JSON type they are sent as.
   */
  readonly kind: string;
  readonly choices?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** null is refused; by default it clears the value. */
  readonly filled?: true;
  /** Own check: returns what is wrong, or `undefined`. */
  readonly check?: (value: unknown, state: State) => string | undefined;
}

/** `value` is the parameter as sent. Throw `refuse` for a value that the service would not take. */
export type Filter = (row: Row, value: string, request: Incoming, state: State) => boolean;

export interface SortRule {
  /** Query parameters. */
  readonly by: string;
  readonly direction?: string;
  /** Names that may be sorted by; a map leads from the name to the field of the record, a dotted path. */
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
  /** The handler changes state although the method is GET, or changes none although it is POST. */
  readonly writes?: boolean;
  /** No credential is asked for. */
  readonly open?: true;
  readonly handle: (request: Incoming, state: State) => Answer;
}

export interface Incoming {
  readonly method: string;
  /** Path without query, decoded segment by segment only in `params`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed body: JSON, a form as an object, multipart as an object with `Upload`s; undefined when there is none. */
  readonly body: unknown;
  /** Origin of this sandbox, for links. */
  readonly origin: string;
  readonly now: Date;
  /** Name under `service.credentials` that opened the request. */
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

/** What is wrong with a request; the extension or the service data gives it its shape. */
export interface Problem {
  readonly status: number;
  readonly message: string;
  readonly hint?: string;
  /** One entry a field. */
  readonly details?: readonly { readonly path: string; readonly message: string; readonly value?: unknown }[];
  /** More headers, for example how long to wait. */
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

/** One page as read from a collection. */
export interface PageFacts {
  readonly rows: readonly Row[];
  /** Rows before this page; only counted in styles that tell it. */
  readonly offset: number;
  readonly size: number;
  /** Records in all that match; only counted in styles that tell it. */
  readonly total?: number;
  /** Continues the list; absent on the last page. */
  readonly next?: string;
}

export interface Meter {
  /** Calls of the last `seconds`, this one included, under a name. */
  window(name: string, seconds: number): number;
  /** Adds to a counter that lasts as long as the server and returns the sum. */
  spend(name: string, amount: number): number;
}

export interface Metered {
  readonly headers: Readonly<Record<string, string>>;
  readonly refuse?: Problem;
}

/** All that a sandbox remembers. */
export interface State {
  readonly service: Service;
  readonly seed: number;
  readonly records: number;
  readonly start: Date;
  rows(collection: string): Rows;
  /** JSON values of the extension's own, stored with the records. Change them in writing requests only. */
  readonly values: Record<string, unknown>;
  /** Counts up from 1, stored. Writing requests only. */
  next(counter: string): number;
  /** Random numbers that depend on the seed and these keys alone. */
  random(...keys: readonly (string | number)[]): Random;
  /**
   * One page of a collection as the service's list, for custom routes with a query language of their own: checks and
   * reads the paging parameters, `show`s the rows and builds the envelope.
   */
  list(request: Incoming, collection: string, options?: ListOptions): Answer;
  /** The same for rows that are not a collection's. */
  page(request: Incoming, rows: readonly Row[], options: { readonly paging: string; readonly result?: string }): Answer;
  /** One record of a collection in the service's envelope, `show`n; default status 200. */
  record(request: Incoming, collection: string, row: Row, status?: number): Answer;
}

export interface ListOptions {
  readonly parent?: string | number;
  readonly where?: (row: Row) => boolean;
  /** Names what `where` tests; default: the query without its paging parameters. */
  readonly key?: string;
  readonly sort?: { readonly field: string; readonly descending?: boolean };
  /** Overrides of the collection's own. */
  readonly paging?: string;
  readonly result?: string;
  readonly pageSize?: number;
}

export interface Rows {
  /** Records of the start. */
  readonly seeded: number;
  /** Live records, in all or below a parent. Costs no scan without a parent. */
  count(parent?: string | number): number;
  /** A copy: change it freely, then `put` it. */
  get(id: string | number): Row | undefined;
  /** First match in natural order. */
  find(test: (row: Row) => boolean, parent?: string | number): Row | undefined;
  /** Natural order; rows are made while they are read, so that any count fits in memory. */
  scan(options?: { readonly parent?: string | number; readonly reverse?: boolean }): Iterable<Row>;
  /** Stores a new record and returns it with its id. Fields are stored as given. */
  insert(row: Row): Row;
  /** Replaces a record, found by its id. */
  put(row: Row): void;
  drop(id: string | number): void;
  /** Reads one page; see {@link Reading}. */
  read(reading: Reading): PageFacts;
}

export interface Reading {
  readonly size: number;
  readonly parent?: string | number;
  readonly where?: (row: Row) => boolean;
  /** Names what `where` tests (the query is enough): pages and totals of one key are remembered between requests. */
  readonly key?: string;
  readonly sort?: { readonly field: string; readonly descending?: boolean };
  /** Exactly one of these says where to begin; neither: at the beginning. */
  readonly after?: string;
  readonly offset?: number;
  /** Counts `total`. */
  readonly total?: boolean;
}
