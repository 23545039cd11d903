/** The kind `date`: a day, such as `2026-05-31` or `today`. */
import { isRealDay, writtenDay } from '../base/timestamp.js';
import type { ValueKind } from './kind.js';

/** Returns the day of this machine, which is that of the user. */
function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(now.getFullYear())}-${month ?? ''}-${day ?? ''}`;
}

export const date = {
  typed: '`2026-05-31` or `today`, see `dates`',
  word: 'YYYY-MM-DD',
  wanted: 'a date such as 2026-06-01, or today',
  code: 'string',
  tool: { type: 'string', form: 'YYYY-MM-DD' },
  result: 'string',
  completion: 'any',
  order: 'day',
  isId: true,
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable', 'epoch'],
  read: (text, { now, dates: { times, first = '' } }) => {
    if (text === 'today') return { value: dayOf(now) };
    const day = times ? writtenDay(text) : /^\d{4}-\d\d-\d\d$/.exec(text)?.[0];
    const orTime = times ? ' an ISO 8601 time such as 2026-01-31T09:30:00,' : '';
    if (day === undefined) return { wrong: `must be a date, YYYY-MM-DD,${orTime} or today` };
    if (!isRealDay(day)) return { wrong: 'is not a valid date' };
    return day < first ? { wrong: `must be ${first} or later` } : { value: day };
  },
  refusal: 'combination',
} as const satisfies ValueKind;
