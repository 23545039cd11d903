import type { Reporter } from '../contract/reporter.js';
import type { Effect } from '../contract/command.js';
import type { Globals, World } from '../contract/context.js';
import type { Authority, Call, Reply } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import type { Fate } from '../contract/failure.js';
import { defined } from '../base/defined.js';
import { parseJson, withWholeCharacters } from '../base/json.js';
import type { OpenWrite } from '../base/outcome.js';
import { holdHeaders, redact } from '../base/redact.js';
import type { Budget } from './budget.js';
import { senderFor, type Broken, type Incoming, type Outgoing } from './client.js';
import { bytesOf, encodeBody, type StreamedBody } from './encode.js';
import {
  brokenResponse,
  explainedRemedy,
  isMarked,
  markedFailure,
  networkFailure,
  statusFailure,
  writeFailure,
  type FailedResponse,
  type RequestFacts,
} from './failure.js';
import { leadsAway, lockRedirect, MOST_REDIRECTS, redirectOf } from './redirect.js';
import { ANNOUNCED, askedWait, NOTED, rateOf, retryDelay, type Ending } from './retry.js';
import { shownPath } from './text.js';

type Headers = Readonly<Record<string, string>>;

/** What an exchange needs from its run. */
export interface Run {
  readonly service: Service;
  readonly world: World;
  readonly globals: Globals;
  readonly authority: Authority;
  readonly reporter: Reporter;
}

export interface Exchange {
  readonly call: Call;
  readonly effect: Effect;
  readonly host: string;
  readonly url: URL;
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** Absent for a read. */
  readonly write?: OpenWrite;
}

/** What a failure must state besides its own cause. */
interface Trace {
  /** What became of the last attempt; undefined if none was sent. */
  last?: Fate;
  /** An attempt that was followed by another may have taken effect. */
  isUnsure: boolean;
}

/** Sends a request, with retries, a renewed credential and redirects. */
export async function exchange(run: Run, facts: Exchange): Promise<Reply> {
  const trace: Trace = { isUnsure: false };
  try {
    return await attemptAll(run, facts, trace);
  } catch (error) {
    throw facts.write === undefined ? error : writeFailure(facts.call.method, error, trace.last, trace.isUnsure);
  }
}

async function attemptAll(run: Run, facts: Exchange, trace: Trace): Promise<Reply> {
  const { service, world, globals, authority } = run;
  const { call, effect, host, budget, write } = facts;
  const send = senderFor(world.env);
  const timeout = call.timeout ?? globals.timeout;
  const attempts = globals.retry && call.retry !== false ? service.retry.attempts : 1;
  const { 'content-type': jsonType, ...standing } = service.hosts[host]?.headers ?? {};
  // The same key in every attempt: the service recognizes a repeated request.
  const keyed = keyOf(service, call);
  const isSameAgain = call.repeatable ?? (effect === 'read' || service.retry.repeat.includes(call.method));
  const repeatable = keyed !== undefined || isSameAgain;
  let url = facts.url;
  let renewed = false;
  let limited = false;
  let redirects = 0;

  for (let attempt = 1; ;) {
    const at = url;
    const shown = (): string => redact(shownPath(at));
    const request: RequestFacts = { service, method: call.method, effect, url, shownPath: shown, host };
    const encoded =
      call.body === undefined || call.method === 'GET' ? undefined : encodeBody(call.body, call.encoding, jsonType);
    const probe = await budget.ready(facts.signal);
    let ending: Incoming | Broken | undefined;
    let credential: Headers;
    let began: number;
    const left = (): void => {
      trace.last = 'unknown';
      // A key that is made here is another one in the next run.
      write?.left(isSameAgain);
    };
    try {
      const plain: Headers = {
        accept: call.into === undefined ? 'application/json' : '*/*',
        // A file is stored as it arrives.
        ...(call.into && { 'accept-encoding': 'identity' }),
        'user-agent': service.userAgent,
        ...standing,
        ...(encoded && { 'content-type': encoded.type }),
        ...keyed,
        ...call.headers,
      };
      credential = await authority.headers(host, async () => ({
        method: call.method,
        url: new URL(at),
        headers: plain,
        body: await bytesOf(encoded),
      }));
      holdHeaders(credential);
      began = world.now().getTime();
      ending = await send({
        method: call.method,
        url,
        headers: { ...plain, ...credential },
        ...defined({ body: encoded?.body }),
        timeout,
        signal: facts.signal,
        left,
        ...defined({ into: call.into, partial: call.partial, passed: passedOf(run, encoded?.body) }),
      });
    } finally {
      if (ending === undefined || 'cause' in ending || ending.status === 429) budget.missed(probe);
      else budget.learn(ending.headers, probe);
    }
    if ('cause' in ending ? ending.sent : true) left();
    if (!('cause' in ending)) {
      write?.answered();
      if (ending.status >= 400 && ending.status < 500) trace.last = 'refused';
    }

    if (globals.verbose) {
      const what = 'cause' in ending ? 'no response,' : String(ending.status);
      const left = 'cause' in ending ? '' : budget.describe(ending.headers);
      run.reporter.debug(`${call.method} ${shown()} ${what} ${String(world.now().getTime() - began)} ms${left}`);
    }
    if (!('cause' in ending)) {
      if (isSuccess(call, ending.status)) {
        const answer = reply(request, call, ending);
        // The address is part of later messages.
        return redirects === 0 ? answer : { ...answer, url: redact(answer.url) };
      }
      if (ending.status === 401 && !renewed && (await authority.renew(host, credential))) {
        renewed = true;
        continue;
      }
      const target = redirectOf(ending);
      if (target !== undefined) {
        const away = call.redirect === 'public' && call.method === 'GET' ? leadsAway(url, target) : undefined;
        if (away !== undefined) {
          const { readElsewhere } = await import('./cross-origin-download.js');
          const { signal } = facts;
          const found = await readElsewhere(run, { call, request, target: away, timeout, attempts, signal });
          return { ...reply(request, call, found), url: shown() };
        }
        const next = lockRedirect(await authority.origin(host), request, target, world.env);
        if (call.method === 'GET' && redirects < MOST_REDIRECTS) {
          redirects += 1;
          url = next;
          continue;
        }
      }
      limited ||= ending.status === 429;
    }

    const rate = rateOf(service.rate, host);
    const decision = retryDelay({
      repeatable,
      attempt,
      attempts,
      limited,
      ending: ending satisfies Ending,
      retry: service.retry,
      rate,
      now: world.now().getTime(),
      random: Math.random(),
    });
    if ('stop' in decision) {
      const signIn = 'status' in ending && ending.status === 401 ? await authority.remedy(host) : undefined;
      const asked = 'cause' in ending ? undefined : askedWait(rate, ending.headers, world.now().getTime());
      const retryAfter = asked && Math.ceil(asked.seconds);
      const explained = 'cause' in ending ? undefined : await explainedRemedy(service, url, failed(ending));
      throw failure({ ...request, ...defined({ signIn, explained, retryAfter }) }, ending, decision.stop, timeout);
    }
    attempt += 1;
    trace.isUnsure ||= trace.last === 'unknown';
    delete trace.last;
    const refused = !('cause' in ending) && ending.status === 429;
    const news = refused ? budget.refused(decision.wait, probe) : true;
    if ((news && decision.wait > NOTED) || globals.verbose) {
      const asked =
        !('cause' in ending) && refused ? askedWait(rate, ending.headers, world.now().getTime()) : undefined;
      const report = decision.wait > ANNOUNCED ? run.reporter.live : run.reporter.note;
      report(retryNote(request, ending, { wait: decision.wait, asked: asked?.seconds, attempt, attempts }));
    }
    // After a 429 all requests to the host wait in `budget.ready`, this one among them.
    if (!refused) await world.sleep(decision.wait, facts.signal);
  }
}

/** Reports how much of a body with files was sent. */
function passedOf({ reporter }: Run, body: string | StreamedBody | undefined): Outgoing['passed'] {
  if (typeof body !== 'object') return undefined;
  const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
  return (bytes) => reporter.live(`Sending ${megabytes(bytes)} of ${megabytes(body.length)} MB`, 'progress');
}

/** Returns the header with a key of this request, if the service has one for POST; a key that the user set stays. */
function keyOf({ idempotencyKey }: Service, { method, effect, headers }: Call): Headers | undefined {
  if (idempotencyKey === undefined || method !== 'POST' || effect === 'read') return undefined;
  return { [idempotencyKey]: headers?.[idempotencyKey] ?? crypto.randomUUID() };
}

function isSuccess(call: Call, status: number): boolean {
  return (status >= 200 && status < 300) || call.accept?.includes(status) === true;
}

function reply(request: RequestFacts, call: Call, ending: Incoming): Reply {
  const { status, headers, bytes, size } = ending;
  const base = { status, headers, url: request.url.href };
  if (size !== undefined) return { ...base, body: null, size };
  if (call.answer === 'bytes' && status < 300) return { ...base, body: null, bytes };
  const text = decode(bytes);
  if (text.trim() === '') return { ...base, body: null, isEmpty: true };
  try {
    const body = parseJson(withWholeCharacters(text));
    if (status < 300 && isMarked(request.service, body)) throw markedFailure(request, failed(ending));
    return { ...base, body };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (status >= 300) return { ...base, body: text };
    throw brokenResponse(request, { ...failed(ending), body: undefined }, error.message);
  }
}

/** Redacts the credentials from a failed response. */
function failed({ status, headers, bytes }: Incoming): FailedResponse {
  const text = redact(decode(bytes));
  let body: unknown;
  try {
    body = parseJson(withWholeCharacters(text));
  } catch {
    body = undefined;
  }
  const shown = Object.entries(headers).map(([name, value]) => [name, redact(value)] as const);
  return { status, headers: Object.fromEntries(shown), body, text };
}

function failure(request: RequestFacts, ending: Incoming | Broken, stop: string, timeout: number): Error {
  if ('cause' in ending) {
    return networkFailure(request, ending.cause, { sent: ending.sent, ...(ending.timedOut ? { timeout } : {}) });
  }
  return statusFailure(request, failed(ending), stop);
}

/** A wait in milliseconds before an attempt, and the seconds that the service asked for. */
interface Wait {
  readonly wait: number;
  readonly asked: number | undefined;
  readonly attempt: number;
  readonly attempts: number;
}

function retryNote(request: RequestFacts, ending: Incoming | Broken, { wait, asked, attempt, attempts }: Wait): string {
  const why = 'cause' in ending ? 'did not respond' : `returned ${String(ending.status)}`;
  const seconds = wait < 1000 ? (wait / 1000).toFixed(1) : String(Math.ceil(wait / 1000));
  const longer =
    asked !== undefined && asked * 1000 > wait ? ` and asks for a wait of ${String(Math.ceil(asked))} s` : '';
  return `${request.url.host} ${why}${longer}; retrying in ${seconds} s (attempt ${String(attempt)} of ${String(attempts)}).`;
}

function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
