/**
 * What a sandbox shares with the runtime. An entry of its own: every command of a generated client loads `index.ts`, and
 * none of this is needed to start.
 */
export { isRealDay } from './base/calendar.js';
export { defined } from './base/defined.js';
export { exactNumber, stringifyJson } from './base/json.js';
export { isObject } from './base/objects.js';
export { stamp } from './odata/dates.js';
export { sweepTemporary, writeAtomic } from './state/atomic.js';
export { withLock } from './state/lock.js';
