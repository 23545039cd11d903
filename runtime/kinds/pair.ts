/** The kind `pair`: a name and a value, as `Key=value`. */
import { isSafeKey } from '../base/objects.js';
import type { ValueKind } from './kind.js';

export const pair = {
  typed: '`Key=value`',
  word: 'Key=value',
  wanted: 'of the form Key=value',
  code: 'readonly [string, string]',
  tool: { type: 'string', form: 'Name=value' },
  completion: 'any',
  isWhole: true,
  keys: ['choices', 'max-length', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) => {
    const equals = text.indexOf('=');
    const key = text.slice(0, equals).trim();
    if (equals < 0 || key === '') return { wrong: 'must be a name and a value with = between them' };
    if (key.split(/[.[\]]/).some((part) => !isSafeKey(part))) return { wrong: `must not use the key ${key}` };
    return { value: [key, text.slice(equals + 1)] };
  },
} as const satisfies ValueKind;
