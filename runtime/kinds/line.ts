/** The kind `line`: a line of a document, in the notation of its group. */
import type { ValueKind } from './kind.js';

export const line = {
  typed: 'one line of a document, in the notation of its group',
  code: 'DocumentLine',
  tool: { type: 'string' },
  completion: 'any',
  isWhole: true,
  keys: ['placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
