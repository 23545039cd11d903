/** The kind `time`: a time of day. */
import type { ValueKind } from './kind.js';

export const time = {
  typed: '`09:30`',
  word: 'HH:MM',
  wanted: 'a time such as 09:30',
  code: 'string',
  tool: { type: 'string', form: 'HH:MM' },
  completion: 'any',
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : { wrong: 'must be a time, HH:MM' }),
} as const satisfies ValueKind;
