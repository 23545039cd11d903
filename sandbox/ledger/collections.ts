/** The seeded records of each resource. */
import { defined } from 'cmdspec-runtime/kit';
import type { CatalogueResource } from '../../runtime/contract/catalogue.js';
import { lazily, type Fields } from '../engine/lazy.js';
import { keyField, type Served } from '../engine/odata/resources.js';
import { INTEGERS, ownKey } from '../engine/odata/seeds.js';
import type { Collection, IdStyle, Place, Row } from '../engine/types.js';
import { isView } from './books/views.js';
import { genericSeed, type Special } from './seeds/generic.js';
import { SPECIAL } from './seeds/special.js';
import { LINES, linesOf } from './seeds/words.js';

/** Returns the collection of a resource: its seeded records are those of one company. */
export function collectionOf({ source, record }: Served, { parent, count, shared }: Collection): Collection {
  const special = SPECIAL[source];
  const id = idStyle(record, special);
  const lines = ({ index }: Place): number => special?.lines?.(index) ?? linesOf(index);
  return {
    id,
    ordered: ['Timestamp', ...(special?.ordered ?? [])],
    ...defined({
      shared,
      count: special?.count ?? count,
      seed: seedOf(source, record, id, parent?.field),
      finds: special?.finds,
      parent: parent && { ...parent, most: LINES, count: lines },
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
  id: IdStyle,
  parentField: string | undefined,
): ((place: Place) => Row) | undefined {
  // A write-only resource has no seeded records, and the records of a computed resource follow from others.
  const { fields, each } = SPECIAL[name] ?? {};
  if (!record.methods.includes('GET') || (isView(name) && each === undefined)) return undefined;
  // Made on first use: of hundreds of resources, a run reads a few.
  let made: ((place: Place) => Row) | undefined;
  return (place) => {
    made ??= lazily(fieldsOf(place));
    return made(place);
  };

  function fieldsOf(first: Place): Fields<Place> {
    const generic = isView(name) ? { fields: {}, draws: 0 } : genericSeed(name, record, first.count);
    const own = (place: Place): unknown =>
      id.style === 'own' ? ownKey(record.fields[keyField(record)], place.start, place.index) : place.own;
    // A record is read field by field, but these fields are made together.
    let last: readonly [place: Place, row: Row] | undefined;
    const rest = (place: Place): Row => {
      if (last?.[0] !== place) last = [place, fields?.({ ...place, random: place.random.after(generic.draws) }) ?? {}];
      return last[1];
    };
    return {
      [id.field ?? 'id']: own,
      ...(parentField !== undefined && { [parentField]: ({ parent }: Place) => parent?.id }),
      ...generic.fields,
      ...Object.fromEntries(Object.keys(rest(first)).map((field) => [field, (place: Place) => rest(place)[field]])),
      ...each,
    };
  }
}
