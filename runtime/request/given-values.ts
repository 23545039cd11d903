import type { FlagData, Place, PositionalData } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Kind, Row } from '../contract/values.js';
import { exactNumber } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { wiresOf } from '../base/wires.js';

type Data = Omit<FlagData, 'type' | 'alias'> | PositionalData;

/** A flag or positional that was given, and one place that its value goes to. */
export interface Given {
  readonly name: string;
  readonly data: Data;
  readonly place: Place;
  /** Name at the place: a field path, a parameter, a term. */
  readonly detail: string;
  readonly value: unknown;
}

/** Arguments with every code replaced by the id that it stands for. All are looked up before anything is sent. */
export async function resolveAll(args: Row, { command, resolve }: Context): Promise<Row> {
  const resolved = { ...args };
  for (const [name, data] of Object.entries<Data>({ ...command.positionals, ...command.flags })) {
    const { reference } = data;
    const value = args[name];
    if (reference === undefined || value === undefined) continue;
    if (!Array.isArray(value)) {
      resolved[name] = await resolve(reference, String(value));
      continue;
    }
    const ids: string[] = [];
    for (const one of value) ids.push(await resolve(reference, String(one)));
    resolved[name] = ids;
  }
  return resolved;
}

/** What was given, once for each place that it is sent to, in the order of the command's declaration. */
export function givenOf(args: Row, { command }: Pick<Context, 'command'>): readonly Given[] {
  const given: Given[] = [];
  for (const [name, data] of Object.entries<Data>({ ...command.positionals, ...command.flags })) {
    const value = args[name];
    if (value === undefined || value === null) continue;
    // A switch that is off sends nothing; `yesno` is the kind that can say no.
    if (data.kind === 'boolean' && value === false) continue;
    for (const wire of wiresOf(data)) given.push({ name, data, place: wire.in, detail: wire.name, value });
  }
  return given;
}

/** The value as JSON carries it: digits of ids and decimals as numbers, constants and shapes as the flag says. */
export function bodyValue({ data, value }: Given): unknown {
  const plain = replaced(data, value) ?? typed(data.of ?? data.kind, value);
  if (data.as === undefined) return plain;
  if (Array.isArray(data.as) && data.as.length === 1) {
    const values: readonly unknown[] = Array.isArray(plain) ? plain : [plain];
    return values.map((one, index) => shaped(data.as, one, index === 0)).flat();
  }
  return shaped(data.as, plain, true);
}

/** The value as a query or a form carries it: text, or a list of texts. */
export function textValue({ data, value }: Given): unknown {
  const plain = replaced(data, value) ?? value;
  return Array.isArray(plain) ? plain.map(String) : isObject(plain) ? JSON.stringify(plain) : String(plain);
}

/** What the flag sends in place of the value: a constant, or what a choice stands for. */
function replaced({ send }: Data, value: unknown): unknown {
  if (send === undefined) return undefined;
  if (!isObject(send)) return send;
  const map = send;
  const look = (one: unknown): unknown => (Object.hasOwn(map, String(one)) ? map[String(one)] : one);
  return Array.isArray(value) ? value.map(look) : look(value);
}

function typed(kind: Kind, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => typed(kind, one));
  if ((kind === 'number' || kind === 'id') && typeof value === 'string') {
    // Leading zeros belong to an id that is text.
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? exactNumber(value) : value;
  }
  return value;
}

function shaped(template: unknown, value: unknown, first: boolean): unknown {
  if (template === '$value') return value;
  if (template === '$first') return first;
  if (Array.isArray(template)) return template.map((one) => shaped(one, value, first));
  if (!isObject(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([key, inner]) => [key, shaped(inner, value, first)]));
}
