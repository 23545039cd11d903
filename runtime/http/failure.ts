/** The errors of requests: what the service refused, and responses that cannot be used or never came. */
import type { Effect, Method } from '../contract/command.js';
import type { Failure, Fate, Remedy } from '../contract/failure.js';
import type { Response } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import { isWrite } from '../base/writes.js';
import { hasMark, isFilled } from '../base/envelope.js';
import { CliError, fileLimit, type ErrorDetails } from '../base/errors.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import { valueOfHeader } from '../paging/header.js';
import type { NoResponse } from './outcome.js';
import { spentText } from './retry.js';
import { isMarkup, oneLine, withoutSecretValues, withoutTags } from './text.js';
import { Unreadable } from './unpack.js';

/** The request that failed. */
export interface RequestFacts {
  readonly service: Service;
  readonly method: Method;
  readonly effect: Effect;
  readonly url: URL;
  /** Returns path and query for messages, without credentials. */
  readonly shownPath: () => string;
  /** Names of parameters of the query whose values are secret. */
  readonly secretParameters?: readonly string[];
  /** Name of the host under `service.hosts`. */
  readonly host: string;
  /** What to do when the service refuses its credential. */
  readonly signIn?: string | Remedy;
  /** What to do about the reason of the response. */
  readonly explained?: string;
  /** Whole seconds that the service asks to wait after a 429. */
  readonly retryAfter?: number;
}

/** Makes the error for a response with a failed status. `stop` is the reason why it was not retried. */
export function statusFailure(request: RequestFacts, response: Response, stop: string): CliError {
  const { service } = request;
  const { status } = response;
  const details = detailsOf(request, response);
  if (stop === 'spent')
    return new CliError('rate', sentence(spentText(service.rate, response.headers) ?? ''), undefined, details);
  if (stop === 'blocked') {
    return new CliError(
      'auth',
      `${service.title} 403 after 429: the service blocks this credential because requests continued after the rate limit was reached.`,
      'Wait, then send requests more slowly.',
      { ...details, blocked: true },
    );
  }
  const kind = failureOf(service, status);
  if (status >= 300 && status < 400) {
    return new CliError(kind, movedMessage(request, response), undefined, details);
  }
  const message = `${service.title} ${String(status)}: ${withReason(service, response)}`;
  if (status === 429 && request.retryAfter !== undefined) {
    const asked = `The service asks for a wait of ${String(request.retryAfter)} s.`;
    return new CliError(kind, `${sentence(message)} ${asked}`, remedyOf(request, status), {
      ...details,
      retryAfter: request.retryAfter,
    });
  }
  return new CliError(kind, message, remedyOf(request, status), details);
}

/**
 * Returns the error of a write with what became of it. If an earlier attempt may have taken effect, the refusal of the
 * last one decides nothing.
 */
export function writeFailure(method: Method, error: unknown, last: Fate | undefined, isEarlier: boolean): unknown {
  if (!(error instanceof CliError)) return error;
  const { kind, message, remedy, details } = error;
  const fate = details.fate ?? last;
  if (!isEarlier || fate === 'done' || fate === 'unknown')
    return fate === undefined ? error : new CliError(kind, message, remedy, { ...details, fate });
  const { unconnected: _, ...rest } = details;
  const earlier = `${sentence(message)} An earlier attempt at the ${method} was sent.`;
  return new CliError(kind, earlier, remedy, { ...rest, fate: 'unknown' });
}

/** Message for a redirect that was not followed. */
function movedMessage(request: RequestFacts, { status, headers }: Response): string {
  const { service, method, shownPath, secretParameters } = request;
  const location = headers['location'];
  const target = location && withoutSecretValues(location, secretParameters);
  const moved = target === undefined ? 'without a location' : `and redirects to ${oneLine(target, 200)}`;
  const why =
    method !== 'GET' ? 'Redirects are followed only for GET' : target === undefined ? '' : 'Too many redirects';
  return `${service.title}: ${method} ${shownPath()} returned ${String(status)} ${moved}.${why && ` ${why}.`}`;
}

/** Whether the body of a 2xx response marks the request as failed. */
export function isMarked(service: Service, body: unknown): boolean {
  return service.errors.failed?.some((mark) => hasMark(body, mark)) === true;
}

/** Makes the error for a 2xx response whose body marks the request as failed. */
export function markedFailure(request: RequestFacts, response: Response): CliError {
  const { service } = request;
  const details = detailsOf(request, response);
  const { partial } = service.errors;
  const { body } = response;
  const failures = (partial?.failed ?? [])
    .filter(({ path }) => isFilled(getPath(body, path)))
    .map(({ path, says }) => `${says}: ${oneLine(plainText(getPath(body, path)))}`);
  if (partial === undefined || failures.length === 0 || !isFilled(getPath(body, partial.done))) {
    const message = `${service.title}: ${messageOf(service, response)}`;
    return new CliError('input', message, undefined, { ...details, ...fateOf(request, 'refused') });
  }
  const message = fillText(partial.says, (name) => (name === 'failures' ? failures.join('; ') : getPath(body, name)));
  const [, remedy] = reasonsIn(service).find(([text]) => message.includes(text)) ?? [];
  return new CliError('input', sentence(message), remedy, { ...details, ...fateOf(request, 'done') });
}

/** Makes the error for a 2xx response that should be JSON and is not; a proxy or a sign-in page also returns 200. */
export function brokenResponse(request: RequestFacts, response: Response, reason: string): CliError {
  const { service, url } = request;
  const { text: page = '' } = response;
  const text = oneLine(withoutTags(page), 200);
  const what = isMarkup(page)
    ? `a web page instead of JSON${text === '' ? '' : `: ${text}`}`
    : `JSON that cannot be read: ${oneLine(reason, 200)}`;
  const message = sentence(`${service.title} ${String(response.status)}: ${url.host} returned ${what}`);
  const remedy = 'Check the address, and whether a proxy or a sign-in page intercepts the request.';
  return new CliError('unavailable', message, remedy, detailsOf(request, response));
}

/** Makes the error for a missing response. */
export function networkFailure({ method, url, shownPath }: RequestFacts, failure: NoResponse): CliError {
  const { message, remedy } = unreachable(url, failure);
  return new CliError('unavailable', message, remedy, {
    method,
    path: shownPath(),
    ...(failure.sent ? {} : { unconnected: true as const }),
    ...(isCertificate(failure.cause) && { lasting: true as const }),
  });
}

/** Returns the message and the remedy for a host without a usable response. */
export function unreachable(url: URL, { cause, timeout }: NoResponse): { message: string; remedy: string } {
  if (timeout !== undefined) {
    return {
      message: `No response from ${url.host} within ${String(timeout)} ms.`,
      remedy: 'Allow more time with --timeout <ms>.',
    };
  }
  if (cause instanceof Unreadable) {
    return {
      message: sentence(`The response from ${url.host} ${oneLine(cause.message)}`),
      remedy: 'Request fewer records at once, or check the address and any proxies.',
    };
  }
  const limit = chain(cause)
    .map(fileLimit)
    .find((one) => one !== undefined);
  if (limit !== undefined) {
    return { message: `Cannot reach ${url.host}. ${limit.message}`, remedy: limit.remedy ?? '' };
  }
  if (isClosed(cause)) {
    return {
      message: `The connection to ${url.host} was closed before the response was complete.`,
      remedy: 'If it happens again, check the network and any proxies.',
    };
  }
  return {
    message: sentence(`Cannot reach ${url.host}: ${oneLine(causes(cause).join(': '))}`),
    remedy: isCertificate(cause)
      ? 'If your network uses its own certificates, set NODE_EXTRA_CA_CERTS to their file.'
      : 'Check the network and, if you use a proxy, HTTPS_PROXY and NO_PROXY.',
  };
}

/** Codes of a connection that ended in the middle; which of them it is depends on when the end is noticed. */
const CLOSED = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether the connection was closed before the response was complete. */
export function isClosed(cause: unknown): boolean {
  return !isUnconnected(cause) && chain(cause).some((one) => CLOSED.has(codeOf(one)));
}

const CERTIFICATE = /^(?:ERR_TLS|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;

export function isCertificate(cause: unknown): boolean {
  return chain(cause).some((one) => CERTIFICATE.test(codeOf(one)));
}

const UNSENDABLE = /^ERR_(?:INVALID_CHAR|HTTP_INVALID_HEADER_VALUE|INVALID_HTTP_TOKEN)$/;

/** Whether the request contains something that cannot be sent, for example a credential with a line break. */
export function isUnsendable(cause: unknown): boolean {
  return chain(cause).some((one) => UNSENDABLE.test(codeOf(one)));
}

/** Whether the failure happened before a connection existed; then no byte of the request can have arrived. */
export function isUnconnected(cause: unknown): boolean {
  return chain(cause).some((one) => {
    const { syscall } = one as { syscall?: unknown };
    return syscall === 'connect' || syscall === 'getaddrinfo' || UNCONNECTED.has(codeOf(one));
  });
}

const UNCONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPROXY']);

const fateOf = ({ effect }: RequestFacts, fate: Fate): Pick<ErrorDetails, 'fate'> => (isWrite(effect) ? { fate } : {});

function failureOf(service: Service, status: number): Failure {
  const known = service.statuses[String(status)] ?? service.statuses[`${String(Math.floor(status / 100))}xx`];
  return known ?? (status >= 500 ? 'unavailable' : 'generic');
}

function remedyOf(request: RequestFacts, status: number): string | Remedy | undefined {
  const { service, effect, signIn, explained, retryAfter } = request;
  if (explained !== undefined) return explained;
  const hint = service.hints?.[String(status)];
  if (hint !== undefined) return hint;
  if (status === 401) return signIn;
  if (status === 429) return `Wait ${retryAfter === undefined ? 'a moment' : 'that long'}, or send fewer requests.`;
  return status >= 500 && !isWrite(effect) ? 'The problem is on the side of the service: try again later.' : undefined;
}

function messageOf(service: Service, response: Response): string {
  for (const path of service.errors.message) {
    const found = getPath(response.body, path);
    if (typeof found === 'number' || (typeof found === 'string' && found.trim() !== '')) return oneLine(String(found));
  }
  if (typeof response.body === 'object' && response.body !== null) return 'the service gave no reason';
  const { text = '' } = response;
  return oneLine(isMarkup(text) ? withoutTags(text) : text, 200) || 'the service gave no reason';
}

/** Returns the value at a path of the body, or of a header. */
function valueAt(path: string | undefined, { body, headers }: Response): unknown {
  if (path === undefined) return undefined;
  return path.startsWith('header:') ? valueOfHeader(headers, path) : getPath(body, path);
}

/** Returns the reason of a refusal. */
function reasonOf({ errors }: Service, response: Response): string | undefined {
  const reason = valueAt(errors.extra?.['reason'], response);
  return typeof reason === 'string' ? oneLine(reason, 100) || undefined : undefined;
}

function withReason(service: Service, response: Response): string {
  const message = messageOf(service, response);
  const reason = reasonOf(service, response);
  if (reason === undefined || message.includes(reason)) return message;
  return `${message.replace(/[.\s]+$/, '')} (${reason})`;
}

/** What explains a failed response. */
export interface Explaining {
  readonly service: Service;
  /** Returns the scope of the credential that the resource at an address needs, if the catalogue of the service lists it. */
  readonly scopeOf?: (address: URL) => Promise<string | undefined>;
}

/** Returns the hints of the service that are not by status: reasons and texts of messages, each with what to do. */
const reasonsIn = ({ hints = {} }: Service): [string, string][] =>
  Object.entries(hints).filter(([key]) => !/^\d{3}$/.test(key));

/** Returns what the service declares to do about the reason or the message of a response. */
export async function explainedRemedy(
  { service, scopeOf }: Explaining,
  url: URL,
  response: Response,
): Promise<string | undefined> {
  const reason = reasonOf(service, response);
  const message = messageOf(service, response);
  const remedy = reasonsIn(service).find(([text]) => text === reason || message.includes(text))?.[1];
  if (!remedy?.includes('{scope}')) return remedy;
  const scope = await scopeOf?.(url);
  return fillText(remedy, () => (scope === undefined ? 'that the resource needs' : JSON.stringify(scope)));
}

function detailsOf({ service, method, effect, shownPath, explained }: RequestFacts, response: Response): ErrorDetails {
  const { errors } = service;
  const { hint: hintPath, reason: _reason, ...paths } = errors.extra ?? {};
  const hint = valueAt(hintPath, response);
  const extra = Object.entries(paths)
    .map(([name, path]) => [name, valueAt(path, response)] as const)
    .filter(([, value]) => isFilled(value));
  const reason = reasonOf(service, response);
  if (reason !== undefined) extra.push(['reason', reason]);
  const lines = linesOf(service, response.body);
  return {
    ...(explained === undefined ? {} : { explained: true as const }),
    statusCode: response.status,
    method,
    effect,
    path: shownPath(),
    ...(typeof hint === 'string' && hint !== '' ? { hint: oneLine(hint) } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(extra.length > 0 ? { extra: Object.fromEntries(extra) } : {}),
    body: response.body ?? response.text?.slice(0, 2000),
  };
}

function linesOf(service: Service, body: unknown): string[] {
  const rule = service.errors.details;
  const list = rule === undefined ? undefined : getPath(body, rule.list);
  if (rule === undefined || !Array.isArray(list)) return [];
  return list.slice(0, 50).map((one) => oneLine(fillText(rule.line, (name) => getPath(one, name))));
}

/** Returns an error and its causes, also the parts of an aggregate error. */
function chain(cause: unknown): object[] {
  const found: object[] = [];
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || found.includes(one) || found.length > 10) return;
    found.push(one);
    visit((one as { cause?: unknown }).cause);
    const parts = (one as { errors?: unknown }).errors;
    if (Array.isArray(parts)) parts.forEach(visit);
  };
  visit(cause);
  return found;
}

function causes(cause: unknown): string[] {
  const texts: string[] = [];
  for (const one of chain(cause)) {
    const text = (one as { message?: string }).message || codeOf(one);
    if (text !== '' && !texts.some((known) => known.includes(text))) texts.push(text);
  }
  return texts;
}

function codeOf(one: object): string {
  const { code } = one as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
