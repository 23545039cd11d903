/** Compares two states of an account, leaf by leaf, where records that came back have their new ids. */
import type { Row } from '../copies/service.js';
import { NEW_TIME, type Lost, type UndoService } from './service.js';

export type State = ReadonlyMap<string, readonly Row[]>;

/** A record that `undo` says is back: its id before and its id now. */
export interface Returned {
  readonly from: string;
  readonly to: string;
}

/** What `undo` reports of a record that it has created again. */
const BACK = /^.*? (\S+) is back as .*? (\S+?)\.?$/gm;

export const returnedIn = (stderr: string): readonly Returned[] =>
  [...stderr.matchAll(BACK)].map(([, from = '', to = '']) => ({ from, to }));

/** Leaves by path: `deals/42/custom_fields/abc`. Lists are leaves. */
export type Leaves = ReadonlyMap<string, string>;

export function leavesOf(state: State, { keyOf }: Pick<UndoService, 'keyOf'>): Leaves {
  const leaves = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) leaves.set(path, JSON.stringify(value));
    else for (const [name, inner] of Object.entries(value)) add(`${path}/${name}`, inner);
  };
  for (const [list, rows] of state)
    for (const row of rows) {
      leaves.set(`${list}/${keyOf(row, list)}`, 'a record');
      for (const [name, value] of Object.entries(row)) add(`${list}/${keyOf(row, list)}/${name}`, value);
    }
  return leaves;
}

/** Returns the leaves of a state in which records that came back have the ids from before, in their rows and in their parts. */
export function asBefore(now: Leaves, before: Leaves, returned: readonly Returned[]): Leaves {
  let leaves = now;
  for (const { from, to } of returned) {
    const records = [...before.keys()].filter((path) => path.endsWith(`/${from}`) && !leaves.has(path));
    const lists = records
      .map((path) => path.slice(0, -from.length))
      .filter((list) => leaves.has(`${list}${to}`) && !before.has(`${list}${to}`));
    const isOwn = (path: string): boolean =>
      lists.some((list) => `${path}/`.startsWith(`${list}${to}/`) || isPart(path, list.slice(0, -1), to));
    const id = new RegExp(`(?<![\\w-])${to}(?![\\w-])`, 'g');
    leaves = new Map(
      [...leaves].map(([path, value]) =>
        isOwn(path) ? [path.replace(`/${to}`, `/${from}`), value.replaceAll(id, from)] : [path, value],
      ),
    );
  }
  return leaves;
}

/** Whether a path is in a list of the parts of a record. */
const isPart = (path: string, list: string, key: string): boolean =>
  path.startsWith(`${list}-`) && path.split('/')[1] === key;

/** Returns the leaves that differ: `deals/42/title: "New" instead of "Old"`. */
export function differencesOf(before: Leaves, now: Leaves): readonly string[] {
  const gone = [...before].filter(([path, value]) => value === 'a record' && !now.has(path)).map(([path]) => path);
  const added = [...now].filter(([path, value]) => value === 'a record' && !before.has(path)).map(([path]) => path);
  const isWithin = (path: string): boolean => [...gone, ...added].some((record) => path.startsWith(`${record}/`));
  const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => !isWithin(path));
  return paths
    .filter((path) => before.get(path) !== now.get(path))
    .map((path) => `${path}: ${now.get(path) ?? 'nothing'} instead of ${before.get(path) ?? 'nothing'}`);
}

const matches = (pattern: string, difference: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('[^/]*')}(?:/|:)`).test(difference);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns what differs but may not, and the exceptions that nothing needs. */
export function unexpected(differences: readonly string[], always: Lost, own: Lost): readonly string[] {
  const patterns = [...Object.keys(always), ...Object.keys(own)];
  return [
    ...differences.filter((difference) => !patterns.some((pattern) => matches(pattern, difference))),
    ...Object.keys(own)
      .filter((pattern) => own[pattern] !== NEW_TIME && !differences.some((difference) => matches(pattern, difference)))
      .map((pattern) => `${pattern} does return`),
  ];
}
