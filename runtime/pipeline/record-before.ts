/** Reads the record that a write is about to change, where the spec says how. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { idOf } from '../base/ids.js';
import { plainText } from '../base/json.js';
import { isObject } from '../base/objects.js';
import type { Context } from '../contract/context.js';
import type { Call, LoggedCall, Page, Recreation, Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import type { ReadBefore, Undo } from '../contract/undo.js';
import { namedRequest } from './named-request.js';
import { listPages } from './pages.js';
import { recordIn } from './response.js';
import { hideFields } from './stored-body.js';

/** Returns the rule of a write that something takes back. */
export function ruleOf({ logged }: Pick<Call, 'logged'>): Exclude<Undo, { readonly none: string }> | undefined {
  const rule = logged?.rule;
  return rule === undefined || 'none' in rule ? undefined : rule;
}

/** Whether the spec says how the record of a write is read before it. */
export const isReadBefore = (call: Call): boolean => ruleOf(call)?.before !== undefined;

/** Returns how the record of a delete is created again; undefined for other writes, and where only the other command knows it. */
export const recreationOf = async (call: Call): Promise<Recreation | undefined> =>
  Array.isArray(ruleOf(call)?.body) ? call.logged?.recreation?.() : undefined;

/** Called with the response that has the record, if it is read alone. */
type Seen = (response: Response) => void;

/** Returns the record that a write changes; undefined where the spec does not say how it is read, and if it cannot be read. */
export async function readRecordBefore(call: Call, context: Context, seen?: Seen): Promise<Row | undefined> {
  try {
    // The version of a record is read also where nothing takes the write back.
    const reader = call.logged?.etag === true ? readerOf(call) : undefined;
    return (await readRecord(call, context, reader, seen)) ?? undefined;
  } catch (error) {
    // The write itself says what is wrong with the record or the service.
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

/** Returns how the record of a write is read, also of one that has no inverse. */
export const readerOf = (call: Call): LoggedCall['reader'] => ruleOf(call)?.before ?? call.logged?.reader;

/**
 * Returns the record that a write changes; null if the list that has it does not, and undefined where the spec does not say how it
 * is read.
 *
 * @param reader how it is read; default: as before the write
 * @throws CliError of the request that reads it
 */
export async function readRecord(
  call: Call,
  context: Context,
  reader = ruleOf(call)?.before,
  seen?: Seen,
): Promise<Row | null | undefined> {
  if (reader === undefined) return undefined;
  const found =
    reader === 'itself' ? await readItself(call, context, seen) : await readBy(reader, call.logged, context, seen);
  return found && hideFields(found, context.service.secrets ?? []);
}

/** Returns the record in a response to a write or to its path. */
export const recordOf = (logged: Call['logged'], { body, record }: Response): Row | undefined => {
  if (logged?.record !== undefined) return logged.record(body);
  return isObject(record) ? record : undefined;
};

/** Reads the record from the path of the write. */
async function readItself(call: Call, { http }: Context, seen?: Seen): Promise<Row | undefined> {
  const { path, params, host, logged } = call;
  const query = (await recreationOf(call))?.query;
  const response = await http.send({ method: 'GET', path, retry: false, ...defined({ params, host, query }) });
  seen?.(response);
  return recordOf(logged, response);
}

/** Reads the record with another request of the client. */
async function readBy(
  before: ReadBefore,
  { args = {} }: Partial<LoggedCall> = {},
  context: Context,
  seen?: Seen,
): Promise<Row | null | undefined> {
  const value = (template: string): unknown => args[template.slice(1, -1)];
  const filled = Object.fromEntries(Object.entries(before.args).map(([name, text]) => [name, value(text)]));
  const { request, call } = await namedRequest(before, { args: filled }, context);
  const { path, params, host, query } = call;
  const read: Call = { method: 'GET', path, retry: false, ...defined({ params, host, query }) };
  const { row } = before;
  if (row !== undefined) return rowIn(listPages(request.plan, read, {}, context), row.field, value(row.is));
  const { plan, resource } = request;
  const response = await context.http.send(read);
  seen?.(response);
  const found = recordIn(plan, response, context, resource);
  return isObject(found) ? (resource?.plain?.(found) ?? found) : undefined;
}

/** Returns the row of a list whose field has a value; null without one. */
async function rowIn(pages: AsyncIterable<Page>, field: string, value: unknown): Promise<Row | null> {
  for await (const { rows } of pages) {
    const found = rows.find((row) => idOf(row, field) === plainText(value));
    if (found !== undefined) return found;
  }
  return null;
}
