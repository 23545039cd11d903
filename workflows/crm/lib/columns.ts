/** Columns for the values of custom fields in databases. */
import { isObject, type Pointer, type Row, type Table, type ViewColumn as Column } from 'cmdspec-runtime/kit';

/** Where the values of custom fields are: in `custom_fields`, or beside the standard fields, as in version 1 of the API. */
export type Layout = 'inside' | 'beside';

/** A part of the values of a field, with the suffix of its column name and its type. */
interface Part {
  readonly suffix?: string;
  /** Field inside of the value. */
  readonly key?: string;
  readonly type: Column['type'];
  readonly names?: Pointer;
}

const text: readonly Part[] = [{ type: 'text' }];
const idIn = (table: string): readonly Part[] => [{ type: 'integer', names: { table, fields: ['name'] } }];

const parts: Readonly<Record<string, readonly Part[]>> = {
  varchar: text,
  varchar_auto: text,
  text,
  phone: text,
  enum: text,
  int: [{ type: 'integer' }],
  user: idIn('users'),
  people: idIn('persons'),
  org: idIn('organizations'),
  double: [{ type: 'number' }],
  monetary: [
    { key: 'value', type: 'number' },
    { key: 'currency', suffix: ' currency', type: 'text' },
  ],
  date: [{ type: 'date' }],
  daterange: [
    { key: 'value', type: 'date' },
    { key: 'until', suffix: ' until', type: 'date' },
  ],
  time: [{ key: 'value', type: 'text' }],
  timerange: [
    { key: 'value', type: 'text' },
    { key: 'until', suffix: ' until', type: 'text' },
  ],
  address: [{ key: 'value', type: 'text' }],
};

/**
 * Returns the columns of the custom fields, with the names of the fields. Databases ignore the case of names. If a name is
 * taken, the first characters of the field's key follow it.
 */
export function columnsOf(definitions: readonly Row[], table: Table, layout: Layout): Column[] {
  const taken = new Set(Object.keys(table).map((name) => name.toLowerCase()));
  const unique = (name: string, key: string): string => {
    const free = [name, `${name} (${key.slice(0, 8)})`].find((one) => !taken.has(one.toLowerCase()));
    const found = free ?? `${name} (${key})`;
    taken.add(found.toLowerCase());
    return found;
  };
  const columns: Column[] = [];
  for (const {
    field_code: key,
    field_name: name,
    field_type: kind,
    is_custom_field: isCustom,
    options,
  } of definitions) {
    if (isCustom !== true || typeof key !== 'string' || !/^\w+$/.test(key)) continue;
    const base = typeof name === 'string' && name.trim() !== '' ? name.trim() : key;
    const labels = labelsOf(options);
    const isSet = kind === 'set' && layout === 'inside';
    const json: readonly Part[] = [{ type: 'json' }];
    const known = isSet ? json : (parts[String(kind)] ?? (layout === 'beside' ? text : undefined));
    for (const { suffix = '', key: part, ...rest } of known ?? json) {
      columns.push({
        name: unique(`${base}${suffix}`, key),
        path: pathOf(key, part, layout),
        ...rest,
        ...(kind === 'enum' || isSet ? { labels } : {}),
      });
    }
  }
  return columns;
}

function pathOf(key: string, part: string | undefined, layout: Layout): readonly string[] {
  if (layout === 'beside') return [part === undefined || part === 'value' ? key : `${key}_${part}`];
  return ['custom_fields', key, ...(part === undefined ? [] : [part])];
}

function labelsOf(options: unknown): ReadonlyMap<string, string> {
  const all = (Array.isArray(options) ? options : []).filter(isObject);
  return new Map(all.map(({ id: option, label }) => [String(option), String(label)]));
}
