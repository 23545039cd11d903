/** Compares the rows of a list with a create whose response was lost, and the record of an update with what was sent. */
import { isLosslessNumber } from '../base/json.js';
import { getPath } from '../base/paths.js';
import type { Locate } from '../contract/locate.js';
import type { Row } from '../contract/rows.js';
import { isSame } from './compare.js';

/** The times between which a record was created that a write has made, in milliseconds of the service's clock. */
export interface Between {
  readonly first: number;
  readonly last: number;
}

/** Whether a create has sent a value that identifies its record: a name alone does not. */
export const isIdentified = ({ by, names = [] }: Locate, sent: unknown): boolean =>
  by.some(([path]) => !names.includes(path) && isFilled(getPath(sent, path)));

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Whether a row is a record that a create can have made: each field has the value that was sent, or none if none was sent, and
 * the record was created in the time of the write.
 */
export function isMatch(row: Row, { by, created }: Locate, sent: unknown, { first, last }: Between): boolean {
  const time = timeIn(getPath(row, created));
  if (time === undefined || time < first || time > last) return false;
  return by.every(([path, found]) => {
    const value = getPath(sent, path);
    // A service fills in what was not sent.
    return !isFilled(value) || isSame(value, getPath(row, found));
  });
}

/** Whether a row was created before the write was sent; false for a row without a time. */
export const isOlder = (row: Row, { created }: Locate, { first }: Between): boolean =>
  (timeIn(getPath(row, created)) ?? first) < first;

const ODATA = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
/** Seconds and milliseconds since 1970 differ by this in size until the year 5138. */
const MILLISECONDS = 1e11;

/** Returns the milliseconds since 1970 of a time of the service; one without a zone is UTC. */
export function timeIn(value: unknown): number | undefined {
  if (typeof value === 'number' || isLosslessNumber(value)) {
    const number = Number(value);
    return Math.abs(number) < MILLISECONDS ? number * 1000 : number;
  }
  if (typeof value !== 'string') return undefined;
  const odata = ODATA.exec(value);
  const plain = WITHOUT_ZONE.exec(value);
  const time = odata ? Number(odata[1]) : Date.parse(plain ? `${plain[1] ?? ''}T${plain[2] ?? ''}Z` : value);
  return Number.isNaN(time) ? undefined : time;
}

/** What the record of an update shows. */
export type Shown = 'sent' | 'former' | 'neither';

/** Compares a record with what an update leaves in it, and with the values that those fields had before. */
export function shownBy(record: Row, left: Row, before: Row | null): Shown {
  const fields = Object.entries(left);
  if (fields.length === 0 || fields.some(([field]) => !Object.hasOwn(record, field))) return 'neither';
  if (fields.every(([field, value]) => isSame(value, record[field]))) return 'sent';
  const isFormer =
    before !== null && fields.every(([field]) => Object.hasOwn(before, field) && isSame(before[field], record[field]));
  return isFormer ? 'former' : 'neither';
}
