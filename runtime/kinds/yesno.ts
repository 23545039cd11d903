/** The kind `yesno`: yes or no, or the bare flag for yes. */
import type { ValueKind } from './kind.js';

export const yesno = {
  typed: 'yes, no, true, false',
  word: 'yes|no',
  wanted: 'yes or no',
  code: 'boolean',
  tool: { type: 'boolean' },
  completion: 'yesno',
  isWhole: true,
  keys: ['choices', 'stdin', 'unit', 'repeatable'],
  read: (text) => {
    if (/^(?:true|yes|1)$/i.test(text)) return { value: true };
    return /^(?:false|no|0)$/i.test(text) ? { value: false } : { wrong: 'must be true, false, yes, no, 1 or 0' };
  },
} as const satisfies ValueKind;
