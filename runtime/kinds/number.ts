/** The kind `number`: a decimal number, whose digits are sent as they are typed. */
import type { ValueKind } from './kind.js';

export const number = {
  typed: 'a decimal, sent as typed',
  wanted: 'a number',
  code: 'Decimal',
  tool: { type: 'number' },
  result: 'number',
  completion: 'any',
  wider: ['text'],
  isId: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable', 'min', 'max', 'decimals', 'minor'],
  read: (text) =>
    /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? { value: text } : { wrong: 'must be a number, for example 12.50' },
  isNumber: true,
  hasRange: true,
} as const satisfies ValueKind;
