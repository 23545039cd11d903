/** Errors that handlers throw. */
import type { Problem } from './types.js';

/** Thrown by handlers and hooks to respond with an error in the service's own shape. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Refuses the request with an error: `refuse(404, 'Deal not found', { hint: '...' })`. */
export function refuse(status: number, message: string, more: Omit<Problem, 'status' | 'message'> = {}): never {
  throw new Refusal({ status, message, ...more });
}
