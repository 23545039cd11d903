/** Handlers that list, get, create, update and delete records. */
import { defined, getPath, isObject, isSafeKey, setPath } from 'cmdspec-runtime/kit';
import type { Kept } from './collections.js';
import { EVERYTHING } from './describe.js';
import { usualAnswers } from './answers.js';
import { assertFaultless, checkBody, checkQuery } from './check.js';
import { isUpload } from './kinds.js';
import { pagingNames, shown, wrapped, type Engine } from './engine.js';
import type { Facts } from './facts.js';
import { named } from './names.js';
import { refuse } from './refusal.js';
import { checkVersion, versioned } from './versions.js';
import type { Answer, AnswerRules, FieldRule, Incoming, Reading, Row, Upload } from './types.js';
import type { Work } from './work.js';

/** The context of a handler for one method of a collection. */
export interface Place {
  readonly engine: Engine;
  readonly kept: Kept;
  /** Facts from the compiled routes of the method and path. */
  readonly facts: Facts | undefined;
  /** Fields of all writing routes of the collection. */
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Unknown keys cannot be detected: the routes take raw bodies, and no list of all fields is known. */
  readonly loose: boolean;
  /** Keys of the body that are constants of the requests. */
  readonly constants: readonly string[];
  /** Path parameters with the id of the record and of the parent. */
  readonly idName: string;
  readonly parentName: string | undefined;
}

export type Handle = (request: Incoming) => Answer | Work<Answer>;

export function lister(place: Place): Handle {
  const { engine, kept, facts } = place;
  const { rule } = kept;
  const { state } = engine;
  let columns: ReadonlySet<string> | undefined;

  return (request) => {
    const parent = parentOf(place, request);
    const paging = pagingNames(engine, kept, request);
    const sortNames = rule.sort === undefined ? [] : [rule.sort.by, rule.sort.direction ?? ''];
    // The extension's own filter checks its value better than the flag's type does.
    const known = { ...facts?.query, ...anything([...Object.keys(rule.filters ?? {}), ...paging, ...sortNames]) };
    checkParameters(place, request, known);

    columns ??= new Set([
      ...Object.keys(place.fields),
      ...Object.keys(rule.seed === undefined ? {} : kept.base.make(0)),
    ]);
    const tests: ((row: Row) => boolean)[] = [];
    for (const [name, value] of request.query) {
      const own = rule.filters?.[name];
      const field = facts?.query[name];
      if (own !== undefined) tests.push((row) => own(row, value, request, state));
      else if (field !== undefined && columns.has(name) && !selectsAll(value, field, place.fields[name]))
        tests.push(equality(name, value, field.kind));
    }
    const { listed } = rule;
    if (listed !== undefined) tests.push((row) => listed(row, request, state));
    const sort = sorting(place, request);
    return state.list(request, kept.name, {
      ...defined({ parent }),
      ...(tests.length > 0 && { where: (row: Row) => tests.every((test) => test(row)) }),
      ...defined({ sort }),
    });
  };
}

/** Whether the value of a filter selects all records, as `all` does, and no record has it. */
function selectsAll(value: string, { choices }: FieldRule, written: FieldRule | undefined): boolean {
  return EVERYTHING.test(value) && choices !== undefined && written?.choices?.includes(value) !== true;
}

function anything(names: readonly string[]): Record<string, FieldRule> {
  return Object.fromEntries(names.map((name) => [name, { kind: 'text' }]));
}

function equality(name: string, value: string, kind: string | undefined): (row: Row) => boolean {
  const wanted = kind === 'csv' ? value.split(',') : [value];
  return (row) => {
    const has = getPath(row, name);
    return Array.isArray(has) ? has.some((part) => wanted.includes(String(part))) : wanted.includes(String(has));
  };
}

function sorting({ kept }: Pick<Place, 'kept'>, request: Incoming): Reading['sort'] {
  const rule = kept.rule.sort;
  if (rule === undefined) return undefined;
  const name = request.query.get(rule.by) ?? rule.defaultField;
  const direction =
    (rule.direction === undefined ? null : request.query.get(rule.direction)) ?? rule.defaultDirection ?? 'asc';
  if (name === undefined) return undefined;
  const fields = Array.isArray(rule.fields)
    ? Object.fromEntries(rule.fields.map((one: string) => [one, one]))
    : (rule.fields as Readonly<Record<string, string>>);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return refuse(400, `${rule.by} must be one of ${Object.keys(fields).join(', ')}`);
  if (!/^(asc|desc)$/i.test(direction)) refuse(400, `${String(rule.direction)} must be asc or desc`);
  return { field, descending: direction.toLowerCase() === 'desc' };
}

/** Finds the record that a request is about. */
type Find = (place: Place, request: Incoming) => Row;

export function getter(place: Place, find: Find = target): Handle {
  return (request) => {
    const { engine, kept, facts } = place;
    // A single record has no pages, and services ignore paging parameters.
    const ignored = [...Object.keys(kept.rule.filters ?? {}), ...pagingNames(engine, kept, request)];
    checkParameters(place, request, { ...anything(ignored), ...facts?.query });
    const row = find(place, request);
    return versioned(request, place.engine.state.record(request, place.kept.name, row), row);
  };
}

export function creator(place: Place): Handle {
  const { engine, kept } = place;
  const { rule } = kept;
  return (request) => {
    const parent = parentOf(place, request);
    checkParameters(place, request, place.facts?.query ?? {});
    const body = bodyOf(place, request);
    check(place, body, [...(place.facts?.required ?? []), ...(rule.required ?? [])]);
    // An extension stores uploads in its own way.
    let draft = rule.complete === undefined ? known(place, stored(body), () => kept.base.make(0)) : body;
    if (parent !== undefined && rule.parent !== undefined) draft = { [rule.parent.field]: parent, ...draft };
    draft = rule.complete?.(draft, request, engine.state) ?? draft;
    const row = kept.rows.insert(draft);
    rule.created?.(row, request, engine.state);
    const id = row[kept.ids.field] as string | number;
    if (answers(place).create === 'record') return engine.state.record(request, kept.name, row, 201);
    return { status: 201, headers: createdHeaders(place, request, id) };
  };
}

/** Headers with the id of a new record: an address in `location`, the bare id in others. */
function createdHeaders({ engine }: Place, request: Incoming, id: string | number): Record<string, string> {
  return Object.fromEntries(
    engine.service.createdId.map((name) => [
      name,
      name === 'location' ? `${request.origin}${request.path.replace(/\/$/, '')}/${id}` : String(id),
    ]),
  );
}

export function updater(place: Place, find: Find = addressed): Handle {
  const { engine, kept } = place;
  const { rule } = kept;
  return (request) => {
    checkParameters(place, request, place.facts?.query ?? {});
    const before = find(place, request);
    checkVersion(request, before);
    const body = bodyOf(place, request);
    // Required fields cannot be cleared.
    const filled = (rule.required ?? []).filter((path) => getPath(body, path) !== undefined);
    check(place, body, [...(place.facts?.required ?? []), ...filled]);
    const id = kept.ids.field;
    const merged = { ...before, ...known(place, body, () => before), [id]: before[id] };
    const after = rule.change?.(before, merged, request, engine.state) ?? merged;
    kept.rows.put(after);
    if (answers(place).update === 'empty') return { status: 204 };
    return versioned(request, engine.state.record(request, kept.name, after), after);
  };
}

export function remover(place: Place): Handle {
  const { engine, kept } = place;
  const { rule } = kept;
  return (request) => {
    checkParameters(place, request, place.facts?.query ?? {});
    const row = target(place, request);
    checkVersion(request, row);
    const id = row[kept.ids.field] as string | number;
    const left = rule.remove?.(row, request, engine.state);
    if (left === undefined) kept.rows.drop(id, parentOf(place, request));
    else kept.rows.put(left);
    const answer = answers(place).delete;
    if (answer === 'empty') return { status: 204 };
    const returned = answer === 'id' ? { [kept.ids.field]: id } : shown(engine, kept, row, request, false);
    const body = wrapped(engine, kept, returned, request);
    const { service, extension } = engine;
    return { status: 200, body: extension.envelope?.(body, { kind: 'deleted', request, service }) ?? body };
  };
}

/** Handles an action other than create, update and delete: stores its values on the record. */
export function actor(place: Place): Handle {
  const { engine, kept } = place;
  return (request) => {
    const before = target(place, request);
    checkVersion(request, before);
    const body = bodyOf(place, request);
    check({ ...place, fields: place.facts?.fields ?? {}, loose: true }, body, place.facts?.required ?? []);
    const id = kept.ids.field;
    const row = { ...before, ...known(place, body, () => before), [id]: before[id] };
    kept.rows.put(row);
    return engine.state.record(request, kept.name, row);
  };
}

function answers({ engine, kept }: Place): Required<AnswerRules> {
  return { ...usualAnswers(engine.service), ...engine.extension.answers, ...kept.rule.answers };
}

function checkParameters({ engine, kept }: Place, request: Incoming, known: Readonly<Record<string, FieldRule>>): void {
  const unknown = kept.rule.unknown?.query ?? engine.extension.unknown?.query ?? 'refuse';
  assertFaultless(checkQuery(request.query, known, unknown), 400);
}

function check({ engine, kept, fields, loose }: Place, body: Row, required: readonly string[]): void {
  const unknown = loose ? 'ignore' : (kept.rule.unknown?.body ?? engine.extension.unknown?.body ?? 'refuse');
  assertFaultless(checkBody(body, { fields, required, unknown }, engine.state), 400);
}

/** Body of a write as plain changes; a JSON patch is converted. */
export function bodyOf({ facts }: Pick<Place, 'facts'>, request: Incoming): Row {
  const { body } = request;
  const encoding = facts?.route.encoding;
  if (encoding === 'patch' || encoding === 'patches') return patched(body, 400);
  if (body === undefined) return {};
  // A body that is a file has its name, if any, in a parameter.
  if (isUpload(body)) return { ...stored({ body }), ...typed(Object.fromEntries(request.query), facts?.query ?? {}) };
  // Only the service knows the meaning of the elements of a list.
  if (Array.isArray(body) && facts?.open === true && facts.route.shape !== undefined) return {};
  if (!isObject(body)) refuse(400, 'The body must be one JSON object');
  const unsafe = Object.keys(body).find((key) => !isSafeKey(key));
  if (unsafe !== undefined) refuse(400, `"${unsafe}" cannot be a field name.`);
  const isForm = !/json/.test(request.headers['content-type'] ?? '');
  return isForm ? typed(body, facts?.kinds ?? {}) : body;
}

/** Converts the texts of a form to the types of its fields. Changes the body. */
function typed(row: Row, fields: Readonly<Record<string, FieldRule>>): Row {
  for (const [path, { kind }] of Object.entries(fields)) {
    const value = getPath(row, path);
    if (typeof value !== 'string') continue;
    if ((kind === 'boolean' || kind === 'yesno') && /^(?:true|false)$/.test(value))
      setPath(row, path, value === 'true');
    else if (kind === 'csv') setPath(row, path, value.split(','));
    else if (/^(?:integer|number)$/.test(kind) && /^-?\d{1,15}(?:\.\d+)?$/.test(value))
      setPath(row, path, Number(value));
  }
  return row;
}

/** The values of a body that the record stores: a constant may only say what to do. */
function known({ constants, kept }: Place, body: Row, recordOf: () => Row): Row {
  if (constants.length === 0 && kept.rule.draft === undefined) return body;
  const record = recordOf();
  const sent = kept.rule.draft === undefined ? body : unwrapped(body, record);
  return Object.fromEntries(Object.entries(sent).filter(([key]) => !constants.includes(key) || key in record));
}

/** Returns the record in a body that has it under its name: `{"order": {"title": …}}`. */
function unwrapped(body: Row, record: Row): Row {
  const [[name = '', inner] = [], ...others] = Object.entries(body);
  const isWrapper = others.length === 0 && !(name in record) && isObject(inner);
  return isWrapper && Object.keys(inner).some((key) => key in record) ? inner : body;
}

/** The record of an upload has the facts of its file in place of the bytes. */
function stored(body: Row): Row {
  const files = Object.entries(body).filter(([, value]) => isUpload(value));
  const rest = Object.fromEntries(Object.entries(body).filter(([, value]) => !isUpload(value)));
  return files.reduce<Row>((row, [, file]) => {
    const { name, type, bytes } = file as Upload;
    return { ...(name === '' ? {} : { name }), type, size: bytes.length, ...row };
  }, rest);
}

function patched(body: unknown, status: number): Row {
  const changes: Row = {};
  for (const operation of Array.isArray(body) ? body : [body]) {
    if (!isObject(operation) || typeof operation['path'] !== 'string' || typeof operation['op'] !== 'string') {
      refuse(400, 'The body must be a JSON patch: op, path and value');
    }
    const { op, value } = operation;
    const path = operation['path']
      .replace(/^\//, '')
      .replace(/\/(\d{1,4})(?=\/|$)/g, '[$1]')
      .replaceAll('/', '.');
    named(() => {
      setPath(changes, path, op === 'remove' ? null : value);
    }, status);
  }
  return changes;
}

/** The record of an update; a PUT creates one at a name that is free, for example a new member of a team. */
function addressed(place: Place, request: Incoming): Row {
  const { engine, kept, idName } = place;
  const id = request.params[idName] ?? '';
  if (request.method !== 'PUT' || kept.rule.id?.then !== 'text') return target(place, request);
  const parent = parentOf(place, request);
  if (kept.rows.get(id, parent) !== undefined) return target(place, request);
  const link = kept.rule.parent;
  const draft = { [kept.ids.field]: id, ...(link === undefined ? {} : { [link.field]: parent }) };
  return kept.rows.insert(kept.rule.complete?.(draft, request, engine.state) ?? draft);
}

function target(place: Place, request: Incoming): Row {
  const { engine, kept, idName } = place;
  const parent = parentOf(place, request);
  const row = kept.rows.get(request.params[idName] ?? '', parent);
  const { parent: link, found } = kept.rule;
  const here =
    row !== undefined &&
    (link === undefined || parent === undefined || String(row[link.field]) === String(parent)) &&
    (found === undefined || found(row, request, engine.state));
  return here ? row : refuse(404, `${title(kept.name)} not found`);
}

/** The only record at a path without an id: the user at `/user`, the settings of one repository. */
export const only: Find = (place, request) => {
  const { parent: link } = place.kept.rule;
  const parent = parentOf(place, request);
  const row = place.kept.rows.find(
    (one) => link === undefined || parent === undefined || String(one[link.field]) === String(parent),
  );
  return row ?? refuse(404, 'Not found');
};

/** Id of the parent in the path, typed as in the parent's record. */
function parentOf({ engine, kept, parentName }: Place, request: Incoming): string | number | undefined {
  const link = kept.rule.parent;
  if (link === undefined || parentName === undefined) return undefined;
  const parent = engine.keep(link.collection);
  const row = parent.rows.get(request.params[parentName] ?? '');
  const there = row !== undefined && (parent.rule.found?.(row, request, engine.state) ?? true);
  return there ? (row[parent.ids.field] as string | number) : refuse(404, `${title(link.collection)} not found`);
}

/** The name of a collection ends with its path if another one has the same word. */
function title(name: string): string {
  const words = name.replace(/ \/.*$/, '').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
