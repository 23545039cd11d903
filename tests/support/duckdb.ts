/** A database engine that reads the files which commands write. */
import { DuckDBInstance } from '@duckdb/node-api';

export type Cells = Readonly<Record<string, unknown>>;

/** Runs SQL, then one query in the same database, in memory; returns the rows of the query. */
export async function query(sql: string, text: string): Promise<readonly Cells[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(sql);
    return (await connection.runAndReadAll(text)).getRowObjectsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
