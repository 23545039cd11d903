import { CliError, type Row } from 'cmdspec/kit';
import type { BackupKit, Resource } from './resources.js';

/** Number of rows of the smallest page of the service. */
const SMALLEST = 25;

export interface Numbered {
  readonly rows: readonly Row[];
  readonly number: number;
  readonly pages: number | undefined;
  /** Total number of records. */
  readonly total: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Start {
  readonly page: number;
  /** Total number of records when that page was read. */
  readonly total: number | undefined;
}

/**
 * Yields the pages of a list, from the first one or from the last one of an interrupted run. If the list has fewer records
 * now, some may have moved to earlier pages, so reading starts that many pages earlier.
 */
export async function* pagesOf(
  { calls }: BackupKit,
  { name }: Resource,
  args: Readonly<Record<string, string | undefined>> = {},
  start: Start = { page: 1, total: undefined },
): AsyncGenerator<Numbered> {
  let { page: from, total } = start;
  for (let again = true; again;) {
    again = false;
    let hasRead = false;
    const pages = calls[name].pages(args, { from });
    try {
      for await (const page of pages) {
        const removed = hasRead || total === undefined || page.total === undefined ? 0 : total - page.total;
        hasRead = true;
        total = page.total ?? total;
        const back = Math.max(1, from - Math.ceil(removed / SMALLEST));
        if (removed > 0 && back < from) {
          from = back;
          again = true;
          break;
        }
        yield { rows: page.rows, number: from + page.index, pages: page.pages, total, headers: page.headers };
      }
    } catch (error) {
      // The list now ends before this page, but its length is unknown.
      const missing = error instanceof CliError && error.details.statusCode === 404;
      if (hasRead || from === 1 || !missing) throw error;
      from = Math.ceil(from / 2);
      again = true;
    }
  }
}
