import type { Column, RequestPlan } from '../contract/command.js';
import type { Context, Printing } from '../contract/context.js';
import type { Call, Page } from '../contract/http.js';
import type { Pages, Row } from '../contract/values.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import type { Prepared } from './prepare.js';
import { flagFor, type Reading } from './reading.js';

/** A list that is about to be read. */
export interface List {
  readonly plan: RequestPlan;
  readonly prepared: Prepared;
  readonly reading: Reading;
  /** Most rows printed; absent: all. */
  readonly limit?: number | undefined;
}

/** Rows as the command means them: unfolded, unwrapped, those that the client keeps, and no more than wanted. */
export async function* rowsOf(list: List, call: Call, context: Context, division?: string): Pages {
  const { plan, prepared, limit } = list;
  const isSifted = sifts(plan, prepared.parts);
  let left = limit ?? Infinity;
  for await (const page of pagesOf(list, call, isSifted ? undefined : limit, context, division)) {
    let rows = meantRows(plan, prepared.parts, page.rows);
    if (isSifted) rows = rows.slice(0, left);
    left -= rows.length;
    yield rows;
    if (left <= 0) return;
  }
}

/** Whether a page may hold another number of rows than the service returned. */
export const sifts = ({ unfold }: RequestPlan, { keep }: Pick<Prepared['parts'], 'keep'>): boolean =>
  unfold !== undefined || keep.length > 0;

/** Rows of a page as the command means them: unwrapped, unfolded, and those that the client keeps. */
export function meantRows(
  { unfold, unwrap }: RequestPlan,
  { keep }: Pick<Prepared['parts'], 'keep'>,
  page: readonly Row[],
): readonly Row[] {
  let rows = page;
  if (unwrap !== undefined) rows = rows.map((row) => inner(row, unwrap));
  if (unfold !== undefined) rows = rows.flatMap((row) => inside(row, unfold));
  return keep.length > 0 ? rows.filter((row) => isKept(row, keep)) : rows;
}

/** Pages of one list, as many as the flags want. Notes on stderr when the list goes on. */
export async function* pagesOf(
  { plan, reading }: List,
  call: Call,
  limit: number | undefined,
  context: Context,
  where?: string,
): AsyncGenerator<Pick<Page, 'rows' | 'envelope'>> {
  const { http } = context;
  const { paging, result, size } = plan;
  if (paging === undefined) {
    const reply = await http.send(call);
    yield { rows: onePage(http.record(reply, result)).slice(0, limit), envelope: reply.body };
    return;
  }
  const options = {
    style: paging,
    ...(result === undefined ? {} : { result }),
    ...(size === undefined ? {} : { size }),
    ...(limit === undefined ? {} : { limit }),
    ...(reading.pages === undefined ? {} : { maxPages: reading.pages }),
  };
  let read = 0;
  let more = false;
  for await (const page of http.pages(call, options)) {
    read += page.rows.length;
    ({ more } = page);
    yield page;
  }
  if (more && reading.pages !== undefined && (limit === undefined || read < limit))
    noteMore(reading, read, where, context);
}

function noteMore(reading: Reading, read: number, where: string | undefined, context: Context): void {
  const list = where === undefined ? 'The list' : `The list of ${where}`;
  if (reading.isPartial) {
    const all = flagFor(context, 'paging', 'all') ?? 'all';
    context.note(`${list} has more records than these ${String(read)}; --${all} reads every page.`);
    return;
  }
  const pages = flagFor(context, 'paging', 'pages') ?? 'max-pages';
  const most = reading.pages === 1 ? '1 page' : `${String(reading.pages)} pages`;
  context.warn(`${list} was cut after ${most} and ${String(read)} records; raise --${pages} to read more.`);
}

/** Responses of all pages that were read; of one page, when only one was wanted. */
export async function rawOf(list: List, call: Call, context: Context, where?: string): Promise<unknown> {
  const found: unknown[] = [];
  for await (const { envelope } of pagesOf(list, call, list.limit, context, where)) found.push(envelope);
  return list.reading.isPartial ? found[0] : found;
}

export async function countOf({ prepared }: List, call: Call, context: Context): Promise<unknown> {
  const { subject } = prepared;
  if (subject === undefined) throw new Error('A count needs a resource of the catalogue.');
  const { countRows } = await import('../odata/index.js');
  return countRows(call, subject, context);
}

/** Columns of the rows: the selected fields, those of the plan, or what a table of the resource shows. */
export async function printingOf({ plan, prepared }: List, { out }: Context): Promise<Printing> {
  const custom = plan.customFields === undefined ? {} : { customFields: plan.customFields };
  const { subject, parts } = prepared;
  if (subject === undefined) return { ...(plan.columns === undefined ? {} : { columns: plan.columns }), ...custom };
  const select = parts.query['$select'];
  if (Array.isArray(select) && !select.includes('*')) {
    const { selectedColumns } = await import('../odata/index.js');
    return { columns: selectedColumns(select.map(String)) };
  }
  // Only a table narrows what a resource returns; files get every field.
  const columns: readonly Column[] | undefined =
    out.format === 'table' ? (plan.columns ?? (await subject.columns())) : undefined;
  return columns === undefined ? {} : { columns };
}

function isKept(row: Row, keep: Prepared['parts']['keep']): boolean {
  return keep.every(({ path, values }) => values.includes(String(getPath(row, path))));
}

function inner(row: Row, path: string): Row {
  const value = getPath(row, path);
  return isObject(value) ? value : row;
}

/** The rows inside of a record, with what they take from it. */
function inside(record: Row, { rows, with: added = {} }: NonNullable<RequestPlan['unfold']>): readonly Row[] {
  const found: readonly unknown[] = rows.map((path) => getPath(record, path)).find(Array.isArray) ?? [];
  const more = Object.fromEntries(Object.entries(added).map(([name, path]) => [name, getPath(record, path)]));
  return found.filter(isObject).map((row) => ({ ...row, ...more }));
}

export function onePage(record: unknown): readonly Row[] {
  const rows: readonly unknown[] = Array.isArray(record) ? record : record === null ? [] : [record];
  return rows.map((row) => (isObject(row) ? row : { value: row }));
}
