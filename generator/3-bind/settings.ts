/** Profile settings, which are declared as flags. */
import type { FlagSpec } from '../2-shape/types.js';

/** Keys of a flag that a setting has. */
export const settingKeys: readonly string[] = ['type', 'summary', 'choices', 'default', 'min', 'max', 'secret', 'wire'];

const FLAG = 'flag:';

/** Returns the flag whose default is the setting. */
export const filledBy = ({ wire }: FlagSpec): string | undefined =>
  typeof wire === 'string' && wire.startsWith(FLAG) ? wire.slice(FLAG.length) : undefined;
