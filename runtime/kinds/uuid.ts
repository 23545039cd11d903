/** The kind `uuid`: a UUID, with or without braces. */
import { bareUuid } from '../base/ids.js';
import type { ValueKind } from './kind.js';

export const uuid = {
  typed: 'a UUID',
  wanted: 'a UUID',
  code: 'string',
  tool: { type: 'string', form: 'UUID' },
  result: 'string',
  completion: 'any',
  wider: ['key', 'reference', 'text'],
  isId: true,
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable'],
  read: (text) => {
    const bare = bareUuid(text);
    return bare === undefined
      ? { wrong: 'must be a UUID, for example 6ba7b810-9dad-41d1-80b4-00c04fd430c8' }
      : { value: bare.toLowerCase() };
  },
  isIdentity: true,
} as const satisfies ValueKind;
