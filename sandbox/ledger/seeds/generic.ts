import type { CatalogueField, CatalogueRecord } from '../../../runtime/dialects/odata/catalogue.js';
import type { Lookup, Place, Row } from '../../engine/types.js';
import { collectionName, seededVersion } from '../world.js';
import { labelOf, linkOf } from './links.js';

const DAY = 86_400_000;

/** Day of a record; it rises with the position, from the first day of last year to that of the sandbox. */
export function dayOf({ index, start }: Pick<Place, 'index' | 'start'>, most: number): string {
  const days = (+start - Date.UTC(start.getUTCFullYear() - 1, 0, 1)) / DAY;
  const age = Math.floor(((most - 1 - index) * days) / Math.max(most, 1)) * DAY;
  return new Date(+start - Math.max(age, 0)).toISOString();
}

/** What a resource has in addition to its generic record. */
export interface Special {
  /** Number of seeded records, unless it is the size of the sandbox. */
  readonly count?: (records: number) => number;
  /** Number of seeded lines of the header at a position, unless it is the usual one. */
  readonly lines?: (index: number) => number;
  /** The fields include the key, where other integer keys are counted. */
  readonly hasIds?: true;
  /** Fields that never fall from one record to the next. */
  readonly ordered?: readonly string[];
  readonly fields?: (place: Place, division: number) => Row;
  readonly finds?: Finds;
}

/** Fields by which records are found, as the engine does. */
export type Finds = Readonly<
  Record<string, (value: string | number, lookup: Lookup, division: number) => Iterable<number>>
>;

/** Sets fields of a new record. It runs for every record that a filter looks at, so it must not look up field facts. */
type Step = (row: Row, place: Place, most: number) => void;

/** Makes plausible records of any resource, from the fields in the catalogue. */
export function genericSeed(name: string, record: CatalogueRecord, division: number): (place: Place) => Row {
  const fields = Object.entries(record.fields).filter(([field]) => field !== record.key);
  const singular = lastWord(name);
  const steps = [
    ...fields.map(([field, facts]) => valueStep(field, facts, singular)),
    ...fields.map(([field, { type }]) => linkStep(field, linkOf(field, type), record, division)),
    standardStep(record, division),
  ].filter((step) => step !== undefined);
  const collection = collectionName(division, name);
  return (place) => {
    const most = place.count(collection);
    const row: Row = {};
    for (const step of steps) step(row, place, most);
    return row;
  };
}

/** Fields that nearly every record has. */
function standardStep(record: CatalogueRecord, division: number): Step {
  const has = (field: string): boolean => record.fields[field] !== undefined;
  const fixed = Object.entries({
    Division: division,
    CreatorFullName: 'Anna Bakker',
    ModifierFullName: 'Anna Bakker',
  }).filter(([field]) => has(field));
  const dates = ['Created', 'Modified'].filter(has);
  return (row, place, most) => {
    for (const [field, value] of fixed) row[field] = value;
    const day = dates.length === 0 ? undefined : dayOf(place, most);
    for (const field of dates) row[field] = day;
    row['Timestamp'] = seededVersion(place.index);
  };
}

/** Links a field to a seeded record, and copies the code and name of that record. */
function linkStep(
  field: string,
  target: string | undefined,
  record: CatalogueRecord,
  division: number,
): Step | undefined {
  if (target === undefined) return undefined;
  const collection = collectionName(division, target);
  const beside = (
    [
      [`${field}Code`, 'code'],
      [`${field}Name`, 'name'],
      [`${field}Description`, 'name'],
    ] as const
  ).filter(([copied]) => record.fields[copied] !== undefined);
  return (row, place) => {
    const many = place.count(collection);
    if (many === 0) return;
    const index = place.random.integer(0, many - 1);
    row[field] = place.id(collection, index);
    const label = beside.length === 0 ? undefined : labelOf(target, index);
    if (label === undefined) return;
    for (const [copied, part] of beside) row[copied] = label[part];
  };
}

/** Returns what sets a field, or undefined if seeded records do not have it. */
function valueStep(field: string, { type }: CatalogueField, singular: string): Step | undefined {
  switch (type) {
    case 'Edm.String':
      if (field === 'Code') return (row, { index }) => (row[field] = String(index + 1));
      if (/^(Name|Description|Subject)$/.test(field))
        return (row, { index }) => (row[field] = `${singular} ${index + 1}`);
      return /^Currency(Code)?$/.test(field) ? (row) => (row[field] = 'EUR') : undefined;
    case 'Edm.Boolean':
      return (row) => (row[field] = false);
    case 'Edm.DateTime':
      return /(^|[a-z])Date$/.test(field) && !/^(End|Free)/.test(field)
        ? (row, place, most) => (row[field] = dayOf(place, most))
        : undefined;
    case 'Edm.Double':
      // A discount or a tax of any size would make documents that nobody could have sent.
      if (/Discount|Withholding|ExtraDuty|GAccountAmount/.test(field)) return (row) => (row[field] = 0);
      return /Amount|Price|Quantity|Stock$/.test(field)
        ? (row, { random }) => (row[field] = random.integer(100, 250_000) / 100)
        : undefined;
    case 'Edm.Int16':
    case 'Edm.Int32':
    case 'Edm.Byte':
      if (/Number$/.test(field)) return (row, { index }) => (row[field] = index + 1);
      return /^Free/.test(field) ? undefined : (row, { random }) => (row[field] = random.integer(1, 12));
    default:
      return undefined;
  }
}

/** Name of a record: `Sales entry` for `salesentry/SalesEntries`. */
function lastWord(name: string): string {
  const word = name.slice(name.lastIndexOf('/') + 1).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<=[^s])s$/, '');
  return singular.charAt(0) + singular.slice(1).toLowerCase();
}
