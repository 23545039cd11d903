/** Lines of documents: their notation, their signs and their records. */
import type { LineLookup, LineSetting } from '../../contract/dialect.js';
import type { DocumentLine, LineNotation, LinePart, LineValue } from '../../contract/resource.js';
import type { Row } from '../../contract/rows.js';
import type { Service } from '../../contract/service.js';
import { isRealDay, writtenDay } from '../../base/timestamp.js';
import { decimalsFault, decimalSum, plainDecimal } from '../../base/decimals.js';
import { nearest } from '../../base/suggestions.js';
import { CliError } from '../../base/errors.js';
import { isUuid } from '../../base/ids.js';
import { exactNumber } from '../../base/json.js';
import { lineColumns, lineShape, rangeOf } from '../../base/notation.js';
import { nothingSent } from '../../base/writes.js';

type Dates = NonNullable<Service['dates']>;

interface Piece {
  /** With its escapes. */
  readonly typed: string;
  /** With escapes resolved. */
  readonly text: string;
  /** Position of the first `=` that is not escaped, in `text`. */
  readonly equals: number;
}

/** Splits at colons outside escapes. `\:`, `\=` and `\\` stand for the second character. */
function pieces(line: string): readonly Piece[] {
  const found: Piece[] = [];
  let text = '';
  let equals = -1;
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    const next = line.charAt(at + 1);
    if (sign === '\\' && (next === ':' || next === '\\' || next === '=')) {
      text += next;
      at += 1;
    } else if (sign === ':') {
      found.push({ typed: line.slice(start, at), text, equals });
      text = '';
      equals = -1;
      start = at + 1;
    } else {
      if (sign === '=' && equals < 0) equals = text.length;
      text += sign;
    }
  }
  return [...found, { typed: line.slice(start), text, equals }];
}

/** Returns the value of a part, or what is wrong with it. */
function read(part: LinePart, name: string, text: string, { times }: Dates): LineValue | string {
  switch (part.kind) {
    case 'text':
    case 'reference':
      return text === '' ? `${name} has no value` : { part, text };
    case 'date': {
      const day = times ? writtenDay(text) : text;
      if (day !== undefined && isRealDay(day)) return { part, text: day };
      const orTime = times ? ' or a time such as 2026-01-31T09\\:30\\:00' : '';
      return `${name} ${text} is not a date; write YYYY-MM-DD${orTime}`;
    }
    case 'uuid':
      return isUuid(text)
        ? { part, text }
        : `${name} ${JSON.stringify(text)} is not a GUID; write 8-4-4-4-12 hex digits`;
    case 'number': {
      const fault = decimalsFault(text, part.decimals);
      if (fault !== undefined) return `${name} ${JSON.stringify(text)} ${fault}`;
      const digits = plainDecimal(text);
      if (digits === undefined) return `${name} ${JSON.stringify(text)} is not a number; write 1234.50`;
      const { min = -Infinity, max = Infinity } = part;
      if (Number(digits) >= min && Number(digits) <= max) return { part, text: digits };
      return `${name} ${text} must be ${rangeOf(part) ?? 'a number'}`;
    }
  }
}

/** One value of a flag that takes lines: a line as typed, or the values of a row by column. */
export interface LineSource {
  /** Names the line in errors. */
  readonly where: string;
  readonly given: string | Readonly<Record<string, string>>;
}

type Read = Omit<DocumentLine, 'where'>;

/** Reads one line. Returns the line, or what is wrong with it. */
export function parseDocumentLine(line: string, notation: LineNotation, dates: Dates = {}): Read | string {
  const [...rest] = pieces(line);
  const parts: Record<string, LineValue> = {};
  for (const [name, part] of Object.entries(notation.head)) {
    const piece = rest.shift();
    const text = piece?.text.trim() ?? '';
    if (text === '' && part.optional && piece !== undefined) continue;
    if (text === '' && part.optional) return `${name} is missing; end the line with a colon to leave it out`;
    if (text === '') return `${name} is missing`;
    const value = read(part, name, text, dates);
    if (typeof value === 'string') return value;
    parts[name] = value;
  }
  const wrong =
    readOptions(rest, notation, parts, dates) ?? misplaced(line, rest, notation) ?? spanFault(notation, parts);
  if (wrong !== undefined) return wrong;
  const text = rest.map((piece) => piece.text).join(':');
  if (text !== '' && notation.text === undefined) return `${JSON.stringify(text)} is not part of the notation`;
  return { parts, ...(text === '' ? {} : { text }) };
}

/** Reads the values of a row, which has the columns of the notation. An empty value counts as absent. */
function readRow(row: Readonly<Record<string, string>>, notation: LineNotation, dates: Dates): Read | string {
  const parts: Record<string, LineValue> = {};
  for (const [name, part] of Object.entries({ ...notation.head, ...notation.options })) {
    const text = row[name]?.trim() ?? '';
    const isRequired = Object.hasOwn(notation.head, name) && part.optional !== true;
    if (text === '' && isRequired) return `${name} is missing`;
    if (text === '') continue;
    const value = read(part, name, text, dates);
    // Nothing is escaped in a row.
    if (typeof value === 'string') return value.replaceAll('\\:', ':');
    parts[name] = value;
  }
  const fault = spanFault(notation, parts);
  if (fault !== undefined) return fault;
  const text = row[lineColumns(notation).text ?? '']?.trim() ?? '';
  return { parts, ...(text === '' ? {} : { text }) };
}

/** Takes `name=value` pieces off the front. The first piece of another form begins the text. */
function readOptions(
  rest: Piece[],
  notation: LineNotation,
  parts: Record<string, LineValue>,
  dates: Dates,
): string | undefined {
  const { options } = notation;
  for (let piece = rest[0]; piece !== undefined; piece = rest[0]) {
    const name = piece.text.slice(0, Math.max(piece.equals, 0));
    if (!OPTION.test(name)) return undefined;
    const part = Object.hasOwn(options, name) ? options[name] : undefined;
    if (part === undefined) return unknownOption(name, notation);
    if (Object.hasOwn(parts, name)) return `${name} is given twice`;
    const value = read(part, name, piece.text.slice(piece.equals + 1).trim(), dates);
    if (typeof value === 'string') return value;
    parts[name] = value;
    rest.shift();
  }
  return undefined;
}

const OPTION = /^[A-Za-z][\w-]*$/;

function unknownOption(name: string, { options }: LineNotation): string {
  const known = Object.keys(options);
  if (known.length === 0) return `it takes no options, but has ${name}=; write \\= for a literal =`;
  const [near] = nearest(name, known);
  const literal =
    near === undefined ? '; write \\= for a literal =' : `; did you mean ${near}? Write \\= for a literal =`;
  return `${name} is not an option (known: ${known.join(', ')})${literal}`;
}

/**
 * Returns what is wrong with a text that has the form of an option: booked as text, its value would be lost. Blanks before
 * the `=` are those of a sentence, unless the word is an option.
 */
function misplaced(line: string, texts: readonly Piece[], notation: LineNotation): string | undefined {
  const isKnown = (name: string): boolean => Object.hasOwn(notation.options, name.trim().toLowerCase());
  const like = (piece: Piece): string | undefined => {
    const name = piece.text.slice(0, Math.max(piece.equals, 0)).trimStart();
    return OPTION.test(name) || isKnown(name) ? name.trimEnd() : undefined;
  };
  const names = texts.flatMap((piece) => like(piece) ?? []);
  const [first] = names;
  if (first === undefined) return undefined;
  const unknown = names.find((name) => !isKnown(name));
  if (unknown !== undefined) return unknownOption(unknown, notation);
  const isOption = (piece: Piece): boolean => like(piece) !== undefined;
  const head = pieces(line).slice(0, -texts.length);
  const moved = texts.filter(isOption).map(({ typed, equals }) => optionText(typed, equals));
  const text = texts.filter((piece) => !isOption(piece)).map(({ typed }) => typed);
  const right = [...head.map(({ typed }) => typed), ...moved, ...text].join(':');
  return `${first} is an option and must be before the text: ${JSON.stringify(right)}`;
}

/** Returns an option without the blanks around its name and value. */
function optionText(typed: string, equals: number): string {
  // A name has no escapes, so that the position is the same in both texts.
  return `${typed.slice(0, equals).trim().toLowerCase()}=${typed.slice(equals + 1).trim()}`;
}

function spanFault({ spans = [] }: LineNotation, parts: Readonly<Record<string, LineValue>>): string | undefined {
  for (const [from, to] of spans) {
    const [first, last] = [parts[from], parts[to]];
    if ((first === undefined) !== (last === undefined)) return `${from} and ${to} must be given together`;
    if (first !== undefined && last !== undefined && first.text > last.text) return `${from} is after ${to}`;
  }
  return undefined;
}

/**
 * Reads every line of a flag.
 *
 * @throws CliError `input`, naming each bad line, or the difference of lines that do not balance
 */
export function parseLines(
  sources: readonly LineSource[],
  notation: LineNotation,
  label: string,
  dates: Dates = {},
): readonly DocumentLine[] {
  const wrong: string[] = [];
  const lines: DocumentLine[] = [];
  for (const { where, given } of sources) {
    const line =
      typeof given === 'string' ? parseDocumentLine(given, notation, dates) : readRow(given, notation, dates);
    if (typeof line === 'string') wrong.push(`${where}: ${line}`);
    else lines.push({ where, ...line });
  }
  if (wrong.length > 0) {
    throw new CliError(
      'input',
      wrong.length === 1 ? `${label}: ${wrong[0] ?? ''}.` : `${String(wrong.length)} values of ${label} are wrong.`,
      sources.some(({ given }) => typeof given === 'string')
        ? `Write each line as ${lineShape(notation)}. Nothing was sent.`
        : 'Correct the file. Nothing was sent.',
      wrong.length === 1 ? {} : { lines: wrong },
    );
  }
  checkBalance(lines, notation, label);
  return lines;
}

/** Returns the source of a line as it was typed. */
export const typedLine = (text: string, at: number): LineSource => ({
  where: `line ${String(at + 1)} (${JSON.stringify(text)})`,
  given: text,
});

function checkBalance(lines: readonly DocumentLine[], { balanced }: LineNotation, label: string): void {
  if (balanced === undefined) return;
  const sum = decimalSum(lines.map(({ parts }) => parts[balanced]?.text ?? '0'));
  if (sum === '0') return;
  throw new CliError(
    'input',
    `The lines do not balance: the sum of ${balanced} is ${sum} and must be 0.`,
    `Correct ${label}. Nothing was sent.`,
  );
}

/** Whether the flag is set that makes parts of the lines negative. */
const becomesNegative = ({ negative }: LineNotation, args: Row): boolean =>
  negative !== undefined &&
  (negative.values === undefined
    ? args[negative.when] === true
    : negative.values.includes(String(args[negative.when])));

/** Checks the signs of lines that are sent as negative numbers, see `LineDialect`. */
export function checkSigns(
  lines: readonly DocumentLine[],
  notation: LineNotation,
  label: string,
  args: Row,
): string | undefined {
  const { negative } = notation;
  if (negative === undefined || !becomesNegative(notation, args)) return undefined;
  const flag = `--${negative.when}${negative.values === undefined ? '' : ` ${String(args[negative.when])}`}`;
  const signed = (names: readonly string[], sign: RegExp): readonly string[] =>
    lines.flatMap(({ parts, where }) => (names.some((name) => sign.test(parts[name]?.text ?? '0')) ? [where] : []));
  const [below, above] = [signed(negative.parts, NEGATIVE), signed(negative.parts, POSITIVE)];
  const list = negative.parts.join(' and ');
  if (below.length > 0 && above.length > 0) {
    throw new CliError(
      'input',
      `${label}: with ${flag}, ${list} must have the same sign in all lines.`,
      `They are sent as negative numbers, whatever their sign. Create a separate document for the other lines. Nothing was sent.`,
      { lines: [...below.map((one) => `${one}: negative`), ...above.map((one) => `${one}: positive`)] },
    );
  }
  const [wrong] = signed(negative.positive ?? [], NEGATIVE);
  if (wrong !== undefined) {
    const names = (negative.positive ?? []).join(' and ');
    throw new CliError(
      'input',
      `${label}: ${wrong}: with ${flag}, ${names} must not be negative.`,
      'Nothing was sent.',
    );
  }
  return above.length === 0 ? undefined : `With ${flag}, ${list} ${PLURAL.test(list) ? 'are' : 'is'} sent as negative.`;
}

const NEGATIVE = /^-.*[1-9]/;
const POSITIVE = /^[^-]*[1-9]/;
const PLURAL = / and /;

/** Returns the records of lines, see `LineDialect`. */
export async function lineRows(
  lines: readonly DocumentLine[],
  notation: LineNotation,
  { label, defaults, args }: LineSetting,
  lookup: LineLookup,
): Promise<readonly Row[]> {
  const negative = new Set(becomesNegative(notation, args) ? notation.negative?.parts : []);
  const refused: { readonly at: number; readonly error: CliError }[] = [];
  const idOf = async (reference: string, code: string, at: number): Promise<string | undefined> =>
    lookup.resolve(reference, code).catch((error: unknown) => {
      // A refusal by the service is not the fault of a line.
      if (!(error instanceof CliError) || error.kind !== 'input' || error.details.statusCode !== undefined) throw error;
      refused.push({ at, error });
      return undefined;
    });
  // All lines at once, so that their codes share a request.
  const rows = await Promise.all(
    lines.map(async ({ parts, text }, at) => {
      const row: Row = { ...defaults };
      for (const [name, value] of Object.entries(parts)) {
        const { kind, field, reference } = value.part;
        if (kind === 'number') row[field] = exactNumber(negative.has(name) ? minus(value.text) : value.text);
        else row[field] = reference === undefined ? value.text : await idOf(reference, value.text, at);
      }
      if (text !== undefined && notation.text !== undefined) row[notation.text] = text;
      return row;
    }),
  );
  const [first, ...others] = refused.sort((one, other) => one.at - other.at);
  if (first === undefined) return rows;
  const faultOf = ({ at, error }: typeof first): string => `${lines[at]?.where ?? ''}: ${error.message}`;
  if (others.length === 0)
    throw new CliError('input', `${label}: ${faultOf(first)}`, first.error.remedy, first.error.details);
  const remedy = `${nothingSent(lookup.command.effect, lookup.http)} Check the codes, or give the ids.`.trim();
  throw new CliError('input', `${String(refused.length)} values of ${label} are wrong.`, remedy, {
    lines: refused.map(faultOf),
  });
}

/** Minus the absolute value, without arithmetic: the digits stay as typed. */
function minus(digits: string): string {
  const bare = digits.replace(/^-/, '');
  return /^[0.]+$/.test(bare) ? bare : `-${bare}`;
}
