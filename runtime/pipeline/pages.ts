/** Reads the pages of a list, and selects the rows that the command prints. */
import { defined } from '../base/defined.js';
import type { Column, RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Printing } from '../contract/run.js';
import type { Announced, Call, Page, PageOptions } from '../contract/http.js';
import type { Pages, Row } from '../contract/rows.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { listIn } from './response.js';
import { noteAnnounced, noteCut, noteLack, noteMorePages, noteTop } from './limit-notes.js';
import type { Parts } from './parts.js';
import type { Request } from './request.js';
import { plainText } from '../base/json.js';

/** A list that is about to be read. */
export interface List {
  readonly request: Request;
  /** Maximum number of rows; absent: all. */
  readonly limit?: number | undefined;
}

/**
 * Yields the rows of the command: unwrapped, unfolded, filtered by the client, and at most `limit`. A note on stderr
 * reports what the limit left out.
 */
export async function* listedRows(list: List, call: Call, context: Context, where?: string): Pages {
  const { request, limit = Infinity } = list;
  const { plan, parts, bound } = request;
  const isFiltered = changesRowCount(plan, parts);
  let shown = 0;
  for await (const page of pagesOf(list, call, isFiltered ? undefined : limit, context, where)) {
    const rows = commandRows(plan, parts, page.rows);
    const kept = isFiltered ? rows.slice(0, limit - shown) : rows;
    shown += kept.length;
    yield kept;
    if (!isFiltered || shown < limit) continue;
    // Rows of pages that were not read may not match, so no total is known.
    if (kept.length < rows.length || page.more) noteCut({ shown, where, isPartial: bound.reading.isPartial }, context);
    return;
  }
}

/** Whether a page of the command may have more or fewer rows than the service returned. */
export const changesRowCount = ({ unfold }: RequestPlan, { keep }: Pick<Parts, 'keep'>): boolean =>
  unfold !== undefined || keep.length > 0;

/** Returns the rows of a page for the command: unwrapped, unfolded and filtered by the client. */
export function commandRows(
  { unfold, unwrap }: RequestPlan,
  { keep }: Pick<Parts, 'keep'>,
  page: readonly Row[],
): readonly Row[] {
  let rows = page;
  if (unwrap !== undefined) rows = rows.map((row) => unwrapRow(row, unwrap));
  if (unfold !== undefined) rows = rows.flatMap((row) => unfoldRow(row, unfold));
  return keep.length > 0 ? rows.filter((row) => isKept(row, keep)) : rows;
}

/** How the pages of a list are read. */
export type PageReading = {
  readonly [Key in Exclude<keyof PageOptions, 'style' | 'result'>]?: PageOptions[Key] | undefined;
};

/** Yields the pages of a list as the service returns them, at most `limit` rows; a single page for a list without `paging`. */
export async function* listPages(
  plan: RequestPlan,
  call: Call,
  reading: PageReading,
  context: Context,
): AsyncGenerator<Page> {
  const { http } = context;
  const { paging, result } = plan;
  if (paging !== undefined) {
    yield* http.pages(call, defined({ ...reading, style: paging, result }));
    return;
  }
  const response = await http.send(call);
  const all = listIn(plan, response, context, reading.onDamage);
  const rows = all.slice(0, reading.limit);
  const more = rows.length < all.length;
  const { announcedBy } = await import('../paging/announced.js');
  const announced = announcedBy(response, all.length, result ?? context.service.record);
  const total = more && announced === undefined ? all.length : announced?.total;
  yield { rows, index: 0, more, response, ...defined({ announced, total: more ? total : undefined }) };
}

/** Yields the pages of one list, as many as the flags allow. A note on stderr reports a list that has more. */
export async function* pagesOf(
  { request: { plan, bound, resource }, limit: most }: List,
  call: Call,
  limit: number | undefined,
  context: Context,
  where?: string,
): AsyncGenerator<Page> {
  const { reading } = bound;
  const { isPartial } = reading;
  const isLimited = limit !== undefined && Number.isFinite(limit);
  const how = {
    ...{ size: plan.size, limit: isLimited ? limit : undefined, maxPages: reading.pages },
    // If the client filters the rows, any page may be the last one.
    ahead: isLimited || most === undefined,
  };
  const top = resource?.limit?.(call.query ?? {});
  let read = 0;
  let more = false;
  let total: number | undefined;
  let announced: Announced | undefined;
  for await (const page of listPages(plan, call, how, context)) {
    read += page.rows.length;
    ({ more, total, announced } = page);
    yield page;
  }
  if (!more) {
    if (announced !== undefined && reading.print !== 'one') noteAnnounced(read, announced, where, context);
    else if (total !== undefined && read < total) noteLack(read, total, where, context);
    else if (reading.print !== 'one' && top?.rows === read) noteTop(read, top.parameter, where, context);
    return;
  }
  if (isLimited && read >= limit) {
    // The user asked for that many rows, not for the first page.
    const isFirst = isPartial && top === undefined;
    // A second record is read only to find out whether the first one is the only one.
    if (reading.print !== 'one') noteCut({ shown: read, total, where, isPartial: isFirst }, context);
  } else if (reading.pages !== undefined) noteMorePages(reading, read, where, context);
}

/** Returns the responses of all pages that were read; a single response if only one page is read. */
export async function rawOf(list: List, call: Call, context: Context, where?: string): Promise<unknown> {
  const found: unknown[] = [];
  for await (const { response } of pagesOf(list, call, list.limit, context, where)) found.push(response.body);
  return list.request.bound.reading.isPartial ? found[0] : found;
}

export async function countOf({ request: { resource } }: List, call: Call): Promise<unknown> {
  if (resource?.count === undefined) throw new Error('A count needs a resource that counts its records.');
  return resource.count(call);
}

/** Returns the columns of the rows: the selected fields, those of the plan, or what a table of the resource shows. */
export async function printingOf(
  { request: { plan, resource, parts } }: List,
  { out, options }: Context,
): Promise<Printing> {
  if (resource === undefined) return defined({ columns: plan.columns });
  const selected = resource.selected?.(parts.query)?.fields;
  if (selected !== undefined) return defined({ columns: resource.columnsOf?.(selected) });
  // Only a table narrows what a resource returns; files get every field.
  const isLabeled = out.format === 'csv' && options.labels === true;
  const derived = plan.columns?.filter(({ from }) => from !== undefined) ?? [];
  const every: Printing = {
    ...(out.format === 'csv' && {
      whenEmpty: async () => resource.columnsOf?.((await resource.scalarFields?.()) ?? []) ?? [],
    }),
    ...(derived.length > 0 && { derived }),
  };
  if (out.format !== 'table' && !isLabeled) return every;
  const columns: readonly Column[] | undefined = plan.columns ?? (await resource.columns?.());
  if (columns === undefined) return every;
  return isLabeled ? { labels: columns, ...every } : { columns };
}

function isKept(row: Row, keep: Parts['keep']): boolean {
  return keep.every(({ path, values }) => values.includes(plainText(getPath(row, path))));
}

function unwrapRow(row: Row, path: string): Row {
  const value = getPath(row, path);
  return isObject(value) ? value : row;
}

/** Returns the rows inside a record, with the fields that they take from it. */
export function unfoldRow(record: Row, { rows, with: added = {} }: NonNullable<RequestPlan['unfold']>): readonly Row[] {
  const found: readonly unknown[] = rows.map((path) => getPath(record, path)).find(Array.isArray) ?? [];
  const more = Object.fromEntries(Object.entries(added).map(([name, path]) => [name, getPath(record, path)]));
  return found.filter(isObject).map((row) => ({ ...row, ...more }));
}
