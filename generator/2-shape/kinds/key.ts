import type { ValueKind } from './kind.js';

/** An opaque identifier. */
export const key = {
  typed: 'an opaque identifier',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  wider: ['text'],
  isId: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
