/** Collections and endpoints of routes that no extension serves. */
import { defined, firstKey } from 'cmdspec-runtime/kit';
import type { Route } from '../../runtime/contract/route.js';
import type { Service } from '../../runtime/contract/service.js';
import { withKinds, type Facts, type FactTable } from './facts.js';
import { choiceFields, columnFields, describe, idStyle, sampleIndex, type Description } from './describe.js';
import { pattern, shapeOf, split } from './paths.js';
import { createdFrom, fieldsOfReferences, formOf } from './sample.js';
import { seedFrom } from './seed.js';
import type { Extension } from './extension.js';
import type { Collection, Place, Row } from './types.js';

/** An endpoint derived from a compiled route that no extension serves. */
export type Derived =
  | {
      readonly kind: 'list' | 'create' | 'get' | 'update' | 'delete' | 'first' | 'change' | 'act';
      readonly collection: string;
      readonly facts: Facts;
    }
  | { readonly kind: 'nothing'; readonly facts: Facts };

export interface Derivation {
  readonly rules: Readonly<Record<string, Collection>>;
  readonly endpoints: readonly Derived[];
}

/** Field with the id of the parent, which no field of a service has as its name. */
const PARENT = '/parent';

/** Seeded children of one record. */
const usualChildren = 3;

/** Derives collections and endpoints from the paths of all routes that the extension does not serve. */
export function derive(service: Service, extension: Extension, facts: FactTable): Derivation {
  const rules: Record<string, Collection> = { ...extension.collections };
  const taken = new Set(Object.keys(rules));
  /** Names of collections by the shape of their list path. */
  const names = new Map<string, string>();
  for (const [name, rule] of Object.entries(rules))
    for (const path of [...(rule.paths ?? []), ...(rule.lists ?? [])]) names.set(shapeOf(path), name);
  const custom = (extension.routes ?? []).map((route) => ({ method: route.method, pattern: pattern(route.path) }));
  const open = facts.all.filter(
    ({ route }) =>
      !custom.some((other) => other.method === route.method && other.pattern.match(route.path) !== undefined) &&
      !names.has(shapeOf(split(route.path, service)?.list ?? route.path)),
  );
  const lists = new Set(open.flatMap(({ route }) => split(route.path, service)?.list ?? []).map(shapeOf));

  const described = describe(facts, service);
  /** Main list path by resource: the one whose records can be read or changed by id. */
  const mains = new Map<string, string>();
  for (const { route } of open) {
    const list = split(route.path, service)?.list;
    if (list === undefined || route.resource === '' || route.effect === 'act' || list.includes('{')) continue;
    if (described.has(shapeOf(list)) && !mains.has(route.resource)) mains.set(route.resource, list);
  }
  /** Whether a path has the records of another one: `/user/repos` has records of `/repos`, and `/user` one of `/users`. */
  const isSame = (list: string, main: string): boolean => {
    if (shapeOf(list) === shapeOf(main)) return false;
    if (lastWord(list) === lastWord(main)) return mayShare(list, main);
    const get = facts.of('GET', list)?.route;
    return get !== undefined && !isList(get) && !list.includes('{') && mayShare(list, main);
  };
  /**
   * Whether two paths may have the same records, by what is described of them: `/databases/options` has none of the fields
   * of `/databases`, and `/rules/orders` has only a link and a type in common with `/orders`.
   */
  const mayShare = (list: string, main: string): boolean => {
    if (!isFound(described.get(shapeOf(list)), described.get(shapeOf(main)))) return false;
    const [own = [], others = []] = [list, main].map((path) => {
      const { columns = [], sample = {} } = described.get(shapeOf(path)) ?? {};
      return [...new Set([...columns, ...Object.keys(sample)])];
    });
    const shared = own.filter((name) => others.includes(name)).length;
    return shared * 2 >= Math.min(own.length, others.length);
  };

  const collection = (list: string, resource: string): string => {
    const known = names.get(shapeOf(list));
    if (known !== undefined) return known;
    const main = mains.get(resource);
    if (main !== undefined && isSame(list, main)) {
      const name = collection(main, resource);
      names.set(shapeOf(list), name);
      return name;
    }
    const word = resource === '' ? lastWord(list) : resource;
    const name = taken.has(word) ? `${word} ${list}` : word;
    taken.add(name);
    names.set(shapeOf(list), name);
    const description = described.get(shapeOf(list));
    const { sample } = description ?? {};
    const written = ofRecord(fieldsBelow(list, facts, service), sample);
    const same = ['GET', 'POST'].flatMap((method) => facts.of(method, list) ?? []).filter(({ reads }) => reads);
    const shown = description === undefined ? {} : columnFields(description);
    const fields = {
      ...shown,
      ...(description === undefined ? {} : choiceFields(same, { ...shown, ...written, ...sample })),
      ...written,
    };
    const owner = parentOf(list, service);
    const id =
      description && idStyle(description, [...Object.keys(fields), ...Object.keys(sample ?? {})], owner !== undefined);
    const most = Math.max(usualChildren, id?.known?.length ?? 0);
    const place = { exact: sampleIndex(sample, id), most };
    const form = sample && formOf(sample, id?.field ?? 'id', fields, fieldsOfReferences(list, service), place);
    rules[name] = defined({
      id,
      seed: seedFrom(name, fields, id?.field, form),
      draft: form && ((at: Place) => createdFrom(form, at)),
      parent:
        owner === undefined
          ? undefined
          : { collection: collection(owner, lastWord(owner)), field: PARENT, most, hidden: true as const },
    });
    return name;
  };

  /** Whether an update changes the only record at its path, such as `/user`, and is not an action on the record above. */
  const isSingle = ({ method, path, effect }: Route): boolean => {
    if (effect !== 'update' || !['PATCH', 'PUT'].includes(method)) return false;
    const get = facts.of('GET', path)?.route;
    if (get === undefined) return parentOf(path, service) === undefined;
    return !isList(get) && !lists.has(shapeOf(path));
  };

  const endpoints = open.map((fact): Derived => {
    const { route, reads } = fact;
    const { path, method, resource, effect } = route;
    if (fact.isState) return { kind: 'nothing', facts: fact };
    const rows = reads && (isList(route) || (route.shape !== 'record' && lists.has(shapeOf(path))));
    const item = itemOf(fact, service);
    if (item !== undefined && !(rows && isList(route))) {
      const name = collection(item.list, resource);
      if (reads) return { kind: 'get', collection: name, facts: fact };
      if (method === 'DELETE') return { kind: 'delete', collection: name, facts: fact };
      return { kind: effect === 'act' ? 'act' : 'update', collection: name, facts: fact };
    }
    if (reads) return { kind: rows ? 'list' : 'first', collection: collection(path, resource), facts: fact };
    if (method === 'POST' ? effect !== 'act' : effect === 'create')
      return { kind: 'create', collection: collection(path, resource), facts: fact };
    if (isSingle(route)) return { kind: 'change', collection: collection(path, resource), facts: fact };
    const owner = parentOf(path, service, fact.ids);
    if (owner === undefined) return { kind: 'nothing', facts: fact };
    return { kind: 'act', collection: collection(owner, lastWord(owner)), facts: fact };
  });
  return { rules, endpoints };
}

/** Whether the records of another list have the ids with which the specs read those of the first one. */
function isFound(own: Description | undefined, other: Description | undefined): boolean {
  if (own?.id === undefined || other?.id === undefined) return true;
  const known = new Set(other.id.known);
  return formOfId(own.id) === formOfId(other.id) && own.id.known.every((id) => known.has(id));
}

const formOfId = ({ kind }: NonNullable<Description['id']>): string =>
  kind === 'uuid' ? kind : ['id', 'integer'].includes(kind) ? 'number' : 'name';

/** Whether the response is a list, whatever the path ends with: `/taxonomies/{namespace}` has the taxonomies of a namespace. */
export const isList = ({ paging, shape }: Route): boolean => paging !== undefined || shape === 'rows';

/** Splits the path of a request about one record. The last word of an action that is one of fixed words is not an id. */
export function itemOf({ route, ids }: Facts, service: Service): ReturnType<typeof split> {
  const item = split(route.path, service);
  return item !== undefined && route.effect === 'act' && isChoice(ids, item.id) ? undefined : item;
}

export const isChoice = (ids: Facts['ids'], name: string): boolean => ids[name]?.kind === 'enum';

/** List path of the record that a path is below. A parameter with fixed words is not an id. */
export const parentOf = (path: string, service: Service, ids: Facts['ids'] = {}): string | undefined =>
  ownerOf(path, service, ids)?.list;

/** Splits the path of the record that a path is below. */
export function ownerOf(path: string, service: Service, ids: Facts['ids'] = {}): ReturnType<typeof split> {
  const segments = path.split('/');
  for (let end = segments.length - 1; end > 0; end--) {
    const item = split(segments.slice(0, end).join('/'), service);
    if (item !== undefined && !isChoice(ids, item.id)) return item;
  }
  return undefined;
}

function lastWord(path: string): string {
  return /([\w.-]+)$/.exec(path)?.[1] ?? 'record';
}

/** Body fields of all writes to a collection: to its list and its items. */
export function fieldsBelow(list: string, facts: FactTable, service: Service): Facts['kinds'] {
  let index = writes.get(facts);
  if (index === undefined) writes.set(facts, (index = writesByList(facts, service)));
  return (index.get(shapeOf(list)) ?? []).reduce<Facts['kinds']>((fields, { kinds }) => withKinds(fields, kinds), {});
}

/** Returns fields of bodies as fields of the record, which a body may have under its name: `order.title`. */
function ofRecord(fields: Facts['kinds'], sample: Row | undefined): Facts['kinds'] {
  if (sample === undefined) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([path, rule]) => {
      const name = firstKey(path);
      const rest = path.slice(name.length + 1);
      return [name in sample || rest === '' || !(firstKey(rest) in sample) ? path : rest, rule];
    }),
  );
}

/** Writes by the shape of their list. A search for each list would take quadratic time. */
const writes = new WeakMap<FactTable, ReadonlyMap<string, readonly Facts[]>>();

function writesByList(facts: FactTable, service: Service): ReadonlyMap<string, readonly Facts[]> {
  const lists = new Map<string, Facts[]>();
  for (const fact of facts.all) {
    if (fact.reads || fact.route.effect === 'act') continue;
    const list = shapeOf(split(fact.route.path, service)?.list ?? fact.route.path);
    lists.set(list, [...(lists.get(list) ?? []), fact]);
  }
  return lists;
}
