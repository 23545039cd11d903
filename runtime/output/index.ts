/** Result -> bytes. */
import { NO_ROWS } from '../base/standard.js';
import type { Reporter } from '../contract/reporter.js';
import type { Column } from '../contract/command.js';
import type { Output, Printing, World } from '../contract/run.js';
import type { Options } from '../contract/options.js';
import type { Service } from '../contract/service.js';
import type { Result } from '../contract/pipeline.js';
import type { Row, Rows } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { stringifyJson } from '../base/json.js';
import { clean, cleanLines, escapeJson } from '../base/clean.js';
import { textOf, valueOf } from './cells.js';
import { ageOf } from './ages.js';
import { choosesNames, createChoice, namedIn, type Checked } from './choice.js';
import { askedNames, checkKnown, isPattern } from './fields.js';
import type { Filter, Filtering } from './filtering.js';
import { collect, firstPage, pieces, toRows } from './first.js';
import { jsonRows, ndjsonRows, valueRows } from './json.js';
import type { Shape, ValueSink } from './shapes.js';
import type { Look } from './table.js';
import { createWriter, printsToTerminal, streamTo, textWriter, type Writer } from './writer.js';

export interface OutputParts {
  readonly service: Service;
  readonly world: World;
  readonly options: Options;
  readonly reporter: Reporter;
  /** Ends the paging of the output, for rows that arrive over hours. */
  readonly release?: () => void;
  /** Number of writes so far: requests, and files of the user; default: none. */
  readonly written?: () => number;
  /** Whether a dry run has kept a write back. Only the kept writes are printed then: everything else would need a response. */
  readonly isKept?: () => boolean;
  readonly checked?: Checked;
  /** Returns the names of the records of a reference by their ids, for tables; default: ids are shown. */
  readonly names?: (reference: string) => Promise<ReadonlyMap<string, string>>;
  /** The `--jq` filter, shared by the outputs of one run, which closes it. */
  readonly started: Filter;
  /** Takes results as values, instead of text on standard output. The format is then JSON, or that of a text. */
  readonly take?: ValueSink;
}

/**
 * Prints results on stdout. Lists stream: rows are printed as they arrive and memory stays flat, except for a `--jq` filter
 * that needs the whole list. Nothing is printed before the first row or the end, so that a failure leaves stdout empty.
 *
 * Text from a service cannot control a terminal: tables, CSV and YAML replace control and direction characters. JSON
 * escapes them on a terminal and is not changed in files and pipes.
 */
export function createOutput(parts: OutputParts): Output {
  const { service, world, options, take } = parts;
  // A filter takes precedence over a format that a command chooses. Rows as values are the same in both formats of JSON.
  const format =
    options.jq === undefined && !(take !== undefined && options.format === 'ndjson') ? options.format : 'json';
  const rules = service.output;
  const { fields, sort } = options;
  const { reporter, written = () => 0, checked = { fields: false, open: new Map() } } = parts;
  const terminal = printsToTerminal(world);
  const escape = terminal ? escapeJson : (json: string): string => json;
  const isTable = format === 'table';
  const isTabular = isTable || format === 'csv';
  // A pipe gets tables that do not depend on the terminal or on the time.
  const look: Look = {
    bold: (text) => (terminal && options.color ? `\u001b[1m${text}\u001b[22m` : text),
    ...(terminal && {
      // A terminal whose size was never set reports 0.
      width: world.stdout.columns || 80,
      hidden: (headers) => reporter.note(hiddenColumns(headers), 'after'),
    }),
    ...(terminal && !options.absoluteTimes && { age: (text) => ageOf(text, world.now(), rules.times === 'utc') }),
  };
  let lazy: Writer | undefined;
  const writer = (): Writer =>
    (lazy ??=
      take === undefined
        ? createWriter(world, terminal ? () => reporter.live('', 'progress') : undefined)
        : textWriter(take));
  const choice = createChoice({ options, rules, written, warn: reporter.warn, checked });
  let opened: Filtering | undefined;
  /** Loaded for a filter alone: it runs in a thread. */
  const filtering = async (): Promise<Filtering | undefined> => {
    if (options.jq === undefined) return undefined;
    const { createFiltering } = await import('./filtering.js');
    return (opened ??= createFiltering({
      ...{ service, world, options, started: parts.started, writer, escape },
      ...defined({ take }),
    }));
  };

  const print = async (text: string): Promise<void> => {
    await writer().write(text);
    await writer().flush();
  };
  const printText = (text: string): Promise<void> => print(text.endsWith('\n') ? text : `${text}\n`);
  /** Prints a value as JSON, or what the filter makes of it. */
  const printValue = async (value: unknown): Promise<void> => {
    const filter = await filtering();
    if (filter !== undefined) await filter.value(value);
    else if (take !== undefined) await take.value(value);
    else await print(`${escape(stringifyJson(value, 2))}\n`);
  };

  const shapeFor = async (head: readonly Row[], printing: Printing): Promise<Shape> => {
    if (format === 'json' && take !== undefined) return valueRows(take);
    if (format === 'ndjson' || (format === 'json' && printing.apart)) return ndjsonRows(escape);
    if (format === 'json') return jsonRows(escape);
    if (format === 'yaml') return (await import('./yaml.js')).yamlRows(terminal);
    const chosen = choice.columns(head, namedIn(printing));
    const declared = chosen ?? printing.columns;
    const header = declared === undefined && head.length === 0 ? await printing.whenEmpty?.() : undefined;
    const columns = declared ?? header ?? guessColumns(head);
    if (isTable) return (await import('./table.js')).tableRows(await withNames(columns, head), look);
    const headerOf = ({ key, header }: Column) => printing.labels?.find((one) => one.key === key)?.header ?? header;
    const labeled = columns.map((column) => ({ ...column, header: headerOf(column) }));
    const { csvRows, withCurrencies } = await import('./csv.js');
    return csvRows(chosen ? labeled : withCurrencies(labeled), {
      headerWhenEmpty: rules.emptyCsv === 'header',
      labels: options.labels === true,
      literal: declared === undefined && header === undefined,
      safe: options.csvSafe === true,
      clean: terminal,
      ...(declared === undefined && { late: (names) => reporter.warn(lateFields(names)) }),
    });
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
    const preferred = isTable ? (rules.preferred ?? []).filter((key) => keys.includes(key)) : [];
    const scalar = keys.filter((key) => head.some((row) => typeof row[key] !== 'object'));
    const chosen = preferred.length > 0 ? preferred : isTable && scalar.length > 0 ? scalar : keys;
    return chosen.map((key) => ({ key, header: key }));
  };

  /** Prints a result. After a write, a failure to do so is a warning, and the result is part of it. */
  const settle = async (
    result: unknown,
    work: () => Promise<void>,
    source: { readonly failure?: unknown } = {},
  ): Promise<void> => {
    if (parts.isKept?.() === true) return;
    try {
      await work();
    } catch (error) {
      // When the source of rows failed, rows are missing, and not only their output.
      if (!(error instanceof CliError) || written() === 0 || error === source.failure) throw error;
      const shown = result === undefined ? '' : ` Result: ${escapeJson(stringifyJson(result))}`;
      reporter.warn(`The changes were made, but the result could not be printed. ${error.message}${shown}`);
    }
  };

  const rows = async (source: Rows, printing: Printing = {}): Promise<void> => {
    if (printing.live) parts.release?.();
    const filter = await filtering();
    const known = namedIn(printing);
    const filtered = printing.apart ? filter?.each : filter?.rows;
    if (filter !== undefined && filtered === undefined)
      return filter.value(choice.projected(await collect(source), known));
    // A list without an end is never complete enough to be sorted.
    const ordered =
      sort && isTabular && !printing.live && !printing.sorted
        ? (await import('./sort.js')).sortedRows(source, sort, known)
        : source;
    const needsHead = choosesNames(options) || isTable || (format === 'csv' && printing.columns === undefined);
    const { head, all } = await firstPage(ordered, needsHead);
    if (isTable && head.length === 0) return print(`${NO_ROWS}\n`);
    choice.judge(head, known);
    const shape = filtered?.() ?? (await shapeFor(head, printing));
    await printRows(all, shape, printing);
  };

  const printRows = async (all: Rows, shape: Shape, printing: Printing): Promise<void> => {
    const known = namedIn(printing);
    const out = writer();
    const idle = async (): Promise<void> => {
      try {
        await out.write((await shape.rest?.()) ?? '');
      } catch {
        // The next row, or the end, throws it again.
      }
    };
    try {
      for await (const some of all) {
        const page = toRows(some);
        for (const piece of shape.takesPages ? [page] : pieces(page)) {
          choice.saw(piece, known);
          const ready = shape.rows(isTabular ? piece : choice.selected(piece, known));
          const text = typeof ready === 'string' ? ready : await ready;
          const behind = text === '' ? undefined : out.write(text);
          if (behind) await behind;
        }
        if (printing.live) setImmediate(() => void idle());
      }
      await out.write(await shape.end());
      choice.end();
    } catch (error) {
      if (!world.signal.aborted) await out.write(`${(await shape.rest?.()) ?? ''}${shape.cut?.() ?? ''}`);
      throw error;
    } finally {
      if (!world.signal.aborted) await out.flush();
    }
  };

  const record = async (value: unknown, printing: Printing & { readonly single?: boolean } = {}): Promise<void> => {
    const { columns, messages = [], single = false } = printing;
    if (!isObject(value)) return isTable ? print(`${cleanLines(plain(value))}\n`) : printValue(value);
    const asRow = single && (!isTable || columns !== undefined);
    const isAcross = printing.across === true && isTable && columns !== undefined;
    if (asRow || isAcross || format === 'csv' || format === 'ndjson') {
      await rows([value], printing);
      if (format === 'csv' && !choosesNames(options) && messages.length > 0)
        reporter.note('CSV output has no messages; --output json prints them.', 'after');
      return;
    }
    const known = namedIn(printing);
    const chosen = choice.columns([value], known);
    const shown = chosen ?? columns;
    const [selected = value] = chosen === undefined ? [value] : choice.projected([value], known);
    if (format === 'yaml') return print((await import('./yaml.js')).yamlText(selected, terminal));
    if (!isTable) return printValue(selected);
    const named = shown && (await withNames(shown, [value]));
    const text = (await import('./table.js')).recordTable(value, named, look);
    const below = chosen || messages.length === 0 ? '' : (await import('./messages.js')).messagesText(messages, look);
    await print(`${text}${below}`);
  };

  const json = async (value: unknown): Promise<void> => {
    const records = Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];
    if (records.length === 0 || !fields) return printValue(value);
    const selected = choice.projected(records, undefined);
    await printValue(Array.isArray(value) ? selected : selected[0]);
  };

  const whole = (): Output => {
    const { fields: _fields, columns: _columns, sort: _sort, ...rest } = options;
    return createOutput({ ...parts, options: rest, isKept: () => false });
  };

  const readsText = (printing: Printing): printing is Printing & { readonly text: string } =>
    printing.text !== undefined && isTable && !choosesNames(options);

  return {
    format: options.format,
    as: (other) => createOutput({ ...parts, checked, options: { ...options, format: other } }),
    check: async () => {
      await (await filtering())?.check();
    },
    checkFields: async (known) => {
      for (const asked of askedNames(options)) {
        const open = await checkKnown(asked, known, rules.unknownField);
        // A table shows an empty column, and other formats leave the field out.
        for (const name of asked.by === '--fields' ? asked.names : open) checked.open.set(name, asked.by);
      }
      if (choosesNames(options)) checked.fields = !known.names.some(isPattern);
    },
    rows: async (source, { whole: isWhole, ...printing } = {}) => {
      if (isWhole) return whole().rows(source);
      if (readsText(printing)) return settle(undefined, () => printText(printing.text));
      if (Array.isArray(source)) return settle(source, () => rows(source, printing));
      const watched: Watched = {};
      await settle(undefined, () => rows(watch(source, watched), printing), watched);
    },
    record: async (value, { whole: isWhole, ...printing } = {}) => {
      if (isWhole) return whole().record(value);
      await settle(value, () => (readsText(printing) ? printText(printing.text) : record(value, printing)));
    },
    json: (value) => settle(value, () => json(value)),
    action: (line, data) => settle(data, () => (isTable && !fields ? print(`${clean(line)}\n`) : record(data))),
    stream: (kind) => {
      if (take === undefined) return streamTo(world, kind === 'text' && terminal);
      const add = take.text();
      return async (chunk) => {
        await add(chunk);
      };
    },
    text: (text) => settle(undefined, () => printText(text)),
  };
}

/** Prints a result. */
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
    case 'text':
      return out.text(result.text);
    case 'stream':
      return result.pass(out.stream(result.content));
  }
}

function hiddenColumns(headers: readonly string[]): string {
  const [columns, do_] = headers.length === 1 ? ['column', 'does'] : ['columns', 'do'];
  return `${String(headers.length)} ${columns} ${do_} not fit: ${headers.join(', ')}. Choose columns with --columns.`;
}

const lateFields = (names: readonly string[]): string =>
  `later records have fields that the first page does not have: ${names.map(clean).join(', ')}. They are not printed; name them with --fields.`;

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
