/** The requests of a workflow have names, which its code uses. */
import { isObject } from '../../../runtime/base/objects.js';
import { insertBefore, removeEntry, renameKey } from '../../1-read/edits.js';
import { asMapping, change, entry } from '../kit.js';
import { inCommands, type Found } from '../places.js';
import type { Change, Rule } from '../rule.js';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** `GET /orders`, or `{ get: /orders, paging: page }`. */
interface Request {
  readonly method: string;
  readonly path: string;
}

function requestOf(call: unknown): Request {
  if (typeof call === 'string') {
    const [method = '', path = ''] = call.split(' ', 2);
    return { method: method.toLowerCase(), path };
  }
  const keys = isObject(call) ? (call as Readonly<Record<string, unknown>>) : {};
  const method = methods.find((one) => typeof keys[one] === 'string') ?? 'get';
  return { method, path: String(keys[method]) };
}

const words = (text: string): string[] => text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the parts of a name, the last ones first: `/orders/{id}/lines` has `lines`, `ById` and `orders`. */
function partsOf({ method, path }: Request): string[] {
  const parts = (path.split('?', 1)[0] ?? '').match(/\{[^{}]*\}|[^/{}()]+/g) ?? [];
  const named = parts.map((part) =>
    part.startsWith('{') ? `By${words(part).map(capital).join('')}` : words(part).map(capital).join(''),
  );
  // The last word says what is requested, with what follows it.
  const last = named.findLastIndex((_, index) => parts[index]?.startsWith('{') === false);
  const tail = named.slice(Math.max(0, last)).join('');
  return [`${method === 'get' ? '' : capital(method)}${tail}`, ...named.slice(0, Math.max(0, last)).reverse()];
}

/** Returns names for requests: the last word of the path, and as many before it as make them different. */
export function namesOf(calls: readonly unknown[]): string[] {
  const all = calls.map((call) => partsOf(requestOf(call)));
  const nameOf = ([tail = '', ...before]: readonly string[], count: number): string => {
    const name = `${tail}${before.length > 0 && count > 0 ? `Of${before.slice(0, count).join('Of')}` : ''}`;
    const first = /^[A-Z]+(?![a-z])|^[A-Z]/.exec(name)?.[0] ?? '';
    return `${first.toLowerCase()}${name.slice(first.length)}` || 'call';
  };
  const names: string[] = [];
  for (const parts of all) {
    const isFree = (name: string): boolean => !names.includes(name);
    const alone = parts
      .map((_, count) => nameOf(parts, count))
      .find((name) => {
        const others = all.filter((other) => other !== parts);
        const count = parts.findIndex((_, index) => nameOf(parts, index) === name);
        return isFree(name) && !others.some((other) => nameOf(other, count) === name);
      });
    const base = alone ?? nameOf(parts, parts.length);
    let name = /^[a-z]/.test(base) ? base : `call${capital(base)}`;
    for (let number = 2; !isFree(name); number++) name = `${base}${String(number)}`;
    names.push(name);
  }
  return names;
}

const why = 'A request of a workflow has a name, by which its code sends it: `kit.calls.<name>`.';

export const calls: readonly Rule[] = [
  { why, find: (spec) => inCommands('calls').find(spec).map(named) },
  {
    why: 'A request has the keys of a command.',
    find: (spec) => inCommands('calls.*').find(spec).map(asCommand),
  },
];

/** Writes a list of requests as a mapping, in its form and with its comments. */
function named(found: Found): Change | undefined {
  const { value } = found;
  if (!Array.isArray(value)) return undefined;
  const names = namesOf(value);
  const what = `\`calls\` has the names ${names.map((name) => `\`${name}\``).join(', ')}`;
  if (value.length === 0) return change(found, '`calls` is removed', removeEntry(found.owner, found.key));
  return change(found, what, ...asMapping(value, (_, index) => ({ before: `${names[index] ?? ''}: ` })));
}

/** Writes `get: /orders` as `path: /orders`. */
function asCommand({ value }: Found): Change | undefined {
  if (!isObject(value)) return undefined;
  const call = value as Readonly<Record<string, unknown>>;
  const method = methods.find((one) => typeof call[one] === 'string');
  if (method === undefined) return undefined;
  const found = { owner: call, key: method, value: call[method] };
  const renamed = renameKey(call, method, 'path');
  if (method === 'get') return change(found, '`get` is written as `path`', renamed);
  const what = `\`${method}\` is written as \`method\` and \`path\``;
  return change(found, what, insertBefore(call, method, entry('method', method.toUpperCase())), renamed);
}
