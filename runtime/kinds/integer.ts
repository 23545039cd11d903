/** The kind `integer`: a whole number. */
import type { ValueKind } from './kind.js';

export const integer = {
  typed: 'a whole number',
  word: 'number',
  wanted: 'a whole number',
  code: 'number',
  tool: { type: 'integer' },
  result: 'integer',
  completion: 'any',
  wider: ['number', 'text'],
  isId: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable', 'min', 'max'],
  read: (text) => {
    if (!/^-?\d+$/.test(text)) return { wrong: 'must be a whole number' };
    const value = Number(text);
    return Number.isSafeInteger(value) ? { value } : { wrong: 'is too large for a whole number' };
  },
  hasRange: true,
} as const satisfies ValueKind;
