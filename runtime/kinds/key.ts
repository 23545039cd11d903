/** The kind `key`: an opaque identifier. */
import { hasControls, type ValueKind } from './kind.js';

export const key = {
  typed: 'an opaque identifier',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  wider: ['text'],
  isId: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) =>
    text.trim() === '' || text === '.' || text === '..' || /[/\\]/.test(text) || hasControls(text)
      ? { wrong: 'must be an identifier: not blank, without slashes and control characters' }
      : { value: text },
  isIdentity: true,
} as const satisfies ValueKind;
