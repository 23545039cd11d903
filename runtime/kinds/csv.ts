/** The kind `csv`: a list of values of one kind, with commas between them. */
import type { ValueKind } from './kind.js';

export const csv = {
  typed: '`a,b,c`',
  word: 'a,b,...',
  code: 'string',
  tool: { type: 'string' },
  completion: 'any',
  isWhole: true,
  keys: ['placeholder', 'stdin', 'unit', 'repeatable', 'of'],
} as const satisfies ValueKind;
