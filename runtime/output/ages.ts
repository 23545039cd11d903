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

/** Returns the milliseconds since 1970 of a time; `undefined` for other text, and without a zone unless `utc` declares it. */
export function timeOf(text: string, utc = false): number | undefined {
  const [, day = '', clock = '', zone] = TIME.exec(text) ?? [];
  if (clock === '' || (zone === undefined && !utc)) return undefined;
  const time = Date.parse(`${day}T${clock}${zone ?? 'Z'}`.toUpperCase());
  return Number.isNaN(time) ? undefined : time;
}

/** Returns how long ago a time was, or how far ahead it is: `2 h ago`, `in 3 d`. Undefined for what is not a time. */
export function ageOf(text: string, now: Date, utc = false): string | undefined {
  const time = timeOf(text, utc);
  if (time === undefined) return undefined;
  const distance = now.getTime() - time;
  const size = Math.abs(distance);
  const unit = UNITS.find(([, length]) => size >= length);
  if (unit === undefined) return 'now';
  const count = `${String(Math.floor(size / unit[1]))} ${unit[0]}`;
  return distance > 0 ? `${count} ago` : `in ${count}`;
}
