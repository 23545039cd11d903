import { defined } from 'cmdspec-runtime/kit';
import type { CatalogueResource } from '../../runtime/contract/catalogue.js';
import { lazily, type Fields } from '../engine/lazy.js';
import type { Family } from '../engine/odata/resources.js';
import type { Collection, IdStyle, Lookup, Place, Row } from '../engine/types.js';
import { isView } from './books/views.js';
import { keyField, type Resources } from './resources.js';
import { genericSeed, type Special } from './seeds/generic.js';
import { SPECIAL } from './seeds/special.js';
import { LINES, linesOf } from './seeds/words.js';
import { collectionName, OPEN_DIVISIONS } from './world.js';

/** Number of rows that a function returns. */
const COMPUTED = 5;
const INTEGERS = /^Edm\.(Int16|Int32|Int64|Byte)$/;

/** Collections of every resource in every open division. */
export function collectionsOf(resources: Resources): Record<string, Collection> {
  const all: Record<string, Collection> = {};
  for (const [name, record] of Object.entries(resources.data)) {
    if (resources.find(name, record.beta === true)?.source !== name) continue;
    for (const division of OPEN_DIVISIONS) {
      all[collectionName(division, name)] = collection(name, record, division, resources);
    }
  }
  return all;
}

function collection(name: string, record: CatalogueResource, division: number, resources: Resources): Collection {
  const special = SPECIAL[name];
  const family = resources.family(name);
  const id = idStyle(record, special);
  const seed = seedOf(name, record, division, id, family);
  const count = special?.count ?? (record.function === undefined ? undefined : (): number => COMPUTED);
  return {
    id,
    ordered: ['Timestamp', ...(special?.ordered ?? [])],
    ...defined({ count, seed }),
    ...(special?.finds !== undefined && {
      finds: Object.fromEntries(
        Object.entries(special.finds).map(([field, find]) => [
          field,
          (value: string | number, lookup: Lookup) => find(value, lookup, division),
        ]),
      ),
    }),
    ...(family !== undefined && {
      parent: {
        collection: collectionName(division, family.parent),
        field: family.field,
        most: LINES,
        count: ({ index }: Place) => special?.lines?.(index) ?? linesOf(index),
      },
    }),
  };
}

function idStyle(record: CatalogueResource, special?: Special): IdStyle {
  const field = keyField(record);
  const type = record.fields[field]?.type ?? 'Edm.Guid';
  if (type === 'Edm.Guid') return { style: 'uuid', field };
  const isCounted = field !== 'Code' && special?.hasIds !== true && INTEGERS.test(type);
  return isCounted ? { style: 'integer', field } : { style: 'own', field };
}

function seedOf(
  name: string,
  record: CatalogueResource,
  division: number,
  id: IdStyle,
  family: Family | undefined,
): ((place: Place) => Row) | undefined {
  // A write-only resource has no seeded records, and those of a computed one follow from others.
  const { fields, each } = SPECIAL[name] ?? {};
  if (!record.methods.includes('GET') || (isView(name) && each === undefined)) return undefined;
  // Made on first use: of hundreds of resources, a run reads a few.
  let made: ((place: Place) => Row) | undefined;
  return (place) => {
    made ??= lazily(fieldsOf(place));
    return made(place);
  };

  function fieldsOf(first: Place): Fields<Place> {
    const generic = isView(name) ? { fields: {}, draws: 0 } : genericSeed(name, record, division, first.count);
    const own = (place: Place): unknown => (id.style === 'own' ? ownKey(record, place) : place.own);
    // A record is read field by field, and these are made together.
    let last: readonly [place: Place, row: Row] | undefined;
    const rest = (place: Place): Row => {
      if (last?.[0] !== place)
        last = [place, fields?.({ ...place, random: place.random.after(generic.draws) }, division) ?? {}];
      return last[1];
    };
    return {
      [id.field ?? 'id']: own,
      ...(family !== undefined && { [family.field]: ({ parent }: Place) => parent?.id }),
      ...generic.fields,
      ...Object.fromEntries(Object.keys(rest(first)).map((field) => [field, (place: Place) => rest(place)[field]])),
      ...each?.(division),
    };
  }
}

/** A unique key of the right type, for resources with neither GUIDs nor counted ids. */
function ownKey(record: CatalogueResource, { index, start }: Place): unknown {
  const type = record.fields[keyField(record)]?.type;
  if (type === 'Edm.String') return `K${index + 1}`;
  return type === 'Edm.DateTime' ? new Date(+start - index * 86_400_000).toISOString() : index + 1;
}
