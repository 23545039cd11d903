/** The kind `resource`: the name of a resource of the catalogue. */
import { hasControls, type ValueKind } from './kind.js';

export const resource = {
  typed: 'a name of the catalogue',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) =>
    text.trim() === '' || hasControls(text) ? { wrong: 'must be the name of a resource' } : { value: text.trim() },
} as const satisfies ValueKind;
