/** Lists of the service in every paging style, as data that a fault can change before it is sent. */
import type { Asked, Plain } from './service.js';

export interface List {
  readonly style: 'cursor' | 'offset' | 'page' | 'docs' | 'link';
  /** Name of the list in the response, where it is part of it. */
  readonly key?: string;
  /** Returns the index of the first row that a request is for. */
  readonly from: (asked: Asked) => number;
}

type Item = Readonly<Record<string, unknown>>;

/** The data of a response. */
export interface View {
  readonly from: number;
  /** Normally a list of {@link items}. */
  readonly rows: unknown;
  readonly total: unknown;
  readonly pages: unknown;
  readonly more: unknown;
  /** Index of the first row of the next page, or a whole address; `null` after the last page. */
  readonly next: unknown;
}

export const SIZE = 4;

/** Ten rows, on three pages. */
export const items: readonly Item[] = Array.from({ length: 10 }, (_, at) => item(at + 1));

export function item(number: number): Item {
  const name = `Row ${String(number)}`;
  // Each service reads its own names.
  return { id: number, ID: `id-${String(number)}`, title: name, name, Name: name, Timestamp: String(1000 + number) };
}

/** Returns the correct view of a request on a list that has these rows. */
export function viewOf(from: number, rows: readonly Item[] = items): View {
  const more = from + SIZE < rows.length;
  return {
    from,
    rows: rows.slice(from, from + SIZE),
    total: rows.length,
    pages: Math.ceil(rows.length / SIZE),
    more,
    next: more ? from + SIZE : null,
  };
}

export function rendered(list: List, asked: Asked, origin: string, view = viewOf(list.from(asked))): Plain {
  const { rows, next, more, total, pages, from } = view;
  const number = from / SIZE + 1;
  const key = list.key ?? '';
  switch (list.style) {
    case 'cursor':
      return {
        body: { success: true, data: rows, additional_data: { next_cursor: next === null ? null : String(next) } },
      };
    case 'offset':
      return {
        body: {
          success: true,
          data: rows,
          additional_data: {
            pagination: { start: from, limit: SIZE, more_items_in_collection: more, next_start: next ?? undefined },
          },
        },
      };
    case 'page':
      return {
        body: { _embedded: { [key]: rows }, page: { size: SIZE, totalElements: total, totalPages: pages, number } },
      };
    case 'docs':
      return { body: { [key]: { page: number, pages, count: total, items: rows } } };
    case 'link': {
      const path = asked.url.split('?')[0] ?? '';
      const link = typeof next === 'number' ? `${origin}${path}?$skiptoken=${String(next)}` : next;
      return { body: { d: { results: rows, ...(link === null ? {} : { __next: link }) } } };
    }
  }
}
