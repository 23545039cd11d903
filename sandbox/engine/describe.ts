/** What the specs say about the records at a path. */
import { defined } from 'cmdspec-runtime/kit';
import type { Route, RouteId } from '../../runtime/contract/route.js';
import type { Service } from '../../runtime/contract/service.js';
import { mergeIds, type Facts, type FactTable } from './facts.js';
import { shapeOf, split } from './paths.js';
import type { FieldRule, IdStyle, Row } from './types.js';

/** The facts of the specs about the records below one list path. */
export interface Description {
  /** Parameter that names a record, and its type with the ids of examples. */
  readonly parameter?: string;
  readonly id?: RouteId;
  readonly columns: readonly string[];
  readonly forms: NonNullable<Route['forms']>;
  readonly sample?: Row;
}

/** Returns descriptions by the shape of the list path; none for a service with an extension, which has its own. */
export function describe(facts: FactTable, service: Service): ReadonlyMap<string, Description> {
  const found = new Map<string, Description>();
  const add = (list: string, { columns = [], forms = {}, ...more }: Partial<Description>): void => {
    const before = found.get(shapeOf(list));
    found.set(shapeOf(list), {
      ...before,
      ...more,
      columns: [...new Set([...(before?.columns ?? []), ...columns])],
      forms: { ...before?.forms, ...forms },
    });
  };
  for (const { route, ids, columns, forms, sample } of facts.all) {
    if (route.ids === undefined && route.columns === undefined && sample === undefined) continue;
    const list = split(route.path, service)?.list ?? route.path;
    add(list, { columns, forms, ...defined({ sample }) });
    for (const { list, parameter } of itemsIn(route.path, service)) {
      const id = ids[parameter];
      if (id === undefined) continue;
      const before = found.get(shapeOf(list))?.id;
      add(list, { parameter, id: before === undefined ? id : (mergeIds({ id: before }, { id })['id'] ?? id) });
    }
  }
  return found;
}

/** Yields the list path and the parameter of each record in a path. */
function* itemsIn(path: string, service: Service): Iterable<{ readonly list: string; readonly parameter: string }> {
  const segments = path.split('/');
  for (let end = 1; end <= segments.length; end++) {
    const item = split(segments.slice(0, end).join('/'), service);
    if (item !== undefined) yield { list: item.list, parameter: item.id };
  }
}

/** Field names that often name a record, after the name of the parameter. */
const usual = ['id', 'slug', 'key', 'code', 'login', 'name'];

/** Returns the form of the ids; `undefined` for numbers that are counted. The sample has the id of a record. */
export function idStyle(
  { parameter = 'id', id, sample = {} }: Description,
  fields: readonly string[],
  isChild: boolean,
): IdStyle | undefined {
  const isName = id !== undefined && !['id', 'integer', 'uuid'].includes(id.kind);
  const wanted = [parameter, parameter.replaceAll('-', '_'), ...(isName ? usual : ['id'])];
  const field = wanted.find((name) => fields.includes(name)) ?? (isName ? parameter : 'id');
  const own = typeof sample[field] === 'string' || typeof sample[field] === 'number' ? [String(sample[field])] : [];
  if (id === undefined && own.length === 0) return undefined;
  const known = [...new Set([...own, ...(id?.known ?? [])])];
  if ((id?.kind ?? kindOf(known)) === 'uuid') return { style: 'listed', field, known, then: 'uuid' };
  if (isName || !known.every((text) => /^[1-9]\d{0,14}$/.test(text)))
    return { style: 'listed', field, known, then: 'text' };
  // Numbers up to this one exist anyway, and lists of counted ids are sorted without a search.
  if (!isChild && known.every((text) => Number(text) <= 20)) return { style: 'integer', field };
  return { style: 'listed', field, known };
}

const kindOf = (known: readonly string[]): string | undefined =>
  known.some((text) => UUID.test(text)) ? 'uuid' : undefined;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the position of the sample: the position of its id, or the first. */
export function sampleIndex(sample: Row = {}, id: IdStyle | undefined): number {
  return id?.style === 'integer' ? Math.max(0, Number(sample[id.field ?? 'id'] ?? 1) - 1) : 0;
}

/** Kinds of columns by the last word of their name. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)(?:at|time|timestamp|created|updated|modified)$/, 'timestamp'],
  [/(?:^|_)(?:date|day|due|birthday)$/, 'date'],
  [/(?:^|_)(?:id|number|count|size|pages|stars|quantity|position|version)$/, 'integer'],
  [/(?:^|_)(?:amount|total|price|cost|value|balance)$/, 'number'],
  [/^(?:is|has)_|(?:^|_)(?:active|admin|archived|enabled|private|public|done|paid|locked)$/, 'boolean'],
];

/** 2026-01-01 in seconds since 1970, and the seconds of the year before it. */
const [EPOCH, YEAR] = [1_767_225_600, 31_536_000];

/** Currencies with two decimals and with none. */
const CURRENCIES = ['EUR', 'USD', 'JPY'];

/** Returns fields for columns that no flag describes. */
export function columnFields({ columns, forms }: Pick<Description, 'columns' | 'forms'>): Record<string, FieldRule> {
  return Object.fromEntries(
    columns.map((path) => {
      const unit = forms[path];
      if (unit === 'units') return [path, { kind: 'integer', min: 100, max: 999_900 }];
      if (unit === 'currency') return [path, { kind: 'enum', choices: CURRENCIES }];
      if (unit !== undefined) {
        const factor = unit === 'seconds' ? 1 : 1000;
        return [path, { kind: 'integer', min: (EPOCH - YEAR) * factor, max: EPOCH * factor }];
      }
      const name = path
        .replace(/^.*[.\]]/, '')
        .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
        .toLowerCase();
      return [path, { kind: kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'text' }];
    }),
  );
}

/** A value with which many services do not filter a list. */
export const EVERYTHING = /^(?:all|any)$/i;

/** Returns the choices of list parameters that the records have as `fields`, besides the one that selects all records. */
export function choiceFields(
  lists: readonly Facts[],
  fields: Readonly<Record<string, unknown>>,
): Record<string, FieldRule> {
  const parameters = lists.flatMap(({ query }) => Object.entries(query));
  return Object.fromEntries(
    parameters.flatMap(([name, { choices, ...rule }]) =>
      choices === undefined || fields[name] === undefined
        ? []
        : [[name, { ...rule, choices: choices.filter((choice) => !EVERYTHING.test(String(choice))) }]],
    ),
  );
}
