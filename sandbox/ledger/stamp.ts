import type { Row, State } from '../engine/types.js';
import { changedVersion } from './world.js';

/** Fields that the service sets on every write. */
export function stamped(row: Row, state: State, now: Date): Row {
  return { ...row, Modified: now.toISOString(), Timestamp: changedVersion(state.next('version')) };
}
