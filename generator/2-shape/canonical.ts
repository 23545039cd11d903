/** Puts the keys of specs in canonical order. */
import { withoutPrototype } from '../../runtime/base/objects.js';
import { merged } from '../1-read/source.js';
import type { JsonSchema } from './derive.js';
import { orderMatters } from './schema/common.js';
import { command } from './schema/command.js';
import { schema } from './schema/index.js';
import { commandDefinitions } from './schema/tags.js';

const definitions: Readonly<Record<string, JsonSchema>> = {
  ...schema.$defs,
  // One order for all kinds of commands.
  ...Object.fromEntries(Object.keys(commandDefinitions).map((name) => [name, command])),
};

/**
 * Returns the value with its keys in the order of the schema and names in alphabetical order, so that the order of lines
 * in a spec cannot change the output. Two kinds of mappings stay as written: those whose order is significant, and JSON
 * templates, which are values. Positions are kept.
 */
export function canonical(value: unknown, rule: JsonSchema | undefined): unknown {
  if (typeof value !== 'object' || value === null || rule === undefined) return value;
  const shape = resolved(rule);
  if (Array.isArray(value)) {
    const ordered = value.map((item) => canonical(item, shape.items));
    return merged(ordered, value);
  }
  const properties = propertiesOf(shape, value);
  const others = shape.additionalProperties;
  const open = typeof others === 'object' ? others : undefined;
  if (Object.keys(properties).length === 0 && open === undefined) return value;
  const known = open === undefined ? Object.keys(properties) : (shape.propertyNames?.enum ?? []);
  const keys = Object.keys(value);
  if (shape.$comment !== orderMatters) keys.sort((a, b) => rank(known, a) - rank(known, b) || (a < b ? -1 : 1));
  const ordered = keys.map((key) => [key, canonical((value as Record<string, unknown>)[key], properties[key] ?? open)]);
  return merged(Object.fromEntries(ordered) as object, value);
}

const rank = (known: readonly string[], key: string): number => {
  const index = known.indexOf(key);
  return index === -1 ? known.length : index;
};

/** Returns what a schema refers to, or the schema itself. */
export function resolved(rule: JsonSchema): JsonSchema {
  if (rule.$ref === undefined) return rule;
  const [name = '', , key = ''] = rule.$ref.slice('#/$defs/'.length).split('/');
  const definition = definitions[name] ?? rule;
  return key === '' ? definition : resolved(definition.properties?.[key] ?? rule);
}

/** Returns the schemas of the keys of a mapping, with those of its variant. */
export const propertiesOf = (shape: JsonSchema, value: object) =>
  withoutPrototype<JsonSchema>(shape.properties ?? {}, variant(shape, value));

/** Returns the properties of the variant that the tag of a mapping names. */
function variant(shape: JsonSchema, value: object): Readonly<Record<string, JsonSchema>> {
  const tag = shape.discriminator?.propertyName;
  if (tag === undefined) return {};
  const tagValue = (value as Record<string, unknown>)[tag];
  const found = shape.oneOf?.find(({ properties }) => properties?.[tag]?.const === tagValue);
  return found?.properties ?? {};
}
