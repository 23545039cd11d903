/** Splits objects in queries and forms into values with names such as `name[key]`. */
import { flatten, isScalar, typeOf } from './schema.js';
import type { Parameter, Schema } from './types.js';

type Located = Parameter & { readonly pointer: string };

/** Depth to which the fields of an object are values of their own; descriptions can refer to themselves. */
const DEEPEST = 3;

/** One value of an object, with the name that a query or form has for it. */
export interface Part {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** Returns the values of an object as `name[key]`; the object itself if its keys are not known. */
export function partsOf(name: string, schema: Schema, required: boolean, depth = 0): Part[] {
  const flat = variantOf(schema);
  if (typeOf(flat) !== 'object' || flat.properties === undefined || depth === DEEPEST)
    return [{ name, schema: flat, required }];
  return Object.entries(flat.properties).flatMap(([key, inner]) =>
    flatten(inner)?.readOnly === true
      ? []
      : partsOf(`${name}[${key}]`, inner, required && flat.required?.includes(key) === true, depth + 1),
  );
}

/** Returns the variant with known keys of a value that may also be one text or number. */
function variantOf(schema: Schema): Schema {
  const flat = flatten(schema) ?? {};
  const variants = (flat.anyOf ?? flat.oneOf ?? []).map((one) => flatten(one) ?? {});
  return typeOf(flat) === undefined ? (variants.find(({ properties }) => properties !== undefined) ?? flat) : flat;
}

/** Returns the parameters that an object in the query stands for: `name[key]`, or its keys alone. */
export function expand(parameter: Located): Located[] {
  const { name = '', in: place, schema, style = 'form', explode = style === 'form', required = false } = parameter;
  if (place !== 'query' || schema === undefined) return [parameter];
  const { description: _description, example: _example, style: _style, explode: _explode, ...rest } = parameter;
  if (style === 'deepObject')
    return partsOf(name, schema, required).map((part) => ({
      ...(part.name === name ? parameter : rest),
      ...part,
      ...(!isScalar(part.schema) && { style }),
    }));
  const { properties, required: needed } = flatten(schema) ?? {};
  if (style !== 'form' || !explode || properties === undefined || typeOf(flatten(schema)) !== 'object')
    return [parameter];
  return Object.entries(properties).map(([key, inner]) => ({
    ...rest,
    name: key,
    schema: inner,
    required: required && needed?.includes(key) === true,
  }));
}
