/** Reads schemas: types, rows, records and properties. */
import { isSafeKey } from '../../../runtime/base/objects.js';
import { pathOfKey } from '../../../runtime/base/paths.js';
import type { Content, Schema } from './types.js';

/** Returns the type of a schema without `null`; `undefined` if it allows several. */
export function typeOf(schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  const { type } = schema;
  const types = [type ?? []].flat().filter((name) => name !== 'null');
  if (types.length === 1) return types[0];
  if (types.length > 1) return undefined;
  if (schema.properties !== undefined) return 'object';
  if (schema.items !== undefined) return 'array';
  const sample = schema.enum?.[0] ?? schema.const;
  return typeof sample === 'string' ? 'string' : undefined;
}

/** Levels of `allOf` that are joined. */
const DEEPEST = 32;

/**
 * Joins the parts of `allOf`, and takes the only variant of `oneOf` or `anyOf` that is not `null`.
 *
 * @param joined parts that were joined already: descriptions share them, so that parts of parts would be joined again and again
 */
export function flatten(
  schema: Schema | undefined,
  depth = 0,
  joined: Map<Schema, Schema> = new Map(),
): Schema | undefined {
  const known = schema && joined.get(schema);
  if (schema === undefined || known !== undefined) return known;
  // A schema that is a part of itself adds nothing.
  joined.set(schema, {});
  const made = depth > DEEPEST ? {} : joinedOf(schema, depth, joined);
  joined.set(schema, made);
  return made;
}

function joinedOf(schema: Schema, depth: number, joined: Map<Schema, Schema>): Schema {
  const { allOf, ...own } = schema;
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  const parts = [...(allOf ?? []), ...(variants.length === 1 ? variants : [])].map(
    (part) => flatten(part, depth + 1, joined) ?? {},
  );
  if (parts.length === 0) return schema;
  const all = [...parts, own as Schema];
  const properties = Object.assign({}, ...all.map((part) => part.properties ?? {})) as Record<string, Schema>;
  const required = [...new Set(all.flatMap((part) => part.required ?? []))];
  const merged = Object.assign({}, ...all) as Schema;
  const { oneOf: _one, anyOf: _any, ...rest } = merged;
  return {
    ...(variants.length > 1 ? merged : rest),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** Whether values of the schema are one text, number or boolean. */
export const isScalar = (schema: Schema | undefined): boolean =>
  ['string', 'integer', 'number', 'boolean'].includes(typeOf(flatten(schema)) ?? '');

/** Returns the JSON schema of a response or body; `undefined` if there is none. */
export function jsonOf(content: Content = {}): Schema | undefined {
  const type = jsonTypeOf(content);
  return type === undefined ? undefined : flatten(content[type]?.schema ?? {});
}

/** Whether JSON is sent with the media type without that a command names one. */
export const isUsualJson = (type: string): boolean => /^application\/json(?:;|$)/.test(type) || isAny(type);

const isAny = (type: string): boolean => /^(?:\*|application)\/\*/.test(type);

/**
 * Returns the media type of a JSON body, the usual one if there are several; `undefined` if there is none. An object or a
 * list of any type is sent as JSON.
 */
export function jsonTypeOf(content: Content): string | undefined {
  const types = Object.keys(content);
  const json = types.filter((type) => /^application\/(?:[\w.-]+\+)?json\b/.test(type));
  const found = json.find(isUsualJson) ?? json.find((type) => isPatch(type, content[type]?.schema)) ?? json[0];
  return found ?? types.find((type) => isAny(type) && isStructured(content[type]?.schema));
}

/** Whether the form of a patch fits: a merge patch is the record with the fields that change, and others are lists of changes. */
const isPatch = (type: string, schema: Schema | undefined): boolean =>
  /\bmerge-patch\+json\b/.test(type) && typeOf(flatten(schema)) !== 'array';

function isStructured(schema: Schema | undefined): boolean {
  const { properties, items } = flatten(schema) ?? {};
  return properties !== undefined || items !== undefined;
}

/** Names of a list or record in an envelope, best first. */
const envelopes = [
  'data',
  'items',
  'results',
  'result',
  'records',
  'rows',
  'values',
  'value',
  'entries',
  'list',
  'response',
];

export interface Located {
  /** Dotted path; empty for the whole response. */
  readonly path: string;
  readonly schema: Schema;
}

/** Returns the names of the fields of a row that columns can show. */
export const columnKeys = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties).filter((name) => /^[\w$-]+$/.test(name) && isSafeKey(name));

const hasIdentity = ({ properties = {} }: Schema = {}): boolean =>
  ['id', 'uuid', 'name'].some((key) => key in properties);

/** Finds the rows of a response: the response itself, or its list of objects. */
export function rowsIn(schema: Schema | undefined, depth = 0): Located | undefined {
  const flat = flatten(schema);
  if (flat === undefined) return undefined;
  const { properties = {} } = flat;
  if (typeOf(flat) === 'array') {
    const row = flatten(flat.items);
    return row === undefined || columnKeys(row).length === 0 ? undefined : { path: '', schema: row };
  }
  const lists = Object.entries(properties).flatMap(([key, value]) => {
    const row = typeOf(flatten(value)) === 'array' ? rowsIn(value) : undefined;
    return row === undefined ? [] : [{ path: pathOfKey(key), schema: row.schema }];
  });
  const named = lists.find(({ path }) => envelopes.includes(path));
  // A record that has a list is not a list: its id shows that, which may be beside its other fields.
  const isRecord = hasIdentity(flat) || hasIdentity(flatten(properties['metadata']));
  if (named !== undefined || (lists.length === 1 && !isRecord)) return named ?? lists[0];
  for (const key of ['data', '_embedded', 'result', 'response']) {
    const inner = depth === 0 ? rowsIn(properties[key], 1) : undefined;
    if (inner !== undefined && inner.path !== '') return { ...inner, path: `${key}.${inner.path}` };
  }
  return undefined;
}

/** Finds the record of a response: the response itself, or the only object in its envelope. */
export function recordIn(schema: Schema | undefined): Located | undefined {
  const flat = flatten(schema);
  if (flat === undefined || typeOf(flat) !== 'object') return undefined;
  const objects = Object.entries(flat.properties ?? {}).filter(([, value]) => flatten(value)?.properties !== undefined);
  const [inner] = objects.filter(([key]) => envelopes.includes(key));
  if (!hasIdentity(flat) && inner !== undefined) return { path: inner[0], schema: flatten(inner[1]) ?? {} };
  // An envelope may also have the name of its record: `{ "droplet": { … } }`.
  const [only] = objects;
  if (only !== undefined && Object.keys(flat.properties ?? {}).length === 1)
    return { path: pathOfKey(only[0]), schema: flatten(only[1]) ?? {} };
  return { path: '', schema: flat };
}

/** Returns the dotted path of the first of some properties, in the schema or one level below. */
export function findProperty(schema: Schema | undefined, names: readonly string[]): string | undefined {
  const { properties = {} } = flatten(schema) ?? {};
  const own = names.find((name) => isScalar(properties[name]));
  if (own !== undefined) return pathOfKey(own);
  for (const [key, value] of Object.entries(properties)) {
    const { properties: inner = {} } = typeOf(flatten(value)) === 'object' ? (flatten(value) ?? {}) : {};
    const found = names.find((name) => isScalar(inner[name]));
    if (found !== undefined) return `${pathOfKey(key)}.${pathOfKey(found)}`;
  }
  return undefined;
}
