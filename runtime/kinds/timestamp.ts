/** The kind `timestamp`: an instant, in the form of RFC 3339. */
import { readTimestamp as readTime } from '../base/timestamp.js';
import type { ValueKind } from './kind.js';

export const timestamp = {
  typed: 'RFC 3339',
  word: 'time',
  wanted: 'a time such as 2026-06-01T08:00:00Z',
  code: 'string',
  tool: { type: 'string', form: 'RFC 3339' },
  result: 'string',
  completion: 'any',
  order: 'instant',
  isId: true,
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable', 'epoch', 'day'],
  read: (text, { data }) => readTime(text, data.day, data.epoch),
  refusal: 'combination',
} as const satisfies ValueKind;
