/** What a query can read of a copy: its tables, and the views over them. */
import type { CopiedTable, CopyReader } from './read.js';
import type { NamedView } from './tables/named-views.js';
import { typeName, type Column } from './tables/view-text.js';

/** A table of a copy, or a view over some of them. */
export interface Relation {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The table, or those of the view: first the one whose rows it has. */
  readonly tables: readonly [CopiedTable, ...CopiedTable[]];
  readonly view?: NamedView<CopiedTable>;
}

/** Returns the tables of a copy, and its views, in the order of their names. */
export function relationsOf({ tables, views }: Pick<CopyReader, 'tables' | 'views'>): readonly Relation[] {
  const all: readonly Relation[] = [
    ...tables.map((table): Relation => ({ name: table.name, columns: table.columns, tables: [table] })),
    ...views.map((view): Relation => ({
      name: view.name,
      columns: [...view.table.columns, ...view.names.map(({ name }) => ({ name, path: [], type: 'text' as const }))],
      tables: [view.table, ...new Set(view.names.map(({ table }) => table))],
      view,
    })),
  ];
  return [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the name of a column's type in DuckDB. */
export function columnType({ type, labels }: Column): string {
  // Labels of options are texts in place of ids.
  if (labels !== undefined) return type === 'json' ? 'VARCHAR[]' : 'VARCHAR';
  return typeName(type);
}
