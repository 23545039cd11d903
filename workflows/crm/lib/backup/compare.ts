/** Compares two versions of a record, field by field. */
import { isObject, stringifyJson, type Row } from 'cmdspec-runtime/kit';
import { labeled, nameOf, type Definitions } from './names.js';

/** One difference between two snapshots. `field` is null for a whole record. */
export interface Difference extends Row {
  readonly resource: string;
  readonly id: string;
  readonly change: 'added' | 'removed' | 'modified';
  readonly field: string | null;
  readonly oldValue: unknown;
  readonly newValue: unknown;
}

export interface Sides {
  /** Definitions of the older and the newer snapshot. If both are empty, keys and ids are shown unchanged. */
  readonly older: Definitions;
  readonly newer: Definitions;
}

const CUSTOM = 'custom_fields';

/** Returns one difference per field of two versions of a record; custom fields are fields of their own. */
export function compareRecords(
  resource: string,
  id: string,
  before: Row,
  after: Row,
  { older, newer }: Sides,
): Difference[] {
  const found: Difference[] = [];
  const add = (field: string, oldValue: unknown = null, newValue: unknown = null): void => {
    if (!isSame(oldValue, newValue)) found.push({ resource, id, change: 'modified', field, oldValue, newValue });
  };
  for (const key of keysOf(before, after)) {
    const [one, other] = [before[key], after[key]];
    if (key !== CUSTOM || !(isObject(one) || isObject(other))) {
      // Some records have their custom fields beside the standard fields.
      if (isSame(one ?? null, other ?? null)) continue;
      add(nameOf(key, [newer, older]), ...valuesOf(key, one, other, { older, newer }));
      continue;
    }
    const [own, others] = [isObject(one) ? one : {}, isObject(other) ? other : {}];
    for (const code of keysOf(own, others)) {
      if (isSame(own[code] ?? null, others[code] ?? null)) continue;
      const field = `${CUSTOM}.${nameOf(code, [newer, older])}`;
      add(field, ...valuesOf(code, own[code], others[code], { older, newer }));
    }
  }
  return found;
}

const valuesOf = (key: string, before: unknown, after: unknown, { older, newer }: Sides): [unknown, unknown] => {
  const shown: [unknown, unknown] = [
    labeled(key, before ?? null, [older, newer]),
    labeled(key, after ?? null, [newer, older]),
  ];
  // Two options can have the same label.
  return isSame(...shown) ? [before ?? null, after ?? null] : shown;
};

const keysOf = (one: Row, other: Row): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** Whether two JSON values are equal; the order of keys does not count, and a missing value equals null. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || stringifyJson(sorted(one)) === stringifyJson(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value) || 'isLosslessNumber' in value) return value ?? null;
  const entries = Object.entries(value).filter(([, item]) => item !== null && item !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]));
}
