/** What a write does besides its request: records that it looks up first, and records that files become. */
import { alternatives, holes } from '../../runtime/base/template.js';
import { defined } from '../../runtime/base/defined.js';
import type { AttachSpec, FindSpec } from '../2-shape/types.js';
import { textsIn } from './words.js';

/** The flags and arguments that must have a value for a look-up, and those that must not. */
export interface Conditions {
  readonly when: readonly string[];
  readonly unless: readonly string[];
}

/** Returns the conditions under `when` of a look-up. */
export function lookUpConditions({ when = [] }: FindSpec): Conditions {
  const all = [when].flat();
  const not = 'not ';
  return {
    when: all.filter((one) => !one.startsWith(not)),
    unless: all.flatMap((one) => (one.startsWith(not) ? [one.slice(not.length)] : [])),
  };
}

/** Returns the names that the filter of a look-up needs. */
export const neededBy = ({ where }: FindSpec): string[] => [
  ...new Set(alternatives(where).flatMap((names) => (names.length === 1 ? names : []))),
];

/** Returns the field and the flag that the filter of a look-up compares by day: `Start le datetime'{date}T00:00:00'`. */
export function dayOf({ where }: FindSpec): { readonly by: string; readonly date: string } | undefined {
  const [, by, date] = /(\w+) le datetime'\{([\w-]+)\}/.exec(where) ?? [];
  return by === undefined || date === undefined ? undefined : { by, date };
}

/** Returns the fields of a look-up that a body uses, as in `{period.FinYear}`. */
export function usedFields(body: unknown, name: string): string[] {
  const pattern = new RegExp(`\\{${name}\\.([\\w.]+)[^{}]*\\}`, 'g');
  return textsIn(body).flatMap((text) => [...text.matchAll(pattern)].map(([, field = '']) => field));
}

/** Returns the fields that the error about a duplicate shows. */
export const shownFields = ({ expect, shows = '' }: FindSpec): readonly string[] =>
  expect === 'none' ? holes(shows) : [];

type RecordSpec = AttachSpec[number];

/** Returns the record of each file, which is the last one, and the one before it, which holds the files. */
export function attachedOf(records: AttachSpec): { readonly holder?: RecordSpec; readonly file?: RecordSpec } {
  return defined({ holder: records.length > 1 ? records[0] : undefined, file: records.at(-1) });
}
