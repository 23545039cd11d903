// The part of the command line of DuckDB that the documentation uses: `duckdb <file> [-c <query>]`, else SQL from stdin.
import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';

const [file, flag, text] = process.argv.slice(2);
const instance = await DuckDBInstance.create(file);
const connection = await instance.connect();
if (flag === '-c') {
  const reader = await connection.runAndReadAll(text);
  process.stdout.write(`${JSON.stringify(reader.getRowObjectsJson())}\n`);
} else await connection.run(readFileSync(0, 'utf8'));
connection.closeSync();
instance.closeSync();
