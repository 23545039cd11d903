import type { ValueKind } from './kind.js';

/** A name and a value. */
export const pair = {
  typed: '`Key=value`',
  word: 'Key=value',
  form: [/^[^=]+=/, 'of the form Key=value'],
  code: 'readonly [string, string]',
  tool: { type: 'string', form: 'Name=value' },
  completion: 'any',
  isWhole: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
