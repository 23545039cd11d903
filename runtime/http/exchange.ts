/** One request as a command sends it: with its credential, retries, a renewed credential, redirects and messages. */
import type { Effect } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { World } from '../contract/run.js';
import type { Carried } from '../contract/credential.js';
import type { Authority, Call, Response } from '../contract/http.js';
import type { Reporter } from '../contract/reporter.js';
import type { Service } from '../contract/service.js';
import type { Fate } from '../contract/failure.js';
import { defined } from '../base/defined.js';
import { parseJson, withWholeCharacters } from '../base/json.js';
import type { OpenWrite } from '../base/writes.js';
import { holdHeaders, redact, redactValue } from '../base/redact.js';
import type { Budget } from './budget.js';
import type { Outgoing } from './client.js';
import { bytesOf, encodeBody, type EncodedBody } from './encode.js';
import { eventsIn } from './events.js';
import {
  brokenResponse,
  explainedRemedy,
  isMarked,
  markedFailure,
  networkFailure,
  statusFailure,
  writeFailure,
  type Explaining,
  type RequestFacts,
} from './failure.js';
import { isResponse, type Outcome } from './outcome.js';
import { ATTEMPTS, userAgentOf } from '../base/standard.js';
import { senderOf, type Recorded } from './recording.js';
import { leadsAway, lockRedirect, MOST_REDIRECTS, redirectOf } from './redirect.js';
import { ANNOUNCED, askedWait, NOTED, rateOf, retryDelay } from './retry.js';
import { shownPath, decoded } from './text.js';
import { withoutCredential } from './url.js';

type Headers = Readonly<Record<string, string>>;

/** What an exchange needs from its run. */
export interface ExchangeParts extends Explaining, Recorded {
  readonly world: World;
  readonly options: Options;
  readonly authority: Authority;
  readonly reporter: Reporter;
  /** Names of parameters of the query whose values are secret. */
  readonly secretParameters?: readonly string[];
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

/** What is the same in all attempts. */
interface Sending extends Exchange {
  /** A second request does what the first did. */
  readonly isSameAgain: boolean;
  /** The request may be sent again after bytes of it may have reached the service. */
  readonly repeatable: boolean;
  /** Header with the key by which the service recognizes a repeated request. */
  readonly key: Headers | undefined;
  readonly timeout: number;
  readonly attempts: number;
}

/** What the attempts change. */
interface Trace {
  url: URL;
  /** Counted from 1. */
  attempt: number;
  redirects: number;
  isRenewed: boolean;
  /** An attempt got a 429. */
  isLimited: boolean;
  /** What became of the last attempt; undefined if none was sent. */
  fate?: Fate | undefined;
  /** An attempt that was followed by another may have taken effect. */
  isUnsure: boolean;
}

/** Sends a request, with retries, a renewed credential and redirects. */
export async function exchange(run: ExchangeParts, facts: Exchange): Promise<Response> {
  const { call, effect, write } = facts;
  const { service, options } = run;
  const key = keyOf(service, call);
  const isSameAgain = call.repeatable ?? (effect === 'read' || service.retry.repeat.includes(call.method));
  const sending: Sending = {
    ...facts,
    isSameAgain,
    repeatable: key !== undefined || isSameAgain,
    key,
    timeout: call.timeout ?? options.timeout,
    attempts: options.retry && call.retry !== false ? ATTEMPTS : 1,
  };
  const trace: Trace = {
    url: facts.url,
    attempt: 1,
    redirects: 0,
    isRenewed: false,
    isLimited: false,
    isUnsure: false,
  };
  try {
    for (;;) {
      const response = await attempt(run, sending, trace);
      if (response !== undefined) return response;
    }
  } catch (error) {
    throw write === undefined ? error : writeFailure(call.method, error, trace.fate, trace.isUnsure);
  }
}

/** Returns the header with a key of this request, if the service has one for POST; a key that the user set stays. */
function keyOf({ idempotencyKey }: Service, { method, effect, headers }: Call): Headers | undefined {
  if (idempotencyKey === undefined || method !== 'POST' || effect === 'read') return undefined;
  return { [idempotencyKey]: headers?.[idempotencyKey] ?? crypto.randomUUID() };
}

/** Sends the request once. Returns its response, or undefined if it must be sent again, perhaps elsewhere. */
async function attempt(run: ExchangeParts, sending: Sending, trace: Trace): Promise<Response | undefined> {
  const { service, authority } = run;
  const { call, effect, host, budget } = sending;
  const { url } = trace;
  const { secretParameters } = run;
  const shown = (): string => redact(shownPath(url, secretParameters));
  const request: RequestFacts = {
    ...{ service, method: call.method, effect, url, shownPath: shown, host },
    ...defined({ secretParameters }),
  };
  const jsonType = service.hosts[host]?.headers?.['content-type'];
  const encoded =
    call.body === undefined || call.method === 'GET' ? undefined : encodeBody(call.body, call.encoding, jsonType);
  const probe = await budget.ready(sending.signal);
  const { outcome, credential } = await transmit(run, sending, trace, { encoded, probe, shown });

  if (isResponse(outcome)) {
    if (isSuccess(call, outcome.status)) {
      const response = read(request, call, outcome);
      // The address is part of later messages.
      return trace.redirects === 0 ? response : { ...response, url: redact(response.url) };
    }
    if (outcome.status === 401 && !trace.isRenewed && (await authority.renew(host, credential))) {
      trace.isRenewed = true;
      return undefined;
    }
    const target = redirectOf(outcome);
    if (target !== undefined) {
      const away = call.redirect === 'public' && call.method === 'GET' ? leadsAway(url, target) : undefined;
      if (away !== undefined) {
        const { downloadCrossOrigin } = await import('./cross-origin.js');
        const found = await downloadCrossOrigin(run, { ...sending, request, target: away });
        return { ...read(request, call, found), url: redact(url.href) };
      }
      const bare = withoutCredential(service, target);
      const next = lockRedirect(await authority.origin(host), request, bare, run.world.env);
      if (call.method === 'GET' && trace.redirects < MOST_REDIRECTS) {
        trace.redirects += 1;
        trace.url = next;
        return undefined;
      }
    }
    trace.isLimited ||= outcome.status === 429;
  }
  await waitOrFail(run, sending, trace, { request, outcome, probe });
  return undefined;
}

interface Attempt {
  readonly encoded: EncodedBody | undefined;
  readonly probe: boolean;
  readonly shown: () => string;
}

/** Sends the bytes of an attempt, and records its outcome for the write and the rate limit. */
async function transmit(
  run: ExchangeParts,
  sending: Sending,
  trace: Trace,
  { encoded, probe, shown }: Attempt,
): Promise<{ readonly outcome: Outcome; readonly credential: Carried }> {
  const { service, world, options, authority } = run;
  const { call, host, budget, write, key, isSameAgain, timeout, signal } = sending;
  const { method, into, partial } = call;
  const { url } = trace;
  const { 'content-type': _type, ...standing } = service.hosts[host]?.headers ?? {};
  const left = (): void => {
    trace.fate = 'unknown';
    // The next run makes another key.
    write?.left(isSameAgain);
  };
  let outcome: Outcome | undefined;
  let credential: Carried;
  let began: number;
  try {
    const plain: Headers = {
      accept: into === undefined ? 'application/json' : '*/*',
      // A file is stored as it arrives.
      ...(into && { 'accept-encoding': 'identity' }),
      'user-agent': userAgentOf(service),
      ...standing,
      ...(encoded && { 'content-type': encoded.type }),
      ...key,
      ...call.headers,
    };
    const unsigned = async () => ({ method, url: new URL(url), headers: plain, body: await bytesOf(encoded) });
    credential = await authority.carried(host, unsigned);
    holdHeaders(credential.headers);
    const send = await senderOf(run, sending, trace.isRenewed);
    began = world.now().getTime();
    outcome = await send({
      method,
      url,
      headers: { ...plain, ...credential.headers },
      credential: credential.query,
      timeout,
      signal,
      left,
      ...defined({ body: encoded?.body, into, partial, passed: passedOf(run, encoded) }),
    });
  } finally {
    if (outcome === undefined || !isResponse(outcome) || outcome.status === 429) budget.missed(probe);
    else budget.learn(outcome.headers, probe);
  }
  if (isResponse(outcome) || outcome.sent) left();
  if (isResponse(outcome)) {
    write?.answered();
    if (outcome.status >= 400 && outcome.status < 500) trace.fate = 'refused';
  }
  if (options.verbose) {
    const what = isResponse(outcome) ? String(outcome.status) : 'no response,';
    const remaining = isResponse(outcome) ? budget.describe(outcome.headers) : '';
    run.reporter.debug(`${method} ${shown()} ${what} ${String(world.now().getTime() - began)} ms${remaining}`);
  }
  return { outcome, credential };
}

/** Reports how much of a body with files was sent. */
function passedOf({ reporter }: ExchangeParts, encoded: EncodedBody | undefined): Outgoing['passed'] {
  const body = encoded?.body;
  if (typeof body !== 'object') return undefined;
  const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
  return (bytes) => reporter.live(`Sending ${megabytes(bytes)} of ${megabytes(body.length)} MB`, 'progress');
}

interface Failed {
  readonly request: RequestFacts;
  readonly outcome: Outcome;
  readonly probe: boolean;
}

/**
 * Waits until a failed request may be sent again.
 *
 * @throws CliError if no further attempt can help or is allowed
 */
async function waitOrFail(run: ExchangeParts, sending: Sending, trace: Trace, failed: Failed): Promise<void> {
  const { service, world, options } = run;
  const { host, budget, attempts, repeatable, signal } = sending;
  const { request, outcome, probe } = failed;
  const rate = rateOf(service.rate, host);
  const now = world.now().getTime();
  const asked = isResponse(outcome) ? askedWait(rate, outcome.headers, now)?.seconds : undefined;
  const decision = retryDelay({
    repeatable,
    attempt: trace.attempt,
    attempts,
    limited: trace.isLimited,
    outcome,
    retry: service.retry,
    rate,
    now,
    random: Math.random(),
  });
  if ('stop' in decision) {
    if (!isResponse(outcome)) throw networkFailure(request, outcome);
    const response = redacted(outcome);
    const signIn = outcome.status === 401 ? await run.authority.remedy(host) : undefined;
    const explained = await explainedRemedy(run, request.url, response);
    const retryAfter = asked === undefined ? undefined : Math.ceil(asked);
    throw statusFailure({ ...request, ...defined({ signIn, explained, retryAfter }) }, response, decision.stop);
  }
  trace.attempt += 1;
  trace.isUnsure ||= trace.fate === 'unknown';
  trace.fate = undefined;
  const isRefused = isResponse(outcome) && outcome.status === 429;
  const isNews = isRefused ? budget.refused(decision.wait, probe) : true;
  if ((isNews && decision.wait > NOTED) || options.verbose) {
    const report = decision.wait > ANNOUNCED ? run.reporter.live : run.reporter.note;
    const wait = { milliseconds: decision.wait, asked: isRefused ? asked : undefined };
    report(`${retryNote(request, outcome, wait)} (attempt ${String(trace.attempt)} of ${String(attempts)}).`);
  }
  // After a 429 all requests to the host wait in `budget.ready`, this one among them.
  if (!isRefused) await world.sleep(decision.wait, signal);
}

/** A wait before an attempt, and the seconds that the service asked for. */
interface Wait {
  readonly milliseconds: number;
  readonly asked: number | undefined;
}

function retryNote({ url }: RequestFacts, outcome: Outcome, { milliseconds, asked }: Wait): string {
  const why = isResponse(outcome) ? `returned ${String(outcome.status)}` : 'did not respond';
  const seconds = milliseconds < 1000 ? (milliseconds / 1000).toFixed(1) : String(Math.ceil(milliseconds / 1000));
  const isLonger = asked !== undefined && asked * 1000 > milliseconds;
  const longer = isLonger ? ` and asks for a wait of ${String(Math.ceil(asked))} s` : '';
  return `${url.host} ${why}${longer}; retrying in ${seconds} s`;
}

function isSuccess(call: Call, status: number): boolean {
  return (status >= 200 && status < 300) || call.accept?.includes(status) === true;
}

/** Returns an accepted response with its body parsed. */
function read(request: RequestFacts, call: Call, { bytes, ...response }: Response): Response {
  if (bytes === undefined) return response;
  const { status } = response;
  if (call.asBytes === true && status < 300) return { ...response, bytes };
  const text = decoded(bytes);
  if (text.trim() === '') return { ...response, isEmpty: true };
  let body: unknown;
  let events: readonly unknown[] | undefined;
  try {
    events = eventsIn(response.headers['content-type'], withWholeCharacters(text));
    body = events ?? parseJson(withWholeCharacters(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (status >= 300) return { ...response, body: text };
    // The message of the parser quotes a part of the text, in which a part of a credential would not be found.
    const reason = syntaxErrorIn(redact(text)) ?? 'it is not JSON';
    throw brokenResponse(request, { ...redacted({ ...response, bytes }), body: undefined }, reason);
  }
  const marked = status >= 300 ? undefined : (events ?? [body]).find((one) => isMarked(request.service, one));
  if (marked !== undefined)
    throw markedFailure(request, { ...redacted({ ...response, bytes }), body: redactValue(marked) });
  return { ...response, body, ...defined({ events }) };
}

/** Returns the message of the parser about a text that is not JSON; undefined for JSON. */
function syntaxErrorIn(text: string): string | undefined {
  try {
    parseJson(withWholeCharacters(text));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns a failed response with its body parsed if that is JSON, and with the credentials redacted. */
function redacted({ bytes, ...response }: Response): Response {
  const text = redact(decoded(bytes));
  let body: unknown;
  try {
    body = parseJson(withWholeCharacters(text));
  } catch {
    body = undefined;
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [name, redact(value)] as const);
  return { ...response, headers: Object.fromEntries(headers), body, text };
}
