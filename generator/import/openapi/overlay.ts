/** Applies OpenAPI Overlays: changes of a description in files of their own, which the next version keeps. */
import { readFile } from 'node:fs/promises';
import { isObject, isSafeKey } from '../../../runtime/base/objects.js';
import { readDocument } from '../yaml.js';
import type { Finding } from './types.js';

interface Action {
  readonly target: string;
  readonly update?: unknown;
  readonly remove?: boolean;
}

/** A file with changes, and what it is called in messages. */
export interface Overlay {
  readonly file: string;
  readonly actions: readonly Action[];
}

/** Reads an overlay in YAML or JSON. @returns why it cannot be used, as a complete sentence. */
export async function readOverlay(file: string): Promise<Overlay | { readonly error: string }> {
  const fault = (why: string) => ({ error: `${file} is not an overlay: ${why}.` });
  let read: unknown;
  try {
    read = readDocument(await readFile(file, 'utf8'));
  } catch (error) {
    return { error: `Cannot read ${file}: ${(error as Error).message.split('\n')[0] ?? ''}` };
  }
  if (!isObject(read) || !/^1\./.test(String(read['overlay']))) return fault('it has no key `overlay: 1.0.0`');
  const { actions } = read;
  if (!Array.isArray(actions) || actions.length === 0) return fault('it has no list `actions`');
  for (const [at, action] of actions.entries()) {
    const name = `action ${String(at + 1)}`;
    if (!isObject(action) || typeof action['target'] !== 'string') return fault(`${name} has no \`target\``);
    if (action['remove'] !== true && !('update' in action))
      return fault(`${name} has neither \`update\` nor \`remove\``);
  }
  return { file, actions: actions as Action[] };
}

/**
 * Returns a copy of a description with the changes, in the order of files and actions, and lists targets that match
 * nothing.
 */
export async function withOverlays<Document extends object>(
  description: Document,
  overlays: readonly Overlay[],
): Promise<{ readonly description: Document; readonly findings: Finding[] } | { readonly errors: readonly string[] }> {
  const { exec } = await import('jsonpath-rfc9535');
  const changed = copyOf(description);
  const findings: Finding[] = [];
  for (const { file, actions } of overlays) {
    for (const [at, { target, update, remove }] of actions.entries()) {
      const name = `action ${String(at + 1)} of ${file}`;
      const paths: (readonly (string | number)[])[] = [];
      try {
        exec(changed as Parameters<typeof exec>[0], target, (_, path) => paths.push([...path]));
      } catch (error) {
        return { errors: [`The target of ${name} is not a JSONPath: ${target} (${(error as Error).message})`] };
      }
      if (paths.length === 0)
        findings.push({ pointer: '#', problem: `${name} changes nothing: nothing is at ${target}` });
      // From the end, so that a removed element of a list does not move the others.
      for (const path of paths.reverse()) {
        const isDone = remove === true ? removed(changed, path) : updated(changed, path, copyOf(update));
        if (!isDone) {
          const problem = `${name} is not applied: ${remove === true ? 'the whole description is not removed' : 'an update changes objects and lists'}`;
          findings.push({ pointer: pointerOf(path), problem });
        }
      }
    }
  }
  return { description: changed, findings };
}

/** Returns a copy as JSON, which JSONPath is about: a date in YAML is a text. */
const copyOf = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);

type Place = Record<string | number, unknown>;

const at = (root: object, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Place | undefined)?.[key], root);

function removed(root: object, path: readonly (string | number)[]): boolean {
  const key = path.at(-1);
  const around = at(root, path.slice(0, -1));
  if (key === undefined) return false;
  if (Array.isArray(around)) around.splice(Number(key), 1);
  else if (isObject(around)) Reflect.deleteProperty(around, key);
  return true;
}

function updated(root: object, path: readonly (string | number)[], update: unknown): boolean {
  const value = at(root, path);
  if (Array.isArray(value)) value.push(update);
  else if (isObject(value) && isObject(update)) merge(value, update);
  else return false;
  return true;
}

/** Merges an object into another one: lists are joined, and other values are replaced. */
function merge(target: Record<string, unknown>, update: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(update)) {
    if (!isSafeKey(key)) continue;
    const before = target[key];
    if (isObject(before) && isObject(value)) merge(before, value);
    else
      target[key] =
        Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value;
  }
}

const pointerOf = (path: readonly (string | number)[]): string =>
  ['#', ...path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
