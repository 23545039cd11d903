/** How lists are read: their records, orders and pages. */
import type { Row } from '../../runtime/contract/rows.js';
import type { Work } from './work.js';

/** A record while a list is built. `row` is computed on first use. */
export interface Entry {
  readonly position: number;
  readonly row: () => Row;
  /** The record is the stored object itself; copy it before returning it. */
  readonly stored: boolean;
}

export interface Sort {
  readonly field: string;
  readonly descending?: boolean;
}

export interface Order {
  /** Fields to sort by; none: by position. */
  readonly by: readonly Sort[];
  /** The direction by position, also for records with equal keys. */
  readonly descending: boolean;
}

/** An order, and whether the positions of records follow it. */
export interface Ordered {
  readonly order: Order;
  readonly rising: boolean;
}

/** A point in a list: position and sort key of the record before it. */
export interface Point {
  readonly position: number;
  readonly key: unknown;
}

/** The source of pages: the records of a collection, or computed ones. */
export interface Listing {
  /** Records after a point, in an order that is rising. */
  entries(order: Order, after?: Point): Iterable<Entry>;
  orderOf(sorts: readonly Sort[]): Ordered;
  count(): number | Work<number>;
}

export interface Reading {
  readonly size: number;
  readonly parent?: string | number;
  readonly where?: (row: Row) => boolean;
  /** Names what `where` tests (the query is enough); pages and totals are cached under this key. */
  readonly key?: string;
  readonly sort?: Sort | readonly Sort[];
  /** At most one of these sets where the page begins; default: at the beginning. */
  readonly after?: string;
  readonly offset?: number;
  /** Counts `total`. */
  readonly total?: boolean;
}

/** One page of a collection. */
export interface PageFacts {
  readonly rows: readonly Row[];
  /** Rows before this page; counted only in styles that return it. */
  readonly offset: number;
  readonly size: number;
  /** Number of matching records; counted only in styles that return it. */
  readonly total?: number;
  /** Continues the list; absent on the last page. */
  readonly next?: string;
}
