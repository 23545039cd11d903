/** Versions of records, which services name in the header ETag (RFC 9110): conditions of requests, and what their failure means. */
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { quote } from '../base/shell.js';
import { holes } from '../base/template.js';
import type { Context } from '../contract/context.js';
import type { Call, Response } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
import type { Request } from './request.js';

/** Field of a printed record with its version. */
const ETAG = 'etag';

const CONDITIONS = ['if-match', 'if-none-match'];

/** Returns a version as it is printed: without its quotes, unless it is weak. */
const shown = (etag: string): string => /^"([^"]*)"$/.exec(etag)?.[1] ?? etag;

/** Returns a version as it is sent. Quotes are lost where a shell reads them. */
const sent = (etag: string): string => (etag === '*' || etag.endsWith('"') ? etag : `"${etag}"`);

/** Returns the headers of a request with the versions in them as the service wrote them. */
export const withConditions = (headers: Call['headers'] = {}): NonNullable<Call['headers']> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, CONDITIONS.includes(name) ? sent(value) : value]),
  );

/** Returns a record with the version that the response names; a field of the record with that name stays. */
export function withVersion(record: unknown, { headers }: Response): unknown {
  const etag = headers['etag'];
  return etag === undefined || !isObject(record) || ETAG in record ? record : { ...record, [ETAG]: shown(etag) };
}

/** Returns what a read prints whose record still has the version that the user has. */
export function unchanged({ headers }: Response, given: string): Result {
  const etag = shown(headers['etag'] ?? given);
  const data = { unchanged: true, [ETAG]: etag };
  return { kind: 'action', line: `Unchanged: the record still has the version ${etag}.`, data, changed: false };
}

/** Returns the condition with which a write is sent after a read of the same address. */
export function conditionOf({ url, headers }: Response, target: URL): Readonly<Record<string, string>> | undefined {
  const etag = headers['etag'];
  // The origin of the write may have a path of its own.
  const isSame = URL.canParse(url) && new URL(url).pathname.endsWith(target.pathname);
  return etag === undefined || !isSame ? undefined : { 'if-match': etag };
}

/**
 * Returns the error of a write whose record has another version now: it was not done, and a repeated one would not be either. Any
 * other error is returned as it is.
 *
 * @param call has the condition of the user alone
 */
export function conflictOf(error: unknown, { plan }: Request, call: Call, context: Context): unknown {
  if (plan.etag === undefined || !(error instanceof CliError) || error.details.statusCode !== 412) return error;
  const { client, service } = context;
  const { statuses } = service;
  const kind = statuses['412'] ?? statuses['409'] ?? 'input';
  const given = call.headers?.['if-match'];
  const which = given === undefined ? 'since it was read' : `and has not the version ${shown(given)} any more`;
  const message = `The record was changed by somebody else ${which}, so nothing was written. ${error.message}`;
  const { get } = plan.etag;
  if (get === undefined)
    return new CliError(kind, message, 'Read the record again, then repeat the write.', error.details);
  const args = holes(plan.path).map((name) => call.params?.[name] ?? '');
  const line = [client.binary, get, ...args.filter((one) => one !== '').map(quote)].join(' ');
  const remedy = `Read it again with "${line}", then repeat the write, with its etag as --if-match.`;
  return new CliError(kind, message, { text: remedy, next: line }, error.details);
}
