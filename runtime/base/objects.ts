/**
 * Whether a value is a plain object: not a list, not `null`, and not an instance of a class, as a number is that is kept
 * digit for digit.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  // The root of all objects, also of those that another realm made.
  return parent === null || Object.getPrototypeOf(parent) === null;
}
