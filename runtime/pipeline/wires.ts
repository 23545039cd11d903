/** Where the values of flags and arguments go in a request. */
import type { Place, Wire } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { isCurrency, minorOf } from '../base/decimals.js';
import { CliError } from '../base/errors.js';
import { isUuid } from '../base/ids.js';
import { isObject, withoutPrototype } from '../base/objects.js';
import { wiresOf } from '../base/wires.js';
import type { Data } from './value.js';

/** A flag or argument with a value, and one of the places that the value goes to. */
export interface Given {
  readonly name: string;
  readonly data: Data;
  readonly place: Place;
  /** The name within the place: a field path, a parameter or a term. */
  readonly detail: string;
  readonly value: unknown;
}

type Declared = readonly (readonly [name: string, data: Data])[];

const declared = new WeakMap<object, Declared>();

/** Returns the arguments and flags of a command in the order in which it declares them. A bulk of requests asks for each one. */
export function dataOf(command: Pick<Context['command'], 'flags' | 'positionals'>): Declared {
  const known = declared.get(command) ?? Object.entries<Data>({ ...command.positionals, ...command.flags });
  declared.set(command, known);
  return known;
}

/** Returns the values with amounts in the minor units of their currencies, where the service has them so. */
export function inUnits(args: Row, command: Pick<Context['command'], 'flags' | 'positionals'>): Row {
  const found = dataOf(command).filter(([name, { minor }]) => minor !== undefined && args[name] !== undefined);
  if (found.length === 0) return args;
  const units = found.map(([name, { minor = '' }]) => {
    const currency = isCurrency(minor) ? minor : args[minor];
    const of = (amount: unknown): unknown => minorOf(String(amount), currency) ?? amount;
    const value = args[name];
    return [name, Array.isArray(value) ? value.map(of) : of(value)] as const;
  });
  return withoutPrototype(args, Object.fromEntries(units));
}

/** Returns the values that have a place on the wire, in the order in which the command declares them. */
export function givenOf(args: Row, command: Pick<Context['command'], 'flags' | 'positionals'>): Given[] {
  const given: Given[] = [];
  for (const [name, data] of dataOf(command)) {
    const value = args[name];
    // Of all kinds, only JSON has a null.
    if (value === undefined || (value === null && data.kind !== 'json')) continue;
    // A switch that is off sends nothing, unless it declares a value for `false`. Only the kind `yesno` sends a no.
    if (data.kind === 'boolean' && value === false && !isMapped(data)) continue;
    checkForms(name, data, value);
    for (const wire of wiresOf(data)) {
      if (wire.in !== 'body' && isNothing(data, value)) continue;
      const kept = wire.when === undefined ? value : ofForm(value, wire.when, wiresOf(data));
      if (kept !== undefined) given.push({ name, data, place: wire.in, detail: wire.name, value: kept });
    }
    const [first] = wiresOf(data);
    for (const [detail, constant] of Object.entries(data.with ?? {})) {
      if (first !== undefined) given.push({ name, data: CONSTANT, place: first.in, detail, value: constant });
    }
  }
  // The flag of a field overrides what another flag sends with its value.
  return given.filter((one) => isTyped(one) || !given.some((other) => isTyped(other) && isSame(one, other)));
}

/** Returns the values of the service's own global flags, for templates; a variable has its own value. */
export function globalValues({ service, options }: Pick<Context, 'service' | 'options'>): Row {
  const ofVariables = new Set(Object.values(service.variables).map(({ flag }) => flag));
  return Object.fromEntries(Object.entries(options.other).filter(([name]) => !ofVariables.has(name)));
}

/** Whether one of the choices stands for no value, which only JSON can send: a list is then not filtered. */
function isNothing({ send }: Data, value: unknown): boolean {
  return isObject(send) && [value].flat().some((one) => Object.hasOwn(send, String(one)) && send[String(one)] === null);
}

const isTyped = ({ data }: Given): boolean => data !== CONSTANT;

const isSame = (one: Given, other: Given): boolean => one.place === other.place && one.detail === other.detail;

const CONSTANT: Data = { describe: '', kind: 'text' };

/** Refuses a value that no wire takes: it would silently not be sent, and a list without its filter has every record. */
function checkForms(name: string, data: Data, value: unknown): void {
  const wires = wiresOf(data);
  if (wires.length === 0 || wires.some(({ when }) => when === undefined)) return;
  const wrong = [value].flat().find((one) => wires.every(({ when }) => when !== undefined && !fits(one, when, wires)));
  if (wrong === undefined) return;
  const forms = wires.map(({ when }) => (when === 'uuid' ? 'an id' : 'a number'));
  throw new CliError('input', `<${name}>: ${JSON.stringify(wrong)} is not ${[...new Set(forms)].join(' or ')}.`);
}

/** Whether a value has a form; `wires` are all those of its flag. */
function fits(one: unknown, form: string, wires: readonly Wire[]): boolean {
  const text = String(one);
  if (form === 'uuid') return isUuid(text);
  if (form === 'digits') return /^\d+$/.test(text);
  if (form !== 'other') return text === form;
  return !wires.some(({ when = 'other' }) => when !== 'other' && fits(one, when, wires));
}

const isMapped = ({ send }: Data): boolean => isObject(send) && Object.hasOwn(send, 'false');

/** Returns the values of that form; `undefined` without any. */
function ofForm(value: unknown, form: string, wires: readonly Wire[]): unknown {
  if (!Array.isArray(value)) return fits(value, form, wires) ? value : undefined;
  const kept = value.filter((one) => fits(one, form, wires));
  return kept.length === 0 ? undefined : kept;
}
