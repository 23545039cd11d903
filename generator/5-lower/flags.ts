import { defined } from '../../runtime/base/defined.js';
import type { FlagData, PositionalData } from '../../runtime/contract/command.js';
import type { FlagSpec } from '../2-shape/types.js';
import { choicesOf } from '../3-bind/choices.js';
import type { BoundFlag } from '../3-bind/types.js';
import { camel, type Camel } from './camel.js';
import type { ArgumentIr, FlagIr } from './ir.js';

export function lowerFlag(flag: BoundFlag, dropped: (name: string) => boolean): FlagIr {
  const { name, spec, origin, kind, required } = flag;
  const data: FlagData = {
    type: kind === 'boolean' ? 'boolean' : 'string',
    ...defined({ alias: spec.alias }),
    ...(required ? { demandOption: true } : {}),
    ...common(flag, dropped),
    ...(spec.repeatable === true ? { repeat: true } : {}),
    describe: flag.summary,
  };
  return { name, origin, data, ...placeholder(spec) };
}

export function lowerArgument(flag: BoundFlag): ArgumentIr {
  const data: PositionalData = {
    required: flag.required,
    ...(flag.spec.variadic === true ? { variadic: true } : {}),
    ...common(flag, () => false),
    describe: flag.summary,
  };
  return { name: flag.name, data, ...placeholder(flag.spec) };
}

const placeholder = (spec: FlagSpec) => (spec.placeholder === undefined ? {} : { placeholder: spec.placeholder });

/** Keys of a spec that are lowered one by one, or not at all. */
const handled = [
  'type',
  'of',
  'summary',
  'wire',
  'send',
  'choices',
  'default',
  'placeholder',
  'name',
  'alias',
  'required',
  'repeatable',
  'variadic',
  'requires',
  'conflicts',
] as const satisfies readonly (keyof FlagSpec)[];

type Copied = Camel<Exclude<keyof FlagSpec, (typeof handled)[number]>>;

/** Every other key, with its name in camel case; a switch that is off is left out. */
function copied(spec: FlagSpec): Pick<FlagData, Copied> {
  const skipped: readonly string[] = handled;
  const entries = Object.entries(spec).filter(([key, value]) => value !== false && !skipped.includes(key));
  return camel(Object.fromEntries(entries));
}

/** What flags and arguments have in common, in the order in which it is printed. */
function common(flag: BoundFlag, dropped: (name: string) => boolean): Omit<FlagData, 'type' | 'describe'> {
  const { spec, kind, wires } = flag;
  const [wire, ...more] = wires;
  const choices = choicesOf(spec);
  const send = spec.send ?? sentOf(spec);
  const others = (names: readonly string[] | undefined) => names?.filter((name) => !dropped(name));
  const requires = others(spec.requires);
  const conflicts = others(spec.conflicts);
  return {
    kind,
    ...(kind === 'csv' ? { of: spec.of ?? (spec.reference === undefined ? 'text' : 'reference') } : {}),
    ...defined({ choices }),
    ...(spec.default === undefined ? {} : { default: defaultOf(spec.default, flag) }),
    ...copied(spec),
    ...(requires === undefined || requires.length === 0 ? {} : { requires }),
    ...(conflicts === undefined || conflicts.length === 0 ? {} : { conflicts }),
    ...(wire === undefined ? {} : { wire: more.length === 0 ? wire : wires }),
    ...defined({ send }),
  };
}

/** What is sent for each choice, when that differs from what is typed. */
function sentOf({ choices }: FlagSpec): Record<string, unknown> | undefined {
  if (choices === undefined || Array.isArray(choices)) return undefined;
  return Object.fromEntries(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Decimals are text wherever they are; everything else is what was written. */
function defaultOf(value: unknown, { kind }: BoundFlag): unknown {
  if (kind === 'integer' && typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  return typeof value === 'number' && kind !== 'integer' && kind !== 'period' ? String(value) : value;
}
