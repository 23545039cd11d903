/** The entities that records are imported, matched and merged as. */
import { exactNumber } from 'cmdspec-runtime/kit';

/** How records of an entity are named, matched and written. */
export interface Entity {
  /** Word of the group: `person upsert`. */
  readonly word: string;
  readonly noun: readonly [one: string, many: string];
  /** Name under `custom-fields` of the service. */
  readonly fields: string;
  /** Fields without a definition that records can be matched by: where the value is in a record. */
  readonly keys: Readonly<Record<string, Key>>;
}

export interface Key {
  readonly field: string;
  /** The field is a list of `{value, primary, label}`. */
  readonly isList?: true;
  readonly ignoresCase?: true;
}

export const ENTITIES: Readonly<Record<string, Entity>> = {
  person: {
    word: 'person',
    noun: ['person', 'persons'],
    fields: 'person',
    keys: {
      name: { field: 'name' },
      email: { field: 'emails', isList: true, ignoresCase: true },
      phone: { field: 'phones', isList: true },
    },
  },
  org: {
    word: 'org',
    noun: ['organization', 'organizations'],
    fields: 'organization',
    keys: { name: { field: 'name' } },
  },
  deal: { word: 'deal', noun: ['deal', 'deals'], fields: 'deal', keys: { title: { field: 'title' } } },
};

/** Returns the entity of a command by its words: `person upsert`. */
export function entityOf(words: string): Entity {
  const found = ENTITIES[words.split(' ')[0] ?? ''];
  if (found === undefined) throw new Error(`"${words}" is not a command of an entity.`);
  return found;
}

/** Returns the id of a record as JSON has it. One that is not a JSON number, such as 007, stays text. */
export const idValue = (id: string): ReturnType<typeof exactNumber> | string =>
  /^(?:0|[1-9]\d*)$/.test(id) ? exactNumber(id) : id;
