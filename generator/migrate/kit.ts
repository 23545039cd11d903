/** What rules of migrations are made of: where keys are, and changes of one entry. */
import { isObject } from '../../runtime/base/objects.js';
import { insertBefore, removeEntry, replaceEntry, type Edit } from '../1-read/edits.js';
import { placeOfKey } from '../1-read/source.js';
import { inYaml } from '../2-shape/wording.js';
import type { Change, Rule } from './rule.js';

/** A key that is written, with the mapping or list that has it. */
export interface Found {
  readonly owner: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly value: unknown;
}

/** Returns the keys at a path such as `credentials.*.attach`, where `*` stands for every name. */
export function find(document: object, path: string): readonly Found[] {
  const parts = path.split('.');
  const key = parts.pop() ?? '';
  let owners: readonly unknown[] = [document];
  for (const part of parts) {
    const inside = owners.filter((owner) => typeof owner === 'object' && owner !== null) as Record<string, unknown>[];
    owners = inside.flatMap((owner) => (part === '*' ? Object.values(owner) : [owner[part]]));
  }
  return owners.filter(isObject).flatMap((owner) => {
    const keys = key === '*' ? Object.keys(owner) : [key];
    return keys.filter((name) => Object.hasOwn(owner, name)).map((name) => ({ owner, key: name, value: owner[name] }));
  });
}

/** Returns a change at a key; `undefined` if one of its edits is not possible, because an alias shares the text. */
export function change(
  { owner, key }: Found,
  what: string,
  ...edits: readonly (Edit | undefined)[]
): Change | undefined {
  const possible = edits.filter((edit) => edit !== undefined);
  return possible.length < edits.length ? undefined : { at: placeOfKey(owner, key), what, edits: possible };
}

/** Returns an entry as it is written on one line. */
export const entry = (key: string, value: unknown): string => `${key}: ${inYaml(value)}`;

const named = (path: string): string => path.replaceAll('*.', '').split('.').slice(-2).join('.');

/** A key of service.yaml that the language no longer has. */
export const removed = (path: string, why: string): Rule => ({
  why,
  find: ({ service }) =>
    find(service.value, path).map((found) =>
      change(
        found,
        `\`${named(path)}\` is removed (it was ${inYaml(found.value)})`,
        removeEntry(found.owner, found.key),
      ),
    ),
});

/**
 * A key of service.yaml that has another name or value. `write` returns the entry in its place, and the keys beside it that
 * the entry replaces; `undefined` for an entry that is as it should be.
 */
export const rewritten = (
  path: string,
  why: string,
  write: (found: Found) => { readonly entry: string; readonly without?: readonly string[] } | undefined,
): Rule => ({
  why,
  find: ({ service }) =>
    find(service.value, path).map((found) => {
      const written = write(found);
      if (written === undefined) return undefined;
      const { owner, key } = found;
      const beside = (written.without ?? []).filter((other) => Object.hasOwn(owner, other));
      const what = `\`${named(path)}\` is written as \`${written.entry}\``;
      return change(
        found,
        what,
        replaceEntry(owner, key, written.entry),
        ...beside.map((other) => removeEntry(owner, other)),
      );
    }),
});

/**
 * A key of service.yaml that moved. `write` returns the path of the mapping that has it now, and the entry there. An entry
 * that the mapping has already stays.
 */
export const moved = (
  path: string,
  why: string,
  write: (found: Found) => readonly { readonly to: string; readonly key: string; readonly value: unknown }[],
): Rule => ({
  why,
  find: ({ service }) =>
    find(service.value, path).map((found) => {
      const targets = write(found);
      const edits = targets.map(({ to, key, value }) => addEntry(service.value, to, key, value, found.key));
      const where = targets.map(({ to, key }) => `\`${to === '' ? key : `${to}.${key}`}\``).join(' and ');
      const what = `\`${named(path)}\` is ${where === '' ? 'removed' : `moved to ${where}`}`;
      return change(found, what, removeEntry(found.owner, found.key), ...edits.filter((edit) => edit !== 'there'));
    }),
});

/** Returns the edit that adds an entry to a mapping of service.yaml, which is created beside the hosts if it does not exist. */
function addEntry(
  service: object,
  to: string,
  key: string,
  value: unknown,
  without: string,
): Edit | 'there' | undefined {
  const owner = to === '' ? { value: service } : find(service, to)[0];
  if (owner === undefined) return insertBefore(service, firstOf(service, without), entry(to, { [key]: value }));
  if (!isObject(owner.value) || Object.keys(owner.value).length === 0) return undefined;
  if (Object.hasOwn(owner.value, key)) return 'there';
  return insertBefore(owner.value, firstOf(owner.value, without), entry(key, value));
}

/** Returns the key before which an entry is added: not the one that is removed at the same time. */
function firstOf(mapping: object, without: string): string {
  const names = Object.keys(mapping).filter((name) => name !== without);
  return names.find((name) => name === 'hosts') ?? names[0] ?? '';
}
