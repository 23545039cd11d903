/** The kind `text`: any text. */
import type { ValueKind } from './kind.js';

export const text = {
  typed: 'text',
  code: 'string',
  tool: { type: 'string' },
  result: 'string',
  completion: 'any',
  isId: true,
  keys: [
    'choices',
    'max-length',
    'placeholder',
    'stdin',
    'unit',
    'repeatable',
    'splits',
    'compact',
    'blank',
    'completes',
  ],
  read: (text) => ({ value: text }),
} as const satisfies ValueKind;
