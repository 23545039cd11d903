/** Binds the flags and arguments of commands. */
import { placeOf, placeOfKey, placeOfValue, withEntry, type Span } from '../1-read/source.js';
import type { CommandSpec, FlagSpec, ServiceSpec, Verb } from '../2-shape/types.js';
import { candidates } from '../diagnostics/nearest.js';
import { respelled } from '../diagnostics/respelled.js';
import { partNames } from '../../runtime/base/split.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import { withChoices } from './choices.js';
import type { Frame } from './frame.js';
import { findField, fieldNames, uses } from './scope.js';
import type { BoundFlag, Origin, Scope } from './types.js';
import { capital, placeholders, words } from './words.js';

/** Returns a flag with kind and summary inferred; its wires follow when the request is known. */
export function bindFlag(
  name: string,
  spec: FlagSpec,
  origin: Origin,
  at: Span,
  more: Partial<BoundFlag> = {},
): BoundFlag {
  const kind = kindOf(spec);
  return {
    name,
    spec,
    origin,
    kind,
    summary: spec.summary ?? inferredSummary(name, kind),
    required: spec.required ?? false,
    wires: [],
    at,
    usedAt: at,
    ...more,
  };
}

/** Returns the names under which values can be used: those of flags and arguments, and of the parts of arguments. */
export const valueNames = (flags: readonly BoundFlag[]): string[] =>
  flags.flatMap(({ name, spec }) => [name, ...partNames(spec)]);

export function kindOf(spec: FlagSpec): Kind {
  if (spec.reference !== undefined && spec.type !== 'csv') return 'reference';
  const implied = spec.minor === undefined ? 'text' : 'number';
  return spec.type ?? (spec.choices === undefined ? implied : 'enum');
}

function inferredSummary(name: string, kind: Kind): string {
  const text = words(name);
  return capital(kind === 'id' && !/\bid$/.test(text) ? `${text} id` : text);
}

/**
 * Returns the flags of a command in the order of help: fields in the order of `takes`, its own by name, then those of flag
 * groups. A flag that the command declares itself overrides one of a flag group.
 */
export function collectFlags(spec: CommandSpec, scope: Scope, frame: Frame): BoundFlag[] {
  const { service, taken, report } = frame;
  const found = new Map<string, BoundFlag>();
  for (const flag of takenFields(spec, scope, frame)) found.set(flag.name, flag);
  for (const name of Object.keys(spec.flags ?? {}).sort()) {
    const at = placeOfKey(spec.flags as object, name);
    if (found.has(name)) report.add('CS309', at, { name });
    else found.set(name, bindFlag(name, withChoices(spec.flags?.[name] ?? {}, frame), 'own', at));
  }
  const own = new Set(found.keys());
  const from = new Map<string, string>();
  for (const { name: group, at } of [...scope.use, ...uses(spec)]) {
    const flags = service['flag-groups']?.[group];
    if (flags === undefined) {
      const known = Object.keys(service['flag-groups'] ?? {});
      report.add(
        'CS307',
        at,
        { name: group, hint: candidates(group, known, 'Flag groups') },
        respelled(
          at,
          group,
          known.filter((other) => !uses(spec).some((one) => one.name === other)),
        ),
      );
      continue;
    }
    taken.groups.add(group);
    for (const name of Object.keys(flags).sort()) {
      const other = from.get(name);
      if (own.has(name) || other === group) continue;
      if (other !== undefined) report.add('CS310', at, { name, one: other, other: group });
      from.set(name, group);
      const flag = withChoices(flags[name] ?? {}, frame);
      found.set(name, bindFlag(name, flag, { flagGroup: group }, placeOfKey(flags, name), { usedAt: at }));
    }
  }
  return [...found.values()].map((flag) => withDefault(flag, scope));
}

/** Adds the default that a group declares for an optional flag without one of its own. */
function withDefault(flag: BoundFlag, { flagDefaults }: Scope): BoundFlag {
  const table = flagDefaults.find((one) => Object.hasOwn(one, flag.name));
  if (table === undefined || flag.required || flag.spec.default !== undefined) return flag;
  return { ...flag, spec: withEntry(flag.spec, 'default', table, flag.name) };
}

function takenFields(spec: CommandSpec, scope: Scope, frame: Frame): BoundFlag[] {
  const { taken, report } = frame;
  const flags = new Map<string, BoundFlag>();
  (spec.takes ?? []).forEach((written, index) => {
    const usedAt = placeOfValue(spec.takes as object, index);
    const name = written.replace(/!$/, '');
    const field = findField(scope, name);
    if (field === undefined) {
      const known = fieldNames(scope);
      report.add(
        'CS306',
        usedAt,
        { name, hint: candidates(name, known, 'Known fields') },
        respelled(
          usedAt,
          name,
          known.filter((other) => !spec.takes?.some((one) => one.replace(/!$/, '') === other)),
        ),
      );
      return;
    }
    taken.fields.add(field.spec);
    if (flags.has(name)) report.add('CS309', usedAt, { name });
    const required = written.endsWith('!') || (field.spec.required ?? false);
    const flag = withChoices(field.spec, frame);
    flags.set(name, bindFlag(name, flag, 'field', placeOfKey(field.table, name), { usedAt, required }));
  });
  return [...flags.values()];
}

/** Returns the arguments that a command declares. */
export function writtenArgs(spec: CommandSpec): BoundFlag[] {
  return Object.entries(spec.args ?? {}).map(([name, arg]) =>
    bindFlag(name, arg, 'argument', placeOfKey(spec.args as object, name), {
      required: arg.required ?? true,
    }),
  );
}

/** Returns the names in the path that are neither flags nor variables; without a path, the id of a verb on one record. */
export function inferredArgs(
  path: string | undefined,
  verb: Verb | undefined,
  scope: Scope,
  flagNames: ReadonlySet<string>,
  service: ServiceSpec,
): BoundFlag[] {
  const one = verb === 'get' || verb === 'update' || verb === 'delete';
  const names = path === undefined ? (one ? [scope.id] : []) : placeholders(path);
  return [...new Set(names.map((name) => scope.parts.get(name) ?? name))]
    .filter((name) => !flagNames.has(name) && !Object.hasOwn(service.variables ?? {}, name))
    .flatMap((name) => {
      const spec = scope.ids.get(name);
      return spec === undefined
        ? []
        : [bindFlag(name, spec, 'argument', placeOf(spec), { required: spec.required ?? true })];
    });
}

/** Returns what users type for a flag or an argument. */
export function typedAs({ name, origin }: BoundFlag): string {
  return origin === 'argument' ? `<${name}>` : `--${name}`;
}
