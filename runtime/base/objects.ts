/**
 * Whether a value is a plain object: not a list, not `null`, and not an instance of a class such as `LosslessNumber`.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  // Objects of another realm have another root prototype, which has no parent either.
  return parent === null || Object.getPrototypeOf(parent) === null;
}
