import type { BoundCommand } from './types.js';

/** Returns how many rows a list prints without --limit; `undefined` for all. */
export const capOf = ({ spec, request, effect }: BoundCommand): number | undefined =>
  request?.shape === 'rows' && effect === 'read' ? spec.cap : undefined;
