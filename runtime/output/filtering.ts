/** Prints what a `--jq` filter makes of a result. */
import type { Options } from '../contract/options.js';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import type { Row } from '../contract/rows.js';
import { cleanLines } from '../base/clean.js';
import { isObject } from '../base/objects.js';
import { parseJson, stringifyJson } from '../base/json.js';
import { openJq, type Jq } from './jq.js';
import { fieldsRead, isPerRow } from './reads.js';
import type { Shape, ValueSink } from './shapes.js';
import { printsToTerminal, type Writer } from './writer.js';

/** Characters that are filtered together: enough to pay for a run of the filter, which compiles it anew. */
const FILTERED = 131_072;
/** Milliseconds after which fewer are filtered, so that rows of a slow service are printed as they arrive. */
const PAUSE = 100;

/** The filter of a run. It starts once, for the check before a write and for the result; the run closes it. */
export interface Filter {
  jq?: Jq;
}

export interface FilteringParts {
  readonly service: Service;
  readonly world: World;
  readonly options: Options;
  readonly started: Filter;
  readonly writer: () => Writer;
  /** Makes JSON text safe for where it is printed. */
  readonly escape: (json: string) => string;
  /** Takes what the filter yields as the rows of one list, instead of the text. */
  readonly take?: ValueSink;
}

export interface Filtering {
  /** Fails when the filter is not valid. */
  check(): Promise<void>;
  value(value: unknown): Promise<void>;
  /** Filters rows as they come; undefined if the filter needs the whole list. */
  readonly rows: (() => Shape) | undefined;
  /** Filters each row as a value of its own; each result is one line. */
  readonly each: () => Shape;
}

export function createFiltering({ service, world, options, started, writer, escape, take }: FilteringParts): Filtering {
  const filter = options.jq ?? '.';
  const limit = Number(world.env[`${service.env}_JQ_TIMEOUT_MS`]);
  const shown = options.raw && printsToTerminal(world) ? cleanLines : escape;
  const open = (compact: boolean): Jq =>
    openJq(filter, {
      raw: options.raw === true,
      compact,
      timeout: limit > 0 ? limit : 15_000,
      wrong: service.output.badFilter ?? 'input',
      signal: world.signal,
    });
  const run = async (json: string): Promise<string> => {
    started.jq ??= open(take !== undefined);
    return started.jq.run(json);
  };
  let add: ReturnType<ValueSink['list']> | undefined;
  const pass = async (json: string): Promise<void> => {
    const text = await run(json);
    if (take === undefined) await writer().write(shown(text));
    else await (add ??= take.list())(parseLines(text));
  };
  const print = async (texts: readonly string[]): Promise<void> => {
    for (const json of lists(texts)) await pass(json);
  };
  return {
    check: async () => {
      // Without input, a filter is compiled and not run.
      await run('');
    },
    value: async (value) => {
      await pass(stringifyJson(value));
      if (take === undefined) await writer().flush();
    },
    rows: isPerRow(filter) ? () => filteredRows(fieldsRead(filter), print) : undefined,
    each: () => {
      const before = started.jq;
      started.jq = open(true);
      // Several values of a text are filtered one after another.
      return filteredRows(undefined, async (texts) => {
        await before?.close();
        await pass(texts.join('\n'));
      });
    },
  };
}

/** Returns the values of lines of JSON. */
const parseLines = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseJson(line));

/** Filters some rows at a time, so that memory stays flat. The results are printed at once, and not returned. */
function filteredRows(
  read: ReadonlySet<string> | undefined,
  print: (texts: readonly string[]) => Promise<void>,
): Shape {
  let ran = -Infinity;
  let held: string[] = [];
  let size = 0;
  let running: Promise<void> = Promise.resolve();
  // The next rows arrive while these are filtered.
  const pass = async (): Promise<string> => {
    const texts = held;
    held = [];
    size = 0;
    const before = running;
    running = before.then(() => print(texts));
    // The next pass, or the end, throws it.
    running.catch(() => undefined);
    await before;
    ran = performance.now();
    return '';
  };
  const rest = async (): Promise<string> => {
    if (held.length > 0) await pass();
    await running;
    return '';
  };
  return {
    takesPages: true,
    rows: (some) => {
      for (const row of some) {
        const text = stringifyJson(read === undefined ? row : narrowed(row, read));
        held.push(text);
        size += text.length;
      }
      return size >= FILTERED || performance.now() - ran >= PAUSE ? pass() : '';
    },
    end: async () => {
      // Without rows, the filter is still compiled.
      if (ran < 0) await pass();
      return rest();
    },
    rest,
  };
}

/** Returns a row with some of its fields only. A row that is not an object is what it is. */
const narrowed = (row: Row, fields: ReadonlySet<string>): unknown =>
  isObject(row)
    ? Object.fromEntries([...fields].filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]))
    : row;

/** Yields the JSON texts of rows as lists of limited length. A longer row has a list of its own; without rows there is one empty list. */
export function* lists(rows: readonly string[], most = FILTERED): Generator<string> {
  let some: string[] = [];
  let size = 0;
  for (const row of rows) {
    if (some.length > 0 && size + row.length > most) {
      yield `[${some.join()}]`;
      some = [];
      size = 0;
    }
    some.push(row);
    size += row.length;
  }
  if (some.length > 0 || rows.length === 0) yield `[${some.join()}]`;
}
