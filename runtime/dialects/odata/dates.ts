/** Times of the service, `/Date(ms)/`, as ISO 8601. */

const STAMP = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/;

const DAY = 86_400_000;
/** Milliseconds from 1970 to the last time that a date can hold. */
const LAST = 100_000_000 * DAY;

/** Days that were converted, by their number since 1970: most rows of a list share theirs. */
const days = new Map<number, string>();
const MOST_DAYS = 4096;

/** Returns `YYYY-MM-DD`. */
function dayText(day: number): string {
  const known = days.get(day);
  if (known !== undefined) return known;
  if (days.size === MOST_DAYS) days.clear();
  const text = new Date(day * DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);
  days.set(day, text);
  return text;
}

/** `00` to `59`: padding numbers for each row takes longer than all else here. */
const TWO = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/**
 * Converts `/Date(1700000000000)/`, milliseconds since 1970 without a zone, to `YYYY-MM-DD` at midnight and to
 * `YYYY-MM-DDTHH:MM:SSZ` otherwise, with milliseconds unless they are 0. Undefined for other text.
 */
export function stampText(text: string): string | undefined {
  // Every text of every row comes here, and few of them are times.
  if (!text.startsWith('/')) return undefined;
  const found = STAMP.exec(text);
  if (found === null) return undefined;
  const time = Number(found[1]);
  if (Math.abs(time) > LAST) return undefined;
  const day = Math.floor(time / DAY);
  const date = dayText(day);
  const rest = time - day * DAY;
  if (rest === 0) return date;
  const seconds = Math.floor(rest / 1000);
  const ms = rest % 1000;
  const [h, m] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const clock = `${TWO[h]}:${TWO[m]}:${TWO[seconds % 60]}`;
  return `${date}T${clock}${ms === 0 ? '' : `.${String(ms).padStart(3, '0')}`}Z`;
}
