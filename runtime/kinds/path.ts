/** The kind `path`: a file or folder. */
import type { ValueKind } from './kind.js';

export const path = {
  typed: 'a file',
  code: 'string',
  tool: { type: 'string' },
  completion: 'file',
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) =>
    text.trim() === '' || text.includes('\0') ? { wrong: 'must be the path of a file or folder' } : { value: text },
} as const satisfies ValueKind;
