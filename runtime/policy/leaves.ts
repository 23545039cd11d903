/** The values of a request body by their paths, in whatever form the body has them. */
import { isLosslessNumber, parseJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import type { Leaf } from './types.js';

/**
 * Returns the values of a body and a query. Lists have no step in a path: `lines.price` is the price of every line. The value
 * of a JSON patch is at the path of its operation as well. Returns undefined for text that is neither JSON nor a form, and
 * for bytes.
 */
export function leavesOf(body: unknown, query: Readonly<Record<string, unknown>> = {}): readonly Leaf[] | undefined {
  const found: Leaf[] = [];
  collect(query, [], found);
  if (body === undefined || body === null) return found;
  const value = typeof body === 'string' ? parsed(body) : body;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  collect(value, [], found);
  return found;
}

/** Returns the object or list of a text; undefined for any other text. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return /^[^=&\s]+=/.test(text) ? Object.fromEntries(new URLSearchParams(text)) : undefined;
  }
}

/** Returns the steps of a name or a pointer: `value[amount]`, `/value/amount` and `value.amount` are the same. */
export const stepsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[.[\]/]+/)
    .filter((step) => step !== '' && step !== '-' && !/^\d+$/.test(step));

function collect(value: unknown, at: readonly string[], found: Leaf[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, at, found);
    return;
  }
  if (!isObject(value) || isLosslessNumber(value)) {
    if (at.length > 0 && value !== undefined) found.push({ path: at.join('.'), value: scalar(value) });
    return;
  }
  const entries = Object.entries(value);
  if (entries.length === 0 && at.length > 0) found.push({ path: at.join('.'), value: undefined });
  for (const [name, inner] of entries) collect(inner, [...at, ...stepsOf(name)], found);
  for (const name of ['path', 'from']) {
    const pointer = value[name];
    if (typeof value['op'] !== 'string' || typeof pointer !== 'string') continue;
    collect(value['value'] ?? null, [...at, ...stepsOf(pointer.replaceAll('~1', '/').replaceAll('~0', '~'))], found);
  }
}

function scalar(value: unknown): string | null | undefined {
  if (value === null) return null;
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value) || isLosslessNumber(value)
    ? String(value)
    : undefined;
}

/** Returns the leaves at a path and below it. */
export function leavesAt(leaves: readonly Leaf[], path: string): readonly Leaf[] {
  const wanted = stepsOf(path).join('.');
  return leaves.filter((leaf) => leaf.path === wanted || leaf.path.startsWith(`${wanted}.`));
}
