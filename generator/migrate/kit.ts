/** What rules of migrations are made of: changes of one entry. */
import { isObject } from '../../runtime/base/objects.js';
import { entryOf, insertBefore, removeEntry, replaceEntry, withQuotes, type Edit } from '../1-read/edits.js';
import { placeOf, placeOfKey, placeOfValue, textOf } from '../1-read/source.js';
import { inYaml } from '../2-shape/wording.js';
import { find, inService, nameOf, type Found, type Keys, type Mapping } from './places.js';
import type { Change, Rule } from './rule.js';

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

/** Returns the mapping, or an empty one for any other value. */
export const mappingOf = (value: unknown): Mapping => (isObject(value) ? (value as Mapping) : {});

/** Returns the first of the keys that a mapping has, or its first key. */
export const firstOf = (mapping: Mapping, ...keys: readonly string[]): string =>
  keys.find((key) => Object.hasOwn(mapping, key)) ?? Object.keys(mapping)[0] ?? '';

/** Keys of service.yaml by their path, or any others. */
type Where = string | Keys;

const keysAt = (where: Where): Keys => (typeof where === 'string' ? inService(where) : where);

/** A key that the language no longer has. `todo` returns what a person has to do where its meaning was used. */
export function removed(where: Where, why: string, todo?: (found: Found) => string | undefined): Rule {
  const keys = keysAt(where);
  return {
    why,
    find: (spec) =>
      keys
        .find(spec)
        .map((found) =>
          withTodo(
            change(
              found,
              `\`${nameOf(keys, found)}\` is removed (it was ${inYaml(found.value)})`,
              removeEntry(found.owner, found.key),
            ),
            todo?.(found),
          ),
        ),
  };
}

/** Returns a change that only leaves something to a person. */
export const leave = ({ owner, key }: Found, what: string, todo: string): Change => ({
  at: placeOfKey(owner, key),
  what,
  edits: [],
  todo,
});

/** Returns a change that leaves something to a person. */
export const withTodo = (change: Change | undefined, todo: string | undefined): Change | undefined =>
  change === undefined || todo === undefined ? change : { ...change, todo };

/**
 * A key that has another name or value. `write` returns the entry in its place, and the keys beside it that the entry
 * replaces; `undefined` for an entry that is as it should be.
 */
export function rewritten(
  where: Where,
  why: string,
  write: (
    found: Found,
  ) => { readonly entry: string; readonly without?: readonly string[]; readonly todo?: string } | undefined,
): Rule {
  const keys = keysAt(where);
  return {
    why,
    find: (spec) =>
      keys.find(spec).map((found) => {
        const written = write(found);
        if (written === undefined) return undefined;
        const { owner, key } = found;
        const beside = (written.without ?? []).filter((other) => Object.hasOwn(owner, other));
        const changed = change(
          found,
          `\`${nameOf(keys, found)}\` is written as \`${written.entry}\` (it was ${inYaml(found.value)})`,
          replaceEntry(owner, key, written.entry),
          ...beside.map((other) => removeEntry(owner, other)),
        );
        return withTodo(changed, written.todo);
      }),
  };
}

/**
 * A key of service.yaml that moved. `write` returns the path of the mapping that has it now, and the entry there. An entry
 * that the mapping has already stays.
 */
export const moved = (
  path: string,
  why: string,
  write: (
    found: Found,
    service: Mapping,
  ) => readonly { readonly to: string; readonly key: string; readonly value: unknown }[],
): Rule => ({
  why,
  find: ({ service }) =>
    find(service.value, path).map((found) => {
      const targets = write(found, service.value as Mapping);
      const edits = targets.map(({ to, key, value }) => addEntry(service.value, to, key, value, found.key));
      const where = targets.map(({ to, key }) => `\`${to === '' ? key : `${to}.${key}`}\``).join(' and ');
      const what = `\`${nameOf(inService(path), found)}\` is ${where === '' ? `removed (it was ${inYaml(found.value)})` : `moved to ${where}`}`;
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
  if (owner === undefined) return insertBefore(service, placeIn(service, without), entry(to, { [key]: value }));
  if (!isObject(owner.value) || Object.keys(owner.value).length === 0) return undefined;
  if (Object.hasOwn(owner.value, key)) return 'there';
  return insertBefore(owner.value, placeIn(owner.value, without), entry(key, value));
}

/** Returns the key before which an entry is added: not the one that is removed at the same time. */
function placeIn(mapping: object, without: string): string {
  const names = Object.keys(mapping).filter((name) => name !== without);
  return names.find((name) => name === 'hosts') ?? names[0] ?? '';
}

/**
 * Returns the edits that make a list a mapping, in its form and with its comments: each element becomes an entry, with a
 * text before and after it.
 */
export function asMapping(
  list: readonly unknown[],
  write: (element: unknown, index: number) => { readonly before?: string; readonly after?: string },
): readonly (Edit | undefined)[] {
  const whole = placeOf(list);
  const { source } = whole;
  const isFlow = source.text.charAt(whole.start) === '[';
  const edits = list.flatMap((element, index): Edit[] => {
    const { start, end } = withQuotes(placeOfValue(list, index));
    const { before = '', after = '' } = write(element, index);
    const from = isFlow ? start : source.text.lastIndexOf('-', start - 1);
    return [
      { span: { source, start: from, end: start }, text: before },
      ...(after === '' ? [] : [{ span: { source, start: end, end }, text: after }]),
    ];
  });
  if (!isFlow) return edits;
  const blank = textOf(whole).includes('\n') ? '' : ' ';
  return [
    { span: { source, start: whole.start, end: whole.start + 1 }, text: `{${blank}` },
    ...edits,
    { span: { source, start: whole.end - 1, end: whole.end }, text: `${blank}}` },
  ];
}

/** Returns the edit that writes the only value of a mapping in place of the mapping, with its form and its comments. */
export function unwrapped(owner: Mapping, key: string): Edit | undefined {
  const mapping = mappingOf(owner[key]);
  const [only, ...others] = Object.keys(mapping);
  if (only === undefined || others.length > 0 || entryOf(owner, key) === undefined) return undefined;
  const whole = placeOfValue(owner, key);
  const inner = withQuotes(placeOfValue(mapping, only));
  const { source, start } = whole;
  if (source.text.charAt(start) === '{') return { span: whole, text: textOf(inner) };
  const name = placeOfKey(mapping, only);
  const isBelow = source.text.slice(name.end, inner.start).includes('\n');
  const lineStart = source.text.lastIndexOf('\n', name.start) + 1;
  if (!isBelow) return { span: { source, start: name.start, end: inner.start }, text: '' };
  return { span: { source, start: lineStart, end: source.text.indexOf('\n', name.end) + 1 }, text: '' };
}
