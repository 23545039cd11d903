/** The kind `id`: digits of any length. */
import { isDigits } from '../base/ids.js';
import type { ValueKind } from './kind.js';

export const id = {
  typed: 'digits of any length',
  wanted: 'an id of digits',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  wider: ['key', 'reference', 'text'],
  isId: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) => (isDigits(text) ? { value: text } : { wrong: 'must be an id: digits only, for example 42' }),
  isIdentity: true,
  isNumber: true,
} as const satisfies ValueKind;
