/** A time with its zone (RFC 3339), or without one. A date alone is a day, and stays one. */
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?$/i;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Largest first: the age of a time in the largest unit of which it has at least one. */
const UNITS = [
  ['y', 365 * DAY],
  ['mo', 30 * DAY],
  ['d', DAY],
  ['h', HOUR],
  ['min', MINUTE],
  ['s', 1000],
] as const;

/**
 * Returns how long ago a time was, or how far ahead it is: `2 h ago`, `in 3 d`. Undefined for text that is not a time, and
 * for a time without a zone unless `utc` declares these to be in UTC.
 */
export function ageOf(text: string, now: Date, utc = false): string | undefined {
  const [, day = '', clock = '', zone] = TIME.exec(text) ?? [];
  if (clock === '' || (zone === undefined && !utc)) return undefined;
  const distance = now.getTime() - Date.parse(`${day}T${clock}${zone ?? 'Z'}`.toUpperCase());
  if (Number.isNaN(distance)) return undefined;
  const size = Math.abs(distance);
  const unit = UNITS.find(([, length]) => size >= length);
  if (unit === undefined) return 'now';
  const count = `${String(Math.floor(size / unit[1]))} ${unit[0]}`;
  return distance > 0 ? `${count} ago` : `in ${count}`;
}
