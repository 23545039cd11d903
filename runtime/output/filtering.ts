import type { Globals, Printing, World } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import type { Row, Rows } from '../contract/rows.js';
import { cleanLines } from '../base/clean.js';
import { isObject } from '../base/objects.js';
import { stringifyJson } from '../base/json.js';
import { choosesNames, namedIn, type Choice } from './choice.js';
import { firstPage, toRows } from './first.js';
import type { Jq, JqOptions } from './jq.js';
import { printsToTerminal } from './terminal.js';
import type { createWriter } from './writer.js';

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
  readonly globals: Globals;
  readonly choice: Choice;
  readonly started: Filter;
  readonly writer: () => ReturnType<typeof createWriter>;
  /** Makes JSON text safe for where it is printed. */
  readonly escape: (json: string) => string;
}

/** Prints what a `--jq` filter makes of a result. */
export interface Filtering {
  /** Fails when the filter is not valid. */
  check(): Promise<void>;
  value(value: unknown): Promise<void>;
  record(value: unknown, printing: Printing & { readonly single?: boolean }): Promise<void>;
  rows(source: Rows, printing: Printing): Promise<void>;
}

export function createFiltering(parts: FilteringParts): Filtering {
  const { service, world, globals, choice, started, writer, escape } = parts;
  const filter = globals.jq ?? '.';
  const terminal = printsToTerminal(world);

  const options = (): JqOptions => {
    const limit = Number(world.env[`${service.env}_JQ_TIMEOUT_MS`]);
    return {
      raw: globals.raw === true,
      timeout: limit > 0 ? limit : 15_000,
      wrong: service.output.badFilter ?? 'input',
      signal: world.signal,
    };
  };
  const run = async (json: string): Promise<string> => {
    const { openJq } = await import('./jq.js');
    started.jq ??= openJq(filter, options());
    return started.jq.run(json);
  };
  const shown = (text: string): string => (globals.raw && terminal ? cleanLines(text) : escape(text));

  /** Filters rows as they come, some at a time, so that memory stays flat. */
  const perRow = async (source: Rows, printing: Printing): Promise<void> => {
    const columns = namedIn(printing);
    const { fieldsRead } = await import('./reads.js');
    const read = fieldsRead(filter);
    const text = (row: Row): string => stringifyJson(read === undefined ? row : narrowed(row, read));
    let ran = -Infinity;
    let held: string[] = [];
    let size = 0;
    let running: Promise<void> = Promise.resolve();
    const filtered = async (texts: readonly string[]): Promise<void> => {
      for (const json of lists(texts)) {
        const behind = writer().write(shown(await run(json)));
        if (behind) await behind;
      }
    };
    // The next rows arrive while these are filtered.
    const pass = async (): Promise<void> => {
      const texts = held;
      held = [];
      size = 0;
      await running;
      running = filtered(texts);
      // The next pass, or the end, throws it.
      running.catch(() => undefined);
      ran = performance.now();
    };
    try {
      const { head, all } = await firstPage(source, choosesNames(globals));
      await choice.judge(head, columns);
      for await (const some of all) {
        await choice.saw(toRows(some), columns);
        for (const row of await choice.selected(toRows(some), columns))
          size += held[held.push(text(row)) - 1]?.length ?? 0;
        if (size >= FILTERED || performance.now() - ran >= PAUSE) await pass();
      }
      // Without rows, the filter is still compiled.
      if (held.length > 0 || ran < 0) await pass();
      await running;
      choice.end();
    } catch (error) {
      // A failure of the source keeps the rows before it.
      if (held.length > 0 && !world.signal.aborted) await pass();
      await running;
      throw error;
    } finally {
      if (!world.signal.aborted) await writer().flush();
    }
  };

  const filtering: Filtering = {
    check: async () => {
      // Without input, a filter is compiled and not run.
      await run('');
    },
    value: async (value) => {
      await writer().write(shown(await run(stringifyJson(value))));
      await writer().flush();
    },
    record: async (value, printing) => {
      const chosen = isObject(value) ? (await choice.projected([value], namedIn(printing)))[0] : value;
      await filtering.value(printing.single === true ? [chosen] : chosen);
    },
    rows: async (source, printing) => {
      const { isPerRow } = await import('./jq.js');
      if (isPerRow(filter)) return perRow(source, printing);
      const all: Row[] = [];
      for await (const some of source) for (const row of toRows(some)) all.push(row);
      await filtering.value(await choice.projected(all, namedIn(printing)));
    },
  };
  return filtering;
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
