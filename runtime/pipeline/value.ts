/** Reads the values of flags and arguments, and checks their limits. */
import type { FlagData, PositionalData } from '../contract/command.js';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import { ONE_OR_OPTIONS, oneValueEach } from '../base/assignments.js';
import { clean } from '../base/clean.js';
import { decimalsFault } from '../base/decimals.js';
import { CliError, nearNames } from '../base/errors.js';
import { idWithin, namesList } from '../base/ids.js';
import { holdSecret } from '../base/redact.js';
import { nearest } from '../base/suggestions.js';
import { formOf, splitText } from '../base/split.js';
import { wiresOf } from '../base/wires.js';
import { fromDialect, type Registered } from './dialect.js';
import { takesIdList, valueKinds, type ReadResult } from '../kinds/index.js';
import { renamed } from './flags.js';
import { lackOf, parseInput, readSource, readTextFile, type Input } from './input.js';

export type Data = Omit<FlagData, 'type' | 'alias'> & Pick<PositionalData, 'batch' | 'splits'>;

/** What one value is read from. */
export interface ReadFrom extends Registered {
  readonly service: Pick<Service, 'dates'> & Partial<Pick<Service, 'references'>>;
  readonly world: World;
  readonly input: Input;
  /** Warns of a value that is not used as it was given. */
  readonly warn: (text: string) => void;
}

/**
 * Reads one value, or every value of a flag that may be repeated. Errors begin with the label.
 *
 * @throws CliError `usage` for a value that its kind refuses, `combination` for a date that does not exist, `input` for broken JSON
 * and a field with two values
 */
export async function readValue(
  text: string | readonly string[],
  data: Data,
  label: string,
  source: ReadFrom,
  piped = false,
): Promise<unknown> {
  const texts = typeof text === 'string' ? [text] : text;
  if (data.line !== undefined) {
    const { read } = await fromDialect('lines', source);
    return read(texts, data.line, label, source, (count) => checkCount(count, data, label));
  }
  if (takesIdList(data)) {
    if (piped) return await readPipedIds(texts.join('\n'), data, source);
    if (texts.some(namesList)) return await readIds(texts, data, label, source);
  }
  if (typeof text === 'string' && !data.repeat) return await readOne(text, data, label, source, piped);
  const values: unknown[] = [];
  for (const one of texts) {
    const value = await readOne(one, data, label, source, piped);
    if (data.kind === 'csv') values.push(...(value as unknown[]));
    else values.push(value);
  }
  checkCount(values.length, data, label);
  // Pairs without a place in the request belong to a workflow, which may send a name twice.
  const wires = data.kind === 'pair' ? wiresOf(data) : [];
  if (wires.length === 0) return values;
  const remedy = wires.some((wire) => wire.in === 'fields') ? ONE_OR_OPTIONS : undefined;
  return oneValueEach(values as [string, string][], label, ([field, text]) => ({ field, text }), remedy);
}

/** Reads ids of which some are in files or on standard input. Each id is returned once. */
async function readIds(texts: readonly string[], data: Data, label: string, source: ReadFrom): Promise<unknown[]> {
  const { readIdList } = await import('./id-list.js');
  const values = new Set<unknown>();
  for (const text of texts) {
    if (!namesList(text)) {
      for (const value of [await readOne(text, data, label, source, false)].flat()) values.add(value);
      continue;
    }
    const list = await readSource(text, label, source.input, source.world);
    const from = text === '-' ? `standard input for ${label}` : `the file ${clean(text.slice(1))} of ${label}`;
    const element = elementOf(data);
    for (const id of await readIdList(list, from, codesOf(data, source))) {
      values.add(await readOne(id.text, element, id.where, source, false));
    }
  }
  checkCount(values.size, data, label);
  return [...values];
}

/** Reads ids that are piped in although no flag names the pipe. */
async function readPipedIds(text: string, data: Data, source: ReadFrom): Promise<unknown[]> {
  const { readIdList } = await import('./id-list.js');
  const values = new Set<unknown>();
  for (const { text: id, where } of await readIdList(text, 'standard input', codesOf(data, source))) {
    values.add(await readOne(id, elementOf(data), where, source, false));
  }
  checkCount(values.size, data, 'Standard input');
  return [...values];
}

/** Returns a test for lines that are codes, such as `#7`, and not comments. */
function codesOf({ reference = '' }: Data, { service: { references = {} } }: ReadFrom): (line: string) => boolean {
  const { scan, accepts } = references[reference] ?? {};
  const { mark } = scan ?? {};
  const begins = accepts === 'digits' ? /^\d/ : /^\S/;
  return (line) => mark !== undefined && line.startsWith(mark) && begins.test(line.slice(mark.length));
}

async function readOne(text: string, data: Data, label: string, source: ReadFrom, piped: boolean): Promise<unknown> {
  if (data.secret) holdSecret(text);
  if (data.kind === 'csv') return await readList(text, data, label, source);
  if (data.kind === 'json') {
    const json = piped ? text : await readJsonText(text, label, source);
    const from = !piped && /^@(?!@)/.test(text) ? `${text.slice(1)} of ${label}` : label;
    return await parseInput(json, from);
  }
  if (data.kind === 'message') {
    const message = piped ? text : await readSource(text, label, source.input, source.world);
    if (message.trim() === '') throw new CliError('usage', `${label} is ${lackOf(message)}.`);
    checkLength(message, data, label);
    if (data.secret) holdSecret(message.trim());
    return message;
  }
  const given = text;
  if (data.compact === true) text = text.replace(/\s+/g, '').toUpperCase();
  const current = renamedChoice(text, data, label, source.warn);
  const choice = current ?? (data.choices && choose(text, data, data.choices, label, source.warn));
  // Decimals that depend on a currency are checked when all flags are read.
  if (data.kind === 'number') {
    checkDecimals(text, typeof data.decimals === 'number' ? data.decimals : undefined, label);
  }
  const result = convert(choice ?? text, data, source);
  if ('wrong' in result) throw refuse(text, data, label, result.wrong);
  if (data.splits !== undefined && splitText(data.splits, text) === undefined)
    throw refuse(text, data, label, `must be of the form ${formOf(data.splits)}`);
  checkBlank(given, data, label);
  checkLength(text, data, label);
  checkRange(text, data, label);
  if (result.changed !== undefined) source.warn(`${label} ${result.changed}.`);
  return result.value;
}

async function readJsonText(
  text: string,
  label: string,
  { world, input }: Pick<ReadFrom, 'world' | 'input'>,
): Promise<string> {
  if (text === '-') return await input.read(label);
  return text.startsWith('@') ? await readTextFile(text.slice(1), label, world) : text;
}

async function readList(text: string, data: Data, label: string, source: ReadFrom): Promise<unknown[]> {
  const parts = text.split(',').map((part) => part.trim());
  const kept = parts.filter((part) => part !== '');
  const element = elementOf(data);
  // An empty list as a filter would match everything.
  if (kept.length === 0 && data.minItems !== 0) throw new CliError('usage', `${label} is ${lackOf(text)}.`);
  const values: unknown[] = [];
  for (const part of kept) values.push(await readOne(part, element, label, source, false));
  checkCount(values.length, data, label);
  return values;
}

/** Returns the data of one value of a list. */
function elementOf({ maxItems: _max, minItems: _min, ...data }: Data): Data {
  return data.kind === 'csv' ? { ...data, kind: data.of ?? (data.choices ? 'enum' : 'text') } : data;
}

function convert(text: string, data: Data, { world, service: { dates = {} } }: ReadFrom): ReadResult {
  const { read } = valueKinds[data.kind];
  if (read === undefined) throw new Error(`no reader for values of kind ${data.kind}`);
  return read(text, { data, now: world.now(), dates });
}

/** Returns the choice that had this name before, and warns. */
function renamedChoice(
  text: string,
  { wasChoices = {} }: Data,
  label: string,
  warn: ReadFrom['warn'],
): string | undefined {
  const current = Object.hasOwn(wasChoices, text) ? wasChoices[text] : undefined;
  if (current !== undefined) warn(renamed(`The value "${text}" of ${label}`, `"${current}"`));
  return current;
}

/** Returns the choice in its own spelling. Case is ignored unless two choices differ in nothing else. */
function choose(text: string, data: Data, choices: readonly string[], label: string, warn: ReadFrom['warn']): string {
  if (choices.includes(text)) return text;
  const alike = choices.filter((choice) => choice.toLowerCase() === text.toLowerCase());
  if (alike.length === 1 && alike[0] !== undefined) return alike[0];
  const suggestions = nearest(text, choices);
  // A value that resembles a known one is a typing error and not a newer value of the service.
  if (data.open && text.trim() !== '' && suggestions.length === 0) {
    warn(`"${clean(text)}" is not a known value of ${label}; it is sent unchanged.`);
    return text;
  }
  const listed = choices.map((choice) => (choice === '' ? '""' : choice)).join(', ');
  throw new CliError(
    'usage',
    `${label} must be one of ${listed}${shown(text, data)}.`,
    undefined,
    nearNames(text, suggestions),
  );
}

function checkCount(count: number, data: Data, label: string): void {
  const { minItems = 0, maxItems = Infinity } = data;
  if (count > maxItems) throw new CliError('usage', `${label} takes at most ${maxItems} values, not ${count}.`);
  if (count < minItems) throw new CliError('usage', `${label} needs at least ${minItems} values, not ${count}.`);
}

/**
 * Refuses empty text where it is required or narrows a list: it comes from a variable of a script that was not set. As a
 * field of a record, empty text clears the field.
 */
function checkBlank(text: string, data: Data & { readonly required?: boolean }, label: string): void {
  if (data.kind !== 'text' || text.trim() !== '') return;
  if (data.blank === 'clears' && text !== '') throw new CliError('usage', `${label} is blank; "" clears the field.`);
  const wanted = data.demandOption === true || data.required === true || data.blank === 'never';
  const narrows = wiresOf(data).some((wire) => wire.in === 'query' || wire.in === 'keep' || wire.in === 'term');
  // A look-up by empty text could find any record without a value.
  if (wanted || narrows || data.compact === true) throw new CliError('usage', `${label} is ${lackOf(text)}.`);
}

/** @throws CliError `usage` for a text that is too long */
export function checkLength(text: string, data: Data, label: string): void {
  if (data.maxLength === undefined) return;
  const length = [...text].length;
  if (length > data.maxLength) {
    throw new CliError('usage', `${label} may have at most ${data.maxLength} characters, not ${length}.`);
  }
}

function checkRange(text: string, data: Data, label: string): void {
  if (valueKinds[data.kind].hasRange !== true) return;
  const { min, max } = data;
  const value = Number(text);
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return;
  const range = min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
  throw new CliError('usage', `${label} must be ${range}${shown(text, data)}.`);
}

/** @throws CliError `usage` for a number with too many decimals, or with a separator that may be one of thousands */
export function checkDecimals(text: string, most: number | undefined, label: string, remedy?: string): void {
  const fault = decimalsFault(text, most);
  if (fault !== undefined) throw new CliError('usage', `${label} "${clean(text)}" ${fault}.`, remedy);
}

function refuse(text: string, data: Data, label: string, wrong: string): CliError {
  const { refusal: kind = 'usage' } = valueKinds[data.kind];
  const meant = data.kind === 'id' && data.secret !== true ? idWithin(text) : undefined;
  return new CliError(
    kind,
    `${label} ${wrong}${shown(text, data, wrong.startsWith('must be') ? ', not ' : ': ')}.`,
    undefined,
    meant === undefined ? {} : { suggestions: [meant] },
  );
}

/** Returns the typed value, shortened, after the words before it; a secret one is never repeated. */
function shown(text: string, data: Data, before = ', not '): string {
  if (data.secret) return '';
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `${before}"${clean(short)}"`;
}
