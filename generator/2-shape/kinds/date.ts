import type { ValueKind } from './kind.js';

/** A day. */
export const date = {
  typed: '`2026-05-31` or `today`, see `dates`',
  word: 'YYYY-MM-DD',
  code: 'string',
  tool: { type: 'string', form: 'YYYY-MM-DD' },
  result: 'string',
  completion: 'any',
  order: 'day',
  isId: true,
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable', 'epoch'],
} as const satisfies ValueKind;
