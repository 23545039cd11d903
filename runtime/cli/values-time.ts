import { isRealDay } from '../base/calendar.js';
import type { Result } from './values-text.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH_DAYS = 30;

const wrong = (text: string): Result => ({ wrong: text });

/** `YYYY-MM-DD`, a date that exists; `today` is the day of this machine, which is that of the user. */
export function date(text: string, now: Date): Result {
  if (text === 'today') return { value: dayOf(now) };
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return wrong('must be a date, YYYY-MM-DD, or today');
  return isRealDay(text) ? { value: text } : wrong('is not a valid date');
}

function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(now.getFullYear())}-${month ?? ''}-${day ?? ''}`;
}

/** `HH:MM`, up to 23:59. */
export function time(text: string): Result {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : wrong('must be a time, HH:MM');
}

/**
 * RFC 3339 date or time, as UTC in whole seconds (a fraction is dropped with a warning: services refuse it). A time without a zone is UTC, a day without a time
 * its first second, or its last one.
 */
export function timestamp(text: string, end?: 'end'): Result {
  const parts =
    /^(\d{4}-\d\d-\d\d)(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/.exec(
      text,
    );
  if (!parts) return wrong('must be a date or time such as 2026-01-31 or 2026-01-31T09:30:00Z');
  const [, day = '', typed, second = '00', fraction = '', zone = 'Z'] = parts;
  const [clock, seconds] = typed === undefined && end ? ['23:59', '59'] : [typed ?? '00:00', second];
  if (!isRealDay(day)) return wrong('is not a valid date');
  const result = instant(Date.parse(`${day}T${clock}:${seconds}${zone.toUpperCase()}`));
  if ('wrong' in result || !/[1-9]/.test(fraction)) return result;
  return { ...result, changed: `may not have a fraction of a second; ${String(result.value)} is used` };
}

/** A timestamp, or an amount of time before now: `7d`, `12h`, `30m` (with `months`, `m` is a month of 30 days). */
export function since(text: string, now: Date, months: boolean): Result {
  const span = /^(\d+)([dhm])$/.exec(text);
  if (!span) {
    const plain = timestamp(text);
    const relative = months ? 'a span such as 30d or 6m (months)' : 'a span such as 7d, 12h or 30m (minutes)';
    return 'wrong' in plain && plain.wrong.startsWith('must') ? wrong(`${plain.wrong}, or ${relative}`) : plain;
  }
  const [, count = '', unit] = span;
  if (unit === 'h' && months) return wrong('must be a timestamp or a span such as 30d or 6m (months)');
  const size = unit === 'd' ? DAY : unit === 'h' ? HOUR : months ? MONTH_DAYS * DAY : MINUTE;
  return instant(now.getTime() - Number(count) * size);
}

/** `Nd` or `Nm` (30 days) as a number of days. */
export function period(text: string): Result {
  const span = /^(\d{1,6})([dm])$/.exec(text);
  if (!span || Number(span[1]) === 0) return wrong('must be a span such as 90d or 3m (months of 30 days)');
  return { value: Number(span[1]) * (span[2] === 'm' ? MONTH_DAYS : 1) };
}

function instant(ms: number): Result {
  const at = new Date(Math.floor(ms / 1000) * 1000);
  const text = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return /^\d{4}-/.test(text) ? { value: text.replace('.000Z', 'Z') } : wrong('is out of the range of dates');
}
