import type { Reporter } from '../contract/reporter.js';
import type { Column } from '../contract/command.js';
import type { Globals, Output, Printing, World } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import type { Result } from '../contract/pipeline.js';
import type { Row, Rows } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { stringifyJson } from '../base/json.js';
import { clean, cleanLines, escapeJson } from '../base/clean.js';
import { textOf, valueOf } from './cells.js';
import { ageOf } from './ages.js';
import { choosesNames, createChoice, namedIn, type Checked } from './choice.js';
import { createFiltering, type Filter } from './filtering.js';
import { firstPage, pieces, toRows } from './first.js';
import type { Shape, ValueSink } from './shapes.js';
import type { Look } from './table.js';
import { printsToTerminal } from './terminal.js';
import { createWriter, streamTo, textWriter, type Writer } from './writer.js';

type Format = Output['format'];

export interface OutputParts {
  readonly service: Service;
  readonly world: World;
  readonly globals: Globals;
  readonly format: Format;
  readonly reporter: Reporter;
  /** Ends the paging of the output, for rows that arrive over hours. */
  readonly release?: () => void;
  /** Number of writes so far: requests, and files of the user; default: none. */
  readonly written?: () => number;
  readonly checked?: Checked;
  /** Returns the names of the records of a reference by their ids, for tables; default: ids are shown. */
  readonly names?: (reference: string) => Promise<ReadonlyMap<string, string>>;
  /** The `--jq` filter, shared by the outputs of one run, which closes it. */
  readonly started: Filter;
  /** Takes results as values, instead of text on standard output. The format is then JSON, or that of a text. */
  readonly take?: ValueSink;
}

/** Returns the format of a run: JSON for a filter, else `--output`, else the default of the command or the service. */
export function formatFor(service: Service, world: World, globals: Globals, own?: Format): Format {
  if (globals.jq !== undefined) return 'json';
  if (globals.output !== undefined) return globals.output;
  if (own !== undefined) return own;
  return service.output.default === 'auto' && !printsToTerminal(world) ? 'json' : 'table';
}

/**
 * Prints results on stdout. Lists stream: rows are printed as they arrive and memory stays flat, except for `--jq`,
 * which needs the whole list. Nothing is printed before the first row or the end, so that a failure leaves stdout empty.
 *
 * Text from a service cannot control a terminal: tables, CSV and YAML replace control and direction characters. JSON
 * escapes them on a terminal and is not changed in files and pipes.
 */
export function createOutput(parts: OutputParts): Output {
  const { service, world, globals, format } = parts;
  const rules = service.output;
  const { fields } = globals;
  const { reporter, written = () => 0, checked = { fields: false, open: new Map() } } = parts;
  const terminal = printsToTerminal(world);
  const escape = terminal ? escapeJson : (json: string): string => json;
  const bold = (text: string): string => (terminal && globals.color ? `\u001b[1m${text}\u001b[22m` : text);
  // A pipe gets tables that do not depend on the terminal or on the time.
  const look: Look = {
    bold,
    ...(terminal && {
      // A terminal whose size was never set reports 0.
      width: world.stdout.columns || 80,
      hidden: (headers) => reporter.note(hiddenColumns(headers), 'after'),
    }),
    ...(terminal && !globals.absoluteTimes && { age: (text) => ageOf(text, world.now(), rules.times === 'utc') }),
  };
  let lazy: Writer | undefined;
  const writer = (): Writer =>
    (lazy ??=
      parts.take === undefined
        ? createWriter(world, terminal ? () => reporter.live('', 'progress') : undefined)
        : textWriter(parts.take));

  const print = async (text: string): Promise<void> => {
    await writer().write(text);
    await writer().flush();
  };
  const printJson = async (value: unknown): Promise<void> => {
    if (parts.take === undefined) await print(`${escape(stringifyJson(value, 2))}\n`);
    else parts.take.value(value);
  };

  const choice = createChoice({ globals, rules, written, warn: reporter.warn, checked });
  const filtering =
    globals.jq === undefined
      ? undefined
      : createFiltering({ service, world, globals, choice, started: parts.started, writer, escape });

  const shapeFor = async (head: readonly Row[], printing: Printing): Promise<Shape> => {
    if (format === 'json' && parts.take !== undefined) return (await import('./json.js')).valueRows(parts.take);
    if (format === 'json') return (await import('./json.js')).jsonRows(escape);
    if (format === 'ndjson') return (await import('./json.js')).ndjsonRows(escape);
    if (format === 'yaml') return (await import('./yaml.js')).yamlRows(terminal);
    const chosen = await choice.columns(head, namedIn(printing));
    const declared = chosen ?? printing.columns;
    const header = declared === undefined && head.length === 0 ? await printing.whenEmpty?.() : undefined;
    const columns = declared ?? header ?? guessColumns(head);
    if (format === 'csv') {
      if (!chosen && !printing.columns) watchKeys(columns);
      const headerOf = ({ key, header }: Column) => printing.labels?.find((one) => one.key === key)?.header ?? header;
      const labeled = columns.map((column) => ({ ...column, header: headerOf(column) }));
      const { csvRows, withCurrencies } = await import('./csv.js');
      return csvRows(chosen ? labeled : withCurrencies(labeled), {
        headerWhenEmpty: rules.emptyCsv === 'header',
        labels: globals.labels === true,
        literal: declared === undefined && header === undefined,
        safe: globals.csvSafe === true,
        clean: terminal,
      });
    }
    return (await import('./table.js')).tableRows(await withNames(columns, head), look);
  };

  /** Returns the columns of a table with the names of the records whose ids the rows have. */
  const withNames = (columns: readonly Column[], rows: readonly Row[]): Promise<readonly Column[]> =>
    Promise.all(
      columns.map(async (column) => {
        if (column.reference === undefined || !rows.some((row) => textOf(valueOf(row, column)) !== '')) return column;
        const names = await parts.names?.(column.reference);
        return names === undefined || names.size === 0 ? column : { ...column, values: Object.fromEntries(names) };
      }),
    );

  /** Returns the columns of rows without declared ones: the keys of the first page, or the preferred ones of a table. */
  const guessColumns = (head: readonly Row[]): readonly Column[] => {
    const keys = [...new Set(head.flatMap(Object.keys))];
    const preferred = format === 'table' ? (rules.preferred ?? []).filter((key) => keys.includes(key)) : [];
    const scalar = keys.filter((key) => head.some((row) => typeof row[key] !== 'object'));
    const chosen = preferred.length > 0 ? preferred : format === 'table' && scalar.length > 0 ? scalar : keys;
    return chosen.map((key) => ({ key, header: key }));
  };

  let late: { known: ReadonlySet<string>; isReported: boolean } | undefined;
  const watchKeys = (columns: readonly Column[]): void => {
    late = { known: new Set(columns.map(({ key }) => key)), isReported: false };
  };
  const warnOfLateKeys = (row: Row): void => {
    if (!late || late.isReported) return;
    const more = Object.keys(row).filter((key) => !late?.known.has(key));
    if (more.length === 0) return;
    late.isReported = true;
    reporter.warn(
      `later records have fields that the first page does not have: ${more.map(clean).join(', ')}. They are not printed; name them with --fields.`,
    );
  };

  const structured = format === 'json' || format === 'yaml' || format === 'ndjson';

  /** Prints a result. After a write, a failure to do so is a warning, and the result is part of it. */
  const settle = async (
    result: unknown,
    print: () => Promise<void>,
    source: { readonly failure?: unknown } = {},
  ): Promise<void> => {
    try {
      await print();
    } catch (error) {
      // When the source of rows failed, rows are missing, and not only their output.
      if (!(error instanceof CliError) || written() === 0 || error === source.failure) throw error;
      const shown = result === undefined ? '' : ` Result: ${escapeJson(stringifyJson(result))}`;
      reporter.warn(`The changes were made, but the result could not be printed. ${error.message}${shown}`);
    }
  };

  const rows = async (source: Rows, printing: Printing = {}): Promise<void> => {
    if (printing.live) parts.release?.();
    if (filtering) return filtering.rows(source, printing);
    const { sort } = globals;
    const hasColumns = format === 'table' || format === 'csv';
    // A list without an end is never complete enough to be sorted.
    const ordered =
      sort && hasColumns && !printing.live && !printing.sorted
        ? (await import('./sort.js')).sortedRows(source, sort, namedIn(printing))
        : source;
    const needsHead = choosesNames(globals) || format === 'table' || (!structured && printing.columns === undefined);
    const { head, all } = await firstPage(ordered, needsHead);
    if (format === 'table' && head.length === 0) {
      await print(`${rules.empty}\n`);
      return;
    }
    const projecting = fields ? await import('./fields.js') : undefined;
    await choice.judge(head, namedIn(printing));
    const shape = await shapeFor(head, printing);
    const out = writer();
    const idle = (): void => {
      try {
        void out.write(shape.rest?.() ?? '')?.catch(() => undefined);
      } catch {
        // The next row, or the end, throws it again.
      }
    };
    try {
      for await (const some of all) {
        for (const piece of pieces(toRows(some))) {
          if (late) piece.forEach(warnOfLateKeys);
          if (checked.open.size > 0) await choice.saw(piece, namedIn(printing));
          const text = shape.rows(
            fields && structured && projecting
              ? piece.map((row) => projecting.project(row, fields, namedIn(printing)))
              : piece,
          );
          const behind = text === '' ? undefined : out.write(text);
          if (behind) await behind;
        }
        if (printing.live) setImmediate(idle);
      }
      await out.write(shape.end());
      choice.end();
    } catch (error) {
      if (!world.signal.aborted) await out.write(`${shape.rest?.() ?? ''}${shape.cut?.() ?? ''}`);
      throw error;
    } finally {
      if (!world.signal.aborted) await out.flush();
    }
  };

  const below = async (value: Row, messages: NonNullable<Printing['messages']>): Promise<string> => {
    const { messagesIn, messagesText } = await import('./messages.js');
    return messagesText(messagesIn(value, messages), messages, look);
  };

  const hasMessages = async (value: Row, messages: NonNullable<Printing['messages']>): Promise<boolean> =>
    (await import('./messages.js')).messagesIn(value, messages).length > 0;

  const record = async (value: unknown, printing: Printing & { readonly single?: boolean } = {}): Promise<void> => {
    if (filtering) return filtering.record(value, printing);
    if (!isObject(value)) {
      await (format === 'table' ? print(`${cleanLines(plain(value))}\n`) : json(value));
      return;
    }
    const asRow = printing.single === true && (format !== 'table' || printing.columns !== undefined);
    const isAcross = printing.across === true && format === 'table' && printing.columns !== undefined;
    if (asRow || isAcross || format === 'csv' || format === 'ndjson') {
      await rows([value], printing);
      if (
        format === 'csv' &&
        !choosesNames(globals) &&
        printing.messages &&
        (await hasMessages(value, printing.messages))
      )
        reporter.note('CSV output has no messages; --output json prints them.', 'after');
      return;
    }
    let shown = value;
    let { columns } = printing;
    const known = namedIn(printing);
    const chosen = await choice.columns([value], known);
    if (chosen) {
      await choice.judge([value], known);
      await choice.saw([value], known);
      choice.end();
      if (fields && structured) shown = (await import('./fields.js')).project(shown, fields, known);
      columns = chosen;
    }
    if (format === 'table') {
      const named = columns && (await withNames(columns, [shown]));
      const text = (await import('./table.js')).recordTable(shown, named, look);
      await print(printing.messages && !chosen ? `${text}${await below(shown, printing.messages)}` : text);
    } else if (format === 'yaml') await print((await import('./yaml.js')).yamlText(shown, terminal));
    else await printJson(shown);
  };

  const json = async (value: unknown): Promise<void> => {
    const rows = Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];
    const narrowed = rows.length > 0 && fields ? await choice.projected(rows, undefined) : undefined;
    const shown = narrowed ? (Array.isArray(value) ? narrowed : narrowed[0]) : value;
    if (filtering) await filtering.value(shown);
    else await printJson(shown);
  };

  const whole = (): Output => {
    const { fields: _fields, columns: _columns, sort: _sort, ...rest } = globals;
    return createOutput({ ...parts, globals: rest });
  };

  return {
    format,
    as: (other) => createOutput({ ...parts, checked, format: other }),
    check: async () => {
      await filtering?.check();
    },
    checkFields: async (known) => {
      if (!choosesNames(globals)) return;
      const { askedNames, checkKnown, isPattern } = await import('./fields.js');
      for (const asked of askedNames(globals)) {
        const open = await checkKnown(asked, known, rules.unknownField);
        // A table shows an empty column, and other formats leave the field out.
        for (const name of asked.by === '--fields' ? asked.names : open) checked.open.set(name, asked.by);
      }
      checked.fields = !known.names.some(isPattern);
    },
    rows: async (source, { whole: isWhole, ...printing } = {}) => {
      if (isWhole) return whole().rows(source);
      if (Array.isArray(source)) return settle(source, () => rows(source, printing));
      const watched: Watched = {};
      await settle(undefined, () => rows(watch(source, watched), printing), watched);
    },
    record: async (value, { whole: isWhole, ...printing } = {}) => {
      await (isWhole ? whole().record(value) : settle(value, () => record(value, printing)));
    },
    json: (value) => settle(value, () => json(value)),
    action: (line, data) =>
      settle(data, () => (format === 'table' && !fields ? print(`${clean(line)}\n`) : record(data))),
    stream: (kind) => {
      if (parts.take === undefined) return streamTo(world, kind === 'text' && terminal);
      const take = parts.take.text();
      return async (chunk) => take(chunk);
    },
    text: (text) => settle(undefined, () => print(text.endsWith('\n') ? text : `${text}\n`)),
  };
}

/** Result -> bytes. */
export function printResult(result: Result, out: Output): Promise<void> {
  switch (result.kind) {
    case 'rows':
      return out.rows(result.rows, result.printing);
    case 'record':
      return out.record(result.record, result.printing);
    case 'action':
      return out.action(result.line, result.data);
    case 'json':
      return out.json(result.value);
    case 'stream':
      return result.pass(out.stream(result.content));
  }
}

function hiddenColumns(headers: readonly string[]): string {
  const [columns, do_] = headers.length === 1 ? ['column', 'does'] : ['columns', 'do'];
  return `${String(headers.length)} ${columns} ${do_} not fit: ${headers.join(', ')}. Choose columns with --columns.`;
}

interface Watched {
  failure?: unknown;
}

/** Yields what the source yields, and remembers its failure. */
async function* watch(source: Rows, watched: Watched): AsyncGenerator<Row | readonly Row[]> {
  try {
    yield* source;
  } catch (error) {
    watched.failure = error;
    throw error;
  }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : stringifyJson(value);
}
