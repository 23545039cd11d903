/** The kind `message`: a text, from the command line, a file or standard input. */
import type { ValueKind } from './kind.js';

export const message = {
  typed: 'text, `@file`, stdin',
  word: 'text|@file',
  code: 'string',
  tool: { type: 'string' },
  result: 'string',
  completion: 'at-file',
  keys: ['max-length', 'placeholder', 'stdin', 'unit', 'repeatable', 'completes'],
} as const satisfies ValueKind;
