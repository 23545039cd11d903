/** Requests to another origin, which the service has named: downloads after a redirect, and uploads. None has the credential. */
import type { LookupFunction } from 'node:net';
import type { Options } from '../contract/options.js';
import type { World } from '../contract/run.js';
import type { Authority, Call, Response, Upload } from '../contract/http.js';
import type { Reporter } from '../contract/reporter.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { defined } from '../base/defined.js';
import { redact } from '../base/redact.js';
import { ATTEMPTS, userAgentOf } from '../base/standard.js';
import { senderFor, type Send } from './client.js';
import { encodeBody, type StreamedBody } from './encode.js';
import { networkFailure, type RequestFacts } from './failure.js';
import { isResponse } from './outcome.js';
import { checkPublic, isLocal, lookupPublic } from './public.js';
import { senderOf, type Recorded } from './recording.js';
import { retryDelay } from './retry.js';
import { MOST_REDIRECTS, redirectOf } from './redirect.js';
import { decoded } from './text.js';

/** The parts of a run that the request needs. */
interface Run extends Recorded {
  readonly service: Service;
  readonly world: World;
  readonly authority: Authority;
  readonly options: Options;
  readonly reporter: Reporter;
}

/** A download, and the request of the service that was redirected to it. */
export interface Download {
  readonly call: Call;
  readonly request: RequestFacts;
  readonly target: URL;
  readonly timeout: number;
  readonly attempts: number;
  readonly signal: AbortSignal;
}

/** A request without the credential and the headers of the service. */
interface Away {
  readonly send: Send;
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: StreamedBody | string | undefined;
  readonly into?: Call['into'];
  readonly passed?: ((bytes: number) => void) | undefined;
  readonly timeout: number;
  readonly attempts: number;
  readonly signal: AbortSignal;
  readonly lookup?: LookupFunction | undefined;
  /** What the request to the service was, for a failure without a response. */
  readonly request: RequestFacts;
}

/**
 * Reads an address on another public https origin without the credential and the headers of the service, with retries
 * and further redirects. The query is left out of messages: it is the key to the file.
 *
 * @throws CliError `config` for a target that is not public or not https, `unavailable` without a successful response
 */
export async function downloadCrossOrigin(run: Run, download: Download): Promise<Response> {
  const { call, request, timeout, attempts, signal } = download;
  const send = await senderOf(run, { call, host: request.host });
  let url = download.target;
  for (let redirects = 1; ; redirects += 1) {
    checkPublic(url);
    const response = await sendAway(run, {
      ...{ send, method: 'GET', url, timeout, attempts, signal, request, lookup: lookupPublic() },
      headers: { accept: '*/*', ...(call.into && { 'accept-encoding': 'identity' }) },
      ...defined({ into: call.into }),
    });
    if (isSuccess(response)) return response;
    const location = redirectOf(response);
    if (location === undefined || redirects >= MOST_REDIRECTS || !URL.canParse(location, url.href))
      throw new CliError(
        'unavailable',
        `${request.method} ${request.shownPath()} was redirected to ${shownOf(url)}, which returned ${String(response.status)}.`,
        'The link may have expired: run the command again.',
        { statusCode: response.status },
      );
    url = new URL(location, url);
  }
}

/** Headers that the client sets itself, or that belong to the connection. */
const OWN = ['host', 'content-length', 'transfer-encoding', 'connection', 'user-agent', 'accept-encoding'];

/**
 * Sends a file to the address that the service has named, without the credential and the headers of the service. A PUT is retried.
 * The query is left out of messages: it is the key to the place.
 *
 * @throws CliError `config` for an address that is neither public nor of the service, `unavailable` without a successful response
 */
export async function uploadFile(run: Run, upload: Upload, signal: AbortSignal): Promise<void> {
  const { world, options, authority, service, reporter } = run;
  const home = new URL(await authority.origin(upload.host));
  const url = addressOf(upload.address, home);
  const isOwn = url.origin === home.origin || (isLocal(home) && isLocal(url));
  if (!isOwn) checkPublic(url, UPLOAD);
  const { method, body, type } = encodedUpload(upload);
  const headers = Object.entries(upload.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const request: RequestFacts = {
    ...{ service, method, effect: 'act', url, host: upload.host, shownPath: () => shownOf(url) },
  };
  const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
  const response = await sendAway(run, {
    ...{ send: senderFor(world.env), method, url, signal, request, timeout: options.timeout, body },
    // Only a PUT of the same file twice is one upload.
    attempts: options.retry && method === 'PUT' ? ATTEMPTS : 1,
    headers: {
      accept: '*/*',
      'content-type': type,
      ...Object.fromEntries(
        headers.filter(([name]) => !OWN.includes(name) && (name !== 'content-type' || upload.fields === undefined)),
      ),
    },
    passed: (bytes) => reporter.live(`Sending ${megabytes(bytes)} of ${megabytes(body.length)} MB`, 'progress'),
    ...defined({ lookup: isOwn ? undefined : lookupPublic(UPLOAD) }),
  });
  if (isSuccess(response)) return;
  const text = redact(decoded(response.bytes)).slice(0, 2000);
  throw new CliError('unavailable', `${method} ${shownOf(url)} returned ${String(response.status)}.`, undefined, {
    statusCode: response.status,
    method,
    ...(text !== '' && { body: text }),
  });
}

const UPLOAD = 'upload';

function addressOf(address: string, home: URL): URL {
  const isOdd = /[\u0000-\u001f\u007f]/.test(address) || !URL.canParse(address, home.href);
  const url = isOdd ? undefined : new URL(address, home);
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url;
  throw new CliError('config', 'The address for the file in the response is not one of http. Nothing was sent there.');
}

/** Returns the body: the file, or a form with the file as its last part. */
function encodedUpload({ file, fields, part = 'file', headers }: Upload) {
  const encoded =
    fields === undefined ? encodeBody(file, 'bytes') : encodeBody({ ...fields, [part]: file }, 'multipart');
  if (typeof encoded.body === 'string') throw new Error('An upload has a file.');
  const type = fields === undefined ? (headers['content-type'] ?? encoded.type) : encoded.type;
  return { method: fields === undefined ? ('PUT' as const) : ('POST' as const), body: encoded.body, type };
}

const isSuccess = ({ status }: Response): boolean => status >= 200 && status < 300;

const shownOf = (url: URL): string => `${url.origin}${url.pathname}`;

/**
 * Sends a request until no further attempt can help. Returns the last response.
 *
 * @throws CliError `unavailable` without a response
 */
async function sendAway({ service, world, reporter }: Run, away: Away): Promise<Response> {
  const { send, method, url, headers, body, into, passed, timeout, attempts, signal, lookup, request } = away;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send({
      ...{ method, url, timeout, signal },
      headers: { ...headers, 'user-agent': userAgentOf(service) },
      ...defined({ body, into, passed, lookup }),
    });
    reporter.debug(`${method} ${shownOf(url)} ${isResponse(outcome) ? String(outcome.status) : 'no response'}`);
    if (isResponse(outcome) && (isSuccess(outcome) || redirectOf(outcome) !== undefined)) return outcome;
    const decision = retryDelay({
      repeatable: attempts > 1,
      attempt,
      attempts,
      limited: false,
      outcome,
      retry: service.retry,
      // The headers of the service's rate limit have no meaning elsewhere.
      rate: { waits: [{ header: 'retry-after' }], fallback: 2, cap: service.rate.cap },
      now: world.now().getTime(),
      random: Math.random(),
    });
    if ('stop' in decision) {
      if (isResponse(outcome)) return outcome;
      throw networkFailure({ ...request, url }, outcome);
    }
    await world.sleep(decision.wait, signal);
  }
}
