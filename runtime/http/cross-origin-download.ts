import type { Reporter } from '../contract/reporter.js';
import type { Globals, World } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { defined } from '../base/defined.js';
import { senderFor, type Incoming } from './client.js';
import { networkFailure, type RequestFacts } from './failure.js';
import { checkPublic, lookupPublic } from './public.js';
import { retryDelay } from './retry.js';
import { MOST_REDIRECTS, redirectOf } from './redirect.js';

/** The parts of a run that the request needs. */
interface Run {
  readonly service: Service;
  readonly world: World;
  readonly globals: Globals;
  readonly reporter: Reporter;
}

/** A request that a redirect led away from its origin. */
export interface Away {
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
export async function readElsewhere(run: Run, away: Away): Promise<Incoming> {
  const { service, world, reporter } = run;
  const { call, request, timeout, signal } = away;
  const send = senderFor(world.env);
  let url = away.target;
  let redirects = 1;
  for (let attempt = 1; ;) {
    checkPublic(url);
    const ending = await send({
      method: 'GET',
      url,
      headers: {
        accept: '*/*',
        ...(call.into && { 'accept-encoding': 'identity' }),
        'user-agent': service.userAgent,
      },
      timeout,
      signal,
      lookup: lookupPublic,
      ...defined({ into: call.into }),
    });
    const shown = `${url.origin}${url.pathname}`;
    reporter.debug(`GET ${shown} ${'cause' in ending ? 'no response' : String(ending.status)}`);
    if (!('cause' in ending)) {
      if (ending.status >= 200 && ending.status < 300) return ending;
      const location = redirectOf(ending);
      if (location !== undefined && redirects < MOST_REDIRECTS && URL.canParse(location, url.href)) {
        redirects += 1;
        url = new URL(location, url);
        continue;
      }
    }
    const decision = retryDelay({
      repeatable: true,
      attempt,
      attempts: away.attempts,
      limited: false,
      ending,
      retry: service.retry,
      // The headers of the service's rate limit have no meaning elsewhere.
      rate: { waits: [{ header: 'retry-after', unit: 'seconds' }], fallback: 2, cap: service.rate.cap },
      now: world.now().getTime(),
      random: Math.random(),
    });
    if ('stop' in decision) {
      if ('cause' in ending)
        throw networkFailure({ ...request, url }, ending.cause, {
          sent: ending.sent,
          ...(ending.timedOut && { timeout }),
        });
      throw new CliError(
        'unavailable',
        `${request.method} ${request.shownPath()} was redirected to ${shown}, which returned ${String(ending.status)}.`,
        'The link may have expired: run the command again.',
        { statusCode: ending.status },
      );
    }
    attempt += 1;
    await world.sleep(decision.wait, signal);
  }
}
