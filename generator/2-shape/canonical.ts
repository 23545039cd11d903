import { merged } from '../1-read/source.js';
import { orderMatters, type JsonSchema } from './schema/common.js';
import { schema } from './schema/index.js';

const definitions = schema['$defs'] as Readonly<Record<string, JsonSchema>>;

/**
 * The same value with its keys in the order of the schema, and names in the order of the alphabet, so that the order of
 * lines in a spec cannot reach the output. Two kinds of mappings stay as written: those whose order has a meaning, and
 * JSON templates, which are values. Positions are kept.
 */
export function canonical(value: unknown, rule: JsonSchema | undefined): unknown {
  if (typeof value !== 'object' || value === null || rule === undefined) return value;
  const shape = resolved(rule);
  if (Array.isArray(value)) {
    const items = shape['items'] as JsonSchema | undefined;
    const ordered = value.map((item) => canonical(item, items));
    return merged(ordered, value);
  }
  const properties = { ...shape.properties, ...variant(shape, value) };
  const others = shape['additionalProperties'];
  const open = typeof others === 'object' ? (others as JsonSchema) : undefined;
  if (Object.keys(properties).length === 0 && open === undefined) return value;
  const known = Object.keys(properties);
  const keys = Object.keys(value);
  if (shape['$comment'] !== orderMatters) keys.sort((a, b) => rank(known, a) - rank(known, b) || (a < b ? -1 : 1));
  const ordered = keys.map((key) => [key, canonical((value as Record<string, unknown>)[key], properties[key] ?? open)]);
  return merged(Object.fromEntries(ordered) as object, value);
}

const rank = (known: readonly string[], key: string): number => {
  const index = known.indexOf(key);
  return index === -1 ? known.length : index;
};

function resolved(rule: JsonSchema): JsonSchema {
  const reference = rule['$ref'];
  if (typeof reference !== 'string') return rule;
  return definitions[reference.slice('#/$defs/'.length)] ?? rule;
}

/** Properties of the variant that a mapping is, by the value of its tag. */
function variant(shape: JsonSchema, value: object): Readonly<Record<string, JsonSchema>> {
  const tag = (shape['discriminator'] as { propertyName: string } | undefined)?.propertyName;
  if (tag === undefined) return {};
  const given = (value as Record<string, unknown>)[tag];
  const found = (shape['oneOf'] as readonly JsonSchema[]).find(
    ({ properties }) => properties?.[tag]?.['const'] === given,
  );
  return found?.properties ?? {};
}
