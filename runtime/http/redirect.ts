/** Where a redirect leads, and whether a request may follow it. */
import type { World } from '../contract/run.js';
import type { Response } from '../contract/http.js';
import { redact } from '../base/redact.js';
import type { RequestFacts } from './failure.js';
import { lock, remedyOfService } from './origin.js';

export const MOST_REDIRECTS = 5;

/** Returns the location of a response that is a redirect. */
export function redirectOf({ status, headers }: Pick<Response, 'status' | 'headers'>): string | undefined {
  const isRedirect = status >= 301 && status <= 308 && status !== 304 && status !== 305 && status !== 306;
  return isRedirect ? headers['location'] : undefined;
}

/** Returns the target of a redirect of a request, which must be below the origin that requests are locked to. */
export function lockRedirect(origin: string, request: RequestFacts, target: string, env: World['env']): URL {
  const remedy = remedyOfService(request.service, request.host, env);
  return lock(origin, target, 'The redirect', remedy, request.url);
}

/**
 * Returns the target of a redirect that leads to another origin; `undefined` if it does not, or if it repeats the
 * credential, which must not leave the origin.
 */
export function leadsAway(url: URL, target: string): URL | undefined {
  if (!URL.canParse(target, url.href) || redact(target) !== target) return undefined;
  const next = new URL(target, url);
  return next.origin === url.origin ? undefined : next;
}
