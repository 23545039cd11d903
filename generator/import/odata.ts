/** Translates the metadata of an OData service to a catalogue. */
import { defined } from '../../runtime/base/defined.js';
import type { CatalogueData, CatalogueField, CatalogueResource } from '../../runtime/contract/catalogue.js';
import type { Finding } from './openapi/types.js';
import { childrenOf, readXml, type Element } from './xml.js';

export interface Catalogue {
  readonly data: CatalogueData;
  readonly findings: readonly Finding[];
}

/** Types by their full name. */
type Types = ReadonlyMap<string, Element>;

/**
 * Translates the metadata of an OData service ($metadata, as XML) to a catalogue.
 *
 * @param path Template of the path of a resource, with `{resource}` for its name.
 * @returns `undefined` if the text is not such a document.
 */
export function catalogueOf(text: string, path: string): Catalogue | undefined {
  const root = readXml(text);
  const schemas = descendants(root, 'Schema');
  if (root?.name !== 'Edmx' || schemas.length === 0) return undefined;
  const findings: Finding[] = [];
  if (root.attributes['Version']?.startsWith('4') === true) {
    const problem = 'the dialect `odata` writes keys and dates as OData 2 and 3 do; check filters with dates and GUIDs';
    findings.push({ pointer: '/Edmx', problem });
  }
  const types = new Map<string, Element>();
  for (const schema of schemas) {
    for (const kind of ['EntityType', 'ComplexType', 'EnumType'])
      for (const type of childrenOf(schema, kind))
        for (const scope of [schema.attributes['Namespace'], schema.attributes['Alias']])
          types.set(`${scope ?? ''}.${type.attributes['Name'] ?? ''}`, type);
  }
  const containers = schemas.flatMap((schema) => childrenOf(schema, 'EntityContainer'));
  const sets = containers.flatMap((container) => childrenOf(container, 'EntitySet'));
  const setOf = new Map(sets.map(({ attributes }) => [attributes['EntityType'] ?? '', attributes['Name'] ?? '']));
  const entries = sets.flatMap((set) => {
    const { Name: name = '', EntityType: typeName = '' } = set.attributes;
    const type = types.get(typeName);
    if (type === undefined) {
      findings.push({ pointer: `/EntitySet/${name}`, problem: `its type ${typeName} is not in the metadata` });
      return [];
    }
    return [[name, recordOf(name, set, type, path, types, setOf, findings)] as const];
  });
  for (const container of containers) {
    for (const kind of ['FunctionImport', 'ActionImport', 'Singleton'])
      for (const { attributes } of childrenOf(container, kind))
        findings.push({
          pointer: `/${kind}/${attributes['Name'] ?? ''}`,
          problem: 'only entity sets become resources',
        });
  }
  return { data: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))), findings };
}

function recordOf(
  name: string,
  set: Element,
  type: Element,
  path: string,
  types: Types,
  setOf: ReadonlyMap<string, string>,
  findings: Finding[],
): CatalogueResource {
  const line = ancestry(type, types);
  const keys = line
    .flatMap((one) => childrenOf(one, 'Key').flatMap((key) => childrenOf(key, 'PropertyRef')))
    .map(({ attributes }) => attributes['Name'] ?? '');
  if (keys.length > 1)
    findings.push({
      pointer: `/EntitySet/${name}`,
      problem: `records with a key of several fields (${keys.join(', ')}) can only be listed`,
    });
  const fields: Record<string, CatalogueField> = {};
  for (const one of line) {
    for (const { attributes, children } of childrenOf(one, 'Property'))
      fields[attributes['Name'] ?? ''] = fieldOf(attributes, children, keys, types);
    for (const { attributes } of childrenOf(one, 'NavigationProperty')) {
      const target = /^Collection\((.+)\)$/.exec(attributes['Type'] ?? '')?.[1];
      const navigates = setOf.get(target ?? '');
      if (navigates !== undefined) fields[attributes['Name'] ?? ''] = { type: 'Collection', navigates };
    }
  }
  const [key] = keys;
  return {
    methods: key === undefined || keys.length > 1 ? ['GET'] : methodsOf(set),
    path: path.replaceAll('{resource}', name),
    ...(key !== undefined && keys.length === 1 && { key }),
    fields,
  };
}

/** Returns a type, preceded by the types that it extends. */
function ancestry(type: Element, types: Types): Element[] {
  const line = [type];
  for (
    let base = type.attributes['BaseType'];
    base !== undefined && line.length < 20;
    base = line[0]?.attributes['BaseType']
  ) {
    const found = types.get(base);
    if (found === undefined) break;
    line.unshift(found);
  }
  return line;
}

function fieldOf(
  attributes: Element['attributes'],
  annotations: readonly Element[],
  keys: readonly string[],
  types: Types,
): CatalogueField {
  const {
    Name: name = '',
    Type: written = 'Edm.String',
    Nullable: nullable,
    'sap:creatable': creatable,
    'sap:updatable': updatable,
  } = attributes;
  const declared = types.get(written)?.name;
  const type =
    declared === 'EnumType'
      ? 'Edm.String'
      : declared === 'ComplexType'
        ? 'Complex'
        : written.startsWith('Collection(')
          ? 'Collection'
          : written;
  const isComputed = annotations.some(
    (one) => /\.Computed$/.test(one.attributes['Term'] ?? '') && one.attributes['Bool'] !== 'false',
  );
  const readonly = isComputed || (creatable === 'false' && updatable === 'false');
  const mandatory =
    nullable === 'false' && !keys.includes(name) && !readonly && attributes['DefaultValue'] === undefined;
  return {
    type,
    ...defined({ mandatory: mandatory || undefined, readonly: readonly || undefined }),
    ...(attributes['sap:filterable'] === 'false' && { filterable: false }),
  };
}

const methodsOf = ({ attributes }: Element): string[] =>
  (
    [
      ['GET', undefined],
      ['POST', 'sap:creatable'],
      ['PUT', 'sap:updatable'],
      ['DELETE', 'sap:deletable'],
    ] as const
  )
    .filter(([, attribute]) => attribute === undefined || attributes[attribute] !== 'false')
    .map(([method]) => method);

const descendants = (element: Element | undefined, name: string): Element[] =>
  (element?.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);
