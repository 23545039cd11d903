/** Shows custom fields of records by name, with the labels of their options. */
import { isObject } from '../../base/objects.js';
import type { Run } from '../../contract/run.js';
import type { DecodeOptions } from '../../contract/dialect.js';
import type { CustomFields } from '../../contract/custom-fields.js';
import type { Pages, Row } from '../../contract/rows.js';
import { plainText } from '../../base/json.js';
import { OutputClosed } from '../../base/errors.js';
import { type Definitions, definitionsOf, distinctName, fieldRules } from './definitions.js';
import type { Definition } from '../../contract/custom-fields.js';
import { fieldNamed, storedValue } from './named.js';

/** Decodes pages of rows, see `FieldDialect`. */
export async function* decodeRows(context: Run, entity: string, pages: Pages, options: DecodeOptions = {}): Pages {
  const rules = fieldRules(context, entity);
  if (!rules) {
    yield* pages;
    return;
  }
  for await (const rows of pages) {
    const decoded: Row[] = [];
    for (const row of rows) decoded.push((await decodeRecord(context, entity, row, options)) as Row);
    yield decoded;
  }
}

/** Decodes one record, see `FieldDialect`. */
export async function decodeRecord(
  context: Run,
  entity: string,
  record: unknown,
  options: DecodeOptions = {},
): Promise<unknown> {
  const rules = fieldRules(context, entity);
  if (!rules || !isObject(record)) return record;
  const isDecoded = options.raw !== true && needsNames(record, rules);
  const names = isChange(record, rules) ? [] : (options.names ?? []);
  if (!isDecoded && names.every((name) => isOwn(name, record))) return record;
  const definitions = await namesFor(context, entity, rules, record);
  if (!definitions) return record;
  const decoded = isDecoded ? decode(record, rules, definitions, options) : record;
  const missing = names.filter((name) => !isOwn(name, decoded));
  return { ...decoded, ...named(missing, record, rules, definitions, options) };
}

/** Whether a name is a key of the record, or a path that begins with one. */
const isOwn = (name: string, record: Row): boolean => Object.hasOwn(record, name.replace(/\..*$/, ''));

function decode(record: Row, rules: CustomFields, definitions: Definitions, options: DecodeOptions): Row {
  if (isChange(record, rules)) return decodeChange(record, rules, definitions);
  if (rules.under === '') return decodeTop(record, definitions);
  return decodeNested(record, rules, definitions, options);
}

/** Returns the values of the fields of these names, by name. A field that the record does not have is missing. */
function named(
  names: readonly string[],
  record: Row,
  rules: CustomFields,
  definitions: Definitions,
  { raw }: DecodeOptions,
): Row {
  const values = names.flatMap((name): [string, unknown][] => {
    const field = fieldNamed(name, definitions);
    const value = field && storedValue(record, field, rules);
    if (field === undefined || value === undefined) return [];
    return [[name, raw === true ? value : toLabels(field, value)]];
  });
  return Object.fromEntries(values);
}

function isChange(row: Row, rules: CustomFields): boolean {
  return rules.changes !== undefined && typeof row[rules.changes.code] === 'string';
}

function needsNames(row: Row, rules: CustomFields): boolean {
  if (rules.under === '' || isChange(row, rules)) return true;
  const values = row[rules.under];
  return isObject(values) && Object.keys(values).length > 0;
}

/**
 * Whether the definitions have all custom fields and options of the record. Keys without a definition are ignored in rows
 * that describe a change, and where custom fields are among others, because they are common there.
 */
function isCovered(record: Row, rules: CustomFields, { byCode }: Definitions): boolean {
  const values = rules.under === '' || isChange(record, rules) ? {} : record[rules.under];
  return Object.entries(isObject(values) ? values : {}).every(([code, value]) => {
    const { options = [] } = byCode.get(code) ?? {};
    const ids =
      options.length === 0 ? [] : [value].flat().filter((id) => typeof id === 'number' || typeof id === 'string');
    return byCode.has(code) && ids.every((id) => options.some((option) => plainText(option.id) === plainText(id)));
  });
}

const warned = new WeakSet<Run>();

async function namesFor(
  context: Run,
  entity: string,
  rules: CustomFields,
  record: Row,
): Promise<Definitions | undefined> {
  try {
    return await definitionsOf(context, entity, rules, (definitions) => isCovered(record, rules, definitions));
  } catch (error) {
    if (context.world.signal.aborted || error instanceof OutputClosed) throw error;
    if (!warned.has(context)) {
      const reason = error instanceof Error ? error.message : String(error);
      context.warn(`The names of ${entity} fields could not be read, so keys and ids are shown: ${reason}`);
    }
    warned.add(context);
    return undefined;
  }
}

function decodeNested(row: Row, rules: CustomFields, definitions: Definitions, options: DecodeOptions): Row {
  const { [rules.under]: nested, ...standard } = row;
  const values = Object.entries(nested as Row).map(([code, value]): [string, unknown] => {
    const field = definitions.byCode.get(code);
    const name = definitions.shown.get(code) ?? code;
    // A custom field may have the name of a standard key, which it must not hide.
    const hides = options.lift === true && field !== undefined && Object.hasOwn(standard, name);
    return [hides ? distinctName(field) : name, field ? toLabels(field, value) : value];
  });
  if (options.lift) return Object.fromEntries([...Object.entries(standard), ...values]);
  return { ...row, [rules.under]: Object.fromEntries(values) };
}

/** Decodes custom values next to standard ones: keys are codes, or codes with a suffix for parts of a value. */
function decodeTop(row: Row, definitions: Definitions): Row {
  const entries = Object.entries(row).map(([key, value]): [string, unknown] => {
    const cut = key.indexOf('_');
    const code = definitions.shown.has(key) ? key : cut > 0 ? key.slice(0, cut) : key;
    const field = definitions.byCode.get(code);
    const name = definitions.shown.get(code);
    if (!field || name === undefined) return [key, value];
    const free = Object.hasOwn(row, name) ? distinctName(field) : name;
    return [free + key.slice(code.length), code === key ? toLabels(field, value) : value];
  });
  return Object.fromEntries(entries);
}

function decodeChange(row: Row, rules: CustomFields, definitions: Definitions): Row {
  const { code: key, values } = rules.changes ?? { code: '', values: [] };
  const code = plainText(row[key]);
  const field = definitions.byCode.get(code);
  if (!field) return row;
  const decoded: Row = { ...row, [key]: definitions.shown.get(code) ?? field.name };
  for (const name of values) if (Object.hasOwn(row, name)) decoded[name] = toLabels(field, row[name]);
  return decoded;
}

/**
 * Replaces option ids by labels: one id, a list of ids, or comma-separated ids. Unknown ids stay. A record that the response
 * has in place of its id (`{value, name}`) becomes its name.
 */
function toLabels(field: Definition, value: unknown): unknown {
  if (field.encoding === 'id' && isObject(value) && typeof value['name'] === 'string') return value['name'];
  if (field.options.length === 0) return value;
  if (Array.isArray(value)) return value.map((id: unknown) => labelOf(field, id));
  if (typeof value === 'string' && value.includes(',') && field.encoding === 'options') {
    return value
      .split(',')
      .map((id) => String(labelOf(field, id.trim())))
      .join(', ');
  }
  return labelOf(field, value);
}

function labelOf(field: Definition, id: unknown): unknown {
  if (typeof id !== 'string' && typeof id !== 'number') return id;
  return field.options.find((option) => plainText(option.id) === plainText(id))?.label ?? id;
}
