import type { ValueKind } from './kind.js';

/** A resource of the catalogue. */
export const resource = {
  typed: 'a name of the catalogue',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
