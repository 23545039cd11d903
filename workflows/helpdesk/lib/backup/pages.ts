/** The pages of a list, from the first or from the last one of an interrupted run. */
import { CliError, type Row } from 'cmdspec-runtime/kit';
import type { Resource, SourceKit } from './resources.js';
import { IncompleteList } from './run.js';

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
 * Yields the pages of a resource. The caller compares the number of rows with the total, unless the resource has a list in each
 * mailbox.
 *
 * @param last the last page of an interrupted run; absent: from the first page
 * @throws CliError `unavailable` for an empty list without a total of 0
 */
export async function* pagesOf(
  kit: SourceKit,
  resource: Resource,
  args: Values = {},
  last?: Start,
): AsyncGenerator<Numbered> {
  if (resource.inMailbox === undefined) yield* pagesOfList(kit, resource, args, last);
  else yield* pagesOfMailboxes(kit, resource);
}

type Values = Readonly<Record<string, string | undefined>>;

async function* pagesOfMailboxes(kit: SourceKit, { name }: Resource): AsyncGenerator<Numbered> {
  let number = 0;
  for await (const { id } of kit.calls.mailboxes.rows()) {
    const mailbox = String(id);
    let read = 0;
    let total = 0;
    try {
      for await (const page of kit.calls[name].pages({ mailbox }, { onLack: () => undefined })) {
        const { rows, response } = page;
        number += 1;
        read += rows.length;
        total = page.total ?? read;
        const own = rows.map((row) => ({ ...row, mailboxId: id }));
        yield { rows: own, number, pages: undefined, total: undefined, headers: response.headers };
      }
    } catch (error) {
      // The mailbox was deleted meanwhile.
      if (error instanceof CliError && error.details.statusCode === 404) continue;
      throw error;
    }
    if (read < total) {
      throw new IncompleteList(
        `The list of ${name} in mailbox ${mailbox} ended after ${String(read)} of the ${String(total)} records that the service counts.`,
      );
    }
  }
}

/**
 * Yields the pages of a list, from the first one or from the last one of an interrupted run. Rows may have moved since
 * then: reading starts at a page that still has a row of that page, so that no row between the two is missing.
 */
async function* pagesOfList(
  { calls }: SourceKit,
  { name }: Resource,
  args: Values,
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
