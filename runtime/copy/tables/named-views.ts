/** Views that show the names of records beside the ids that point to them. */
import { named, quoted, type Column, type StoredTable } from './view-text.js';

/** A view over one table: its columns, and a name for each of them that points to a record of another table. */
export interface NamedView<Table extends StoredTable = StoredTable> {
  readonly name: string;
  readonly table: Table;
  readonly names: readonly NameColumn<Table>[];
}

export interface NameColumn<Table extends StoredTable> {
  readonly name: string;
  /** Column that points to a record. */
  readonly of: Column;
  readonly table: Table;
  /** Column of that table with which the values are compared. */
  readonly by: Column;
  /** Columns that are the name, joined by a blank. */
  readonly fields: readonly Column[];
}

/** Returns the views of tables: of each one that points to another of them. */
export function namedViews<Table extends StoredTable>(tables: readonly Table[]): readonly NamedView<Table>[] {
  const taken = new Set(tables.map(({ name }) => name.toLowerCase()));
  return tables.flatMap((table) => {
    const name = `${table.name}_named`;
    const names = namesOf(table, tables);
    return names.length === 0 || taken.has(name.toLowerCase()) ? [] : [{ name, table, names }];
  });
}

function namesOf<Table extends StoredTable>(table: Table, tables: readonly Table[]): NameColumn<Table>[] {
  // Databases ignore the case of names.
  const taken = new Set(table.columns.map(({ name }) => name.toLowerCase()));
  return table.columns.flatMap((column) => {
    const { names } = column;
    const other = tables.find(({ name }) => name === names?.table);
    if (names === undefined || other === undefined) return [];
    const columnOf = (field: string): Column | undefined =>
      other.columns.find(({ path }) => path.length === 1 && path[0] === field);
    const by = columnOf(names.by ?? other.key);
    const fields = names.fields.flatMap((field) => columnOf(field) ?? []);
    if (by === undefined || fields.length === 0) return [];
    const name = freeName(column.name, taken);
    taken.add(name.toLowerCase());
    return [{ name, of: column, table: other, by, fields }];
  });
}

/** `stage_id` and `stageId` have the name `stage_name`. If the table has such a column, more of the id precedes it. */
function freeName(id: string, taken: ReadonlySet<string>): string {
  const stem = id.replace(/(?:_id|(?<=[a-z\d])I[dD])$/, '');
  let name = `${stem || id}_name`;
  for (let count = 1; taken.has(name.toLowerCase()); count += 1)
    name = count === 1 ? `${id}_name` : `${id}_name_${String(count)}`;
  return name;
}

export interface NamedViewOptions {
  /** Schema of the view and its tables. */
  readonly schema?: string;
  /** Whether a table has a view; default: each. One without has no rows. */
  readonly isThere?: (table: StoredTable) => boolean;
}

/** Returns SQL that creates a view after those of its tables. It has each row of its table once. */
export function namedViewSql<Table extends StoredTable>(
  { name, table, names }: NamedView<Table>,
  { schema, isThere = () => true }: NamedViewOptions = {},
): string {
  const inSchema = (one: string): string => `${schema === undefined ? '' : `${named(schema)}.`}${named(one)}`;
  const joined = names.map((one, index) => ({
    ...one,
    as: named(`name ${String(index)}`),
    isThere: isThere(one.table),
  }));
  const columns = joined.map((one) => `  ${one.isThere ? `${one.as}.name` : 'NULL::VARCHAR'} AS ${named(one.name)}`);
  const joins = joined
    .filter((one) => one.isThere)
    .map(
      ({ as, of, table: other, by, fields }) => `LEFT JOIN (
  SELECT ${named(by.name)}::VARCHAR AS id, min(${nameSql(fields)}) AS name FROM ${inSchema(other.name)} GROUP BY 1
) AS ${as} ON ${as}.id = ${idSql(of, by)}`,
    );
  return (
    [
      `CREATE OR REPLACE VIEW ${inSchema(name)} AS`,
      'SELECT',
      ['  "the row".*', ...columns].join(',\n'),
      `FROM ${inSchema(table.name)} AS "the row"`,
      ...joins,
    ].join('\n') + ';\n'
  );
}

const idSql = ({ name, type }: Column, by: Column): string => {
  const column = `"the row".${named(name)}`;
  return type === 'json' ? `(${column} ->> ${quoted(`$.${by.path.join('.')}`)})` : `${column}::VARCHAR`;
};

function nameSql(fields: readonly Column[]): string {
  const texts = fields.map(({ name }) => `nullif(${named(name)}::VARCHAR, '')`);
  return texts.length === 1 ? texts.join('') : `nullif(concat_ws(' ', ${texts.join(', ')}), '')`;
}
