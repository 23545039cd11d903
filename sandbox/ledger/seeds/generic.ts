/** Seeded records of resources that no other seed describes. */
import type { CatalogueField, CatalogueResource } from '../../../runtime/contract/catalogue.js';
import type { Fields } from '../../engine/lazy.js';
import { titleOf } from '../../engine/odata/seeds.js';
import type { Collection, Place, Random, Row } from '../../engine/types.js';
import { seededVersion } from '../world.js';
import { labelOf, linkOf } from './links.js';

const DAY = 86_400_000;

/** Day of a record; it rises with the position, from the first day of last year to the day of the sandbox. */
export function dayOf({ index, start }: Pick<Place, 'index' | 'start'>, most: number): string {
  if (+start !== known.start) {
    known = { start: +start, days: (+start - Date.UTC(start.getUTCFullYear() - 1, 0, 1)) / DAY };
  }
  const age = Math.floor(((most - 1 - index) * known.days) / Math.max(most, 1)) * DAY;
  return isoDay(+start - Math.max(age, 0));
}

/** Days that the records of a sandbox are spread over: nearly all fields follow from the day. */
let known = { start: Number.NaN, days: 0 };

const texts = new Map<number, string>();

/** A moment as text, which is slow to write: the records of a sandbox share some hundred days. */
export function isoDay(time: number): string {
  let text = texts.get(time);
  if (text === undefined) {
    if (texts.size > 4096) texts.clear();
    texts.set(time, (text = new Date(time).toISOString()));
  }
  return text;
}

/** The parts of a resource in addition to its generic record. */
export interface Special {
  /** Number of seeded records, unless it is the size of the sandbox. */
  readonly count?: (records: number) => number;
  /** Number of seeded lines of the header at a position, unless it is the usual one. */
  readonly lines?: (index: number) => number;
  /** The fields include the key, where other integer keys are counted. */
  readonly hasIds?: true;
  /** Fields that never fall from one record to the next. */
  readonly ordered?: readonly string[];
  /** Fields of a record; every record has the same names. */
  readonly fields?: (place: Place) => Row;
  /** The same, each computed for itself: for records that are read by the hundred thousand. */
  readonly each?: Fields<Place>;
  readonly finds?: Finds;
}

/** Fields by which records are found. */
export type Finds = NonNullable<Collection['finds']>;

/** How fields of a record are made, and how many random numbers they take: each field has numbers of its own. */
interface Step {
  readonly fields: Fields<Place>;
  readonly draws: number;
}

type Draw = (place: Place) => Random;

/** Makes plausible records of any resource, from the fields in the catalogue. Returns the random numbers that they take, too. */
export function genericSeed(name: string, record: CatalogueResource, count: Place['count']): Step {
  const entries = Object.entries(record.fields).filter(([field]) => field !== record.key);
  const title = titleOf(name);
  const most = count(name);
  const all: Record<string, Fields<Place>[string]> = {};
  let draws = 0;
  const add = (make: (draw: Draw) => Step | undefined): void => {
    const from = draws;
    const step = make(({ random }) => random.after(from));
    Object.assign(all, step?.fields);
    draws += step?.draws ?? 0;
  };
  for (const [field, facts] of entries) add((draw) => valueStep(field, facts, title, most, draw));
  for (const [field, { type }] of entries) add((draw) => linkStep(field, linkOf(field, type), record, count, draw));
  Object.assign(all, standardFields(record, most));
  return { fields: all, draws };
}

/** Fields that nearly every record has. */
function standardFields({ fields }: CatalogueResource, most: number): Fields<Place> {
  const day = (place: Place): string => dayOf(place, most);
  const person = (): string => 'Anna Bakker';
  const standard = {
    ...{
      Division: ({ mark }: Place) => Number(mark),
      CreatorFullName: person,
      ModifierFullName: person,
      Created: day,
      Modified: day,
    },
  };
  return {
    ...Object.fromEntries(Object.entries(standard).filter(([field]) => fields[field] !== undefined)),
    Timestamp: ({ index }) => seededVersion(index),
  };
}

/** Links a field to a seeded record, and copies the code and name of that record. */
function linkStep(
  field: string,
  target: string | undefined,
  { fields }: CatalogueResource,
  count: Place['count'],
  draw: Draw,
): Step | undefined {
  if (target === undefined) return undefined;
  const many = count(target);
  if (many === 0) return undefined;
  const at = (place: Place): number => draw(place).integer(0, many - 1);
  const beside = (
    [
      [`${field}Code`, 'code'],
      [`${field}Name`, 'name'],
      [`${field}Description`, 'name'],
    ] as const
  ).filter(([copied]) => fields[copied] !== undefined && labelOf(target, 0) !== undefined);
  return {
    fields: {
      [field]: (place) => place.id(target, at(place)),
      ...Object.fromEntries(
        beside.map(([copied, part]) => [copied, (place: Place) => labelOf(target, at(place))?.[part]]),
      ),
    },
    draws: 1,
  };
}

/** Returns what sets a field, or undefined if seeded records do not have it. */
function valueStep(field: string, { type }: CatalogueField, title: string, most: number, draw: Draw): Step | undefined {
  const plain = (compute: (place: Place) => unknown): Step => ({ fields: { [field]: compute }, draws: 0 });
  const drawn = (low: number, high: number, per: number): Step => ({
    fields: { [field]: (place) => draw(place).integer(low, high) / per },
    draws: 1,
  });
  switch (type) {
    case 'Edm.String':
      if (field === 'Code') return plain(({ index }) => String(index + 1));
      if (/^(Name|Description|Subject)$/.test(field)) return plain(({ index }) => `${title} ${index + 1}`);
      return /^Currency(Code)?$/.test(field) ? plain(() => 'EUR') : undefined;
    case 'Edm.Boolean':
      return plain(() => false);
    case 'Edm.DateTime':
      return /(^|[a-z])Date$/.test(field) && !/^(End|Free)/.test(field)
        ? plain((place) => dayOf(place, most))
        : undefined;
    case 'Edm.Double':
      // A discount or a tax of any size would make documents that nobody could have sent.
      if (/Discount|Withholding|ExtraDuty|GAccountAmount/.test(field)) return plain(() => 0);
      return /Amount|Price|Quantity|Stock$/.test(field) ? drawn(100, 250_000, 100) : undefined;
    case 'Edm.Int16':
    case 'Edm.Int32':
    case 'Edm.Byte':
      if (/Number$/.test(field)) return plain(({ index }) => index + 1);
      return /^Free/.test(field) ? undefined : drawn(1, 12, 1);
    default:
      return undefined;
  }
}
