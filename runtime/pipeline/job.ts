/** Waits for the background job that a request has started. */
import type { Poll, RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Response } from '../contract/http.js';
import { defined } from '../base/defined.js';
import { oneLine } from '../http/text.js';
import { CliError } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import { LosslessNumber, plainText } from '../base/json.js';
import { redactValue } from '../base/redact.js';
import { isFilled } from '../base/envelope.js';
import { getPath } from '../base/paths.js';
import { profileWords, quote } from '../base/shell.js';
import { fillText } from '../base/template.js';
import { fillPath } from '../http/index.js';
import { decodeSegment } from '../http/url.js';
import { recordIn, type Answering } from './response.js';
import type { Request } from './request.js';

/** The result of a job: its request, and the response that is printed. */
interface Printed {
  readonly request: Request;
  readonly response: Response;
}

/** A job that the service has started. */
interface Job {
  readonly id: string;
  readonly poll: Poll;
  /** `Conversion 7`. */
  readonly name: string;
  /** `of deal 42`, with a blank before it. */
  readonly of: string;
  /** Values for the path of its state. */
  readonly params: Readonly<Record<string, string>>;
  /** How the user sees its state, a sentence. */
  readonly ask: string;
}

/**
 * Returns what to print of the job that a request has started: the response with its id, or with --wait its last state.
 *
 * @throws CliError `unavailable` without an id, `input` for a job that failed, `generic` when its end is not known in time
 */
export async function followJob(request: Request, poll: Poll, response: Response, context: Context): Promise<Printed> {
  const { plan, bound, values } = request;
  const { args } = bound;
  const job = await openJob(request, poll, response, context);
  const named = {
    ...request,
    bound: { ...bound, args: withoutPrototype(args, { job: job.id }) },
    values: withoutPrototype(values, { job: job.id }),
  };
  refuseFailed(job, recordIn(plan, response, context, request.resource), context);
  if (args['wait'] !== true) {
    if (context.out.format === 'table') context.note(job.ask, 'after');
    return { request: named, response };
  }
  const ended = await waitFor(job, request, Number(args['timeout-secs']), context);
  const last = endedPlan(plan, poll, context);
  const record = recordIn(last, ended, context, request.resource);
  const says = poll.says === undefined ? undefined : withLacks(poll.says, record, ended);
  return { request: { ...named, plan: { ...last, ...defined({ says }) } }, response: ended };
}

/** The line names a field that the response lacks, as it does for the id of a created record. */
function withLacks(says: string, record: unknown, { body }: Response): string {
  return says.replace(/\{answer\.([^{}|:]+)\}/g, (hole, path: string) => {
    const isKnown = (getPath(record, path) ?? getPath(body, path) ?? undefined) !== undefined;
    return isKnown ? hole : `(the service returned no ${path})`;
  });
}

async function openJob(
  { plan, values, resource, bound: { args } }: Request,
  poll: Poll,
  response: Response,
  context: Context,
): Promise<Job> {
  const { noun, about = '' } = poll;
  const of = about === '' ? '' : ` of ${fillText(about, (name) => args[name])}`;
  const params = Object.fromEntries(Object.entries(values).map(([name, one]) => [name, String(one)]));
  const id = keyOf(
    poll.job.startsWith('header:')
      ? await idInHeader(poll, params, response, context)
      : getPath(recordIn(plan, response, context, resource), poll.job),
  );
  if (id === undefined) {
    context.fail(
      'unavailable',
      `The service returned no id of the ${noun}${of}: it may be running.`,
      'Check whether it took effect before you try again.',
    );
  }
  const ofJob = { ...params, job: id };
  const path = await fillPath({ method: 'GET', path: poll.path, params: ofJob }, context);
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${id}`;
  return { id, poll, name, of, params: ofJob, ask: askFor(path, plan, context) };
}

/** Returns the id that a header contains: of `location`, the part of the address where the path of the state has `{job}`. */
async function idInHeader(
  { job, path }: Poll,
  params: Job['params'],
  { headers, url }: Response,
  context: Context,
): Promise<string | undefined> {
  const header = job.slice('header:'.length).toLowerCase();
  const text = headers[header];
  if (header !== 'location' || text === undefined) return text;
  const [before = '', after = ''] = await Promise.all(
    path.split(/\{\+?job\}/).map((part) => fillPath({ method: 'GET', path: part, params }, context)),
  );
  const { pathname, search } = URL.canParse(text, url) ? new URL(text, url) : { pathname: '', search: '' };
  const address = path.includes('?') ? pathname + search : pathname;
  const start = address.lastIndexOf(before);
  if (start < 0 || !address.endsWith(after)) return undefined;
  const segment = address.slice(start + before.length, address.length - after.length);
  return segment.includes('/') && !path.includes('{+job}') ? undefined : decodeSegment(segment);
}

/** The command that sends raw requests sends them to the first host. */
function askFor(path: string, { host }: RequestPlan, { client, service, options }: Context): string {
  const isFirst = host === undefined || host === Object.keys(service.hosts)[0];
  const isKnown = isFirst && Object.hasOwn(client.tree.nodes, 'api');
  const line = [client.binary, 'api', 'GET', ...[path, ...profileWords(options)].map(quote)].join(' ');
  return isKnown ? `Show its state with "${line}".` : `Its state is at ${path}.`;
}

/**
 * Ends with the error of a job, if its record has one.
 *
 * @throws CliError of the class that `statuses` has for a code that is a status of HTTP, otherwise `input`
 */
function refuseFailed({ name, of, poll }: Job, record: unknown, { service }: Context): void {
  const error = poll.error === undefined ? undefined : getPath(record, poll.error);
  if (!isFilled(error)) return;
  const code = plainText(getPath(error, 'code') ?? '');
  const kind = service.statuses[code] ?? service.statuses[code.replace(/^([1-5])\d\d$/, '$1xx')] ?? 'input';
  throw new CliError(kind, `${name}${of} failed${reasonIn(record, poll)}.`, undefined, { body: redactValue(error) });
}

function reasonIn(record: unknown, { reason }: Poll): string {
  const found = reason === undefined ? undefined : getPath(record, reason);
  const text = typeof found === 'string' ? oneLine(found).replace(/\.$/, '') : '';
  return text === '' ? '' : ` (${text})`;
}

/** Returns the response with the state of a job that has succeeded. */
async function waitFor(job: Job, { plan, resource }: Request, seconds: number, context: Context): Promise<Response> {
  const { poll, name, of, ask } = job;
  const { world, fail } = context;
  const pause = poll.every * 1000;
  const end = world.now().getTime() + seconds * 1000;
  try {
    for (;;) {
      const response = await readState(job, plan, context);
      const isRead = !(response instanceof CliError);
      const record = isRead ? recordIn(plan, response, context, resource) : undefined;
      refuseFailed(job, record, context);
      const state = stateIn(record, poll);
      if (isRead && state !== undefined && poll.done.includes(state)) return response;
      if (state !== undefined && poll.failed.includes(state))
        fail('input', `${name}${of} failed: its state is ${state}${reasonIn(record, poll)}.`);
      if (world.now().getTime() + pause > end) {
        const waited = `${String(seconds)} s`;
        fail(
          'generic',
          isRead
            ? `${name}${of} has not ended after ${waited}${state === undefined ? '' : `; its state is ${state}`}.`
            : `${name}${of} was started, but its state could not be read within ${waited}: ${response.message}`,
          `It continues on the service. ${ask}`,
        );
      }
      context.live(`${name}: ${state ?? 'running'}`, 'progress');
      await world.sleep(pause, world.signal);
    }
  } catch (error) {
    if (world.signal.aborted) context.note(`${name} continues on the service. ${ask}`);
    throw error;
  }
}

/** Reads the state; returns a failure that may pass. Any other one ends the wait, not the job. */
async function readState(
  { name, params, poll, ask }: Job,
  plan: RequestPlan,
  context: Context,
): Promise<Response | CliError> {
  const { http, world, fail } = context;
  try {
    return await http.send({ method: 'GET', path: poll.path, params, effect: 'read', ...defined({ host: plan.host }) });
  } catch (error) {
    if (!(error instanceof CliError) || world.signal.aborted) throw error;
    if (error.kind === 'unavailable') return error;
    return fail(
      'generic',
      `${name} was started, but its state could not be read: ${error.message}`,
      `It continues on the service. ${ask}`,
    );
  }
}

/** Returns the state of a job; `undefined` before a boolean state is true, for which some services leave it out. */
function stateIn(record: unknown, { state, done }: Poll): string | undefined {
  const found = getPath(record, state);
  if (typeof found === 'boolean') return done.includes(String(found)) ? String(found) : undefined;
  return keyOf(found) ?? (done.includes('true') ? undefined : 'not known');
}

/** Returns an id or a state as text; `undefined` for what is neither, and for what would change a path. */
function keyOf(value: unknown): string | undefined {
  const isText = typeof value === 'string' || typeof value === 'number' || value instanceof LosslessNumber;
  const text = isText ? String(value) : '';
  return ['', '.', '..'].includes(text) ? undefined : text;
}

/** Returns the path of a value inside another one, each of which may have alternatives. */
const below = (outer: string, inner: string): string =>
  outer === ''
    ? inner
    : outer
        .split('|')
        .flatMap((first) => inner.split('|').map((second) => `${first}.${second}`))
        .join('|');

/** Returns the plan by which the last state of a job is printed. */
export function endedPlan(plan: RequestPlan, { says, gives, result }: Poll, { service }: Answering): RequestPlan {
  const { says: _started, gives: _id, poll: _job, reread: _again, ...rest } = plan;
  const shape = gives === undefined ? 'record' : 'action';
  const place = result === undefined ? undefined : below(plan.result ?? service.record, result);
  return { ...rest, shape, ...defined({ says, gives }), ...defined({ result: place ?? plan.result }) };
}
