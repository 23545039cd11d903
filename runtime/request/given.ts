import type { FlagData, Place, PositionalData } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/values.js';
import { isUuid } from '../base/ids.js';
import { isObject } from '../base/objects.js';
import { wiresOf } from '../base/wires.js';

export type Data = Omit<FlagData, 'type' | 'alias'> | PositionalData;

/** A flag or positional that was given, and one of the places its value goes to. */
export interface Given {
  readonly name: string;
  readonly data: Data;
  readonly place: Place;
  /** A field path, a parameter, a term: what the place needs to know. */
  readonly detail: string;
  readonly value: unknown;
}

/** What was given and has a place on the wire, in the order of the command's declaration. */
export function givenOf(args: Row, { flags, positionals }: Pick<Context['command'], 'flags' | 'positionals'>): Given[] {
  const given: Given[] = [];
  for (const [name, data] of Object.entries<Data>({ ...positionals, ...flags })) {
    const value = args[name];
    if (value === undefined || value === null) continue;
    // A switch that is off sends nothing, unless it says what; `yesno` is the kind that can say no.
    if (data.kind === 'boolean' && value === false && !isMapped(data)) continue;
    for (const wire of wiresOf(data)) {
      const kept = wire.when === undefined ? value : ofForm(value, wire.when);
      if (kept !== undefined) given.push({ name, data, place: wire.in, detail: wire.name, value: kept });
    }
  }
  return given;
}

const isMapped = ({ send }: Data): boolean => isObject(send) && Object.hasOwn(send, 'false');

/** The values of that form; `undefined` when there are none. */
function ofForm(value: unknown, form: 'uuid' | 'digits'): unknown {
  const fits = (one: unknown): boolean => (form === 'uuid' ? isUuid(String(one)) : /^\d+$/.test(String(one)));
  if (!Array.isArray(value)) return fits(value) ? value : undefined;
  const kept = value.filter(fits);
  return kept.length === 0 ? undefined : kept;
}
