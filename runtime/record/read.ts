/** Reads a recording: its runs, in the order of the file, and the windows in which their requests may arrive. */
import { CliError } from '../base/errors.js';
import { parseJson, stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { shaped } from '../base/shape.js';
import { refuseLater } from '../state/format.js';
import { readPlain, unreadable } from '../state/read.js';
import { textOf } from './canonical.js';
import { EXCHANGE, FORMAT, RUN, type ExchangeLine, type RunLine } from './format.js';

/** Maximum bytes of a recording. */
const MOST_BYTES = 256 * 1024 * 1024;

/** An exchange that a replay expects. */
export interface Recorded extends ExchangeLine {
  /** Number of its line in the file. */
  readonly line: number;
  readonly of: RecordedRun;
}

export interface RecordedRun {
  readonly facts: RunLine;
  /** Its first and its last line in the file. */
  readonly from: number;
  readonly to: number;
  /** Exchanges that follow each other; those of one window were sent at the same time. */
  readonly windows: readonly (readonly Recorded[])[];
}

export interface Recording {
  readonly runs: readonly RecordedRun[];
  /** Origins of the recorded services, which are replaced by that of the replay. */
  readonly origins: ReadonlySet<string>;
  /** The last line is incomplete, and is not part of the recording. */
  readonly isCut: boolean;
}

/** A run while its lines are read. */
interface Draft {
  readonly facts: RunLine;
  readonly from: number;
  to: number;
  readonly lines: { readonly line: number; readonly exchange: ExchangeLine }[];
}

/**
 * Reads a recording of the client.
 *
 * @throws CliError `input` for a file that is not one, naming the line
 */
export function readRecording(path: string, binary: string): Recording {
  const { lines, isCut } = linesOf(path);
  const drafts = new Map<string, Draft>();
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.trim() === '') continue;
    const refuse = (why: string): CliError =>
      new CliError(
        'input',
        `Line ${String(line)} of ${path} ${why}.`,
        line === 1
          ? `Record one with "${binary} <command> --record <file>".`
          : 'Fix the line, or record the script again.',
      );
    const read = parsedLine(text);
    if (read === undefined) throw refuse('is not JSON');
    if (read['t'] === 'run') {
      const facts = shaped(read, RUN);
      refuseLater(read, { path, refusal: 'input', format: FORMAT, field: 'v', client: binary });
      if (facts === undefined) throw refuse(notA(read, 'run'));
      if (facts.client !== binary) throw refuse(`was recorded by ${JSON.stringify(facts.client)}, not by ${binary}`);
      if (drafts.has(facts.run)) throw refuse(`begins the run ${facts.run} a second time`);
      drafts.set(facts.run, { facts, from: line, to: line, lines: [] });
      continue;
    }
    const problem = problemOf(read);
    if (problem !== undefined) throw refuse(problem);
    const exchange = read as unknown as ExchangeLine;
    const draft = drafts.get(exchange.run);
    if (draft === undefined) throw refuse(`belongs to the run ${exchange.run}, which has no line before it`);
    if ((exchange.after ?? 0) > draft.lines.length) throw refuse('has an "after" above the number of lines before it');
    draft.to = line;
    draft.lines.push({ line, exchange });
  }
  if (drafts.size === 0) {
    const remedy = `Record one with "${binary} <command> --record <file>".`;
    throw new CliError('input', `The recording ${path} has no runs.`, remedy);
  }
  const runs = [...drafts.values()].map(runOf);
  const all = [...drafts.values()].flatMap((draft) => draft.lines);
  return { runs, origins: new Set(all.map(({ exchange }) => exchange.origin)), isCut };
}

function linesOf(path: string): { readonly lines: readonly string[]; readonly isCut: boolean } {
  let bytes: Buffer;
  try {
    bytes = readPlain(path, MOST_BYTES);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError('input', `The recording ${path} cannot be read: ${unreadable(error)}.`);
  }
  const text = textOf(bytes);
  if (text === undefined) throw new CliError('input', `The recording ${path} is not UTF-8 text.`);
  const lines = text.split('\n');
  // A killed run leaves a part of a line; an editor may leave out the last line end.
  const isCut = lines.at(-1) !== '' && parsedLine(lines.at(-1) ?? '') === undefined && lines.length > 1;
  return { lines: isCut ? lines.slice(0, -1) : lines, isCut };
}

function parsedLine(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns why an object is not a line of this kind, as the end of a sentence about the line. */
function notA(read: Record<string, unknown>, kind: 'run' | 'exchange'): string {
  const shape: Readonly<Record<string, unknown>> = kind === 'run' ? RUN : EXCHANGE;
  const wrong = Object.entries(shape).find(([key, form]) => shaped(read, { [key]: form as 'string' }) === undefined);
  const name = (wrong?.[0] ?? 't').replace('?', '');
  return name in read ? `has a value of "${name}" that no ${kind} has` : `has no "${name}"`;
}

/** The keys of a body, one of which each has. */
const SENT = ['json', 'form', 'parts', 'text', 'size'];
const RECEIVED = ['json', 'text', 'base64', 'size'];

/** Returns why an object is not an exchange, as the end of a sentence about the line. */
function problemOf(read: Record<string, unknown>): string | undefined {
  if (read['t'] !== 'exchange') return 'is neither a run nor an exchange';
  if (isDeep(read)) return 'is nested too deeply';
  if (shaped(read, EXCHANGE) === undefined) return notA(read, 'exchange');
  const { status, headers = {}, fault, query = {}, body, response } = read as unknown as ExchangeLine;
  if (status === undefined && fault === undefined) return 'has neither a status nor a fault';
  if (status !== undefined && (status < 200 || status > 599)) return 'has a status that is not from 200 to 599';
  const odd = Object.entries(headers).find(([name, value]) => !isHeader(name, value));
  if (odd !== undefined) return `has the header ${JSON.stringify(odd[0])}, which cannot be sent`;
  if (!Object.values(query).every(isParameter)) return 'has a parameter that is neither a text nor a list of texts';
  if (body !== undefined && !isBody(body, SENT)) return 'has a body that cannot be compared';
  if (response !== undefined && !isBody(response, RECEIVED)) return 'has a response that cannot be sent';
  return undefined;
}

/** Maximum depth of the values of a line: more could not be written as JSON. */
const MOST_DEPTH = 1000;

function isDeep(value: object): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) return true;
    level = level.flatMap((one) => Object.values(one).filter((inner) => typeof inner === 'object' && inner !== null));
  }
  return false;
}

const isHeader = (name: string, value: string): boolean =>
  /^[\w!#$%&'*+.^`|~-]{1,200}$/.test(name) &&
  /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value) &&
  !FRAMING.has(name.toLowerCase());

/** Headers that the server of a replay sets itself. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'connection', 'content-encoding']);

const isParameter = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

function isBody(body: object, kinds: readonly string[]): boolean {
  const found = body as Readonly<Record<string, unknown>>;
  const kind = kinds.find((one) => Object.hasOwn(found, one));
  if (kind === undefined) return false;
  const value = found[kind];
  if (kind === 'json') return true;
  if (kind === 'form')
    return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && isParameter(pair));
  if (kind === 'parts')
    return Array.isArray(value) && value.every((part) => shaped(part, { name: 'string' }) !== undefined);
  return kind === 'size' ? Number.isSafeInteger(value) : typeof value === 'string';
}

/** Returns a run with its windows, without the attempts that a replay does not expect. */
function runOf({ facts, from, to, lines }: Draft): RecordedRun {
  const run = { facts, from, to, windows: [] as Recorded[][] };
  const placed = lines.map(({ line, exchange }, at) => ({
    exchange: { ...exchange, line, of: run } satisfies Recorded,
    start: exchange.after ?? at,
    end: at + 1,
  }));
  const skipped = new Set<Recorded>();
  for (const [at, { exchange }] of placed.entries()) {
    // The credential of a replay is not renewed: it sends only the attempt with the new one.
    if (exchange.renewed !== true) continue;
    const refused = placed.slice(0, at).findLast(({ exchange: one }) => one.status === 401 && isSame(one, exchange));
    if (refused !== undefined) skipped.add(refused.exchange);
  }
  // An exchange belongs to a window if it was sent before one of the window was complete.
  let windowEnd = -1;
  for (const { exchange, start, end } of [...placed].sort((one, two) => one.start - two.start || one.end - two.end)) {
    if (start >= windowEnd) run.windows.push([]);
    windowEnd = Math.max(windowEnd, end);
    // Without a connection, nothing has reached the service.
    if (exchange.fault !== 'unconnected' && !skipped.has(exchange)) run.windows.at(-1)?.push(exchange);
  }
  run.windows = run.windows.filter((window) => window.length > 0);
  return run;
}

const requestText = ({ method, path, query, body }: ExchangeLine): string => stringifyJson([method, path, query, body]);
const isSame = (one: ExchangeLine, two: ExchangeLine): boolean => requestText(one) === requestText(two);
