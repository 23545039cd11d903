import { defined } from 'cmdspec-runtime/kit';
import type { CatalogueRecord } from '../../runtime/dialects/odata/catalogue.js';
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

function collection(name: string, record: CatalogueRecord, division: number, resources: Resources): Collection {
  const special = SPECIAL[name];
  const family = resources.family(name);
  const id = idStyle(record, special);
  const seed = seedOf(name, record, division, id);
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

function idStyle(record: CatalogueRecord, special?: Special): IdStyle {
  const field = keyField(record);
  const type = record.fields[field]?.type ?? 'Edm.Guid';
  if (type === 'Edm.Guid') return { style: 'uuid', field };
  const isCounted = field !== 'Code' && special?.hasIds !== true && INTEGERS.test(type);
  return isCounted ? { style: 'integer', field } : { style: 'own', field };
}

function seedOf(
  name: string,
  record: CatalogueRecord,
  division: number,
  id: IdStyle,
): ((place: Place) => Row) | undefined {
  // A write-only resource has no seeded records, and those of a computed one follow from others.
  if (!record.methods.includes('GET')) return undefined;
  if (isView(name)) return SPECIAL[name]?.fields && ((place) => SPECIAL[name]?.fields?.(place, division) ?? {});
  // Made on first use: of hundreds of resources, a run reads a few.
  let generic: ((place: Place) => Row) | undefined;
  const special = SPECIAL[name]?.fields;
  return (place) => ({
    ...(id.style === 'own' && { [id.field ?? 'id']: ownKey(record, place) }),
    ...(generic ??= genericSeed(name, record, division))(place),
    ...special?.(place, division),
  });
}

/** A unique key of the right type, for resources with neither GUIDs nor counted ids. */
function ownKey(record: CatalogueRecord, { index, start }: Place): unknown {
  const type = record.fields[keyField(record)]?.type;
  if (type === 'Edm.String') return `K${index + 1}`;
  return type === 'Edm.DateTime' ? new Date(+start - index * 86_400_000).toISOString() : index + 1;
}
