/** Seeded records of which only the fields are known. */
import { getPath, setPath } from 'cmdspec-runtime/kit';
import { sampleOf } from './kinds.js';
import { seededFrom, type Form } from './sample.js';
import type { FieldRule, Place, Row } from './types.js';

/** Plausible records for a collection of which only the fields are known, and possibly a sample and the field of the id. */
export function seedFrom(
  name: string,
  fields: Readonly<Record<string, FieldRule>>,
  id = 'id',
  form?: Form,
): (place: Place) => Row {
  const isMissing = (path: string): boolean => path !== id && getPath(form?.sample, path) === undefined;
  // A constant of a request names an action; records may not have it.
  const entries = Object.entries(fields).filter(([path, { kind }]) => kind !== 'any' && isMissing(path));
  if (entries.length === 0 && Object.keys(form?.sample ?? {}).length === 0)
    return ({ index }) => (id === 'name' ? {} : { name: `${name} ${index + 1}` });
  return (place) => {
    const row = form === undefined ? {} : seededFrom(form, place);
    for (const [path, rule] of entries) setPath(row, path, sampleOf(path, rule, place));
    return row;
  };
}
