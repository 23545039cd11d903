import type { Route } from '../../../runtime/contract/route.js';
import type { Service } from '../../../runtime/contract/service.js';
import type { CatalogueData } from '../../../runtime/contract/catalogue.js';
import { pattern, shapeOf } from '../paths.js';
import type { Answer, Collection, CustomRoute, Extension, Incoming, State } from '../types.js';
import type { Shelf } from './present.js';
import { below, count, FIELD, get, KEY, list } from './reads.js';
import { resourcesOf, type Served } from './resources.js';
import { collectionOf } from './seeds.js';
import { act, create, remove, update } from './writes.js';
import type { Work } from '../work.js';

/** A stand-in with the resources of its catalogue, and the routes of commands that are about none of them. */
export interface Stocked {
  readonly extension: Extension;
  readonly rest: readonly Route[];
}

/** Adds the resources of the catalogue that an extension does not serve, in the dialect of the catalogue. */
export async function withCatalogue(
  service: Service,
  routes: readonly Route[],
  extension: Extension,
): Promise<Stocked> {
  const { catalogue } = service;
  if (catalogue === undefined) return { extension, rest: routes };
  const own = (extension.routes ?? []).map(({ path }) => pattern(path));
  const isServed = (path: string): boolean => own.some((route) => route.match(path) !== undefined);
  const data = (await catalogue.load()).default as CatalogueData;
  const resources = resourcesOf(service, data, routes);
  const open = resources.all.filter(({ record }) => !isServed(record.path));
  if (open.length === 0) return { extension, rest: routes };

  const shelf: Shelf = { service, resources };
  const collections: Record<string, Collection> = {};
  for (const served of resources.all)
    if (served.source === served.name && !isServed(served.record.path))
      collections[served.name] = collectionOf(served, resources, service);
  const templates = [catalogue.path, catalogue.betaPath ?? catalogue.path].map(shapeOf);
  const paths = open.map(({ record }) => record.path);
  const isOfCatalogue = ({ path }: Route): boolean => {
    const bare = shapeOf(path).replace(/\(\{\}\)$/, '');
    if (templates.includes(bare)) return true;
    const matcher = pattern(path.replace(/\(\{[\w-]+\}\)$/, ''));
    return paths.some((one) => matcher.match(one) !== undefined);
  };
  return {
    extension: {
      ...extension,
      collections: { ...collections, ...shared(extension.collections) },
      routes: [...(extension.routes ?? []), ...open.flatMap((served) => routesOf(served, shelf))],
    },
    rest: routes.filter((route) => !isOfCatalogue(route)),
  };
}

/** An extension knows nothing of marks. */
const shared = (own: Readonly<Record<string, Collection>> = {}): Record<string, Collection> =>
  Object.fromEntries(Object.entries(own).map(([name, rule]) => [name, { ...rule, shared: true }]));

/**
 * The state with the records of the values that the path has for its variables. Those of the specs have the collections
 * without a mark.
 */
function apart(state: State, { params }: Incoming, path: string): State {
  const own = state.service.sandbox.variables;
  const values = [...path.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => [name, params[name] ?? ''] as const);
  if (values.every(([name, value]) => value === (own[name] ?? value) && Object.hasOwn(own, name))) return state;
  const mark = `@${values.map(([, value]) => encodeURIComponent(value)).join('/')}`;
  return { ...state, rows: (name) => state.rows(name + mark) };
}

type Handle = (request: Incoming, served: Served, state: State, shelf: Shelf) => Answer | Work<Answer>;

/** The requests that a resource takes; the engine refuses the others of its paths. */
function routesOf(served: Served, shelf: Shelf): CustomRoute[] {
  const { record, name } = served;
  const { methods, path, key, scalar } = record;
  const route = (method: string, at: string, handle: Handle): CustomRoute => ({
    method,
    path: at,
    handle: (request, state) => handle(request, served, apart(state, request, record.path), shelf),
  });
  const item = `${path}({${KEY}})`;
  const isAction = shelf.resources.routes(name).some(({ effect, method }) => effect === 'act' && method === 'POST');
  const isComputed = record.function !== undefined || scalar === true;
  const found: CustomRoute[] = [];
  if (methods.includes('GET')) {
    found.push(route('GET', path, list));
    if (!isComputed) found.push(route('GET', `${path}/$count`, count));
    if (key !== undefined && !isComputed) {
      found.push(route('GET', item, get));
      found.push(route('GET', `${item}/{${FIELD}}`, below));
    }
  }
  if (methods.includes('POST')) found.push(route('POST', path, isAction ? act : create));
  if (key === undefined) return found;
  for (const method of ['PUT', 'PATCH', 'MERGE']) if (methods.includes(method)) found.push(route(method, item, update));
  if (methods.includes('DELETE')) found.push(route('DELETE', item, remove));
  return found;
}
