import { CliError } from './errors.js';
import { isSafeKey } from './keys.js';
import { isObject } from './objects.js';

/** Maximum number of paths that are kept: those of specs are few, and names of a request may be anything. */
const MOST_PARSED = 2000;

const parsed = new Map<string, readonly (string | number)[]>();

/**
 * Splits a path such as `value.amount` or `prices[0].price` into segments: keys are strings, list positions numbers.
 *
 * @throws CliError `usage` for an empty segment or a key that reaches the prototype.
 */
export function segments(path: string): readonly (string | number)[] {
  const known = parsed.get(path);
  if (known !== undefined) return known;
  const found: (string | number)[] = [];
  for (const piece of path.split('.')) {
    const match = /^([^[\]]*)((?:\[\d{1,4}\])*)$/.exec(piece);
    const key = match?.[1] ?? '';
    const positions = match?.[2] ?? '';
    if (match === null || (key === '' && positions === ''))
      throw new CliError('usage', `"${path}" is not a field path.`, 'Write it as value.amount or prices[0].price.');
    if (!isSafeKey(key)) throw new CliError('usage', `"${key}" cannot be a field name.`);
    if (key !== '') found.push(key);
    for (const position of positions.matchAll(/\d+/g)) found.push(Number(position[0]));
  }
  if (parsed.size < MOST_PARSED) parsed.set(path, found);
  return found;
}

/**
 * Returns the value at a path, `undefined` when a step is missing. `a.b|a` tries alternatives in order; the empty path
 * is the value itself. Only an object's own keys are read.
 */
export function getPath(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (!path.includes('|')) return walk(value, path);
  for (const alternative of path.split('|')) {
    const found = walk(value, alternative);
    if (found !== undefined) return found;
  }
  return undefined;
}

function walk(value: unknown, path: string): unknown {
  let current = value;
  for (const segment of segments(path)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined;
    current = (current as Record<string | number, unknown>)[segment];
  }
  return current;
}

/**
 * Sets the value at a path and creates missing objects and lists along it. Any other value along it is replaced.
 *
 * @throws CliError `usage` for a path that reaches the prototype.
 */
export function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const steps = segments(path);
  let current = target as Record<string | number, unknown>;
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (next === undefined) {
      current[step] = value;
      return;
    }
    const inside = Object.hasOwn(current, step) ? current[step] : undefined;
    const fits = typeof next === 'number' ? Array.isArray(inside) : isObject(inside);
    const child = fits ? inside : typeof next === 'number' ? [] : {};
    current[step] = child;
    current = child as Record<string | number, unknown>;
  });
}
