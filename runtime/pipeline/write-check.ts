/** Checks the responses to writes, and warns about those that do not show the write. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import type { Service } from '../contract/service.js';
import { isWrite } from '../base/writes.js';
import { recordProblem, rowsAt, shapeOf } from '../base/envelope.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { firstSome } from '../base/message.js';
import { actionData } from './action.js';
import { unexpected } from './response.js';
import { createdId, type Request } from './request.js';

/** Warns of a body that the service may refuse. */
export async function warnOfDoubts(
  { plan: { effect }, resource }: Pick<Request, 'plan' | 'resource'>,
  body: unknown,
  context: Context,
): Promise<void> {
  if (resource === undefined || effect === 'delete' || effect === 'read') return;
  for (const doubt of (await resource.doubts?.((body ?? {}) as Row, effect === 'create')) ?? []) context.warn(doubt);
}

/** Unexpected responses that a run reports. */
const REPORTED = 20;
/** Unexpected responses of each run so far. */
const counted = new WeakMap<object, number>();

/** What was sent. */
type Sent = Pick<Request, 'plan' | 'key'>;

/** What is known of the record of a write before it is sent. */
export interface Expected {
  /** Fields of which the record has at least one, if it has no id. */
  readonly fields?: readonly string[];
  /** Id of the record. */
  readonly target?: string;
}

const UNSURE = 'The request was sent; check whether it took effect before you send it again.';

/**
 * Checks that the response to a write shows the write. `isPrinted`: the command prints the record.
 *
 * @throws CliError `unavailable` if it is an error, or lacks the record: whether the write took effect is not known
 */
export function checkResponse(request: Sent, response: Response, context: Context, isPrinted = false): void {
  const lack = isSuccess(request.plan, response) ? lackOf(request, response, context, isPrinted) : undefined;
  if (lack !== undefined) throw unexpected(lack, request.plan, response, context);
}

/** Warns about an unusual response to a successful write. The exit code does not change, because the write was sent. */
export function warnOfResponse(request: Sent, response: Response, context: Context, expected: Expected = {}): void {
  const problem = problemOf(request, response, context, expected);
  if (problem === undefined) return;
  const count = (counted.get(context.http) ?? 0) + 1;
  counted.set(context.http, count);
  if (count > REPORTED) return;
  const last = count === REPORTED ? ' Further unexpected responses are not reported.' : '';
  context.warn(`${context.service.title}: ${lineOf(request, response)} ${problem}. ${UNSURE}${last}`);
}

/** Warns once of all the responses to the requests of one command. */
export function warnOfResponses(
  request: Sent,
  responses: readonly Response[],
  context: Context,
  expected: (at: number) => Expected,
): void {
  const problems = responses.flatMap((response, at) => {
    const problem = problemOf(request, response, context, expected(at));
    return problem === undefined ? [] : [`${lineOf(request, response)} ${problem}`];
  });
  if (problems.length === 0) return;
  const { title } = context.service;
  if (problems.length === 1) return context.warn(`${title}: ${String(problems[0])}. ${UNSURE}`);
  const shown = firstSome(problems, REPORTED).join('; ');
  context.warn(
    `${title}: ${String(problems.length)} of ${String(responses.length)} responses are unexpected: ${shown}. ` +
      'The requests were sent; check whether they took effect before you send them again.',
  );
}

const lineOf = ({ plan }: Sent, { url }: Response): string => `${plan.method} ${new URL(url).pathname}`;

/** Whether a write has a successful response that is neither a file nor a text. */
function isSuccess({ effect, answer }: RequestPlan, { bytes, size, status }: Response): boolean {
  const isJson = answer === undefined && bytes === undefined && size === undefined;
  return isWrite(effect) && isJson && status >= 200 && status < 300;
}

/** Why a successful response to a write is unusual: a clause that follows its subject. */
function problemOf(request: Sent, response: Response, context: Context, expected: Expected): string | undefined {
  if (!isSuccess(request.plan, response) || response.isEmpty === true) return undefined;
  return (
    damageOf(request, response, context) ??
    strangeRecord(request, response, context, expected.fields ?? []) ??
    exchanged(request, response, expected.target)
  );
}

/**
 * Why a response shows nothing of a write: it has neither an id nor the record. A header may name the new one. That a response of the
 * class 2xx is a refusal, only the spec says (`failed` of `errors`): a record may have a field that is called `message`.
 */
function lackOf(request: Sent, response: Response, context: Context, isPrinted: boolean): string | undefined {
  const { plan } = request;
  const { service } = context;
  const { body, status } = response;
  if (createdId(request, response) !== undefined) return undefined;
  if (!owesRecord(plan, service, isPrinted)) return undefined;
  if (response.isEmpty === true) return `returned ${String(status)} without a body, not a record`;
  const path = plan.result ?? service.record;
  const found = getPath(body, path);
  // Several records are created at once.
  if (plan.resource === undefined && Array.isArray(found) && found.length > 0) return undefined;
  const field = plan.effect === 'create' ? request.key?.field : undefined;
  const isIdPrinted = plan.shape === 'action' && /\{created[:}]/.test(JSON.stringify(actionData(plan, {}, context)));
  return (
    recordProblem(body, path) ??
    (field && `returned a record without ${field}`) ??
    (isIdPrinted ? `returned ${shapeOf(found)}, without an id` : undefined)
  );
}

/** Whether a command needs the record in the response, or at least its id. */
function owesRecord(plan: RequestPlan, service: Service, isPrinted: boolean): boolean {
  const { effect, shape, resource } = plan;
  if (shape === 'rows' || effect === 'delete') return false;
  if (effect === 'create') return true;
  // An action without a record in its response prints what it was done to.
  return !returnsNothing(plan, service) && (effect === 'act' ? resource !== undefined : isPrinted);
}

/** Warns of a web page in place of a file: a proxy or a service under maintenance answers so, with status 200. */
export function warnOfPage({ headers, url }: Response, { service, warn }: Context): void {
  const isPage = /^(?:text\/html|application\/xhtml)/i.test(headers['content-type'] ?? '');
  if (!isPage || headers['content-disposition'] !== undefined) return;
  warn(
    `${service.title}: ${new URL(url).pathname} returned a web page, which may be that of an error: check the content.`,
  );
}

/** Why a response with a body has neither a record nor another form that writes return. */
function damageOf(request: Sent, response: Response, context: Context): string | undefined {
  const { plan } = request;
  const { service } = context;
  const path = plan.result ?? service.record;
  const { body } = response;
  if (plan.shape === 'rows') {
    const rows = rowsAt(body, path, service.emptyList);
    return Array.isArray(body) || 'rows' in rows ? undefined : rows.problem;
  }
  if (returnsNothing(plan, service) && createdId(request, response) === undefined) {
    const found = getPath(body, path);
    const isList = path === '' && Array.isArray(body) && body.length > 0;
    return isList ? undefined : `returned ${shapeOf(found === undefined ? body : found)}, but usually returns nothing`;
  }
  // Some writes return null, true, a number or a list in place of the record.
  if (path !== '') {
    const found = getPath(body, path);
    const isOdd = typeof found === 'string' && createdId(request, response) === undefined;
    return found === undefined || isOdd ? recordProblem(body, path) : undefined;
  }
  if (Array.isArray(body) && body.length > 0) return undefined;
  return recordProblem(body, path);
}

/** Fields that a warning names. */
const NAMED = 8;

/** Why an object is not the record of a command: it has neither an id nor any of the fields. */
function strangeRecord(
  request: Sent,
  response: Response,
  context: Context,
  fields: readonly string[],
): string | undefined {
  const { plan } = request;
  const record = getPath(response.body, plan.result ?? context.service.record);
  if (fields.length === 0 || !isObject(record) || Object.keys(record).length === 0) return undefined;
  const isKnown = Object.keys(record).some((name) => fields.includes(name) || name.toLowerCase() === 'id');
  if (isKnown || createdId(request, response) !== undefined) return undefined;
  const names = firstSome(fields, NAMED).join(', ');
  return `returned ${shapeOf(record)}, without an id or any of the fields ${names}`;
}

/** Whether a successful response has no body, as the service declares it. */
const returnsNothing = ({ method, result }: RequestPlan, { emptyWrites }: Service): boolean =>
  result === undefined && (emptyWrites === true || emptyWrites?.includes(method) === true);

/** Why a response does not show the written record of a catalogue: it has another one. */
function exchanged(request: Sent, response: Response, target: string | undefined): string | undefined {
  const { plan } = request;
  const id = createdId(request, response);
  if (plan.resource?.id === undefined || plan.effect === 'act' || target === undefined || id === undefined)
    return undefined;
  return bare(id) === bare(target) ? undefined : `returned the record ${id}, not ${target}`;
}

/** Returns an id in the form in which two of them are compared: GUIDs have any case, and may have braces. */
const bare = (id: string): string => id.replace(/^\{(.*)\}$/, '$1').toLowerCase();
