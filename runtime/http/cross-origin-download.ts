/** Downloads from another origin, to which a redirect of the service has led: without the credential, and over https only. */
import type { Options } from '../contract/options.js';
import type { World } from '../contract/run.js';
import type { Authority, Call, Response } from '../contract/http.js';
import type { Reporter } from '../contract/reporter.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { defined } from '../base/defined.js';
import { networkFailure, type RequestFacts } from './failure.js';
import { isResponse } from './outcome.js';
import { userAgentOf } from '../base/standard.js';
import { checkPublic, lookupPublic } from './public.js';
import { senderOf, type Recorded } from './recording.js';
import { retryDelay } from './retry.js';
import { MOST_REDIRECTS, redirectOf } from './redirect.js';

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

/**
 * Reads an address on another public https origin without the credential and the headers of the service, with retries
 * and further redirects. The query is left out of messages: it is the key to the file.
 *
 * @throws CliError `config` for a target that is not public or not https, `unavailable` without a successful response
 */
export async function downloadCrossOrigin(run: Run, download: Download): Promise<Response> {
  const { service, world, reporter } = run;
  const { call, request, timeout, attempts, signal } = download;
  const send = await senderOf(run, { call, host: request.host });
  let url = download.target;
  let redirects = 1;
  for (let attempt = 1; ;) {
    checkPublic(url);
    const outcome = await send({
      method: 'GET',
      url,
      headers: {
        accept: '*/*',
        ...(call.into && { 'accept-encoding': 'identity' }),
        'user-agent': userAgentOf(service),
      },
      timeout,
      signal,
      lookup: lookupPublic,
      ...defined({ into: call.into }),
    });
    const shown = `${url.origin}${url.pathname}`;
    reporter.debug(`GET ${shown} ${isResponse(outcome) ? String(outcome.status) : 'no response'}`);
    if (isResponse(outcome)) {
      if (outcome.status >= 200 && outcome.status < 300) return outcome;
      const location = redirectOf(outcome);
      if (location !== undefined && redirects < MOST_REDIRECTS && URL.canParse(location, url.href)) {
        redirects += 1;
        url = new URL(location, url);
        continue;
      }
    }
    const decision = retryDelay({
      repeatable: true,
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
      if (!isResponse(outcome)) throw networkFailure({ ...request, url }, outcome);
      throw new CliError(
        'unavailable',
        `${request.method} ${request.shownPath()} was redirected to ${shown}, which returned ${String(outcome.status)}.`,
        'The link may have expired: run the command again.',
        { statusCode: outcome.status },
      );
    }
    attempt += 1;
    await world.sleep(decision.wait, signal);
  }
}
