import type { Context } from '../contract/context.js';
import type { Http } from '../contract/http.js';
import type { CustomFields, FieldEncoding } from '../contract/lookups.js';
import type { Row } from '../contract/values.js';
import { rowsAt } from '../base/envelope.js';
import { CliError } from '../base/errors.js';

export interface Option {
  readonly id: string | number;
  readonly label: string;
}

export interface Definition {
  readonly code: string;
  /** Name chosen by users of the service: untrusted text. */
  readonly name: string;
  readonly encoding: FieldEncoding;
  readonly custom: boolean;
  readonly options: readonly Option[];
}

export interface Definitions {
  readonly all: readonly Definition[];
  readonly byCode: ReadonlyMap<string, Definition>;
  /** Unique name under which a custom field is shown, by code. */
  readonly shown: ReadonlyMap<string, string>;
}

/** A run requests each list once, however many commands, rows and records need it. */
const known = new WeakMap<Http, Map<string, Promise<Definitions>>>();

/** Returns the rules for the custom fields of an entity; `undefined` if the service has none. */
export function fieldRules(context: Context, entity: string): CustomFields | undefined {
  return Object.hasOwn(context.service.customFields, entity) ? context.service.customFields[entity] : undefined;
}

export async function definitionsOf(context: Context, rules: CustomFields): Promise<Definitions> {
  const lists = known.get(context.http) ?? new Map<string, Promise<Definitions>>();
  known.set(context.http, lists);
  const list = lists.get(rules.path) ?? read(context, rules);
  lists.set(rules.path, list);
  return list;
}

/** Returns the name of a field with the start of its code, for fields that share a name. */
export function distinctName(definition: Definition): string {
  return `${definition.name} (${definition.code.slice(0, 8)})`;
}

async function read(context: Context, rules: CustomFields): Promise<Definitions> {
  const all: Definition[] = [];
  for await (const row of rowsOf(context, rules)) {
    const definition = define(row, rules);
    if (definition) all.push(definition);
  }
  return { all, byCode: new Map(all.map((field) => [field.code, field])), shown: shownNames(all) };
}

async function* rowsOf(context: Context, rules: CustomFields): AsyncIterable<Row> {
  const call = { method: 'GET', path: rules.path } as const;
  if (rules.paging !== undefined) {
    yield* context.http.rows(call, { style: rules.paging });
    return;
  }
  const { record, emptyList, title } = context.service;
  const reply = await context.http.send(call);
  const found = rowsAt(reply.body, record, emptyList);
  if ('problem' in found) {
    throw new CliError('unavailable', `${title}: the list ${rules.path} ${found.problem}.`, undefined, {
      ...call,
      statusCode: reply.status,
      body: reply.body,
    });
  }
  yield* found.rows;
}

function define(row: Row, rules: CustomFields): Definition | undefined {
  const code = row[rules.code];
  const name = row[rules.name];
  if (typeof code !== 'string' || code === '') return undefined;
  return {
    code,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : code,
    encoding: rules.types[String(row[rules.type])] ?? 'text',
    custom: row[rules.custom] === true,
    options: optionsOf(row[rules.options]),
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
