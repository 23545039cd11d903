/** Definitions of custom fields, which the service lists. */
import type { Run } from '../../contract/run.js';
import type { Http } from '../../contract/http.js';
import type { NameEntry } from '../../contract/lookups.js';
import type { CustomFields, Definition, Option } from '../../contract/custom-fields.js';
import type { Row } from '../../contract/rows.js';
import { plainText } from '../../base/json.js';
import { rowsAt } from '../../base/envelope.js';
import { defined } from '../../base/defined.js';
import { isWrite } from '../../base/writes.js';
import { CliError } from '../../base/errors.js';
import { getPath } from '../../base/paths.js';
import { fieldList } from '../../state/name-lists.js';

export interface Definitions {
  readonly all: readonly Definition[];
  readonly byCode: ReadonlyMap<string, Definition>;
  /** Unique name under which a custom field is shown, by code. */
  readonly shown: ReadonlyMap<string, string>;
}

interface Listed {
  readonly definitions: Definitions;
  /** Read in this run, not in an earlier one. */
  readonly isFresh: boolean;
}

/** A run requests each list once, however many commands, rows and records need it. */
const known = new WeakMap<Http, Map<string, Promise<Listed>>>();

/** Returns the rules for the custom fields of an entity; `undefined` if the service has none. */
export function fieldRules(context: Run, entity: string): CustomFields | undefined {
  return Object.hasOwn(context.service.customFields, entity) ? context.service.customFields[entity] : undefined;
}

/**
 * Returns the definitions of an entity, which are requested once in a run. A read uses those of a recent run if they fit;
 * a write never does, because a stored name may belong to another field by now.
 *
 * @param fits whether the definitions have everything that is needed; a missing one may be new
 */
export async function definitionsOf(
  context: Run,
  entity: string,
  rules: CustomFields,
  fits: (definitions: Definitions) => boolean | Promise<boolean>,
): Promise<Definitions> {
  const lists = known.get(context.http) ?? new Map<string, Promise<Listed>>();
  known.set(context.http, lists);
  const first = isWrite(context.command.effect) ? read : remembered;
  const list = lists.get(rules.path) ?? first(context, entity, rules);
  lists.set(rules.path, list);
  const { definitions, isFresh } = await list;
  if (isFresh || (await fits(definitions))) return definitions;
  // Another caller may have requested them in the meantime.
  const current = lists.get(rules.path);
  const renewed = current === undefined || current === list ? read(context, entity, rules) : current;
  lists.set(rules.path, renewed);
  return (await renewed).definitions;
}

/** Returns the name of a field with the start of its code, for fields that share a name. */
export function distinctName(definition: Definition): string {
  return `${definition.name} (${definition.code.slice(0, 8)})`;
}

async function remembered(context: Run, entity: string, rules: CustomFields): Promise<Listed> {
  const stored = await context.names.read(fieldList(entity), rules.path);
  if (stored === undefined || !isStored(stored, rules)) return read(context, entity, rules);
  const all = stored.map(({ id, ...more }): Definition => ({ code: id, ...more }));
  return { definitions: indexed(all), isFresh: false };
}

async function read(context: Run, entity: string, rules: CustomFields): Promise<Listed> {
  const all: Definition[] = [];
  for await (const row of rowsOf(context, rules)) {
    const definition = define(row, rules);
    if (definition) all.push(definition);
  }
  const entries = all.map(({ code, ...more }): Stored => ({ id: code, ...more }));
  await context.names.write(fieldList(entity), rules.path, entries);
  return { definitions: indexed(all), isFresh: true };
}

/** A definition in a list of names. */
type Stored = Omit<Definition, 'code'> & NameEntry;

/** Whether these are definitions: another version of the client may have stored something else. */
function isStored(entries: readonly NameEntry[], rules: CustomFields): entries is readonly Stored[] {
  const { types, standard = {}, references = {} } = rules;
  const known = new Set<unknown>([undefined, ...Object.values(references)]);
  const encodings = new Set<unknown>(['text', ...Object.values(types), ...Object.values(standard)]);
  return (entries as readonly Partial<Stored>[]).every(
    ({ encoding, custom, options, reference }) =>
      encodings.has(encoding) &&
      known.has(reference) &&
      typeof custom === 'boolean' &&
      Array.isArray(options) &&
      optionsOf(options).length === options.length,
  );
}

const indexed = (all: readonly Definition[]): Definitions => ({
  all,
  byCode: new Map(all.map((field) => [field.code, field])),
  shown: shownNames(all),
});

async function* rowsOf(context: Run, rules: CustomFields): AsyncIterable<Row> {
  const call = { method: 'GET', path: rules.path } as const;
  if (rules.paging !== undefined) {
    yield* context.http.rows(call, { style: rules.paging, whole: true });
    return;
  }
  const { record, emptyList, title } = context.service;
  const response = await context.http.send(call);
  const found = rowsAt(response.body, record, emptyList);
  if ('problem' in found) {
    throw new CliError('unavailable', `${title}: the list ${rules.path} ${found.problem}.`, undefined, {
      ...call,
      statusCode: response.status,
      body: response.body,
    });
  }
  yield* found.rows;
}

function define(row: Row, rules: CustomFields): Definition | undefined {
  const code = getPath(row, rules.code);
  const name = getPath(row, rules.name);
  const custom = getPath(row, rules.custom) === true;
  if (typeof code !== 'string' || code === '') return undefined;
  const type = plainText(getPath(row, rules.type));
  const own = custom ? undefined : rules.standard?.[code];
  return {
    code,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : code,
    encoding: own ?? rules.types[type] ?? 'text',
    custom,
    options: optionsOf(getPath(row, rules.options)),
    ...defined({ reference: own === undefined ? rules.references?.[type] : undefined }),
  };
}

function optionsOf(value: unknown): Option[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((option: unknown) => {
    const { id, label } = (option ?? {}) as Row;
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    return typeof label === 'string' ? [{ id, label }] : [];
  });
}

function shownNames(all: readonly Definition[]): Map<string, string> {
  const shown = new Map<string, string>();
  const taken = new Set<string>();
  for (const field of all) {
    if (!field.custom) continue;
    const name = [field.name, distinctName(field)].find((name) => !taken.has(name)) ?? field.code;
    taken.add(name);
    shown.set(field.code, name);
  }
  return shown;
}
