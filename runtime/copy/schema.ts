/** What databases must know of the collections of a folder: their tables, columns and types, in `schema.json`. */
import { parseJson, stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { defined } from '../base/defined.js';
import type { Client } from '../contract/context.js';
import type { Pointer, Tables } from '../contract/tables.js';
import type { Folder } from './folder.js';
import { namedViews, namedViewSql } from './named-views.js';
import { columnsOf, viewsSql, type Column, type StoredTable, type View } from './view-text.js';

export const SCHEMA = 'schema.json';

/** Name of the file with the views, in the folder of the data. */
export const VIEWS = 'views.sql';

const FORMAT = 1;

/** Returns the types of the fields of the records that a client writes to files, by table. */
export const tablesOf = async (client: Pick<Client, 'tables'>): Promise<Tables> =>
  (await client.tables?.())?.tables ?? {};

/** Writes the schema of tables, whose files have one version of a row per line. Other tables of the folder stay as they are. */
export async function writeSchema(
  folder: Folder,
  tables: readonly View[],
  { views: isAsked }: { readonly views: boolean },
): Promise<void> {
  const before = await folder.read(SCHEMA);
  const named = new Set(tables.map(({ name }) => name));
  const others = (readSchema(before) ?? []).filter(({ name }) => !named.has(name)).map(toJson);
  const own = tables.map((table) => ({
    ...{ name: table.name, file: table.file, key: table.key ?? 'id' },
    columns: columnsOf(table),
  }));
  const all = [...others, ...own.map(toJson)].sort((a, b) => (a.name < b.name ? -1 : 1));
  const text = `${stringifyJson({ format: FORMAT, tables: all }, 2)}\n`;
  if (text !== before) await folder.write(SCHEMA, text);
  if (!isAsked) return;
  const sizes = await Promise.all(tables.map(({ file }) => folder.size(file)));
  // The engine makes no view of a file that does not exist: a collection that never had a row.
  const shown = tables.filter((_table, index) => sizes[index] !== undefined);
  const isShown = ({ name }: { readonly name: string }): boolean => shown.some((one) => one.name === name);
  const views = namedViews(own).filter(({ table }) => isShown(table));
  const texts = [viewsSql(folder.root, shown), ...views.map((view) => namedViewSql(view, { isThere: isShown }))];
  await folder.write(VIEWS, texts.join('\n'));
}

const toJson = (table: StoredTable) => ({
  ...table,
  columns: table.columns.map(({ labels, ...column }) => ({
    ...column,
    ...defined({ labels: labels && Object.fromEntries(labels) }),
  })),
});

/** Returns the tables of a schema; undefined for a text that is not one. */
export function readSchema(text: string | undefined): readonly StoredTable[] | undefined {
  let value: unknown;
  try {
    value = parseJson(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(value) || value['format'] !== FORMAT || !Array.isArray(value['tables'])) return undefined;
  const tables = value['tables'].map(tableIn);
  return tables.every((table) => table !== undefined) ? tables : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function tableIn(value: unknown): StoredTable | undefined {
  if (!isObject(value)) return undefined;
  const { name, file, key, columns } = value;
  if (!isText(name) || !isText(file) || file.includes('/') || !isText(key) || !Array.isArray(columns)) return undefined;
  const found = columns.map(columnIn);
  return found.every((column) => column !== undefined) ? { name, file, key, columns: found } : undefined;
}

const types: readonly Column['type'][] = ['integer', 'number', 'rate', 'text', 'boolean', 'date', 'timestamp', 'json'];

function columnIn(value: unknown): Column | undefined {
  if (!isObject(value)) return undefined;
  const { name, path, type, labels, names } = value;
  const known = types.find((one) => one === type);
  if (!isText(name) || !Array.isArray(path) || !path.every(isText) || known === undefined) return undefined;
  if (labels !== undefined && !isObject(labels)) return undefined;
  if (names !== undefined && !isPointer(names)) return undefined;
  const texts = labels && new Map(Object.entries(labels).map(([id, label]) => [id, String(label)]));
  return { name, path, type: known, ...defined({ labels: texts, names }) };
}

function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false;
  const { table, fields, by } = value;
  return isText(table) && Array.isArray(fields) && fields.every(isText) && (by === undefined || isText(by));
}
