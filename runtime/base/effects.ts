import type { Effect } from '../contract/command.js';

/** Whether an effect is a write: it changes something at the service. */
export const isWrite = (effect: Effect): effect is Exclude<Effect, 'read' | 'local'> =>
  effect !== 'read' && effect !== 'local';
