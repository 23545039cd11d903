/** The kind `json`: JSON, from the command line, a file or standard input. */
import type { ValueKind } from './kind.js';

export const json = {
  typed: 'JSON, `@file`, stdin',
  word: 'json|@file',
  code: 'Json',
  tool: { form: 'JSON' },
  completion: 'at-file',
  isWhole: true,
  keys: ['placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
