import type { Context, Row } from 'cmdspec/runtime';
import { CliError } from '../../../../runtime/errors.js';
import type { Resource } from './resources.js';

/** Rows of the smallest page that the service has. */
const SMALLEST = 25;

/** Pages that may be read again without getting further than before. */
const MOST_SETBACKS = 100;

export interface Numbered {
  readonly rows: readonly Row[];
  readonly number: number;
  readonly pages: number | undefined;
  readonly total: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Start {
  readonly page: number;
  /** Records in all when the page before was read. */
  readonly total: number | undefined;
}

/**
 * Pages of a list of which records may be deleted meanwhile. What follows a deleted record moves towards the beginning,
 * over the edge of a page that was read already; so when there are fewer records than before, the pages are read again
 * into which they can have moved. Some rows are given twice then.
 */
export async function* steadyPages(
  context: Context,
  resource: Resource,
  query: Readonly<Record<string, string | undefined>>,
  start: Start = { page: 1, total: undefined },
): AsyncGenerator<Numbered> {
  let { page: from, total } = start;
  let furthest = 0;
  let setbacks = 0;
  for (let again = true; again;) {
    again = false;
    const pages = context.http.pages(
      { method: 'GET', path: resource.path, query: { ...resource.query, ...query }, effect: 'read' },
      { style: 'inbox', result: resource.name, from },
    );
    for await (const page of pages) {
      const number = from + page.index;
      const gone = total === undefined || page.total === undefined ? 0 : total - page.total;
      total = page.total ?? total;
      const back = Math.max(1, number - Math.ceil(gone / SMALLEST));
      if (gone > 0 && back < number) {
        setbacks = number > furthest ? 0 : setbacks + 1;
        if (setbacks > MOST_SETBACKS) throw shrinking(resource);
        furthest = Math.max(furthest, number);
        from = back;
        again = true;
        break;
      }
      yield { rows: page.rows, number, pages: page.pages, total, headers: page.headers };
    }
  }
}

function shrinking(resource: Resource): CliError {
  return new CliError(
    'unavailable',
    `The list ${resource.path} shrinks with every page that is read.`,
    'Try again when nobody deletes records.',
    { method: 'GET', path: resource.path },
  );
}
