/** Look-ups for duplicates that a create of any resource shares with the commands that create records of one resource. */
import { defined } from '../../runtime/base/defined.js';
import { holes } from '../../runtime/base/template.js';
import type { DuplicatePlan } from '../../runtime/contract/resource.js';
import type { FindSpec } from '../2-shape/types.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';
import { lookUpConditions } from '../3-bind/writes.js';
import { findPlan } from './lookups.js';

type Duplicates = Readonly<Record<string, readonly DuplicatePlan[]>>;
type Constants = Record<string, string | number | boolean>;

/** Returns the look-ups of a create whose resource is an argument, by resource; `undefined` for any other command. */
export function lowerDuplicates(command: BoundCommand, bound: Bound): Duplicates | undefined {
  const { resource, method } = command.request ?? {};
  if (command.effect !== 'create' || method !== 'POST' || resource === undefined || resource.record !== undefined)
    return undefined;
  const own = new Set(command.flags.map(({ name }) => name));
  const found = new Map<string, Map<string, DuplicatePlan>>();
  for (const other of bound.commands) {
    const record = other.effect === 'create' ? other.request?.resource?.record : undefined;
    for (const name of record === undefined ? [] : (other.spec.find ?? [])) {
      const spec = bound.spec.find?.[name];
      if (record === undefined || spec?.expect !== 'none' || spec.resource !== record.name) continue;
      const plan = byFields(spec, other, own, bound);
      if (plan === undefined) continue;
      const plans = found.get(record.name) ?? new Map<string, DuplicatePlan>();
      found.set(record.name, plans.set(name, plan));
    }
  }
  const names = [...found.keys()].sort();
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, [...(found.get(name)?.values() ?? [])]]));
}

/** Returns a look-up with fields of the body in place of the flags that set them; `undefined` if one sets no field. */
function byFields(
  spec: FindSpec,
  { args, flags }: BoundCommand,
  own: ReadonlySet<string>,
  bound: Bound,
): DuplicatePlan | undefined {
  const all = [...args, ...flags];
  const named = (name: string): BoundFlag | undefined => all.find((flag) => flag.name === name);
  const fields = new Map(holes(spec.where).map((name) => [name, fieldOf(named(name))]));
  if ([...fields.values()].includes(undefined)) return undefined;
  const where = [...fields].reduce(
    (text, [name, field]) => text.replaceAll(`{${name}}`, `{${String(field)}}`),
    spec.where,
  );

  const only: Constants = {};
  const except: Constants = {};
  const conditions = lookUpConditions(spec);
  for (const name of conditions.when) {
    const constant = constantOf(named(name));
    if (constant === undefined) return undefined;
    Object.assign(only, constant);
  }
  for (const name of conditions.unless) Object.assign(except, constantOf(named(name)));
  const { path, query, noun, shows } = findPlan({ ...spec, where }, [], bound);
  const unless = conditions.unless.filter((name) => own.has(name));
  return {
    path,
    query,
    noun,
    ...defined({ shows }),
    ...(Object.keys(only).length > 0 && { only }),
    ...(Object.keys(except).length > 0 && { except }),
    ...(unless.length > 0 && { unless }),
  };
}

/** Returns the field of the body that a flag sets as it is typed. A date may be stored with a time, which no look-up by day finds. */
function fieldOf(flag: BoundFlag | undefined): string | undefined {
  const [wire, ...more] = flag?.wires ?? [];
  const isPlain = flag?.spec.as === undefined && flag?.kind !== 'date' && flag?.kind !== 'timestamp';
  return wire?.in === 'body' && more.length === 0 && isPlain && /^\w+$/.test(wire.name) ? wire.name : undefined;
}

/** Returns the field and the value that a flag without a value of its own sends. */
function constantOf(flag: BoundFlag | undefined): Constants | undefined {
  const field = fieldOf(flag);
  const send: unknown = flag?.spec.send;
  const isConstant = typeof send === 'string' || typeof send === 'number' || typeof send === 'boolean';
  return field === undefined || !isConstant ? undefined : { [field]: send };
}
