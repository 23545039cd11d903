import type { ValueKind } from './kind.js';

/** A span of days. */
export const period = {
  typed: '`90d`, `3m` as days',
  word: '90d|3m',
  form: [/^(?!0+\D)\d{1,6}[dm]$/, 'a span such as 90d'],
  code: 'number',
  tool: { type: 'string', form: 'such as 90d' },
  completion: 'any',
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
