/** Compares a request with a recorded one, field by field. */
import { defined } from '../base/defined.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { pathOfKey } from '../base/paths.js';
import { escaped } from '../base/regexp.js';
import type { RequestFacts, SentBody } from './format.js';

/** A field in which two requests differ; a side without a text does not have the field. */
export interface Difference {
  readonly field: string;
  readonly recorded?: string;
  readonly received?: string;
}

/** Fields of a request by path, such as `query.limit` and `body.lines[0].amount`, as JSON. */
type Fields = ReadonlyMap<string, string>;

/** Returns the fields of a request. `origins` matches the origins that differ between a recording and its replay. */
export function fieldsOf(request: RequestFacts, origins: RegExp): Fields {
  const fields = new Map<string, string>();
  const put = (path: string, value: unknown): void => {
    const inner = Array.isArray(value)
      ? value.map((one, at) => [`${path}[${String(at)}]`, one as unknown] as const)
      : isObject(value)
        ? Object.entries(value).map(([key, one]) => [`${path}.${pathOfKey(key)}`, one] as const)
        : [];
    for (const [name, one] of inner) put(name, one);
    if (inner.length === 0)
      fields.set(path, stringifyJson(typeof value === 'string' ? value.replaceAll(origins, 'http://origin') : value));
  };
  put('method', request.method);
  put('path', request.path);
  for (const [name, value] of Object.entries(request.query ?? {})) put(`query.${pathOfKey(name)}`, value);
  if (request.body !== undefined) {
    put('body type', Object.keys(request.body)[0]);
    for (const [name, value] of partsOf(request.body)) put(name, value);
  }
  return fields;
}

function partsOf(body: SentBody): (readonly [name: string, value: unknown])[] {
  if ('json' in body) return [['body', body.json]];
  if ('text' in body) return [['body', body.text]];
  if ('size' in body) return [['body', body]];
  const pairs: readonly (readonly [string, unknown])[] =
    'form' in body
      ? body.form
      : body.parts.map(({ name, text, filename, size, sha256 }) => [name, text ?? { filename, size, sha256 }] as const);
  const times = new Map<string, number>();
  return pairs.map(([name, value]) => {
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return [`body.${pathOfKey(name)}${time === 0 ? '' : `[${String(time)}]`}`, value] as const;
  });
}

/** Returns the fields in which a request differs from the recorded one, without those that are ignored. */
export function differences(recorded: Fields, received: Fields, isIgnored: (field: string) => boolean): Difference[] {
  const names = new Set([...recorded.keys(), ...received.keys()]);
  const found: Difference[] = [];
  for (const field of names) {
    const one = recorded.get(field);
    const two = received.get(field);
    if (one === two || isIgnored(field)) continue;
    if (one !== undefined && two !== undefined && fits(one, two)) continue;
    found.push({ field, ...defined({ recorded: one, received: two }) });
  }
  return found;
}

/** Whether a text is the recorded one, in which a hidden value stands for any other. */
function fits(recorded: string, received: string): boolean {
  const parts = recorded.split(/HIDDEN-\d+/);
  if (parts.length === 1) return false;
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!received.startsWith(first) || !received.endsWith(last) || received.length < first.length + last.length)
    return false;
  const end = received.length - last.length;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    at = received.indexOf(part, at);
    if (at < 0) return false;
    at += part.length;
  }
  return at <= end;
}

/** Returns which fields are ignored. `[*]` and `*` in a path stand for any position and any name; a path has all below it. */
export function ignoring(paths: readonly string[]): (field: string) => boolean {
  const patterns = paths.map((path) => {
    const text = escaped(path).replaceAll('\\*', '[^.[\\]]*');
    return new RegExp(`^${text}(?:[.[].*)?$`, 's');
  });
  return (field) => patterns.some((pattern) => pattern.test(field));
}
