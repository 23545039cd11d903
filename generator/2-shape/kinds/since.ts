import type { ValueKind } from './kind.js';

/** An instant, or a span before now. */
export const since = {
  typed: 'a timestamp, or `7d 12h 30m` before now',
  word: 'time|7d',
  form: [/^(?:\d+[dhm]|\d{4}-\d\d-\d\d\S*)$/, 'a time, or a span such as 7d'],
  code: 'string',
  tool: { type: 'string', form: 'RFC 3339, or a time span before now such as 7d, 12h' },
  completion: 'any',
  order: 'instant',
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable', 'epoch', 'day', 'months'],
} as const satisfies ValueKind;
