import { isRealDay } from '../base/calendar.js';
import { instant, timestamp, writtenDay } from '../base/timestamp.js';
import type { FlagData } from '../contract/command.js';
import type { Service } from '../contract/service.js';
import type { Result } from './value-text.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH_DAYS = 30;

const wrong = (text: string): Result => ({ wrong: text });

/**
 * `YYYY-MM-DD`, a date that exists; `today` is the day of this machine, which is that of the user. Of a time, if the service
 * takes times, it is the day as written.
 */
export function date(text: string, now: Date, { times, first = '' }: NonNullable<Service['dates']> = {}): Result {
  if (text === 'today') return { value: dayOf(now) };
  const day = times ? writtenDay(text) : /^\d{4}-\d\d-\d\d$/.exec(text)?.[0];
  const orTime = times ? ' an ISO 8601 time such as 2026-01-31T09:30:00,' : '';
  if (day === undefined) return wrong(`must be a date, YYYY-MM-DD,${orTime} or today`);
  if (!isRealDay(day)) return wrong('is not a valid date');
  return day < first ? wrong(`must be ${first} or later`) : { value: day };
}

function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(now.getFullYear())}-${month ?? ''}-${day ?? ''}`;
}

/** `HH:MM`, up to 23:59. */
export function time(text: string): Result {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : wrong('must be a time, HH:MM');
}

/** A timestamp, or an amount of time before now: `7d`, `12h`, `30m` (with `months`, `m` is a month of 30 days). */
export function since(
  text: string,
  now: Date,
  { months, epoch: precision, day }: Pick<FlagData, 'months' | 'epoch' | 'day'>,
): Result {
  const span = /^(\d+)([dhm])$/.exec(text);
  if (!span) {
    const plain = timestamp(text, day, precision);
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
