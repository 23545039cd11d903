import type { ValueKind } from './kind.js';

/** A switch. */
export const boolean = {
  typed: 'the bare flag',
  code: 'boolean',
  tool: { type: 'boolean' },
  result: 'boolean',
  completion: 'none',
  wider: ['yesno'],
  isWhole: true,
  keys: [],
} as const satisfies ValueKind;
