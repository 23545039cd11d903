/** The pages of a list, from the first or from the last one of an interrupted run. */
import { CliError, type Row } from 'cmdspec-runtime/kit';
import type { Resource, SourceKit } from './resources.js';

export interface Numbered {
  readonly rows: readonly Row[];
  readonly number: number;
  readonly pages: number | undefined;
  /** Total number of records. */
  readonly total: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where an interrupted run stopped. */
export interface Start {
  readonly page: number;
  /** Ids of the rows of that page. */
  readonly ids: readonly string[];
}

/**
 * Yields the pages of a list, from the first one or from the last one of an interrupted run. Rows may have moved since
 * then: reading starts at a page that still has a row of that page, so that no row between the two is missing.
 *
 * The caller compares the number of rows with the total.
 *
 * @throws CliError `unavailable` for an empty list without a total of 0
 */
export async function* pagesOf(
  { calls }: SourceKit,
  { name }: Resource,
  args: Readonly<Record<string, string | undefined>> = {},
  { page: first, ids }: Start = { page: 1, ids: [] },
): AsyncGenerator<Numbered> {
  const saved = new Set(ids);
  let from = first;
  for (let again = true; again;) {
    again = false;
    let hasRead = false;
    try {
      for await (const page of calls[name].pages(args, { from, onLack: () => undefined })) {
        const isFirst = !hasRead;
        hasRead = true;
        if (isFirst && from > 1 && !page.rows.some(({ id }) => saved.has(String(id)))) {
          from -= 1;
          again = true;
          break;
        }
        // Nothing that was saved may be replaced by a response that is not a list.
        if (isFirst && page.rows.length === 0 && page.total !== 0) {
          throw new CliError(
            'unavailable',
            `The service returned no list of ${name}: the response has neither rows nor a total of 0.`,
          );
        }
        const { rows, index, pages, total, response } = page;
        yield { rows, number: from + index, pages, total, headers: response.headers };
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
