/** Reads the record or the rows of a response, and refuses responses of another form. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Resource } from '../contract/dialect.js';
import type { Response } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { isWrite } from '../base/writes.js';
import { ODD_RESPONSE, recordProblem, rowsAt, shapeOf } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { holes } from '../base/template.js';
import { whole } from '../paging/reader.js';

/** What knows the envelope of responses. */
export type Answering = Pick<Context, 'service'>;

/** The request of a response; without an effect it is a read. */
type Sent = Pick<RequestPlan, 'method'> & Partial<Pick<RequestPlan, 'effect'>>;

export interface RecordFacts {
  /** The resource that the record is of. */
  readonly resource?: Resource | undefined;
  /** Fields that the record of this command may have. */
  readonly declared?: readonly string[];
}

/** Makes the error for a successful response that is not what the spec declares; `problem` follows its subject. */
export function unexpected(
  problem: string,
  { method, effect }: Sent,
  response: Response,
  { service }: Answering,
): CliError {
  const { pathname } = new URL(response.url);
  const isSent = effect !== undefined && isWrite(effect);
  const message = `${service.title}: ${method} ${pathname} ${problem}.`;
  return new CliError('unavailable', message, isSent ? undefined : ODD_RESPONSE, {
    statusCode: response.status,
    method,
    ...defined({ effect, fate: isSent ? ('unknown' as const) : undefined }),
    path: pathname,
    body: response.body,
  });
}

/** Returns the record of a response; null without one. */
export function recordIn(
  { result }: Pick<RequestPlan, 'result'>,
  response: Response,
  { service }: Answering,
  resource?: Resource,
): unknown {
  if (resource !== undefined) return resource.record(response.body) ?? null;
  const record = getPath(response.body, result ?? service.record) ?? null;
  return isObject(record) && Object.keys(record).length === 0 ? null : record;
}

/**
 * Checks that a read returned a record. A resource may also return an empty list for a key that it does not have.
 *
 * @throws CliError `unavailable` when it returned something else
 */
export function checkRecord(
  plan: RequestPlan,
  response: Response,
  answering: Answering,
  { resource, declared = [] }: RecordFacts = {},
): void {
  const path = plan.result ?? answering.service.record;
  let problem = recordProblem(response.body, path) ?? unlikeRecord(plan, response, path, answering, declared);
  if (resource !== undefined) {
    const rows = resource.rows(response.body);
    const odd = rows === undefined ? [response.body] : resource.isScalar ? [] : rows.filter((row) => !isObject(row));
    if (odd.length > 0) problem = `returned ${shapeOf(odd[0])}, not a record`;
    // The first of several would pass for the only one.
    else problem = (rows?.length ?? 0) > 1 ? `returned ${String(rows?.length)} records, not one` : undefined;
  }
  if (problem !== undefined) throw unexpected(problem, plan, response, answering);
}

/** Whether a response has a text where the service has the message of an error. */
export const hasMessage = (body: unknown, { errors }: Service): boolean =>
  errors.message.some((place) => typeof getPath(body, place) === 'string');

/**
 * A response without an envelope is known by its fields: at least one column must be there, or one of the names that the
 * command declares. Without both, it must not be an error.
 */
function unlikeRecord(
  plan: RequestPlan,
  { body }: Response,
  path: string,
  { service }: Answering,
  declared: readonly string[],
): string | undefined {
  if (path !== '') return undefined;
  // Figures are printed as rows made of the record: their columns are not its fields.
  const columns = plan.flat ? [] : (plan.columns ?? []);
  if (columns.length === 0 && declared.length === 0)
    return hasMessage(body, service) && getPath(body, 'id') === undefined
      ? `returned ${shapeOf(body)}, not a record`
      : undefined;
  const places = columns.length > 0 ? columns.flatMap(({ key, from = key }) => from) : declared;
  const fields = places.flatMap((place) => (place.includes('{') ? holes(place) : [place]));
  // `emails[primary].value` and `tags[].name` select elements of a list; the list alone proves the record.
  const names = [...new Set(fields.map((field) => field.replace(/\[(?!\d).*$/, '')))];
  if (names.some((name) => getPath(body, name) !== undefined)) return undefined;
  return `returned ${shapeOf(body)}, without any of the fields ${names.join(', ')}`;
}

/**
 * Returns the rows of a list that is one response: records, or plain values for a command without columns of records.
 *
 * @param onDamage takes the number of values among the rows that are not records, and the others are returned
 * @throws CliError `unavailable` when it returned something else
 */
export function listIn(
  plan: Sent & Pick<RequestPlan, 'result' | 'columns'>,
  response: Response,
  answering: Answering,
  onDamage?: (count: number) => void,
): readonly Row[] {
  const { service } = answering;
  const path = plan.result ?? service.record;
  const found = getPath(response.body, path);
  if (Array.isArray(found) && areValues(found, plan)) return found.map((value: unknown) => ({ value }));
  // Such a list may also be a single record.
  if (isObject(found) && Object.keys(found).length > 0) return [found];
  const rows = rowsAt(response.body, path, service.emptyList);
  if ('rows' in rows) return rows.rows;
  if (onDamage === undefined || rows.rest === undefined) throw unexpected(rows.problem, plan, response, answering);
  onDamage((found as unknown[]).length - rows.rest.length);
  return rows.rest;
}

/** Whether a list has plain values where the command does not expect records. */
const areValues = (list: readonly unknown[], { columns }: Pick<RequestPlan, 'columns'>): boolean =>
  (columns ?? []).every(({ key }) => key === 'value') &&
  list.length > 0 &&
  list.every((one) => one !== null && !isObject(one) && !Array.isArray(one));

/**
 * Returns the records that a look-up found: a list, a list inside the envelope, or one record. Before a write, only an
 * empty list proves that no record exists.
 *
 * @throws CliError `unavailable` when it returned something else
 */
export function foundIn(response: Response, answering: Answering): readonly Row[] {
  const { service } = answering;
  const found = getPath(response.body, service.record);
  const inner = isObject(found) ? Object.values(found).find(Array.isArray) : undefined;
  if (inner === undefined && isObject(found) && Object.keys(found).length > 0) return [found];
  const rows = inner === undefined ? rowsAt(response.body, service.record, service.emptyList) : rowsAt(inner, '');
  if ('problem' in rows) throw unexpected(rows.problem, { method: 'GET' }, response, answering);
  const total = rows.rows.length > 0 ? 0 : totalIn(response.body, answering);
  if (total > 0)
    throw unexpected(`has no rows, but a total of ${String(total)}`, { method: 'GET' }, response, answering);
  return rows.rows;
}

/** Returns the total that a response has where a list of the service has one; 0 without any. */
function totalIn(body: unknown, { service }: Answering): number {
  const totals = Object.values(service.paging).flatMap(({ total }) => total ?? []);
  return Math.max(0, ...totals.map((path) => whole(getPath(body, path)) ?? 0));
}
