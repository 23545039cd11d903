import type { ValueKind } from './kind.js';

/** A UUID, with or without braces. */
export const uuid = {
  typed: 'a UUID',
  form: [/^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i, 'a UUID'],
  code: 'string',
  tool: { type: 'string', form: 'UUID' },
  result: 'string',
  completion: 'any',
  wider: ['key', 'reference', 'text'],
  isId: true,
  keys: ['choices', 'placeholder', 'stdin', 'unit', 'repeatable'],
} as const satisfies ValueKind;
