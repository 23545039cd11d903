/** Values -> Request. */
import { defined } from '../base/defined.js';
import type { FlagData, RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, LoggedCall, Response } from '../contract/http.js';
import type { DocumentLine, ResourceKey } from '../contract/resource.js';
import type { Row } from '../contract/rows.js';
import type { Query, Resource } from '../contract/dialect.js';
import { CliError, mistake } from '../base/errors.js';
import { bareUuid, idOf } from '../base/ids.js';
import { withoutPrototype, isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { argumentWord, partNames } from '../base/split.js';
import { holes } from '../base/template.js';
import { isInBody, wiresOf } from '../base/wires.js';
import { isWrite } from '../base/writes.js';
import { shownOf } from '../output/choice.js';
import { fromDialect } from './dialect.js';
import { textValue } from './encoding.js';
import type { Bound } from './reading.js';
import type { Data } from './value.js';
import { dataOf, type Given } from './wires.js';
import { buildParts, hasChange, pairsOf, type Parts } from './parts.js';
import { isId } from './lookup.js';
import { holdAddress } from './upload-address.js';

/** A request that is ready to be sent: checked as far as possible, with every code looked up. */
export interface Request {
  readonly plan: RequestPlan;
  /** Values as they were typed. */
  readonly bound: Bound;
  /** Arguments with ids in place of codes. */
  readonly values: Row;
  /** Records that look-ups returned, by the name of the argument. */
  readonly records: Row;
  readonly parts: Parts;
  readonly resource?: Resource;
  /** Field that names a record of the resource. */
  readonly key?: ResourceKey;
  /** Records that a request is sent for, one each; `[undefined]` for a single request. */
  readonly targets: readonly (string | undefined)[];
  /** Name of the argument with the targets. */
  readonly repeated?: string;
  /** Path template, and the query as it is sent. */
  readonly path: string;
  readonly query: Parts['query'];
}

/**
 * Makes Values into a Request. What the user wrote is checked before the first look-up, and look-ups come before the first
 * write.
 *
 * @param file what templates know of a file that is uploaded
 * @throws CliError `input`, `usage` or `combination` for what cannot be sent
 */
export async function requestOf(plan: RequestPlan, bound: Bound, context: Context, file?: Row): Promise<Request> {
  const { args, given } = bound;
  const resource = await resourceOf(plan, bound, context);
  const template = resource?.path ?? pathOf(plan, args);
  if (resource !== undefined) await checkNames(plan, given, resource, context);
  if (plan.change && !hasChange(given, plan, context)) {
    throw new CliError('combination', 'There is nothing to send.', `Give at least one of ${changeFlags(context)}.`);
  }
  refuseCodes(bound, context);
  await checkLines(bound, context);
  const records = withoutPrototype<unknown>();
  const resolved = await resolveAll(args, context, { named: fieldsNamedIn(plan), records });
  const repeated = repeatedIn(template, resolved, context);
  // A record that is named twice would no longer exist at the second request.
  const ids = repeated === undefined ? [] : distinctIds([resolved[repeated]].flat().map(String));
  const targets = repeated === undefined ? [undefined] : ids;
  const values = repeated === undefined ? resolved : withoutPrototype(resolved, { [repeated]: ids });
  const find = context.isRepeated ? withoutRefusals(plan.find) : plan.find;
  const lookedUp = find === undefined ? {} : await (await fromDialect('find', context))(find, values, context);
  const { upload } = plan;
  const found = upload === undefined || file === undefined ? lookedUp : { ...lookedUp, [upload.file]: file };
  if (upload !== undefined && file !== undefined) records[upload.file] = file;
  const read = () => readRecord(plan, template, values, context);
  const parts = await buildParts(plan, { values, found, read, ...defined({ resource }) }, context);
  const duplicates = plan.duplicates?.[resource?.name ?? ''];
  if (duplicates !== undefined && isObject(parts.body) && !context.isRepeated)
    await (
      await fromDialect('refuseDuplicates', context)
    )(duplicates, parts.body, values, context);
  const query = resource?.sentQuery?.(parts.query, collectionsOf(plan, bound, context)) ?? parts.query;
  const key = plan.resource?.key ?? resource?.key;
  return {
    ...{ plan, bound, values, records, parts, targets, path: template, query },
    ...defined({ repeated, resource, key }),
  };
}

/** Returns the look-ups of a write without those that refuse it if its record exists. */
const withoutRefusals = (find: RequestPlan['find']): RequestPlan['find'] =>
  find && Object.fromEntries(Object.entries(find).filter(([, { expect }]) => expect !== 'none'));

/**
 * Returns what is sent, one call for each target.
 *
 * @throws CliError `usage` for a path that lacks a value, `input` for a key that the resource cannot have
 */
export async function callsOf(request: Request, context: Context): Promise<readonly [Call, ...Call[]]> {
  const { parts, targets, repeated = '' } = request;
  const calls: Call[] = [];
  for (const target of targets)
    calls.push(
      await callOf(request, { ...parts.params, ...(target !== undefined && { [repeated]: target }) }, context),
    );
  return calls as [Call, ...Call[]];
}

async function callOf(request: Request, known: Readonly<Record<string, string>>, context: Context): Promise<Call> {
  const { plan, path, query, values, parts, resource } = request;
  const idName = plan.resource?.id;
  const id = idName === undefined ? undefined : known[idName];
  const params =
    idName === undefined || id === undefined ? known : { ...known, [idName]: (await resource?.keyValue?.(id)) ?? id };
  return {
    method: plan.method,
    ...(plan.link === undefined
      ? { path: checkPath(plan, path, params, context), params }
      : { path: String(values[plan.link]), returned: true as const }),
    query,
    headers: plan.etag === undefined ? parts.headers : (await import('./versions.js')).withConditions(parts.headers),
    ...(plan.etag !== undefined && plan.effect === 'read' && { accept: [304] }),
    effect: plan.effect,
    encoding: parts.encoding,
    ...defined({ host: plan.host, body: parts.body, unlisted: resource?.isUnlisted }),
    ...(isWrite(plan.effect) && { logged: loggedCall(request, { ...values, ...known }, context) }),
  };
}

/** Returns what the log keeps of a request; `args` are its arguments, with one target of several. */
function loggedCall(request: Request, args: Row, { command, service }: Context): LoggedCall {
  const { plan, resource } = request;
  const record = (body: unknown): Row | undefined => {
    const found = resource === undefined ? getPath(body, plan.result ?? service.record) : resource.record(body);
    if (plan.upload !== undefined) holdAddress(plan.upload, body, found);
    return isObject(found) ? (resource?.plain?.(found) ?? found) : undefined;
  };
  const recreation = resource?.recreation && (async () => resource.recreation?.());
  const id = (response: Response): string | undefined => createdId(request, response);
  return {
    ...{ command: command.words, args, record, id, headers: request.parts.typedHeaders },
    ...defined({ rule: plan.undo, reader: plan.reader, recreation }),
    ...(plan.etag !== undefined && { etag: true as const }),
  };
}

/** Returns the resource of a request, by the arguments that name it; `undefined` without one. */
export async function resourceOf(
  plan: RequestPlan,
  { args, given }: Bound,
  context: Context,
): Promise<Resource | undefined> {
  if (plan.resource === undefined) return undefined;
  const open = await fromDialect('open', context);
  const options = Object.fromEntries(
    given.filter((one) => one.place === 'catalogue').map(({ detail }) => [detail, true]),
  );
  const look = (name: string): unknown => given.filter((one) => one.name === name).map(textValue)[0] ?? args[name];
  return open(plan, look, options, context);
}

/** Returns the values of named parameters of the query. */
const parametersIn = (given: readonly Given[]): readonly Given[] =>
  given.filter((one) => one.place === 'query' && one.detail !== '');

/** Returns the parameters of the query as the user gave them. */
export const queryOf = ({ given }: Bound): Query =>
  Object.fromEntries(parametersIn(given).map(({ detail, value }) => [detail, value]));

/** Returns the collections of the columns that are shown: the service returns them on request only. */
function collectionsOf(plan: RequestPlan, { reading }: Bound, { options, out }: Context): readonly string[] {
  const derived = plan.columns?.filter(({ expand }) => expand !== undefined) ?? [];
  if (derived.length === 0 || plan.method !== 'GET' || ['raw', 'count'].includes(reading.print)) return [];
  return shownOf(derived, options, out.format).flatMap(({ expand = [] }) => expand);
}

/** Checks the names of fields that the user wrote, before the first request. */
async function checkNames(
  plan: RequestPlan,
  given: readonly Given[],
  resource: Resource,
  context: Context,
): Promise<void> {
  const query = parametersIn(given);
  const parameters = Object.fromEntries(query.map((one) => [one.detail, textValue(one)]));
  await resource.checkQuery?.(parameters);
  for (const [parameter, doubt] of resource.queryDoubts?.(parameters) ?? [])
    context.warn(`--${query.find(({ detail }) => detail === parameter)?.name ?? parameter}: ${doubt}`);
  for (const one of given) {
    const { name, place, detail } = one;
    if (place === 'query' && detail === '') {
      const names = pairsOf(one).map(([parameter]) => parameter);
      resource.checkParameters?.(names, name);
    }
    if (place === 'assign' || place === 'match') await resource.checkPairs?.(pairsOf(one), name, place === 'assign');
  }
  const roots = given.filter((one) => one.place === 'body' && one.detail === '' && isObject(one.value));
  if (plan.method !== 'GET') for (const { value } of roots) await resource.checkBody?.(value as Row);
}

/** Checks the signs of lines, which depend on other flags, and notes in a dry run how they are sent. */
async function checkLines({ args, given }: Bound, context: Context): Promise<void> {
  for (const { name, data, value } of given) {
    if (data.line?.negative === undefined) continue;
    const { checkSigns } = await fromDialect('lines', context);
    const changed = checkSigns(value as readonly DocumentLine[], data.line, `--${name}`, args);
    if (changed !== undefined && context.options.dryRun) context.note(changed);
  }
}

/**
 * Refuses a code in a list that is read for every value of a variable: records with that code have another id there, and
 * the list would be empty without any reason to see.
 */
function refuseCodes({ args, given }: Bound, { command, service }: Context): void {
  const each = given.find(({ place }) => place === 'each');
  if (each === undefined) return;
  for (const [name, { reference: kind }] of Object.entries(command.flags)) {
    const reference = service.references[kind ?? ''];
    const code = [args[name] ?? []].flat().find((one) => reference !== undefined && !isId(reference, String(one)));
    if (code === undefined || reference === undefined || !holes(reference.path).includes(each.detail)) continue;
    throw new CliError(
      'combination',
      `--${name} ${String(code)} cannot be used with --${each.name}: the ${reference.noun} has another ${reference.scan?.code ? 'code' : 'id'} in every ${each.detail}.`,
      `Run the command for one ${each.detail} at a time.`,
    );
  }
}

function pathOf(plan: RequestPlan, args: Row): string {
  const flag = Object.keys(plan.paths ?? {}).find((name) => args[name] !== undefined && args[name] !== false);
  return (flag === undefined ? undefined : plan.paths?.[flag]) ?? plan.path;
}

/** The fields of looked-up records that a message needs. */
interface LookedUp {
  /** Fields by the name of the argument. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Takes the records, by the name of the argument. */
  readonly records: Record<string, unknown>;
}

/** Returns the fields of records that a message names, as in `{id.total}`, by the name of the argument. */
function fieldsNamedIn({ says = '', gives }: RequestPlan): LookedUp['named'] {
  const named = withoutPrototype<string[]>();
  for (const [argument = '', field] of holes(`${says} ${JSON.stringify(gives)}`).map((hole) => hole.split('.'))) {
    if (field !== undefined) (named[argument] ??= []).push(field);
  }
  return named;
}

/**
 * Returns the arguments with ids in place of codes and names. All are looked up before anything is sent. A record that
 * belongs to another one comes after it, because the other one can decide between records of the same name.
 */
export async function resolveAll(
  args: Row,
  context: Context,
  { named, records }: LookedUp = { named: {}, records: {} },
): Promise<Row> {
  const { command, service, resolve } = context;
  const resolved = withoutPrototype(args);
  const params = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(resolved).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, sentFor(name, value, command)]] : [],
      ),
    );
  const belongs = (reference: string | undefined): number =>
    service.references[reference ?? '']?.scan?.within === undefined ? 0 : 1;
  const coded = dataOf(command).filter(([name, { reference }]) => reference !== undefined && args[name] !== undefined);
  for (const [name, { reference, words = [] }] of coded.toSorted(
    ([, one], [, two]) => belongs(one.reference) - belongs(two.reference),
  )) {
    const value = args[name];
    if (reference === undefined) continue;
    const idOf = async (text: string): Promise<string> =>
      words.find((word) => word === text.toLowerCase()) ?? (await resolve(reference, text, params()));
    const fields = named[name];
    const rule = service.references[reference];
    if (!Array.isArray(value) && fields !== undefined && rule?.by !== undefined) {
      // The message names the record: the look-up that is sent anyway returns what it needs.
      const seen = (record: Row): void => void (records[name] = record);
      const whole = (await fromDialect('codes', context)).selecting(rule, fields);
      resolved[name] = await resolve(whole, String(value), params(), seen);
      continue;
    }
    if (!Array.isArray(value)) {
      resolved[name] = await idOf(String(value));
      continue;
    }
    resolved[name] = await Promise.all(value.map((one) => idOf(String(one))));
  }
  return resolved;
}

/** Returns the value that a choice stands for, as the paths of look-ups need it. */
function sentFor(name: string, value: string, { flags, positionals }: Context['command']): string {
  const { send } = withoutPrototype<Data>(positionals, flags)[name] ?? {};
  return isObject(send) && Object.hasOwn(send, value) ? String(send[value]) : value;
}

async function readRecord(
  { host, result }: RequestPlan,
  path: string,
  values: Row,
  { http, service }: Context,
): Promise<Row | undefined> {
  const params = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const { body } = await http.send({ method: 'GET', path, params, ...defined({ host }) });
  const record = getPath(body, result ?? service.record);
  return isObject(record) ? record : undefined;
}

/** Returns the ids, each once; a UUID is the same in capitals. */
function distinctIds(ids: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const id of ids) {
    const key = bareUuid(id)?.toLowerCase() ?? id;
    if (!found.has(key)) found.set(key, id);
  }
  return [...found.values()];
}

/** Returns the argument that has several values and is part of the path: one request is sent for each value. */
function repeatedIn(path: string, values: Row, { command }: Context): string | undefined {
  return holes(path).find((name) => command.positionals[name]?.variadic === true || Array.isArray(values[name]));
}

/** Returns the path template after a check that each name in it has a value or is a variable of the service. */
function checkPath(
  plan: RequestPlan,
  path: string,
  params: Readonly<Record<string, string>>,
  context: Context,
): string {
  const { service, command } = context;
  const missing = holes(path).find((name) => !Object.hasOwn(params, name) && !Object.hasOwn(service.variables, name));
  if (missing === undefined) return path;
  const [name = missing, argument] =
    Object.entries(command.positionals).find(([one, data]) => one === missing || partNames(data).includes(missing)) ??
    [];
  const flag = Object.keys(command.flags).find((one) => one === missing || goesTo(command.flags[one], missing));
  // The workflow did not pass the value: the user gave it, had to give it, or cannot give it.
  if ((flag === undefined && argument?.required !== false) || command.given?.has(flag ?? name) === true)
    throw mistake(context, `"${command.words}" sends ${plan.method} ${path} without a value for {${missing}}.`);
  const shown = flag === undefined ? argumentWord(name, argument ?? {}) : `--${flag}`;
  throw new CliError('usage', `The command needs ${shown}.`, `See "${service.binary} ${command.words} --help".`);
}

const goesTo = (data: FlagData | undefined, name: string): boolean =>
  wiresOf(data ?? {}).some((wire) => wire.in === 'path' && wire.name === name);

function changeFlags({ command }: Context): string {
  const names = Object.entries(command.flags)
    .filter(([, data]) => wiresOf(data).some(isInBody))
    .map(([name]) => `--${name}`);
  return names.length > 8 ? `${names.slice(0, 8).join(', ')} and others (see --help)` : names.join(', ');
}

/** Returns the id of the record in a response, as text: the value of its key if the catalogue or the list of the path has one. */
export function createdId(
  { plan, key }: Pick<Request, 'plan' | 'key'>,
  response: Response | undefined,
): string | undefined {
  const { result } = plan;
  const record = result === undefined ? response?.record : getPath(response?.body, result);
  return idOf(record, key?.field ?? plan.created) ?? response?.id;
}

/** Returns the id of the record of a catalogue that the request at an index was sent for. */
export function targetOf(
  { plan: { resource }, targets, values }: Pick<Request, 'plan' | 'targets' | 'values'>,
  at = 0,
): string | undefined {
  if (resource?.id === undefined) return undefined;
  const id = targets[at] ?? values[resource.id];
  return typeof id === 'string' ? id : undefined;
}
