/** The kind `boolean`: a flag that is on or off. */
import type { ValueKind } from './kind.js';

export const boolean = {
  typed: 'the bare flag',
  code: 'boolean',
  tool: { type: 'boolean' },
  result: 'boolean',
  completion: 'none',
  wider: ['yesno'],
  isWhole: true,
  keys: [],
  read: (text) => {
    if (/^(?:true|yes|on|1)$/i.test(text)) return { value: true };
    return /^(?:false|no|off|0)$/i.test(text) ? { value: undefined } : { wrong: 'must be 1 or 0' };
  },
} as const satisfies ValueKind;
