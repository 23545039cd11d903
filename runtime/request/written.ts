import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Reply } from '../contract/http.js';
import { isWrite } from '../base/effects.js';
import { recordProblem, rowsAt, shapeOf } from '../base/envelope.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { hasMessage } from './answer.js';
import { createdId } from './created.js';

const warned = new WeakSet<object>();

/**
 * Warns, once in a run, of a successful write whose response is not that of the service, such as a maintenance page. The exit
 * code stays that of the write: it was sent.
 *
 * @param fields those of which the record has at least one, if it has no id
 */
export function warnOfResponse(
  plan: RequestPlan,
  reply: Reply,
  context: Context,
  fields: readonly string[] = [],
): void {
  const isJson = plan.answer === undefined && reply.bytes === undefined && reply.size === undefined;
  const isAnswered = reply.status >= 200 && reply.status < 300 && reply.isEmpty !== true;
  if (!isWrite(plan.effect) || !isJson || !isAnswered || warned.has(context.http)) return;
  const problem =
    problemOf(plan, reply, context) ?? strangeness(plan, reply, context, fields) ?? lackOfKey(plan, reply, context);
  if (problem === undefined) return;
  warned.add(context.http);
  const { pathname } = new URL(reply.url);
  context.warn(
    `${context.service.title}: ${plan.method} ${pathname} ${problem}. The request was sent; check whether it took effect before you send it again.`,
  );
}

/** Warns of a web page in place of a file: a proxy or a service under maintenance answers so, with status 200. */
export function warnOfPage({ headers, url }: Reply, { service, warn }: Context): void {
  const isPage = /^(?:text\/html|application\/xhtml)/i.test(headers['content-type'] ?? '');
  if (!isPage || headers['content-disposition'] !== undefined) return;
  warn(
    `${service.title}: ${new URL(url).pathname} returned a web page, which may be that of an error: check the content.`,
  );
}

/** Why a response is not that of the service to a write: a clause that follows its subject. */
function problemOf(plan: RequestPlan, reply: Reply, context: Context): string | undefined {
  const { service } = context;
  const path = plan.result ?? service.record;
  const { body } = reply;
  if (plan.shape === 'rows') {
    const rows = rowsAt(body, path, service.emptyList);
    return Array.isArray(body) || 'rows' in rows ? undefined : rows.problem;
  }
  // Some writes return null, true, a number or a list in place of the record.
  if (path !== '') {
    const found = getPath(body, path);
    const isOdd = typeof found === 'string' && createdId(plan, reply, context) === undefined;
    return found === undefined || isOdd ? recordProblem(body, path) : undefined;
  }
  if (Array.isArray(body) && body.length > 0) return undefined;
  const isUnknown = isObject(body) && createdId(plan, reply, context) === undefined;
  if (isUnknown && service.emptyWrites) return `returned ${shapeOf(body)}, and usually returns nothing`;
  if (isUnknown && hasMessage(body, service)) return `returned ${shapeOf(body)}, not a record`;
  return recordProblem(body, path);
}

/** Fields that a warning names. */
const NAMED = 8;

/** Why an object is not the record of a command: it has neither an id nor any of the fields. */
function strangeness(plan: RequestPlan, reply: Reply, context: Context, fields: readonly string[]): string | undefined {
  const record = getPath(reply.body, plan.result ?? context.service.record);
  if (fields.length === 0 || !isObject(record) || Object.keys(record).length === 0) return undefined;
  const isKnown = Object.keys(record).some((name) => fields.includes(name) || name.toLowerCase() === 'id');
  if (isKnown || createdId(plan, reply, context) !== undefined) return undefined;
  const more = fields.length > NAMED ? ` and ${String(fields.length - NAMED)} more` : '';
  const names = fields.slice(0, NAMED).join(', ');
  return `returned ${shapeOf(record)}, without an id or any of the fields ${names}${more}`;
}

/** Why the response to a create does not show the new record of a catalogue, which its key names. */
function lackOfKey(plan: RequestPlan, reply: Reply, context: Context): string | undefined {
  const field = plan.resource?.key?.field;
  if (plan.effect !== 'create' || field === undefined || createdId(plan, reply, context) !== undefined)
    return undefined;
  const record = getPath(reply.body, plan.result ?? context.service.record);
  return isObject(record) && Object.keys(record).length > 0
    ? `returned a record without ${field}`
    : `returned ${shapeOf(record)}, not a record`;
}
