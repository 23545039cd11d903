/** Looks codes and names up as ids. */
import type { Context } from '../contract/context.js';
import type { Code, CodeBatch, CodeLookup } from '../contract/dialect.js';
import type { Reference } from '../contract/lookups.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { bareUuid, isDigits, isHash, isObjectId, isUuid } from '../base/ids.js';
import { isLosslessNumber, plainText } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { holes } from '../base/template.js';
import { fillTerm } from '../base/terms.js';
import { fromDialect } from './dialect.js';
import { foundIn } from './response.js';
import type { NameResolver, ResolverParts } from './name-lookup.js';
import { nothingSent } from '../base/writes.js';

type Params = Readonly<Record<string, string>>;

/** Whether a text has the form of an id. */
const IDS: Readonly<Record<Reference['unless'], (text: string) => boolean>> = {
  uuid: isUuid,
  digits: isDigits,
  hash: isHash,
  'object-id': isObjectId,
};

/** Whether a text is an id of the reference, so that nothing is looked up. */
export const isId = ({ unless }: Reference, text: string): boolean => IDS[unless](text);

/** What a code stands for, with the record that the look-up returned; a remembered list has no records. */
interface Found {
  readonly id: string;
  readonly record?: Row;
}

/** A code that waits for its id. */
interface Waiting extends Code {
  readonly found: (found: Found) => void;
  readonly failed: (error: unknown) => void;
}

/** Reads the name of a key before a code, as in `order:1001`. Without one, the code may be of any key. */
function keysOf({ keys = [], by = [] }: Reference, code: string): Omit<Code, 'code'> {
  const colon = code.indexOf(':');
  const named = keys.indexOf(code.slice(0, Math.max(colon, 0)).trim().toLowerCase());
  return named < 0 ? { text: code, keys: [...by.keys()] } : { text: code.slice(colon + 1).trim(), keys: [named] };
}

/** Codes of one reference that are looked up together. */
interface Batched {
  readonly rule: Reference;
  readonly params: Params;
  readonly waiting: Waiting[];
}

/**
 * Returns a function that looks codes and names up as ids, each once in a run. A value that is an id already is returned as
 * it is. Codes of a resource that are asked for at the same time share their requests.
 *
 * The returned function throws a CliError `input` naming code and kind of record when none or several have the code.
 */
export function createResolver(parts: ResolverParts): Context['resolve'] {
  const { service, command, http } = parts;
  const known = new Map<string, Promise<Found>>();
  const batches = new Map<string, Batched>();
  let last: Promise<unknown> = Promise.resolve();
  let named: Promise<NameResolver> | undefined;
  const createNamed = async (): Promise<NameResolver> =>
    (await import('./name-lookup.js')).createNameResolver({
      ...parts,
      withState: (remedy) => withState(remedy, { command, http }),
    });

  const look = async (rule: Reference, typed: string, params: Params, kind: string): Promise<Found> => {
    if (rule.scan === undefined) return collect(rule, codeOf(rule, typed), params);
    const code = codeIn(rule, typed);
    const find = async (): Promise<Found> => ({
      id: await (await (named ??= createNamed()))(kind, code, params),
    });
    // One after the other: each may read a list that the next one needs too.
    const running = last.then(find);
    last = running.catch(() => undefined);
    return running;
  };

  const collect = (rule: Reference, wanted: Code, params: Params): Promise<Found> => {
    const key = JSON.stringify([rule.path, rule.tries, holes(rule.path).map((name) => params[name])]);
    return new Promise((found, failed) => {
      const batch = batches.get(key);
      const waiting = { ...wanted, found, failed };
      if (batch !== undefined) {
        batch.waiting.push(waiting);
        return;
      }
      const created = { rule, params, waiting: [waiting] };
      batches.set(key, created);
      queueMicrotask(() => {
        batches.delete(key);
        void findAll(created, parts);
      });
    });
  };

  return async (reference, code, params = {}, seen) => {
    const rule = typeof reference === 'string' ? service.references[reference] : reference;
    if (rule === undefined) throw new Error(`The service has no reference "${String(reference)}".`);
    // Not remembered: a bulk of requests has an id for each.
    const { text } = keysOf(rule, code);
    if (isId(rule, text)) return bareUuid(text) ?? text;
    const kind = typeof reference === 'string' ? reference : '';
    const names = [...holes(rule.path), rule.scan?.within?.flag ?? ''];
    const key = JSON.stringify([kind, rule.path, rule.tries, code, names.map((name) => params[name])]);
    const running = known.get(key) ?? look(rule, code, params, kind);
    known.set(key, running);
    const { id, record } = await running;
    if (record !== undefined) seen?.(record);
    return id;
  };
}

const FORMS = {
  digits: { named: 'a number', isForm: isDigits },
  // Without the characters that end a phrase of a search expression.
  email: { named: 'an e-mail address', isForm: (text: string) => /^[^\s@"\\]+@[^\s@"\\]+$/.test(text) },
} as const;

/** Returns a code of a reference whose records are found by a query. */
function codeOf(rule: Reference, typed: string): Code {
  if (rule.by === undefined) {
    const code = codeIn(rule, typed);
    return { code, text: code, keys: [] };
  }
  const { text, keys } = keysOf(rule, typed);
  if (rule.accepts === 'digits' && !isDigits(text)) {
    const forms = (rule.keys ?? []).map((key) => `${key}:1001`).join(' or ');
    const what = `The ${rule.noun} ${JSON.stringify(text)} cannot be looked up: it is not a number or an id.`;
    throw new CliError('input', what, forms === '' ? undefined : `Give a number, such as 1001, ${forms}.`);
  }
  return { code: typed, text, keys };
}

/** Returns the code of a typed text, which is not an id: without its mark. */
function codeIn({ accepts, scan, noun }: Reference, text: string): string {
  const { mark = '' } = scan ?? {};
  const code = text.slice(mark.length);
  const form = accepts && FORMS[accepts];
  if (text.startsWith(mark) && form?.isForm(code) !== false) return code;
  const example = mark === '' ? '' : `, such as ${mark}7,`;
  throw new CliError(
    'input',
    `${JSON.stringify(text)} is not ${form?.named ?? 'a code'}${example} or an id of a ${noun}.`,
  );
}

const withState = (remedy: string, { command, http }: Pick<ResolverParts, 'command' | 'http'>): string =>
  [nothingSent(command.effect, http), remedy].join(' ').trim();

/** Returns how the codes of a reference are looked up: by terms of a filter, or each by a query of its own. */
const lookupOf = async (
  rule: Reference,
  parts: ResolverParts,
): Promise<Partial<CodeLookup> & Pick<CodeLookup, 'batches'>> =>
  rule.by === undefined ? { batches: single } : await fromDialect('codes', parts);

const single: CodeLookup['batches'] = ({ tries: [query = {}] = [] }, codes) =>
  codes.map((code) => ({
    codes: [code],
    query: Object.fromEntries(Object.entries(query).map(([name, term]) => [name, fillTerm(term, code.text)])),
    isCut: () => false,
    rowsOf: (rows) => rows,
  }));

/**
 * Looks up all codes of a batch. Every one of them ends with an id or an error. All keys are compared: an invoice and
 * the order of another customer may have the same number.
 */
async function findAll({ rule, params, waiting }: Batched, parts: ResolverParts): Promise<void> {
  const missing: Waiting[] = [];
  try {
    const { batches, shown, plain } = await lookupOf(rule, parts);
    const request = async (batch: CodeBatch): Promise<void> => {
      const rows = await rowsOf(rule, batch.query, params, plain, parts);
      if (batch.isCut(rows)) {
        for (const code of batch.codes) for (const alone of batches(rule, [code])) await request(alone);
        return;
      }
      for (const code of batch.codes)
        for (const one of waiting.filter((other) => other.code === code.code))
          settle(one, () => foundAmong(batch.rowsOf(rows, code), rule, code.code, shown?.(rule), parts), missing);
    };
    const distinct = new Map(waiting.map((one) => [one.code, one]));
    for (const batch of batches(rule, [...distinct.values()])) await request(batch);
  } catch (error) {
    // A code that has its id already ignores the error.
    for (const one of waiting) one.failed(error);
    return;
  }
  for (const [at, one] of missing.entries()) {
    // Candidates cost a request: the first error has some, and it is often the only one that is printed.
    const near = at === 0 ? await candidatesFor(rule, one.text, params, parts) : [];
    one.failed(unknown(rule, one.code, parts, near));
  }
}

/** Returns the records whose codes or names resemble an unknown code, one per line. Costs a request. */
async function candidatesFor(
  rule: Reference,
  text: string,
  params: Params,
  parts: ResolverParts,
): Promise<readonly string[]> {
  const { near, shown, plain } = await lookupOf(rule, parts);
  const found = near?.(rule, text, parts.service);
  if (found === undefined) return [];
  // The error is about the code, also if this request fails.
  const rows = await rowsOf(rule, found.query, params, plain, parts).catch(() => []);
  const names = shown?.(rule)?.filter((name) => name !== rule.id);
  return found.nearest(rows).map((row) => describeRow(row, names));
}

function settle(one: Waiting, find: () => Found | undefined, missing: Waiting[]): void {
  try {
    const found = find();
    if (found === undefined) missing.push(one);
    else one.found(found);
  } catch (error) {
    one.failed(error);
  }
}

/** Returns the only record with its id; `undefined` without a record. */
function foundAmong(
  found: readonly Row[],
  rule: Reference,
  code: string,
  shown: readonly string[] | undefined,
  parts: ResolverParts,
): Found | undefined {
  const rows = newest(found, rule);
  const [first] = rows;
  if (first === undefined) return undefined;
  const id = getPath(first, rule.id);
  if (rows.length === 1) {
    if (typeof id === 'string' || typeof id === 'number' || isLosslessNumber(id))
      return { id: String(id), record: first };
    throw new CliError(
      'generic',
      `The ${rule.noun} that matches "${code}" has no id.`,
      withState('Give the id instead.', parts),
    );
  }
  const named = rows.map((row) => keyOf(row, rule, code));
  const distinct = named.filter((name, at) => name !== undefined && named.indexOf(name) === at);
  const isTold = distinct.length === rows.length;
  const remedy = withState(isTold ? `Write ${distinct.join(' or ')}, or give the id.` : 'Give the id instead.', parts);
  throw new CliError('input', `More than one ${rule.noun} matches "${code}".`, remedy, {
    lines: rows.map((row, at) => `${isTold ? `${named[at] ?? ''}: ` : ''}${describeRow(row, shown)}`),
  });
}

/** Returns the code with the name of the key by which it names a record, as `order:1001`. */
function keyOf(row: Row, { keys = [], by = [] }: Reference, code: string): string | undefined {
  const at = by.findIndex((field) => plainText(row[field] ?? '').trim() === code.replace(/^0+(?=\d)/, ''));
  return keys[at] === undefined ? undefined : `${keys[at]}:${code}`;
}

function unknown(
  { noun, accepts }: Reference,
  code: string,
  parts: ResolverParts,
  near: readonly string[] = [],
): CliError {
  const remedy =
    near.length === 0
      ? `Check the ${accepts === 'digits' ? 'number' : 'code'}, or give the id.`
      : 'Give one of these similar codes, or the id.';
  return new CliError('input', `The ${noun} "${code}" does not exist.`, withState(remedy, parts), {
    ...(near.length === 0 ? {} : { lines: near }),
  });
}

async function rowsOf(
  { path }: Reference,
  query: Params,
  params: Params,
  plain: ((row: Row) => Row) | undefined,
  { service, http }: ResolverParts,
): Promise<readonly Row[]> {
  const rows = foundIn(await http.send({ method: 'GET', path, params, query }), { service });
  return plain === undefined ? rows : rows.map(plain);
}

/** Returns the newest of several versions of a record, if the reference names the field of the version. */
function newest(rows: readonly Row[], { latest }: Reference): readonly Row[] {
  if (latest === undefined || rows.length < 2) return rows;
  const versions = rows.map((row) => Number(plainText(getPath(row, latest))) || 0);
  const highest = Math.max(...versions);
  return rows.filter((_, at) => versions[at] === highest);
}

/** Returns the selected fields of a record on one line, to distinguish it from the others. */
function describeRow(row: Row, shown: readonly string[] = Object.keys(row)): string {
  const values = shown.map((name): [string, unknown] => [name, row[name]]);
  const filled = values.filter(([, value]) => !isObject(value) && value !== null && value !== undefined);
  return filled.map(([name, value]) => `${name} ${plainText(value).trim()}`).join(', ');
}
