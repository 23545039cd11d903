/** Paths of fields in records, such as `value.amount`. */
import { CliError } from './errors.js';
import { isObject, isSafeKey } from './objects.js';

/** Maximum number of paths that are kept: those of specs are few, and names of a request may be anything. */
const MOST_PARSED = 2000;

const parsed = new Map<string, readonly (string | number)[]>();

/** One step of a path: a key, in which a dot, bracket or backslash has a backslash before it, and list positions. */
const STEP = /((?:[^.[\]\\]|\\[.[\]\\])*)((?:\[\d{1,4}\])*)(\.|$)/y;

/**
 * Splits a path such as `value.amount` or `prices[0].price` into segments: keys are strings, list positions numbers. A key
 * that contains a dot or a bracket has backslashes in the path: `labels.app\.name`.
 *
 * @throws CliError `usage` for an empty segment or a key that reaches the prototype.
 */
export function segments(path: string): readonly (string | number)[] {
  const known = parsed.get(path);
  if (known !== undefined) return known;
  const found: (string | number)[] = [];
  for (let isLast = false, at = 0; !isLast;) {
    STEP.lastIndex = at;
    const [step = '', written = '', positions = '', end] = STEP.exec(path) ?? [];
    if (written === '' && positions === '')
      throw new CliError('usage', `"${path}" is not a field path.`, 'Write it as value.amount or prices[0].price.');
    at += step.length;
    isLast = end === '';
    const key = unescaped(written);
    if (!isSafeKey(key)) throw new CliError('usage', `"${key}" cannot be a field name.`);
    if (key !== '') found.push(key);
    for (const position of positions.matchAll(/\d+/g)) found.push(Number(position[0]));
  }
  if (parsed.size < MOST_PARSED) parsed.set(path, found);
  return found;
}

/** Returns the first key of a path as the path has it; empty for a path that begins with a list position. */
export const firstStep = (path: string): string => /^(?:[^.[\\]|\\.?)*/s.exec(path)?.[0] ?? '';

/** Returns the first key of a path; empty for a path that begins with a list position. */
export const firstKey = (path: string): string => unescaped(firstStep(path));

/** Returns the path of the object that holds the last key of a path; empty for a key of the whole value. */
export const parentOf = (path: string): string => path.replace(/\.?(?:[^.\\]|\\.)*$/s, '');

/** Returns a path, or a step of one, without the backslashes in its keys: `labels.app.name` of `labels.app\.name`. */
export const unescaped = (step: string): string => (step.includes('\\') ? step.replaceAll(/\\(.)/gs, '$1') : step);

/** Returns the path of the key with that name. */
export const pathOfKey = (name: string): string => name.replaceAll(/[.[\]\\]/g, '\\$&');

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
