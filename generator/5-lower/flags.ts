import { defined } from '../../runtime/base/defined.js';
import type { FlagData, PositionalData } from '../../runtime/contract/command.js';
import type { FlagSpec } from '../2-shape/types.js';
import { choicesOf } from '../3-bind/choices.js';
import type { BoundFlag } from '../3-bind/types.js';
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

/** What flags and arguments have in common, in the order in which it is printed. */
function common(flag: BoundFlag, dropped: (name: string) => boolean): Omit<FlagData, 'type' | 'describe'> {
  const { spec, kind, wire } = flag;
  const choices = choicesOf(spec);
  const send = spec.send ?? sentOf(spec);
  const others = (names: readonly string[] | undefined) => names?.filter((name) => !dropped(name));
  const requires = others(spec.requires);
  const conflicts = others(spec.conflicts);
  return {
    kind,
    ...(kind === 'csv' ? { of: spec.of ?? (spec.reference === undefined ? 'text' : 'reference') } : {}),
    ...defined({ reference: spec.reference, choices }),
    ...(spec.open === true ? { open: true } : {}),
    ...(spec.default === undefined ? {} : { default: defaultOf(spec.default, flag) }),
    ...defined({
      env: spec.env,
      min: spec.min,
      max: spec.max,
      minItems: spec['min-items'],
      maxItems: spec['max-items'],
      maxLength: spec['max-length'],
    }),
    ...(spec.months === true ? { months: true } : {}),
    ...defined({ day: spec.day, unit: spec.unit }),
    ...(spec.stdin === true ? { stdin: true } : {}),
    ...(requires === undefined || requires.length === 0 ? {} : { requires }),
    ...(conflicts === undefined || conflicts.length === 0 ? {} : { conflicts }),
    ...defined({ wire, send, as: spec.as }),
    ...(spec.hidden === true ? { hidden: true } : {}),
    ...(spec.secret === true ? { secret: true } : {}),
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
