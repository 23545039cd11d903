import type { CatalogueField, CatalogueRecord } from '../../../runtime/odata/catalogue.js';
import type { Place, Row } from '../../engine/types.js';
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
  /** Fields that never fall from one record to the next. */
  readonly ordered?: readonly string[];
  readonly fields?: (place: Place, division: number) => Row;
}

/** Makes plausible records of any resource, from the fields in the catalogue. */
export function genericSeed(name: string, record: CatalogueRecord, division: number): (place: Place) => Row {
  const fields = Object.entries(record.fields).filter(([field]) => field !== record.key);
  const singular = lastWord(name);
  return (place) => {
    const most = place.count(collectionName(division, name));
    const row: Row = {};
    for (const [field, facts] of fields) {
      const value = valueOf(field, facts, singular, place, most);
      if (value !== undefined) row[field] = value;
    }
    for (const [field, { type }] of fields) {
      const target = linkOf(field, type);
      if (target !== undefined) link(row, field, target, record, division, place);
    }
    return Object.assign(row, standard(record, division, place, most));
  };
}

/** Fields that nearly every record has. */
function standard(record: CatalogueRecord, division: number, place: Place, most: number): Row {
  const created = dayOf(place, most);
  const all: Row = {
    Division: division,
    Created: created,
    Modified: created,
    CreatorFullName: 'Anna Bakker',
    ModifierFullName: 'Anna Bakker',
  };
  const row = Object.fromEntries(Object.entries(all).filter(([field]) => record.fields[field] !== undefined));
  return { ...row, Timestamp: seededVersion(place.index) };
}

/** Links a field to a seeded record, and copies the code and name of that record. */
function link(row: Row, field: string, target: string, record: CatalogueRecord, division: number, place: Place): void {
  const collection = collectionName(division, target);
  const many = place.count(collection);
  if (many === 0) return;
  const index = place.random.integer(0, many - 1);
  row[field] = place.id(collection, index);
  const label = labelOf(target, index);
  if (label === undefined) return;
  const beside = { Code: label.code, Name: label.name, Description: label.name };
  for (const [suffix, value] of Object.entries(beside)) {
    if (record.fields[`${field}${suffix}`] !== undefined) row[`${field}${suffix}`] = value;
  }
}

function valueOf(field: string, { type }: CatalogueField, singular: string, place: Place, most: number): unknown {
  const { index, random } = place;
  switch (type) {
    case 'Edm.String':
      if (field === 'Code') return String(index + 1);
      if (/^(Name|Description|Subject)$/.test(field)) return `${singular} ${index + 1}`;
      return /^Currency(Code)?$/.test(field) ? 'EUR' : undefined;
    case 'Edm.Boolean':
      return false;
    case 'Edm.DateTime':
      return /(^|[a-z])Date$/.test(field) && !/^(End|Free)/.test(field) ? dayOf(place, most) : undefined;
    case 'Edm.Double':
      return /Amount|Price|Quantity|Stock$/.test(field) ? random.integer(100, 250_000) / 100 : undefined;
    case 'Edm.Int16':
    case 'Edm.Int32':
    case 'Edm.Byte':
      if (/Number$/.test(field)) return index + 1;
      return /^Free/.test(field) ? undefined : random.integer(1, 12);
    default:
      return undefined;
  }
}

/** Name of a record: `Sales entry` for `salesentry/SalesEntries`. */
function lastWord(name: string): string {
  const word = name.slice(name.lastIndexOf('/') + 1).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  return singular.charAt(0) + singular.slice(1).toLowerCase();
}
