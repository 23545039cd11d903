/** Days and times as text. */

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A time as text and what was changed in it, or what the text must be, for a message. */
export type Timestamp = { readonly value: string; readonly changed?: string } | { readonly wrong: string };

const wrong = (text: string): Timestamp => ({ wrong: text });

const form =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * Returns the day of a date or time as it is written, `YYYY-MM-DD`, whatever its zone; undefined for other text. The day
 * may not exist.
 */
export const writtenDay = (text: string): string | undefined => form.exec(text)?.[1];

/**
 * RFC 3339 date or time, as UTC in whole seconds (a fraction is dropped with a warning: services refuse it). A time without
 * a zone is UTC, a day without a time its first second, or its last one.
 *
 * @param unit precision that the service accepts: with `milliseconds`, three digits of a fraction are kept
 */
export function readTimestamp(text: string, end?: 'end', unit: 'seconds' | 'milliseconds' = 'seconds'): Timestamp {
  const parts = form.exec(text);
  if (!parts) return wrong('must be a date or time such as 2026-01-31 or 2026-01-31T09:30:00Z');
  const [, day = '', typed, second = '00', fraction = '', zone = 'Z'] = parts;
  const [clock, seconds] = typed === undefined && end ? ['23:59', '59'] : [typed ?? '00:00', second];
  if (!isRealDay(day)) return wrong('is not a valid date');
  const kept = unit === 'milliseconds' ? fraction.slice(0, 3) : '';
  const part = /[1-9]/.test(kept) ? `.${kept.padEnd(3, '0')}` : '';
  const result = instant(Date.parse(`${day}T${clock}:${seconds}${zone.toUpperCase()}`), part);
  if ('wrong' in result || !/[1-9]/.test(fraction.slice(kept.length))) return result;
  if (unit === 'milliseconds')
    return { ...result, changed: `may have at most three digits of a second; ${String(result.value)} is used` };
  return { ...result, changed: `may not have a fraction of a second; ${String(result.value)} is used` };
}

/** A time in milliseconds, as UTC in whole seconds, with a fraction such as `.250` after them. */
export function instant(ms: number, fraction = ''): Timestamp {
  const at = new Date(Math.floor(ms / 1000) * 1000);
  const text = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return /^\d{4}-/.test(text)
    ? { value: text.replace('.000Z', `${fraction}Z`) }
    : wrong('is out of the range of dates');
}
