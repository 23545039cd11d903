/** A database in memory that can read a few files and nothing else, and answers one query about them. */
import type {
  DuckDBConnection,
  DuckDBDecimalValue,
  DuckDBResult,
  DuckDBType,
  DuckDBValue,
  Json,
} from '@duckdb/node-api';
import { CliError } from '../../base/errors.js';
import { parseJson, toNumber } from '../../base/json.js';
import { isObject } from '../../base/objects.js';
import type { Row } from '../../contract/rows.js';
import { isExecutable } from '../../cli/compiled.js';
import { quoted } from '../../copy/tables/view-text.js';
import { namesIn } from './query-names.js';

type Api = typeof import('@duckdb/node-api');

const PACKAGE = '@duckdb/node-api';

/**
 * Settings of a connection that writes files. Several threads would hold rows back until it is their turn, so that memory would grow
 * with the rows. One thread reads and writes them in the order of the file; the engine limits the size of row groups
 * only if it need not keep this order itself. Rows of a partition are passed on after this many rows of all.
 */
const WRITING = `SET threads = 1; SET preserve_insertion_order = false; SET partitioned_write_flush_threshold = 16384;`;

/** What a query reads. */
export interface Reads {
  /** Names of tables as they are written, without those that the query itself defines. */
  readonly tables: readonly { readonly schema: string; readonly name: string }[];
  /** Every name in the query, in lower case; undefined if it may read columns that it does not name. */
  readonly names: ReadonlySet<string> | undefined;
}

export interface Answer {
  /** Names of the columns, each of them once. */
  readonly names: readonly string[];
  readonly rows: AsyncIterable<Row>;
}

/** Time that the engine may work for a query. */
export interface Allowance {
  readonly seconds: number;
  readonly signal: AbortSignal;
}

export interface Database {
  /**
   * Returns what a query reads, without running it.
   *
   * @throws CliError `usage` for anything but one SELECT of tables
   */
  check(query: string): Promise<Reads>;
  /**
   * Runs statements of the client, after which only these files can be read and no setting can be changed.
   *
   * @param folder that can be written to, also for what does not fit into memory
   */
  prepare(statements: string, files: readonly string[], folder?: string): Promise<void>;
  /** Runs a statement of the client that writes rows to files. Returns the number of rows. */
  write(statement: string, signal: AbortSignal): Promise<number>;
  /** Starts a query. The engine computes the rows while they are read. */
  run(query: string, allowance: Allowance): Promise<Answer>;
  close(): void;
}

export async function openDatabase(binary: string): Promise<Database> {
  const api = await load(binary);
  const instance = await api.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  return {
    check: (query) => check(connection, query),
    prepare: async (statements, files, folder) => {
      const own = folder === undefined ? '' : `${WRITING} SET allowed_directories = [${quoted(folder)}];`;
      // Without a folder for temporary files, nothing is ever written to the disk.
      const spill = folder === undefined ? '' : `${folder}/.spill`;
      await connection.run(`SET temp_directory = ${quoted(spill)}; SET TimeZone = 'UTC'; ${own}
        SET autoinstall_known_extensions = false; SET autoload_known_extensions = false; SET allow_community_extensions = false;
        SET allowed_paths = [${files.map(quoted).join(', ')}]; SET enable_external_access = false;`);
      await connection.run(statements);
      await connection.run('SET lock_configuration = true');
    },
    run: (query, allowance) => run(api, connection, query, allowance),
    write: (statement, signal) => write(connection, statement, signal),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function load(binary: string): Promise<Api> {
  try {
    return await import('@duckdb/node-api');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (isExecutable())
      throw new CliError(
        'config',
        `This executable of ${binary} does not contain the database engine ${PACKAGE}.`,
        `Install ${binary} as a package, which needs Node: npm install --global ${binary} ${PACKAGE}`,
      );
    const remedy = `Install it beside ${binary}: npm install --global ${PACKAGE}`;
    if (/MODULE_NOT_FOUND$/.test(code))
      throw new CliError('config', `The database engine ${PACKAGE} is not installed.`, remedy);
    throw new CliError('config', `The database engine ${PACKAGE} cannot be loaded: ${message}`, remedy);
  }
}

/** Functions that a query can select from. Others read files and settings, or change them. */
const FUNCTIONS: readonly string[] = ['range', 'generate_series', 'unnest', 'json_each', 'json_tree'];

async function check(connection: DuckDBConnection, query: string): Promise<Reads> {
  const parsed = await connection.runAndReadAll(`SELECT json_serialize_sql(${quoted(query)}::VARCHAR)`);
  const tree = JSON.parse(String(parsed.getRows()[0]?.[0])) as Json;
  if (!isObject(tree)) throw new Error('The engine returned no tree');
  const { error, error_type: kind, error_message: message, statements } = tree;
  if (error === true && kind === 'parser') throw new CliError('usage', `The query is not SQL: ${String(message)}.`);
  const isOne = Array.isArray(statements) && statements.length === 1;
  if (error === true || !isOne) {
    throw new CliError(
      'usage',
      'The query is not one SELECT.',
      'The copy is only read: write one SELECT, without PIVOT.',
    );
  }
  const own = new Set<string>();
  const tables: { schema: string; name: string }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    const { type, table_name: name, schema_name: schema, cte_map: defined, function: called } = node;
    if (isObject(defined) && Array.isArray(defined['map'])) {
      for (const entry of defined['map']) own.add(String(isObject(entry) ? entry['key'] : '').toLowerCase());
    }
    if (type === 'BASE_TABLE') tables.push({ schema: String(schema), name: String(name) });
    if (type === 'TABLE_FUNCTION' && isObject(called)) checkFunction(String(called['function_name']));
    if (type === 'SHOW_REF' && !isObject(node['query'])) {
      throw new CliError('usage', 'SHOW is not available in a query.', 'List the tables with "sql --tables".');
    }
    Object.values(node).forEach(visit);
  };
  visit(statements);
  return {
    tables: tables.filter(({ schema, name }) => schema !== '' || !own.has(name.toLowerCase())),
    names: namesIn(statements),
  };
}

function checkFunction(name: string): void {
  if (FUNCTIONS.includes(name.toLowerCase())) return;
  throw new CliError(
    'usage',
    `A query cannot select from the function ${name}: it reads only the tables of the copy.`,
    `Known functions: ${FUNCTIONS.join(', ')}.`,
  );
}

async function run(
  api: Api,
  connection: DuckDBConnection,
  query: string,
  { seconds, signal }: Allowance,
): Promise<Answer> {
  let left = seconds * 1000;
  let isLate = false;
  const interrupt = (): void => {
    connection.interrupt();
  };
  /** Only the work of the engine counts: a reader may pause for hours. */
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const start = performance.now();
    const timer = setTimeout(() => {
      isLate = true;
      interrupt();
    }, left);
    signal.addEventListener('abort', interrupt);
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!isLate) throw queryError(error);
      throw new CliError(
        'generic',
        `The query took longer than ${String(seconds)} seconds.`,
        'Select fewer rows, or raise --time-limit.',
      );
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
      left = Math.max(1, left - (performance.now() - start));
    }
  };
  const result: DuckDBResult = await timed(() => connection.stream(query));
  const names = result.deduplicatedColumnNames();
  const convert = result.columnTypes().map((type) => (value: DuckDBValue) => valueOf(api, value, type));
  async function* rows(): AsyncGenerator<Row> {
    for (;;) {
      const chunk = await timed(() => result.fetchChunk());
      if (chunk === null || chunk.rowCount === 0) return;
      for (const row of chunk.getRows()) {
        yield Object.fromEntries(row.map((value, index) => [names[index] ?? '', convert[index]?.(value)]));
      }
    }
  }
  return { names, rows: rows() };
}

async function write(connection: DuckDBConnection, statement: string, signal: AbortSignal): Promise<number> {
  const interrupt = (): void => {
    connection.interrupt();
  };
  signal.throwIfAborted();
  signal.addEventListener('abort', interrupt);
  try {
    return Number((await connection.runAndReadAll(statement)).getRows()[0]?.[0]);
  } catch (error) {
    signal.throwIfAborted();
    const [, text] = /^IO Error: (.*)/.exec((error as Error).message) ?? [];
    if (text === undefined) throw queryError(error);
    throw new CliError(
      'config',
      `The rows cannot be written: ${text}.`,
      'Free some disk space, or choose another folder.',
    );
  } finally {
    signal.removeEventListener('abort', interrupt);
  }
}

/** The error of a line that is not JSON. */
const MALFORMED = /^Malformed JSON in file "(.+)", at byte \d+ in line (\d+): (.+)$/;

/** The error of a query, without the place in it, which the engine draws over several lines. */
function queryError(error: unknown): CliError {
  const [first = ''] = (error as Error).message.split('\n');
  const [, kind = '', text = first] = /^(\w+(?: \w+)*?) Error: (.*)$/.exec(first) ?? [];
  const [, file, line, why] = MALFORMED.exec(text) ?? [];
  if (file !== undefined) {
    return new CliError(
      'input',
      // DuckDB counts one line too many.
      `${file}, line ${String(Number(line) - 1)}, cannot be read: ${String(why).trim().replace(/\.$/, '')}.`,
      'Move the file elsewhere and run the command that keeps the folder: it reads these records again.',
    );
  }
  const isData = kind === 'Invalid Input' && /read (?:it|them) from the files|not a record/.test(text);
  if (isData || /^(?:Malformed|Invalid) JSON in file|^JSON transform error in file/.test(text))
    return new CliError('input', text);
  if (kind === 'Out of Memory')
    return new CliError('generic', 'The query needs more memory than there is.', 'Select fewer rows or columns.');
  return new CliError('usage', `The query failed: ${text}${/[.!?]$/.test(text) ? '' : '.'}`);
}

/** A value as the client prints those of the service: exact numbers, dates as dates, times in UTC. */
function valueOf(api: Api, value: DuckDBValue, type?: DuckDBType): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return type?.alias === 'JSON' ? parseJson(value) : value;
  if (typeof value === 'bigint') return hasFewDigits(value) ? Number(value) : toNumber(String(value));
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value instanceof api.DuckDBDecimalValue) return decimalOf(value);
  if (value instanceof api.DuckDBTimestampTZValue)
    return instant(new api.DuckDBTimestampValue(value.micros).toString());
  if (isTimestamp(api, value)) return instant(value.toString());
  if (value instanceof api.DuckDBListValue || value instanceof api.DuckDBArrayValue) {
    const inner =
      type instanceof api.DuckDBListType || type instanceof api.DuckDBArrayType ? type.valueType : undefined;
    return value.items.map((item) => valueOf(api, item, inner));
  }
  if (value instanceof api.DuckDBStructValue) {
    const inner = type instanceof api.DuckDBStructType ? type.entryTypes : [];
    const entries = Object.entries(value.entries);
    return Object.fromEntries(entries.map(([name, item], index) => [name, valueOf(api, item, inner[index])]));
  }
  if (value instanceof api.DuckDBMapValue) {
    const inner = type instanceof api.DuckDBMapType ? type.valueType : undefined;
    return Object.fromEntries(
      value.entries.map(({ key, value: item }) => [String(valueOf(api, key)), valueOf(api, item, inner)]),
    );
  }
  return value.toString();
}

const isTimestamp = (api: Api, value: DuckDBValue): boolean =>
  value instanceof api.DuckDBTimestampValue ||
  value instanceof api.DuckDBTimestampSecondsValue ||
  value instanceof api.DuckDBTimestampMillisecondsValue ||
  value instanceof api.DuckDBTimestampNanosecondsValue;

/** Whether a double holds the number, also after a division by a power of ten that a double holds. */
const hasFewDigits = (value: bigint): boolean => value < 10n ** 15n && value > -(10n ** 15n);

function decimalOf(decimal: DuckDBDecimalValue): unknown {
  const { value, scale } = decimal;
  // Most amounts: their text would take longer.
  if (scale <= 22 && hasFewDigits(value)) return Number(value) / 10 ** scale;
  return toNumber(withoutZeros(decimal.toString()));
}

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** `2026-01-02 03:04:05` as RFC 3339; `infinity` as it is. */
const instant = (text: string): string => (/^\d{4,}-\d\d-\d\d \S+$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
