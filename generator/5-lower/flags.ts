/** Lowers flags and arguments. */
import { defined } from '../../runtime/base/defined.js';
import { isObject } from '../../runtime/base/objects.js';
import type { FlagData, PositionalData } from '../../runtime/contract/command.js';
import type { FlagSpec } from '../2-shape/types.js';
import { choicesOf } from '../3-bind/choices.js';
import { isBatch } from '../3-bind/derived.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';
import { camel, type Camel } from './camel.js';
import type { ArgumentIr, FlagIr } from './ir.js';

export function lowerFlag(
  flag: BoundFlag,
  dropped: (name: string) => boolean,
  references: Bound['references'],
): FlagIr {
  const { name, spec, origin, kind, required, unlessIn } = flag;
  const data: FlagData = {
    ...defined({
      alias: spec.alias,
      was: spec.was === undefined ? undefined : [spec.was].flat(),
      demandOption: required || undefined,
      unlessIn,
    }),
    ...common(flag, dropped, references),
    ...defined({ repeat: spec.repeatable || undefined }),
    describe: flag.summary,
  };
  const placeholder = kind === 'reference' ? typedName(spec.reference, references) : undefined;
  const options = Object.entries(flag.line?.options ?? {}).flatMap(([option, { reference }]) => {
    const typed = typedName(reference, references);
    return typed === undefined ? [] : [[option, typed] as const];
  });
  const placeholders = options.length === 0 ? undefined : Object.fromEntries(options);
  return { name, origin, data, ...defined({ placeholder, placeholders }), ...onlyShown(spec) };
}

/** Returns what users type for a reference whose records have names; undefined for any other. */
function typedName(reference: string | undefined, references: Bound['references']): string | undefined {
  const { scan, accepts } = references[reference ?? ''] ?? {};
  if (scan === undefined) return undefined;
  if (scan.code) return 'code|name';
  return `id|${scan.mark ?? ''}${accepts === undefined ? 'name' : TYPED[accepts]}`;
}

const TYPED = { digits: 'number', email: 'email' } as const;

/** Whether the value is a code, which is sent as text even if it has the form of a number. */
const isCode = ({ spec, kind }: BoundFlag, references: Bound['references']): boolean =>
  kind === 'reference' && references[spec.reference ?? '']?.scan?.code === true;

export function lowerArgument(flag: BoundFlag, command: BoundCommand, references: Bound['references']): ArgumentIr {
  const data: PositionalData = {
    required: flag.required,
    ...(flag.spec.variadic === true ? { variadic: true } : isBatch(flag, command) ? { batch: true } : {}),
    ...defined({ splits: flag.spec.splits }),
    ...common(flag, () => false, references),
    describe: flag.summary,
  };
  return { name: flag.name, data, ...onlyShown(flag.spec) };
}

/** Returns what help and completion use, and a run does not. */
const onlyShown = ({ placeholder, completes }: FlagSpec) => defined({ placeholder, completes });

/** Keys of a spec that have their own code below, or are not lowered. */
const handled = [
  'type',
  'of',
  'summary',
  'wire',
  'send',
  'choices',
  'default',
  'completes',
  'placeholder',
  'name',
  'alias',
  'was',
  'required',
  'repeatable',
  'variadic',
  'batch',
  'splits',
  'requires',
  'conflicts',
] as const satisfies readonly (keyof FlagSpec)[];

type Copied = Camel<Exclude<keyof FlagSpec, (typeof handled)[number]>>;

/** Returns the other keys in camel case, without those that are `false`. */
function copied(spec: FlagSpec): Pick<FlagData, Copied> {
  const skipped: readonly string[] = handled;
  const entries = Object.entries(spec).filter(([key, value]) => value !== false && !skipped.includes(key));
  return camel(Object.fromEntries(entries));
}

/** Returns the data that flags and arguments share, in the order of the output. */
function common(
  flag: BoundFlag,
  dropped: (name: string) => boolean,
  references: Bound['references'],
): Omit<FlagData, 'describe'> {
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
    ...(isCode(flag, references) ? { of: 'text' } : {}),
    ...defined({ choices }),
    ...defaultOf(flag),
    ...copied(spec),
    ...(requires === undefined || requires.length === 0 ? {} : { requires }),
    ...(conflicts === undefined || conflicts.length === 0 ? {} : { conflicts }),
    ...defined({ wire: more.length === 0 ? wire : wires }),
    ...defined({ send, line: flag.line }),
  };
}

/** Returns the sent value of each choice, if it differs from the typed one. */
function sentOf({ choices }: FlagSpec): Record<string, unknown> | undefined {
  if (choices === undefined || typeof choices === 'string' || Array.isArray(choices)) return undefined;
  return Object.fromEntries(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Decimals and JSON are text; other defaults stay as written. A boolean flag that sends a value for `false` is `false` by default.
 */
function defaultOf({ spec, kind }: BoundFlag): { readonly default?: unknown } {
  const value = spec.default;
  if (value === undefined) return kind === 'boolean' && isMapped(spec.send) ? { default: false } : {};
  const isList = spec.repeatable === true && Array.isArray(value);
  if (kind === 'json' && typeof value === 'object' && !isList) return { default: JSON.stringify(value) };
  if (kind === 'integer' && typeof value === 'string' && /^-?\d+$/.test(value)) return { default: Number(value) };
  return { default: typeof value === 'number' && kind !== 'integer' ? String(value) : value };
}

const isMapped = (send: unknown): boolean => isObject(send) && Object.hasOwn(send, 'false');
