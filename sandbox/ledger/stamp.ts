/** Fields that the service sets on every write. */
import type { Context } from '../engine/odata/behavior.js';
import type { Row, State } from '../engine/types.js';
import { changedVersion } from './world.js';

export function stamped(row: Row, state: State, now: Date): Row {
  return { ...row, Modified: now.toISOString(), Timestamp: changedVersion(state.next('version')) };
}

/** Fields of every new record. */
export const createdNow = ({ request, state }: Context): Row => ({
  Division: Number(state.mark),
  Created: request.now.toISOString(),
  CreatorFullName: 'Sandbox User',
});
