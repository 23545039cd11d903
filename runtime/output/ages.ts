/** Reads times, and formats durations and ages. */

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

type Unit = readonly [unit: string, length: number];

/** Units of a duration: days at most, because months and years differ in length. */
const SPANS: readonly Unit[] = UNITS.slice(2);

/** Returns the milliseconds since 1970 of a time; `undefined` for other text, and without a zone unless `utc` declares it. */
export function timeOf(text: string, utc = false): number | undefined {
  const [, day = '', clock = '', zone] = TIME.exec(text) ?? [];
  if (clock === '' || (zone === undefined && !utc)) return undefined;
  const time = Date.parse(`${day}T${clock}${zone ?? 'Z'}`.toUpperCase());
  return Number.isNaN(time) ? undefined : time;
}

/** Returns a duration in its two largest units: `3 h 12 min`. */
export function spanText(seconds: number): string {
  const size = Math.round(Math.abs(seconds)) * 1000;
  const at = SPANS.findIndex(([, length]) => size >= length);
  const parts = at < 0 ? ['0 s'] : partsOf(size, SPANS.slice(at, at + 2));
  return `${seconds < 0 && at >= 0 ? '-' : ''}${parts.join(' ')}`;
}

const partsOf = (size: number, units: readonly Unit[]): readonly string[] => {
  let left = size;
  return units.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? [] : [`${String(count)} ${unit}`];
  });
};

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
