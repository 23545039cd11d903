/** What databases must know of the collections of a folder: their tables, columns and types, in `schema.json`. */
import { parseObject, stringifyJson } from '../../base/json.js';
import { shaped, type Shape } from '../../base/shape.js';
import { defined } from '../../base/defined.js';
import type { Client } from '../../contract/context.js';
import type { Tables } from '../../contract/tables.js';
import type { Folder } from '../folder.js';
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

const types: readonly Column['type'][] = ['integer', 'number', 'rate', 'text', 'boolean', 'date', 'timestamp', 'json'];

const POINTER = { table: 'string', fields: 'string[]', 'by?': 'string' } as const satisfies Shape;

const CONTENT = {
  format: FORMAT,
  tables: [
    {
      name: 'string',
      file: /^[^/]+$/,
      key: 'string',
      columns: [{ name: 'string', path: 'string[]', type: types, 'labels?': 'object', 'names?': POINTER }],
    },
  ],
} as const satisfies Shape;

/** Returns the tables of a schema; undefined for a text that is not one. */
export const readSchema = (text: string | undefined): readonly StoredTable[] | undefined =>
  shaped(parseObject(text ?? ''), CONTENT)?.tables.map(({ columns, ...table }) => ({
    ...table,
    columns: columns.map(({ labels, ...column }) => ({
      ...column,
      ...defined({ labels: labels && new Map(Object.entries(labels).map(([id, label]) => [id, String(label)])) }),
    })),
  }));
