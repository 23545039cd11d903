import { CliError, type Row } from 'cmdspec/kit';
import type { BackupKit, Resource } from './resources.js';

/** Rows of the smallest page that the service has. */
const SMALLEST = 25;

export interface Numbered {
  readonly rows: readonly Row[];
  readonly number: number;
  readonly pages: number | undefined;
  /** Records in all. */
  readonly total: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Start {
  readonly page: number;
  /** Records in all when that page was read before. */
  readonly total: number | undefined;
}

/**
 * Pages of a list, from the first or from one that an interrupted run had read. When there are fewer records than then,
 * some have moved over the beginning of that page: reading begins as many pages earlier as they can have moved.
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
    let begun = false;
    const pages = calls[name].pages(args, { from });
    try {
      for await (const page of pages) {
        const gone = begun || total === undefined || page.total === undefined ? 0 : total - page.total;
        begun = true;
        total = page.total ?? total;
        const back = Math.max(1, from - Math.ceil(gone / SMALLEST));
        if (gone > 0 && back < from) {
          from = back;
          again = true;
          break;
        }
        yield { rows: page.rows, number: from + page.index, pages: page.pages, total, headers: page.headers };
      }
    } catch (error) {
      // The list ends before the page by now, and does not tell by how much.
      const missing = error instanceof CliError && error.details.statusCode === 404;
      if (begun || from === 1 || !missing) throw error;
      from = Math.ceil(from / 2);
      again = true;
    }
  }
}
