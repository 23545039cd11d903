/** Serves the resources of a catalogue. */
import type { Route } from '../../../runtime/contract/route.js';
import type { Service } from '../../../runtime/contract/service.js';
import type { CatalogueData } from '../../../runtime/contract/catalogue.js';
import type { Endpoint } from '../endpoint.js';
import type { Engine } from '../engine.js';
import { decode, shapeOf } from '../paths.js';
import { refuse } from '../refusal.js';
import type { Extension } from '../extension.js';
import type { Answer, Collection, Incoming, State } from '../types.js';
import { resulting, type Work } from '../work.js';
import type { Behavior, Context } from './behavior.js';
import { below, count, FIELD, get, KEY, list } from './reads.js';
import { resourcesOf, type Resources, type Served } from './resources.js';
import { collectionOf } from './seeds.js';
import { act, create, remove, update } from './writes.js';

/** A stand-in with the resources of its catalogue, and the routes of commands that belong to no resource. */
export interface Stocked {
  readonly extension: Extension;
  readonly rest: readonly Route[];
  readonly endpoints: (engine: Engine) => readonly Endpoint[];
}

/** Adds the resources of the catalogue that an extension does not serve, in the dialect of the catalogue. */
export async function withCatalogue(
  service: Service,
  routes: readonly Route[],
  extension: Extension,
): Promise<Stocked> {
  const { catalogue } = service;
  if (catalogue === undefined) return { extension, rest: routes, endpoints: () => [] };
  const behavior = extension.catalogue ?? {};
  const data = (await catalogue.load()).default as CatalogueData;
  const { resources, open, find, rest } = layoutOf(service, routes, extension, data);
  const collections: Record<string, Collection> = {};
  for (const served of open) {
    if (served.source !== served.name) continue;
    const usual = collectionOf(served, resources, service);
    collections[served.name] = behavior.collection?.(served, usual) ?? usual;
  }
  return {
    extension: { ...extension, collections: { ...collections, ...shared(extension.collections) } },
    rest,
    endpoints: (engine) => endpointsOf(engine, find, { service, resources, behavior }),
  };
}

/** What depends only on the specs and on the paths of the extension. */
interface Layout {
  readonly behavior: Extension['catalogue'];
  readonly own: string;
  readonly resources: Resources;
  /** Resources that the extension does not serve. */
  readonly open: readonly Served[];
  readonly find: Find;
  /** Routes that belong to no resource. */
  readonly rest: readonly Route[];
}

/** The last layout for the routes of a service: a process may open many stand-ins. */
const layouts = new WeakMap<readonly Route[], Layout>();

function layoutOf(service: Service, routes: readonly Route[], extension: Extension, data: CatalogueData): Layout {
  const behavior = extension.catalogue;
  const shapes = new Set((extension.routes ?? []).map(({ path }) => shapeOf(path)));
  const own = [...shapes].join(' ');
  const known = layouts.get(routes);
  if (known?.behavior === behavior && known?.own === own) return known;

  const resources = resourcesOf(service, behavior?.more?.(data) ?? data, routes, behavior);
  const open = resources.all.filter(({ record }) => !shapes.has(shapeOf(record.path)));
  const { path = '', betaPath = path } = service.catalogue ?? {};
  const templates = [path, betaPath].map(shapeOf);
  const find = finderOf(open);
  const isOfCatalogue = (route: Route): boolean =>
    templates.includes(shapeOf(route.path).replace(/\(\{\}\)$/, '')) || find(route.path) !== undefined;
  const layout = { behavior, own, resources, open, find, rest: routes.filter((route) => !isOfCatalogue(route)) };
  layouts.set(routes, layout);
  return layout;
}

/** The collections of an extension are the same for all marks. */
const shared = (own: Readonly<Record<string, Collection>> = {}): Record<string, Collection> =>
  Object.fromEntries(Object.entries(own).map(([name, rule]) => [name, { ...rule, shared: true }]));

/** A path of a catalogue. */
interface Found {
  readonly served: Served;
  readonly kind: 'list' | 'count' | 'item' | 'field';
  readonly params: Readonly<Record<string, string>>;
}

type Find = (path: string) => Found | undefined;

/** Finds the resource of a path, in any case. Paths are looked up in maps, because a catalogue has hundreds. */
function finderOf(open: readonly Served[]): Find {
  /** The positions of variables in paths, fewest first: a literal path comes before one with a variable. */
  const variables = new Map<string, ReadonlyMap<number, string>>();
  const known = new Map<string, Served>();
  const shaped = (segments: readonly string[], at: ReadonlyMap<number, string>): string =>
    segments.map((segment, index) => (at.has(index) ? '{}' : segment.toLowerCase())).join('/');
  for (const served of open) {
    const segments = served.record.path.split('/');
    const at = new Map(segments.flatMap((one, index) => (one.startsWith('{') ? [[index, one.slice(1, -1)]] : [])));
    variables.set(JSON.stringify([...at]), at);
    known.set(shaped(segments, at), served);
  }
  const places = [...variables.values()].sort((a, b) => a.size - b.size);
  const found = (path: string): Found | undefined => {
    const [, item, key, field] = /^([^(]*)\((.*)\)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
    const counts = item === undefined && /\/\$count\/?$/.test(path);
    const name = item ?? path.replace(counts ? /\/\$count\/?$/ : /\/$/, '');
    const kind = counts ? 'count' : key === undefined ? 'list' : field === undefined ? 'item' : 'field';
    const segments = name.split('/');
    for (const at of places) {
      const served = known.get(shaped(segments, at));
      if (served === undefined) continue;
      const values = [...at].map(([index, variable]) => [variable, decode(segments[index] ?? '')]);
      const params = {
        ...(Object.fromEntries(values) as Record<string, string>),
        [KEY]: decode(key ?? ''),
        [FIELD]: field ?? '',
      };
      return { served, kind, params };
    }
    return undefined;
  };
  // A request looks its path up once per method.
  let last: readonly [path: string, found: Found | undefined] = ['', undefined];
  return (path) => (last[0] === path ? last : (last = [path, found(path)]))[1];
}

type Handle = (context: Context) => Answer | Work<Answer>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'MERGE', 'DELETE'];

function endpointsOf(
  engine: Engine,
  find: Find,
  parts: Pick<Context, 'service' | 'resources' | 'behavior'>,
): readonly Endpoint[] {
  const { behavior } = parts;
  const stateOf = marked(engine.state);
  function* handle(request: Incoming): Work<Answer> {
    const { served, kind } = find(request.path) ?? refuse(404, `${request.path} does not exist`);
    behavior.admit?.(request, served.name);
    const handles = handlesOf(served, kind, parts);
    const methods = Object.keys(handles);
    if (methods.length === 0)
      refuse(404, `Resource not found for the segment '${kind === 'count' ? '$count' : served.name}'.`);
    const run = handles[request.method];
    if (run === undefined)
      return refuse(405, `${request.method} is not allowed at ${request.path}`, {
        headers: { allow: methods.join(', ') },
      });
    const answer = yield* resulting(run({ ...parts, request, served, state: stateOf(served, request.params) }));
    return behavior.answer?.(answer, request) ?? answer;
  }
  const own = {
    template: '',
    names: [],
    rank: 0,
    match: (path: string) => find(path)?.params as Record<string, string>,
  };
  const host = parts.resources.host;
  return METHODS.map((method) => ({
    ...{ method, host, pattern: own, open: false, writes: method !== 'GET', facts: undefined, encodings: ['json'] },
    handle,
  }));
}

/** Returns a function that finds the state for the values of the variables in a path. */
function marked(state: State): (served: Served, params: Readonly<Record<string, string>>) => State {
  const known = new Map<string, State>([['', state]]);
  return ({ record }, params) => {
    const mark = [...record.path.matchAll(/\{([\w-]+)\}/g)]
      .map(([, name = '']) => encodeURIComponent(params[name] ?? ''))
      .join(',');
    let found = known.get(mark);
    if (found === undefined) {
      const rows = new Map<string, ReturnType<State['rows']>>();
      // A copy would keep old values: the state is read again when another process has changed it.
      found = Object.assign(Object.create(state) as State, {
        mark,
        rows: (name: string) => {
          let kept = rows.get(name);
          if (kept === undefined) rows.set(name, (kept = state.rows(`${mark}/${name}`)));
          return kept;
        },
      });
      known.set(mark, found);
    }
    return found;
  };
}

/** Returns the handlers of a resource at a kind of path, by method. */
function handlesOf(
  { name, record }: Served,
  kind: Found['kind'],
  { resources, behavior }: Pick<Context, 'resources' | 'behavior'>,
): Readonly<Record<string, Handle>> {
  const { methods, key, scalar } = record;
  const isRead = methods.includes('GET');
  const isStored = record.function === undefined && scalar !== true;
  const isAction =
    behavior.actions?.[name] !== undefined ||
    resources.routes(name).some(({ effect, method }) => effect === 'act' && method === 'POST');
  switch (kind) {
    case 'list':
      return { ...(isRead && { GET: list }), ...(methods.includes('POST') && { POST: isAction ? act : create }) };
    case 'count':
      return isRead && isStored ? { GET: count } : {};
    case 'item': {
      if (key === undefined) return {};
      const updates = ['PUT', 'PATCH', 'MERGE'].filter((method) => methods.includes(method));
      return {
        ...(isRead && isStored && { GET: get }),
        ...Object.fromEntries(updates.map((method) => [method, update])),
        ...(methods.includes('DELETE') && { DELETE: remove }),
      };
    }
    case 'field':
      return key !== undefined && isRead && isStored ? { GET: below } : {};
  }
}

export type { Behavior, Context };
