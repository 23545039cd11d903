/** The resources of a catalogue, and how their records are connected. */
import { defined } from 'cmdspec-runtime/kit';
import type { Route } from '../../../runtime/contract/route.js';
import type { Service } from '../../../runtime/contract/service.js';
import type { CatalogueData, CatalogueResource } from '../../../runtime/contract/catalogue.js';
import { shapeOf, split } from '../paths.js';

/** A resource as it is served: its catalogue record, and the resource whose records it returns. */
export interface Served {
  readonly name: string;
  readonly record: CatalogueResource;
  /** The resource itself, or the standard resource of a feed or bulk endpoint. */
  readonly source: string;
}

/** How lines refer to their document. */
export interface Family {
  readonly parent: string;
  /** Field of the line with the key of its document. */
  readonly field: string;
  /** Field with the number of the document, in both. */
  readonly number?: string;
}

/** Records that examples name: those with an id, and those that a look-up finds by a code. */
export interface Known {
  readonly ids: Set<string>;
  /** Filled filters of look-ups, one for each record. */
  readonly filters: Map<string, Set<string>>;
}

/** The resources of a catalogue, and how their records are connected. */
export interface Resources {
  readonly all: readonly Served[];
  need(name: string): Served;
  family(source: string): Family | undefined;
  /** Resources whose records are below the records of another resource, with the field of the line. */
  children(source: string): readonly (readonly [child: string, field: string])[];
  /** Resource of the records that a field holds the keys of. */
  link(served: Served, field: string): string | undefined;
  /** Field in which commands find the number of a record. */
  number(name: string): string | undefined;
  known(source: string): Known | undefined;
  /** Requests for the list of a resource and for its records. */
  routes(name: string): readonly Route[];
  /** Paging style of lists that no command reads. */
  readonly paging: string | undefined;
  /** Host of its requests. */
  readonly host: string | undefined;
}

/** Field with the key of a record; a resource without a key gets a field that no response has. */
export const keyField = ({ key }: CatalogueResource): string => key ?? '/key';

export const keyType = (record: CatalogueResource): string =>
  record.key === undefined ? 'Edm.Int32' : (record.fields[record.key]?.type ?? 'Edm.Guid');

/** Facts about the resources of a service that its catalogue lacks. */
export interface Links {
  /** Resources that return the records of another one, besides feeds and bulk endpoints. */
  readonly sources?: Readonly<Record<string, string>>;
  /** Resource of the records whose key a field holds, where no command says so. */
  readonly link?: (served: Served, field: string) => string | undefined;
}

export function resourcesOf(
  service: Service,
  data: CatalogueData,
  routes: readonly Route[],
  behavior: Links = {},
): Resources {
  const sources = new Map(Object.entries(behavior.sources ?? {}).map(([twin, name]) => [twin.toLowerCase(), name]));
  for (const [name, { syncPath, bulkPath }] of Object.entries(data))
    for (const twin of [syncPath, bulkPath]) if (twin !== undefined) sources.set(twin.toLowerCase(), name);
  const all = Object.entries(data).map(([name, record]): Served => {
    const source = sources.get(name.toLowerCase()) ?? name;
    return { name, record, source };
  });
  const byName = new Map(all.map((served) => [served.name.toLowerCase(), served]));
  const byPath = new Map(all.map((served) => [shapeOf(served.record.path), served]));

  const find = (name: string | undefined): Served | undefined => byName.get((name ?? '').toLowerCase());
  const ofReference = (name: string): Served | undefined => byPath.get(shapeOf(service.references[name]?.path ?? ''));
  const ofRoute = ({ path }: Route): Served | undefined =>
    byPath.get(shapeOf(path)) ?? byPath.get(shapeOf(split(path, service)?.list ?? path));

  /** Whether the user names the resource of a request. */
  const isOfAny = ({ path }: Route): boolean => shapeOf(path) === shapeOf(service.catalogue?.path ?? '');

  const own = new Map<string, Route[]>();
  const links = new Map<string, Map<string, string>>();
  const families = new Map<string, Family>();
  const known = new Map<string, Known>();
  const numbers = new Map<string, string>();

  const addFamily = (
    child: Served | undefined,
    field: string | undefined,
    parent: Served | undefined,
    number?: string,
  ): void => {
    if (child === undefined || parent === undefined || field === undefined || families.has(child.source)) return;
    if (child.record.fields[field]?.type !== keyType(parent.record) || field === child.record.key) return;
    for (let above: string | undefined = parent.source; above !== undefined; above = families.get(above)?.parent)
      if (above === child.source) return;
    families.set(child.source, { parent: parent.source, field, ...defined({ number }) });
  };
  const addLink = (served: Served | undefined, field: string, target: Served | undefined): void => {
    if (served === undefined || target === undefined) return;
    if (served.record.fields[field]?.type !== keyType(target.record)) return;
    links.set(served.source, (links.get(served.source) ?? new Map<string, string>()).set(field, target.source));
  };
  const knownOf = ({ source }: Served): Known => {
    const found = known.get(source) ?? { ids: new Set<string>(), filters: new Map<string, Set<string>>() };
    known.set(source, found);
    return found;
  };

  for (const route of routes) {
    const served = ofRoute(route);
    if (served !== undefined) {
      own.set(served.name, [...(own.get(served.name) ?? []), route]);
      for (const { known: ids } of Object.values(route.ids ?? {})) for (const id of ids) knownOf(served).ids.add(id);
    }
    const { fields = {}, parent, numbers: looked = [], known: examples = {} } = route.links ?? {};
    if (parent !== undefined) addFamily(served, parent.field, find(parent.resource), parent.number);
    const number = looked.find((field) => /^Edm\.Int/.test(served?.record.fields[field]?.type ?? ''));
    if (served !== undefined && number !== undefined) numbers.set(served.name, number);
    for (const [path, reference] of Object.entries(fields)) {
      const [field = '', below] = path.split('.');
      const child = below === undefined ? served : find(served?.record.fields[field]?.navigates);
      addLink(child, below ?? field, ofReference(reference));
    }
    for (const [name, texts] of Object.entries(examples)) {
      const target = ofReference(name);
      if (target !== undefined) for (const text of texts) addKnown(knownOf(target), name, text, service);
    }
  }
  for (const served of all) {
    const { record, name, source } = served;
    if (name !== source) continue;
    for (const { navigates } of Object.values(record.fields)) {
      const child = find(navigates);
      if (child !== undefined) addFamily(child, fieldOfParent(child.record, served), served);
    }
  }

  const children = new Map<string, (readonly [string, string])[]>();
  for (const [child, { parent, field }] of families)
    children.set(parent, [...(children.get(parent) ?? []), [child, field]]);
  return {
    all,
    need: (name) => find(name) ?? fail(name),
    family: (source) => families.get(source),
    children: (source) => children.get(source) ?? [],
    link: (served, field) => links.get(served.source)?.get(field) ?? behavior.link?.(served, field),
    number: (name) => numbers.get(name),
    known: (source) => known.get(source),
    routes: (name) => own.get(name) ?? [],
    host: routes.find((route) => isOfAny(route) || ofRoute(route) !== undefined)?.host,
    paging: routes.find((route) => route.paging !== undefined && (isOfAny(route) || ofRoute(route) !== undefined))
      ?.paging,
  };
}

function fail(name: string): never {
  throw new Error(`The catalogue has no resource ${name}.`);
}

const FORMS = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  digits: /^\d+$/,
  hash: /^[0-9a-f]{40}$/i,
  'object-id': /^[0-9a-f]{24}$/i,
};

/** Adds an id, or the filter with which a code is looked up. */
function addKnown({ ids, filters }: Known, reference: string, text: string, { references }: Service): void {
  const { unless, tries = [] } = references[reference] ?? {};
  if (unless !== undefined && FORMS[unless].test(text)) ids.add(text.toLowerCase());
  else if (tries[0]?.['$filter'] !== undefined)
    filters.set(text, (filters.get(text) ?? new Set()).add(tries[0]['$filter']));
}

/** Returns the field of a line with the key of its document: it has the name of the key, or of the resource. */
function fieldOfParent({ fields, key }: CatalogueResource, { name, record }: Served): string | undefined {
  const word = singular(name);
  const own = keyField(record);
  const wanted = [own, `${word}ID`, `${word}Id`, `${word}${own}`, word].map((one) => one.toLowerCase());
  return Object.keys(fields)
    .filter((field) => field !== key && wanted.includes(field.toLowerCase()))
    .sort((a, b) => wanted.indexOf(a.toLowerCase()) - wanted.indexOf(b.toLowerCase()))[0];
}

/** `Entry` for `sales/Entries`. */
export const singular = (name: string): string =>
  name
    .slice(name.lastIndexOf('/') + 1)
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<=[^s])s$/, '');
