/** The kind `period`: a span of days, such as `90d`. */
import type { ValueKind } from './kind.js';

export const period = {
  typed: '`90d`, `3m` as days',
  word: '90d|3m',
  wanted: 'a span such as 90d',
  code: 'number',
  tool: { type: 'string', form: 'such as 90d' },
  completion: 'any',
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) => {
    const span = /^(\d{1,6})([dm])$/.exec(text);
    if (!span || Number(span[1]) === 0) return { wrong: 'must be a span such as 90d or 3m (months of 30 days)' };
    return { value: Number(span[1]) * (span[2] === 'm' ? 30 : 1) };
  },
} as const satisfies ValueKind;
