import type { ValueKind } from './kind.js';

/** A file or folder. */
export const path = {
  typed: 'a file',
  code: 'string',
  tool: { type: 'string' },
  completion: 'file',
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
