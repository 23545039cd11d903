/** The kind `since`: an instant, or a span before now. */
import { instant, readTimestamp } from '../base/timestamp.js';
import type { ValueKind } from './kind.js';

const DAY = 24 * 60 * 60_000;
/** A month of 30 days. */
const MONTH = 30 * DAY;
const sizes: Readonly<Record<string, number>> = { d: DAY, h: DAY / 24, m: 60_000 };

export const since = {
  typed: 'a timestamp, or `7d 12h 30m` before now',
  word: 'time|7d',
  wanted: 'a time, or a span such as 7d',
  code: 'string',
  tool: { type: 'string', form: 'RFC 3339, or a time span before now such as 7d, 12h' },
  completion: 'any',
  order: 'instant',
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable', 'epoch', 'day', 'months'],
  read: (text, { data: { months, epoch, day }, now }) => {
    const span = /^(\d+)([dhm])$/.exec(text);
    if (!span) {
      const plain = readTimestamp(text, day, epoch);
      const relative = months ? 'a span such as 30d or 6m (months)' : 'a span such as 7d, 12h or 30m (minutes)';
      return 'wrong' in plain && plain.wrong.startsWith('must') ? { wrong: `${plain.wrong}, or ${relative}` } : plain;
    }
    const [, count = '', unit = ''] = span;
    if (unit === 'h' && months) return { wrong: 'must be a timestamp or a span such as 30d or 6m (months)' };
    const size = unit === 'm' && months ? MONTH : (sizes[unit] ?? 0);
    return instant(now.getTime() - Number(count) * size);
  },
  refusal: 'combination',
} as const satisfies ValueKind;
