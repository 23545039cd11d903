import { getPath, setPath } from 'cmdspec-runtime/kit';
import { seededFrom, type Form } from './sample.js';
import type { FieldRule, Place, Random, Row } from './types.js';

const WORDS = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'harbor',
  'iris',
  'juniper',
  'kelp',
  'larch',
];
const DAY = 86_400_000;

/** Plausible records for a collection of which only the fields are known, and possibly a sample and the field of the id. */
export function seedFrom(
  name: string,
  fields: Readonly<Record<string, FieldRule>>,
  id = 'id',
  form?: Form,
): (place: Place) => Row {
  const isMissing = (path: string): boolean => path !== id && getPath(form?.sample, path) === undefined;
  // A constant of a request says what to do; that records have it is not known.
  const entries = Object.entries(fields).filter(([path, { kind }]) => kind !== 'any' && isMissing(path));
  if (entries.length === 0 && Object.keys(form?.sample ?? {}).length === 0)
    return ({ index }) => (id === 'name' ? {} : { name: `${name} ${index + 1}` });
  return (place) => {
    const row = form === undefined ? {} : seededFrom(form, place);
    for (const [path, rule] of entries) setPath(row, path, valueOf(path, rule, place));
    return row;
  };
}

export function valueOf(
  path: string,
  rule: FieldRule & { readonly shaped?: true },
  { index, random, start }: Place,
): unknown {
  if (rule.choices !== undefined && rule.choices.length > 0) return random.pick(rule.choices);
  switch (rule.shaped === true ? 'any' : rule.kind) {
    case 'integer':
      return random.integer(rule.min ?? 0, rule.max ?? (rule.min ?? 0) + 100);
    case 'number':
      return random.integer((rule.min ?? 1) * 100, (rule.max ?? 1000) * 100) / 100;
    case 'id':
      return random.integer(1, 5);
    case 'uuid':
      return random.uuid();
    case 'boolean':
    case 'yesno':
      return random.chance(0.5);
    case 'date':
      return instant(start, random).slice(0, 10);
    case 'time':
      return `${String(random.integer(8, 17)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
    case 'timestamp':
    case 'since':
      return instant(start, random);
    case 'csv':
      return [random.pick(WORDS), random.pick(WORDS)];
    case 'any':
    case 'json':
    case 'pair':
      return null;
    default:
      return `${capital(random.pick(WORDS))} ${path.replaceAll(/[._[\]]/g, ' ').trim()} ${index + 1}`.slice(
        0,
        rule.maxLength ?? 200,
      );
  }
}

function instant(start: Date, random: Random): string {
  const moment = new Date(+start - random.integer(1, 365) * DAY + random.integer(0, 86_399) * 1000);
  return moment.toISOString().replace('.000Z', 'Z');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
