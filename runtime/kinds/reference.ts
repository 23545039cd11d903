/** The kind `reference`: an id, or a code or name that a look-up turns into one. */
import { hasControls, type ValueKind } from './kind.js';

export const reference = {
  typed: 'an id, or a code or name that a look-up turns into one',
  word: 'id|code',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) =>
    text.trim() === '' || hasControls(text) ? { wrong: 'must be an id, a code or a name' } : { value: text.trim() },
  isIdentity: true,
  isNumber: true,
} as const satisfies ValueKind;
