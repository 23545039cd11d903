import { isObject } from './objects.js';

/** Values of a query or form that are sent one by one, each under the same name, instead of joined with commas. */
export class Repeated extends Array<string> {}

/**
 * Returns the fields of a query or form for a value: several for a repeated list, for an object (`name[key]`), for a list with
 * objects in it (`name[0][key]`) and for the lists in these (`name[key][]`). A null in them is left out.
 *
 * @param text writes any other value
 */
export function fieldsOf(
  name: string,
  value: unknown,
  text: (value: unknown) => string,
  isInside = false,
): [string, string][] {
  if (value instanceof Repeated) return value.map((one) => [name, one]);
  if (isInside && value === null) return [];
  if (isObject(value))
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(`${name}[${key}]`, one, text, true));
  if (!Array.isArray(value)) return [[name, text(value)]];
  const list = value as readonly unknown[];
  if (list.some((one) => isObject(one) || Array.isArray(one)))
    return list.flatMap((one, at) => fieldsOf(`${name}[${String(at)}]`, one, text, true));
  return isInside ? list.map((one) => [`${name}[]`, text(one)]) : [[name, text(value)]];
}
