import type { ValueKind } from './kind.js';

/** JSON, from the line, a file or standard input. */
export const json = {
  typed: 'JSON, `@file`, stdin',
  word: 'json|@file',
  code: 'Json',
  tool: { form: 'JSON' },
  completion: 'at-file',
  isWhole: true,
  keys: ['placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
