/** The kind `enum`: one of the choices. */
import type { ValueKind } from './kind.js';

export const choice = {
  typed: 'one of `choices`',
  code: 'string',
  tool: { type: 'string' },
  result: 'string',
  completion: 'any',
  wider: ['text'],
  isId: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) => ({ value: text }),
} as const satisfies ValueKind;
