import { CliError } from '../../../runtime/base/errors.js';
import { exactNumber } from '../../../runtime/base/json.js';
import { dateTime } from '../../../runtime/odata/index.js';

/** What the value of an option is, and the field of the line that it goes to. */
export interface LineOption {
  readonly field: string;
  readonly kind: 'text' | 'amount' | 'number' | 'date' | 'fraction';
}

/** The notation of one command: what stands at the head of a line, and the options that may follow. */
export interface LineNotation {
  /** `amount`: `account:amount`; `item`: `item:quantity:[unit-price]`. */
  readonly head: 'amount' | 'item';
  /** Fields of the head, in the order of the notation. */
  readonly fields: readonly string[];
  readonly options: Readonly<Record<string, LineOption>>;
  /** Pairs of options that come together, the first not after the second. */
  readonly spans?: readonly (readonly [string, string])[];
}

/** A line read but not looked up: decimals are the digits as typed. */
export interface Line {
  /** Account or item, a code or an id. */
  readonly subject: string;
  /** Values by field name; decimals as canonical text. */
  readonly values: Readonly<Record<string, { readonly text: string; readonly numeric: boolean }>>;
  readonly description?: string;
}

const HEADS = {
  amount: { shape: 'account:amount[:option=value...][:description]', parts: ['account', 'amount'] },
  item: {
    shape: 'item:quantity:[unit-price][:option=value...][:description]',
    parts: ['item', 'quantity', 'unit price'],
  },
} as const;

interface Piece {
  /** As typed, escapes included. */
  readonly typed: string;
  /** With escapes resolved. */
  readonly text: string;
  /** Position of the first `=` that is not escaped, in `text`. */
  readonly equals: number;
}

/** Splits at colons outside escapes. `\:`, `\=` and `\\` stand for the second character. */
function pieces(line: string): readonly Piece[] {
  const found: Piece[] = [];
  let typed = '';
  let text = '';
  let equals = -1;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    const next = line.charAt(at + 1);
    if (sign === '\\' && (next === ':' || next === '\\' || next === '=')) {
      typed += sign + next;
      text += next;
      at += 1;
    } else if (sign === ':') {
      found.push({ typed, text, equals });
      typed = text = '';
      equals = -1;
    } else {
      if (sign === '=' && equals < 0) equals = text.length;
      typed += sign;
      text += sign;
    }
  }
  return [...found, { typed, text, equals }];
}

/** Digits of a decimal number as JSON wants them, `undefined` when the text is none: no grouping, no decimal comma. */
export function decimal(text: string): string | undefined {
  const [, sign, whole, fraction] = /^(-?)(\d+)(\.\d+)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return `${sign ?? ''}${whole.replace(/^0+(?=\d)/, '')}${fraction ?? ''}`;
}

/** Minus the absolute value, without arithmetic: the digits stay as typed. */
export function negative(digits: string): string {
  const bare = digits.replace(/^-/, '');
  return /^[0.]+$/.test(bare) ? bare : `-${bare}`;
}

function optionValue(option: LineOption, name: string, text: string): { text: string; numeric: boolean } | string {
  if (option.kind === 'text') return text === '' ? `${name} has no value` : { text, numeric: false };
  if (option.kind === 'date') {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dateTime(text) : undefined;
    return day === undefined ? `${name}=${text} is no day (YYYY-MM-DD)` : { text, numeric: false };
  }
  const digits = decimal(text);
  if (digits === undefined) return `${name}=${text} is no number (write 1234.50)`;
  if (option.kind === 'fraction' && (digits.startsWith('-') || Number(digits) > 1)) {
    return `${name}=${text} is no fraction from 0 to 1 (0.1 is 10 %)`;
  }
  return { text: digits, numeric: true };
}

/** Reads one line. Returns the line, or what is wrong with it. */
export function parseLine(text: string, notation: LineNotation): Line | string {
  const [subject, ...rest] = pieces(text);
  const head = HEADS[notation.head];
  const needed = head.parts.length - 1;
  if (subject === undefined || subject.text.trim() === '' || rest.length < needed) {
    return `it is not ${head.shape}`;
  }
  const values: Record<string, { text: string; numeric: boolean }> = {};
  for (let at = 0; at < needed; at += 1) {
    const piece = rest[at];
    const field = notation.fields[at + 1];
    const typed = piece?.text.trim() ?? '';
    // The service fills a unit price that is left out.
    if (field === undefined || (notation.head === 'item' && at === 1 && typed === '')) continue;
    const digits = decimal(typed);
    if (digits === undefined)
      return `${head.parts[at + 1] ?? 'value'} ${JSON.stringify(typed)} is no number (write 1234.50)`;
    values[field] = { text: digits, numeric: true };
  }
  const tail = rest.slice(needed);
  const words = Object.keys(notation.options);
  let at = 0;
  for (; at < tail.length; at += 1) {
    const piece = tail[at];
    if (piece === undefined || piece.equals < 0) break;
    const name = piece.text.slice(0, piece.equals);
    if (!/^[A-Za-z][\w-]*$/.test(name)) break;
    const option = Object.hasOwn(notation.options, name) ? notation.options[name] : undefined;
    if (option === undefined) {
      return words.length === 0
        ? `it takes no options, but has ${name}=; write \\= for a literal =`
        : `${name} is no option (known: ${words.join(', ')}); write \\= for a literal =`;
    }
    if (Object.hasOwn(values, option.field)) return `${name} is given twice`;
    const value = optionValue(option, name, piece.text.slice(piece.equals + 1));
    if (typeof value === 'string') return value;
    values[option.field] = value;
  }
  for (const [from, to] of notation.spans ?? []) {
    const first = values[notation.options[from]?.field ?? ''];
    const last = values[notation.options[to]?.field ?? ''];
    if ((first === undefined) !== (last === undefined)) return `${from} and ${to} come together`;
    if (first !== undefined && last !== undefined && first.text > last.text) return `${from} is after ${to}`;
  }
  const description = tail
    .slice(at)
    .map((piece) => piece.text)
    .join(':');
  return { subject: subject.text.trim(), values, ...(description === '' ? {} : { description }) };
}

/** Reads every line. Fails with `input`, naming each bad line by number and text. */
export function parseLines(texts: readonly string[], notation: LineNotation): readonly Line[] {
  const read = texts.map((text) => parseLine(text, notation));
  const wrong = read.flatMap((line, at) =>
    typeof line === 'string' ? [`line ${at + 1} (${JSON.stringify(texts[at])}): ${line}`] : [],
  );
  if (wrong.length > 0) {
    throw new CliError(
      'input',
      wrong.length === 1 ? `Bad --line: ${wrong[0] ?? ''}.` : `${wrong.length} bad --line values. Nothing was sent.`,
      `A line is ${HEADS[notation.head].shape}.`,
      wrong.length === 1 ? {} : { lines: wrong },
    );
  }
  return read.filter((line): line is Line => typeof line !== 'string');
}

/** The line as the service takes it; `subject` is the id that the account or item was looked up to. */
export function lineBody(line: Line, notation: LineNotation, subject: string): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const [field] = notation.fields;
  if (field !== undefined) body[field] = subject;
  for (const [name, value] of Object.entries(line.values)) {
    body[name] = value.numeric ? exactNumber(value.text) : value.text;
  }
  if (line.description !== undefined) body['Description'] = line.description;
  return body;
}
