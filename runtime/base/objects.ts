import { isLosslessNumber } from './json.js';

/** Whether a value is an object with keys: not a list, not `null`, and not a number that is kept digit for digit. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
}
