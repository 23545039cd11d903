/** Prints SQL that makes the tables of a copy in another database, and loads an export into them. */
import { basename } from 'node:path';
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { exportedTables } from '../copy/export/tables.js';
import { bigquery } from '../copy/export/load/bigquery.js';
import { commented, type Dialect } from '../copy/export/load/dialect.js';
import { duckdb } from '../copy/export/load/duckdb.js';
import { postgres } from '../copy/export/load/postgres.js';
import { snowflake } from '../copy/export/load/snowflake.js';
import { spark } from '../copy/export/load/spark.js';
import { chooseTables, openCopy } from './lib/copied-tables.js';

const dialects = { postgres, bigquery, snowflake, spark, duckdb } as const;

interface Args {
  readonly dialect: keyof typeof dialects;
  readonly dir?: string;
  readonly table?: readonly string[];
  readonly files?: string;
  readonly partition?: 'month' | 'none';
}

export default async function* copySchema(args: Args, context: Context): AsyncGenerator<Result> {
  const dialect: Dialect = dialects[args.dialect];
  const { files = '' } = args;
  if (files === '' && dialect.place !== undefined) {
    throw new CliError(
      'usage',
      `${dialect.title} does not read files of the working folder.`,
      `Name the place of the export, for example --files ${dialect.place}`,
    );
  }
  const copy = await openCopy(args.dir, 'copy schema', context);
  const all = exportedTables(copy.tables);
  const chosen = chooseTables(copy, args.table).flatMap((table) => all[copy.tables.indexOf(table)] ?? []);
  const { binary } = context.client;
  const options = { files, isPartitioned: args.partition !== 'none' };
  const blocks = [
    [
      commented(
        `Loads an export of ${basename(copy.root)} into ${dialect.title}: ${binary} copy export --format ${dialect.format}`,
      ),
      '-- Run it after each export: tables then have the rows of the export, and no others.',
      ...dialect.begin,
    ],
    ...chosen.map((table) => [commented(table.name), ...dialect.table(table, options)]),
    dialect.end,
  ];
  const text = blocks.filter((block) => block.length > 0).map((block) => block.join('\n'));
  yield { kind: 'text', text: `${text.join('\n\n')}\n` };
}
