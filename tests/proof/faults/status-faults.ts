/** Faults that are a status: redirects, refusals, rate limits, errors of the server. */
import type { Failure } from '../../../runtime/contract/failure.js';
import { onceAndAlways, type Fault, type Scene } from './fault.js';
import type { Kind } from './kinds.js';
import type { Plain } from './service.js';

const status =
  (
    code: number,
    headers: Readonly<Record<string, string>> = {},
    body: unknown = { message: `Status ${String(code)}` },
  ) =>
  (): Plain => ({ status: code, headers, body });

const failureOf =
  (code: number): NonNullable<Fault['failure']> =>
  (kind, { statuses }): Failure => {
    if (kind.isExchange) return code === 429 ? 'rate' : [400, 401, 403].includes(code) ? 'auth' : 'unavailable';
    return statuses[String(code)] ?? statuses[`${String(Math.floor(code / 100))}xx`] ?? 'generic';
  };

/** A redirect of a GET is followed on the same origin only, that of another method never. */
const redirect =
  (target: (scene: Scene) => string, code = 307): NonNullable<Fault['act']> =>
  (scene) => ({ status: code, headers: { location: target(scene) }, body: '' });

const leads =
  (away: Failure): NonNullable<Fault['failure']> =>
  (kind) =>
    kind.isExchange ? 'unavailable' : away;

const redirects: readonly Omit<Fault, 'group'>[] = [
  ...[301, 302, 303, 307, 308].map((code): Omit<Fault, 'group'> => ({
    name: `${String(code)} to the same origin`,
    hits: 1,
    nature: 'ok',
    act: redirect(({ asked, origin }) => `${origin}/moved${encodeURI(asked.url)}`, code),
    fits: ({ effect, isExchange }) => effect === 'read' && isExchange !== true,
  })),
  {
    name: 'a redirect of a write to the same origin',
    nature: 'final',
    failure: leads('generic'),
    act: redirect(({ asked, origin }) => `${origin}/moved${encodeURI(asked.url)}`),
    fits: ({ effect, isExchange }) => effect !== 'read' || isExchange === true,
  },
  {
    name: 'a redirect to another origin',
    nature: 'final',
    failure: leads('config'),
    act: redirect(({ foreign }) => `${foreign}/elsewhere`),
  },
  {
    name: 'a redirect to another origin without a scheme',
    nature: 'final',
    failure: leads('config'),
    act: redirect(({ foreign }) => foreign.replace('http:', '')),
  },
  {
    name: 'a redirect to another origin that repeats the credential',
    nature: 'final',
    failure: leads('config'),
    act: redirect(({ foreign, credential }) => `${foreign}/?key=${credential}`),
  },
  {
    name: 'a redirect to a file',
    nature: 'final',
    failure: leads('config'),
    act: redirect(() => 'file:///etc/passwd'),
  },
  {
    name: 'a redirect to itself',
    nature: 'final',
    failure: leads('generic'),
    act: redirect(({ asked }) => encodeURI(asked.url)),
    attempts: ({ effect, isExchange }) => (effect === 'read' && isExchange !== true ? 6 : 1),
  },
  { name: 'a redirect without a location', nature: 'final', failure: leads('generic'), act: status(302) },
];

const refusals: readonly Omit<Fault, 'group'>[] = [
  {
    name: '401, once',
    hits: 1,
    nature: 'final',
    failure: failureOf(401),
    act: status(401),
    fits: ({ stored }) => stored !== 'fresh',
  },
  { name: '401 of a token that can be renewed, once', hits: 1, nature: 'limit', act: status(401), fits: isRenewable },
  {
    name: '401, always',
    nature: 'final',
    failure: failureOf(401),
    act: status(401),
    attempts: (kind) => (isRenewable(kind) ? 2 : 1),
  },
  {
    name: '403 that repeats the credential',
    nature: 'final',
    failure: failureOf(403),
    act: ({ credential }) => ({ status: 403, body: { message: `The key ${credential} may not`, error: credential } }),
  },
  {
    name: '403 after 429',
    nature: 'final',
    failure: (kind, service) => (kind.isExchange ? 'rate' : failureOf(403)(kind, service)),
    act: ({ hit }) => status(hit === 1 ? 429 : 403)(),
    attempts: ({ isExchange }) => (isExchange ? 1 : 2),
  },
  ...[304, 400, 402, 404, 405, 409, 410, 412, 413, 418, 422, 431, 451].map((code): Omit<Fault, 'group'> => ({
    name: String(code),
    nature: 'final',
    failure: failureOf(code),
    act: status(code),
  })),
];

function isRenewable({ stored }: Kind): boolean {
  return stored === 'fresh';
}

const capped =
  (seconds: number): NonNullable<Fault['wait']> =>
  ({ rate }) =>
    Math.min(seconds, rate.cap);
const inFuture = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();

const rates: readonly Omit<Fault, 'group'>[] = [
  { name: '429 with 7 s', nature: 'limit', hits: 1, act: status(429, { 'retry-after': '7' }), wait: capped(7) },
  { name: '429 with a date', nature: 'limit', hits: 1, act: () => status(429, { 'retry-after': inFuture(20) })() },
  {
    name: '429 with a date in the past',
    nature: 'limit',
    hits: 1,
    act: () => status(429, { 'retry-after': inFuture(-3600) })(),
    wait: ({ rate }) => Math.min(rate.fallback, rate.cap),
  },
  {
    name: '429 with a negative wait',
    nature: 'limit',
    hits: 1,
    act: status(429, { 'retry-after': '-5' }),
    wait: ({ rate }) => Math.min(rate.fallback, rate.cap),
  },
  {
    name: '429 with a wait that is not a number',
    nature: 'limit',
    hits: 1,
    act: status(429, { 'retry-after': 'soon' }),
    wait: ({ rate }) => Math.min(rate.fallback, rate.cap),
  },
  { name: '429 with a wait of a day', nature: 'limit', hits: 1, act: status(429, { 'retry-after': '86400' }) },
  {
    name: '429 with the header of the service',
    nature: 'limit',
    hits: 1,
    act: ({ service }) => {
      const { header = '' } = service.rate.waits[0] ?? {};
      const isInstant = header === 'x-ratelimit-minutely-reset';
      return status(429, { [header]: isInstant ? String(Date.now() + 9000) : '9' })();
    },
  },
  {
    name: '429 without a header',
    nature: 'limit',
    hits: 1,
    act: status(429),
    wait: ({ rate }) => Math.min(rate.fallback, rate.cap),
  },
  { name: '429, always', nature: 'limit', act: status(429) },
  {
    name: '429 when the day is used up',
    nature: 'final',
    failure: () => 'rate',
    act: ({ service }) => status(429, { [Object.keys(service.rate.spent ?? {})[0] ?? 'x']: '0' })(),
    fits: ({ client, isExchange }) => client.binary !== 'helpdeskcli' && isExchange !== true,
  },
];

const errors: readonly Omit<Fault, 'group'>[] = [
  ...[500, 501, 502, 503, 504, 599].map((code): Omit<Fault, 'group'> => ({
    name: String(code),
    nature: 'retry',
    act: status(code),
  })),
  {
    name: '502 with a web page',
    nature: 'retry',
    act: status(502, { 'content-type': 'text/html' }, Buffer.from('<html><h1>Bad Gateway</h1></html>')),
  },
  { name: '500 without a body', nature: 'retry', act: () => ({ status: 500 }) },
  {
    name: '503 with 11 s',
    nature: 'retry',
    act: status(503, { 'retry-after': '11' }),
  },
];

const inGroup = (group: string, faults: readonly Omit<Fault, 'group'>[]): Fault[] =>
  faults.map((fault) => ({ ...fault, group }));

export const statusFaults: readonly Fault[] = [
  ...inGroup('Redirects', redirects),
  ...inGroup('Refusals', refusals),
  ...inGroup('Rate limits', rates),
  ...inGroup('Errors of the server', errors).flatMap(onceAndAlways),
];
