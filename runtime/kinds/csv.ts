import type { ValueKind } from './kind.js';

/** A list of values of one kind, with commas. */
export const csv = {
  typed: '`a,b,c`',
  word: 'a,b,...',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  isWhole: true,
  keys: ['placeholder', 'stdin', 'unit', 'repeatable', 'of'],
} as const satisfies ValueKind;
