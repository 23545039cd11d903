/** Converts values to the form in which they are sent. */
import type { Kind } from '../contract/kinds.js';
import { valueKinds } from '../kinds/index.js';
import { CliError } from '../base/errors.js';
import { exactNumber, stringifyJson } from '../base/json.js';
import { isObject, isSafeKey } from '../base/objects.js';
import { Repeated } from '../http/url.js';
import type { Data } from './value.js';
import type { Given } from './wires.js';

/** Returns the value for JSON: ids and decimals as numbers of all their digits, constants and shapes of the flag. */
export function bodyValue({ name, data, value: typed }: Given): unknown {
  if (data.kind === 'pair') return objectOf(name, typed);
  const value = asEpoch(data, typed);
  const sent = replaceValue(data, value);
  const plain = sent === undefined ? convertKind(data.of ?? data.kind, value) : sent;
  if (data.as === undefined) return plain;
  if (Array.isArray(data.as) && data.as.length === 1) {
    const values: readonly unknown[] = Array.isArray(plain) ? plain : [plain];
    return values.map((one, index) => fillShape(data.as, one, index === 0)).flat();
  }
  return fillShape(data.as, plain, true);
}

/** Returns the value for a query or a form: text, or a list of texts. An object, and a list with objects in it, is JSON. */
export function textValue({ data, value: typed }: Given): unknown {
  const value = asEpoch(data, typed);
  const plain = replaceValue(data, value) ?? value;
  if (isNested(plain)) return stringifyJson(plain);
  return Array.isArray(plain) ? plain.map(String) : String(plain);
}

const isNested = (value: unknown): boolean =>
  isObject(value) || (Array.isArray(value) && value.some((one) => isObject(one) || Array.isArray(one)));

/** Returns the name of a query parameter or form field, and its value: text, a list, or an object of `Name=value` pairs. */
export function parameterOf(given: Given): readonly [name: string, value: unknown] {
  const { name, data, detail, value } = given;
  if (data.kind === 'pair') return [detail, objectOf(name, value)];
  if (data.kind === 'json' && data.list === 'brackets' && isNested(value)) return [detail, value];
  const sent = textValue(given);
  if (data.list === undefined || !Array.isArray(sent)) return [detail, sent];
  return [data.list === 'brackets' ? `${detail}[]` : detail, Repeated.from(sent)];
}

type Pair = readonly [string, string];

/** Returns one `Name=value` pair, or several, as an object. */
function objectOf(name: string, value: unknown): Readonly<Record<string, string>> {
  const pairs = (Array.isArray(value) && Array.isArray(value[0]) ? value : [value]) as readonly Pair[];
  const odd = pairs.find(([key]) => !isSafeKey(key));
  if (odd !== undefined) throw new CliError('input', `"${odd[0]}" in --${name} cannot be a field name.`);
  return Object.fromEntries(pairs);
}

/** Returns a date or time, or a list of them, as the time since 1970 if the service reads it so. */
function asEpoch({ epoch }: Data, value: unknown): unknown {
  if (epoch === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => asEpoch({ epoch } as Data, one));
  return Date.parse(String(value)) / (epoch === 'seconds' ? 1000 : 1);
}

/** Returns what the flag sends instead of the value: a constant, or the value that a choice stands for. */
function replaceValue({ send }: Data, value: unknown): unknown {
  if (send === undefined) return undefined;
  if (!isObject(send)) return send;
  const map = send;
  const look = (one: unknown): unknown => (Object.hasOwn(map, String(one)) ? map[String(one)] : one);
  return Array.isArray(value) ? value.map(look) : look(value);
}

function convertKind(kind: Kind, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => convertKind(kind, one));
  // The id that a look-up finds is sent like one that was typed.
  if (valueKinds[kind].isNumber === true && typeof value === 'string') {
    // Leading zeros belong to an id that is text.
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? exactNumber(value) : value;
  }
  return value;
}

function fillShape(template: unknown, value: unknown, first: boolean): unknown {
  if (template === '$value') return value;
  if (template === '$first') return first;
  if (Array.isArray(template)) return template.map((one) => fillShape(one, value, first));
  if (!isObject(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([key, inner]) => [key, fillShape(inner, value, first)]));
}
