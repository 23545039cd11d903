/** The HTTP client of a run, and how it fills the paths of requests and finds the ids in responses. */
import { defined } from '../base/defined.js';
import type { People } from '../contract/people.js';
import type { Reporter } from '../contract/reporter.js';
import type { Effect } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { World } from '../contract/run.js';
import type {
  Authority,
  Call,
  Http,
  OpenIntent,
  Page,
  PageOptions,
  PlannedWrite,
  Rate,
  Response,
} from '../contract/http.js';
import type { Service } from '../contract/service.js';
import type { Row } from '../contract/rows.js';
import { countWrites, isWrite } from '../base/writes.js';
import { CliError } from '../base/errors.js';
import { idOf } from '../base/ids.js';
import { extended } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { holes } from '../base/template.js';
import type { PagingHttp } from '../paging/reader.js';
import { createBudget, type Budget } from './budget.js';
import { describeBody } from './encode.js';
import type { Explaining } from './failure.js';
import type { Recorded } from './recording.js';
import { below, lock, remedyOfService } from './origin.js';
import { rateOf } from './retry.js';
import { decodeSegment, encodeQuery, encodeSegment, encodeSegments, withoutCredential } from './url.js';

export interface HttpParts extends Explaining, Recorded {
  readonly world: World;
  readonly options: Options;
  readonly authority: Authority;
  /** Value of a service variable, for path templates. */
  readonly variable: (name: string) => Promise<string>;
  /** Returns the name of a value of a variable, if it is known without a request. */
  readonly nameOf?: (variable: string, value: string) => Promise<string | undefined>;
  readonly reporter: Reporter;
  /** Learns people from requests and responses; absent: people are shown. */
  readonly people?: People;
  /** Names of parameters of the query whose values are secret. */
  readonly secretParameters?: readonly string[];
  /** Asks the policies about a request. Throws if it must not be sent; returns what a dry run shows of their answer. */
  readonly admit: (call: Call, effect: Effect) => Promise<PlannedWrite['policy']>;
  /** Stores that a write is about to be sent; a write that cannot be stored is not sent. Absent: nothing is stored. */
  readonly log?: (call: Call, effect: Effect, url: URL) => Promise<OpenIntent>;
  /** Called with each write that `--dry-run` keeps back, in order. */
  readonly kept?: (call: Call, effect: Effect, url: URL) => Promise<void>;
  /** The client of the run around this one, whose rate limits hold for both. */
  readonly around?: Http;
  /** Called after each write that was sent, whatever became of it. */
  readonly changed?: (path: string) => Promise<void>;
}

/** Returns the HTTP client of a run. Large modules are loaded with the first request only. */
export function createHttp(parts: HttpParts): Http {
  const { service, options, world, authority } = parts;
  const budgets = (parts.around && known.get(parts.around)) ?? new Map<string, Budget>();
  let requests = 0;
  const planned: PlannedWrite[] = [];
  const { writes, open } = countWrites();
  const noted = new Set<string>();

  const hostOf = (host: string | undefined): string => {
    const name = host ?? Object.keys(service.hosts)[0] ?? '';
    if (!Object.hasOwn(service.hosts, name)) throw new Error(`The service has no host "${name}".`);
    return name;
  };
  const budgetOf = (host: string): Budget => {
    const known = budgets.get(host) ?? createBudget(rateOf(service.rate, host), world, parts.reporter);
    budgets.set(host, known);
    return known;
  };
  /** The host with the fewest requests left. */
  const rateNow = (): Rate | undefined =>
    [...budgets.values()]
      .flatMap(({ rate }) => rate ?? [])
      .sort((one, other) => one.remaining - other.remaining)
      .at(0);
  const locate = async (call: Call): Promise<URL> => {
    const origin = await authority.origin(hostOf(call.host));
    const path = withoutCredential(service, await fillPath(call, parts));
    const at = below(origin, path);
    const url =
      call.returned === true
        ? lock(origin, at, 'The address in the response', remedyOfService(service, hostOf(call.host), world.env))
        : lock(origin, at, 'The path');
    const query = encodeQuery(call.query ?? {});
    // Appended by hand: `searchParams` would write blanks as `+` and hide the `$` of option names.
    if (query !== '') url.search = `${url.search}${url.search === '' ? '?' : '&'}${query}`;
    return url;
  };

  /** Notes which account a write went to: several accounts of one user look alike. */
  const noteTarget = async ({ path }: Call): Promise<void> => {
    for (const name of holes(path)) {
      const noun = Object.hasOwn(service.variables, name) ? service.variables[name]?.written : undefined;
      if (noun === undefined || noted.has(name)) continue;
      noted.add(name);
      const value = await parts.variable(name);
      const known = await parts.nameOf?.(name, value);
      parts.reporter.note(`Written to ${noun} ${value}${known === undefined ? '' : ` (${known})`}.`, 'after');
    }
  };

  const send = async (call: Call, signal: AbortSignal): Promise<Response> => {
    const effect = effectOf(call);
    const policy = await parts.admit(call, effect);
    const url = await locate(call);
    const { people } = parts;
    if (call.into !== undefined) people?.refuse('a response that is text or a file');
    people?.checkSent(call.path, call.params, call.query, call.body);
    people?.learn(url.pathname, call.body);
    if (isWrite(effect) && options.dryRun) {
      planned.push({
        dryRun: true,
        method: call.method,
        // The id of a record that is not created yet is shown as it is.
        url: url.href.replaceAll(/%3C(id%20of%20step%20\d+)%3E/g, (_, id: string) => `<${decodeSegment(id)}>`),
        ...defined({
          headers: Object.keys(call.headers ?? {}).length > 0 ? call.headers : undefined,
          record: call.about,
          body: call.body === undefined ? undefined : describeBody(call.body, call.encoding),
          policy,
        }),
      });
      await parts.kept?.(call, effect, url);
      return unsentResponse(url, service, planned.length);
    }
    const host = hostOf(call.host);
    const { exchange } = await import('./exchange.js');
    const write = isWrite(effect) ? open() : undefined;
    const intent = write && (await parts.log?.(call, effect, url));
    try {
      const budget = counted(budgetOf(host), () => (requests += 1));
      const sent = intent?.headers === undefined ? call : { ...call, headers: { ...intent.headers, ...call.headers } };
      const response = await exchange(parts, { call: sent, effect, host, url, signal, budget, ...defined({ write }) });
      const fate = response.status < 400 ? 'done' : 'refused';
      write?.end(fate);
      const known = withRecord(response, service);
      people?.learn(url.pathname, known.body);
      intent?.end(fate, known);
      if (write) await noteTarget(call);
      return known;
    } catch (error) {
      if (error instanceof CliError) people?.learn(url.pathname, error.details.body);
      const fate = (error instanceof CliError ? error.details.fate : undefined) ?? 'unknown';
      write?.end(fate);
      intent?.end(write?.isSent === true ? fate : 'refused');
      throw error;
    } finally {
      if (write?.isSent) await parts.changed?.(url.pathname);
    }
  };

  const within = (signal: AbortSignal): Http => {
    const paging: PagingHttp = {
      signal,
      send: (call, own = signal) => send(call, own),
      link: async (call, link, page) => {
        const host = hostOf(call.host);
        const remedyAt = remedyOfService(service, host, world.env);
        const bare = withoutCredential(service, link);
        return lock(await authority.origin(host), bare, 'The next link', remedyAt, page).href;
      },
      remaining: (call) => budgets.get(hostOf(call.host))?.remaining,
    };

    async function* pages(call: Call, options: PageOptions): AsyncGenerator<Page> {
      const { readPages } = await import('../paging/index.js');
      yield* readPages(paging, service, call, options);
    }

    async function* rows(call: Call, options: PageOptions): AsyncGenerator<Row> {
      for await (const page of pages(call, options)) {
        // Cheaper than delegating to the array's iterator.
        for (const row of page.rows) yield row;
      }
    }

    return {
      send: (call) => send(call, signal),
      upload: async (upload) => {
        if (!options.dryRun) return (await import('./cross-origin.js')).uploadFile(parts, upload, signal);
        const { address, file, headers, fields, part = 'file' } = upload;
        const body = fields === undefined ? describeBody(file) : describeBody({ ...fields, [part]: file }, 'multipart');
        const method = fields === undefined ? ('PUT' as const) : ('POST' as const);
        planned.push({ dryRun: true, method, url: address, ...(fields === undefined && { headers }), body });
      },
      pages,
      rows,
      origin: (host) => authority.origin(hostOf(host)),
      within,
      get remaining() {
        return rateNow()?.remaining;
      },
      get rate() {
        return rateNow();
      },
      get requests() {
        return requests;
      },
      writes,
      planned,
    };
  };
  const http = within(world.signal);
  known.set(http, budgets);
  return http;
}

/** The rate limits of clients, for the runs inside theirs. */
const known = new WeakMap<Http, Map<string, Budget>>();

/** Returns a budget that counts the requests which it allows. */
const counted = (budget: Budget, count: () => void): Budget =>
  extended(budget, {
    ready: async (signal) => {
      const isProbe = await budget.ready(signal);
      count();
      return isProbe;
    },
  });

/** Returns the effect of a call, by its method unless it declares one. */
function effectOf(call: Call): Effect {
  if (call.effect !== undefined) return call.effect;
  if (call.method === 'GET') return 'read';
  return call.method === 'DELETE' ? 'delete' : 'act';
}

/** Fills `{name}` and `{+name}` from the call's parameters and the service's variables; other braces are left for the service. */
export async function fillPath(
  call: Call,
  { service, variable }: Pick<HttpParts, 'service' | 'variable'>,
): Promise<string> {
  let path = call.path;
  for (const name of holes(call.path)) {
    const given = call.params !== undefined && Object.hasOwn(call.params, name) ? call.params[name] : undefined;
    const value = given ?? (Object.hasOwn(service.variables, name) ? await variable(name) : undefined);
    if (value === undefined) continue;
    path = path.replaceAll(`{${name}}`, () => encodeSegment(name, value));
    path = path.replaceAll(`{+${name}}`, () => encodeSegments(name, value));
  }
  return path;
}

/** Returns the response to a write that was not sent: its id stands for the one that the service would return. */
function unsentResponse(url: URL, service: Service, step: number): Response {
  const name = service.createdId[0] ?? 'location';
  const id = `<id of step ${String(step)}>`;
  return { status: 0, headers: { [name]: id }, body: null, record: null, id, url: url.href };
}

/** Returns a response with its record and the id of that. */
function withRecord(response: Response, { record: path, createdId }: Service): Response {
  const record = getPath(response.body, path) ?? null;
  return { ...response, record, ...defined({ id: idOf(record) ?? idIn(response.headers, createdId) }) };
}

/** Returns the id in the first of these headers that has a value; a location ends with it. */
function idIn(headers: Response['headers'], names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = headers[name]?.trim();
    if (text !== undefined && text !== '') return name === 'location' ? lastSegment(text) : text;
  }
  return undefined;
}

function lastSegment(location: string): string {
  const path = location.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return decodeSegment(path.slice(path.lastIndexOf('/') + 1));
}
